export { conformanceSuite } from './conformance-suite.ts';
