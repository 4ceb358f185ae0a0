import { parseArgs } from 'node:util';
import { type Figure, FIGURE_HEAD, figureLine } from './figure.ts';

/** Each loads what it measures when it runs, so that one can run while another's package is broken. */
const SECTIONS: Readonly<Record<string, (dataFolder: string | undefined) => Promise<readonly Figure[]>>> = {
  engine: async () => (await import('./engine-section.ts')).engineSection(),
  parsing: async () => (await import('./parsing-section.ts')).parsingSection(),
  ontology: async (dataFolder) =>
    dataFolder === undefined ? [] : (await import('./ontology-section.ts')).ontologySection(dataFolder),
  synthetic: async () => (await import('./synthetic-section.ts')).syntheticSection(),
  http: async () => (await import('./http-section.ts')).httpSection(),
  limits: async () => (await import('./limits-section.ts')).limitsSection(),
};
const USAGE = `Usage: npm run bench -- [--data DIR] [${Object.keys(SECTIONS).join('] [')}]   (all sections when none is named; ontology needs --data, a folder with esco)`;

function fail(line: string): never {
  console.error(line);
  process.exit(1);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean' }, data: { type: 'string' } },
});
if (values.help === true) {
  console.log(USAGE);
} else {
  const unknown = positionals.filter((name) => !Object.hasOwn(SECTIONS, name));
  if (unknown.length > 0) fail(`There is no section "${unknown.join('", "')}". ${USAGE}`);
  console.log(FIGURE_HEAD);
  // One after the other: two that share the cores would measure each other.
  for (const [name, section] of Object.entries(SECTIONS)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    for (const figure of await section(values.data)) console.log(figureLine(figure));
  }
}
