import type { CustomerModules } from '../../state/configuration/load-configuration.ts';

/** The modules below `variants/`, each a file of its own that only its customer's installation loads (SET-17). */
const FOUND = import.meta.glob('../../../../../variants/*/module.ts');

/** The modules of customers by their folder. */
export const customerModules: CustomerModules = Object.fromEntries(
  Object.entries(FOUND).map(([path, load]) => [path.split('/').at(-2) ?? '', load]),
);
