import type { Language } from '@counterpart/domain';
import type { ParsingAspect } from '../src/index.ts';
import { parser } from './starter-parser.ts';

/** What is read of one kind in an ad without a title of its own, in the order of the text. */
export function aspectsOf<Type extends ParsingAspect['aspectType']>(
  language: Language,
  text: string,
  type: Type,
): readonly Extract<ParsingAspect, { aspectType: Type }>[] {
  const is = (aspect: ParsingAspect): aspect is Extract<ParsingAspect, { aspectType: Type }> =>
    aspect.aspectType === type;
  return parser.parseJob({ title: '', text, language }).parsingAspects.filter(is);
}
