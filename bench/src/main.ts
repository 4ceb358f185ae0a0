import { parseArgs } from 'node:util';
import { type Figure, FIGURE_HEAD, figureLine } from './figures/figure.ts';

interface SectionOptions {
  readonly dataFolder: string | undefined;
  /** A server that runs already, for what is measured in a browser. */
  readonly base: string | undefined;
  /** Documents of the largest index that is measured. */
  readonly largest: number;
  /** Prints a figure at once: a section of many minutes is not to lose them all. */
  readonly report: (figure: Figure) => void;
}

/** Each loads what it measures when it runs, so that one can run while another's package is broken. */
const SECTIONS: Readonly<Record<string, (options: SectionOptions) => Promise<readonly Figure[]>>> = {
  engine: async ({ largest, report }) => (await import('./sections/engine-section.ts')).engineSection(largest, report),
  threads: async ({ largest, report }) =>
    (await import('./sections/threads-section.ts')).threadsSection(largest, report),
  demo: async () => (await import('./sections/demo-section.ts')).demoSection(),
  parsing: async () => (await import('./sections/parsing-section.ts')).parsingSection(),
  ontology: async ({ dataFolder }) =>
    dataFolder === undefined ? [] : (await import('./sections/ontology-section.ts')).ontologySection(dataFolder),
  http: async () => (await import('./sections/http-section.ts')).httpSection(),
  screens: async ({ base }) => (await import('./sections/screens-section.ts')).screensSection(base),
  limits: async () => (await import('./sections/limits-section.ts')).limitsSection(),
  feedback: async () => (await import('./sections/feedback-section.ts')).feedbackSection(),
  'matching-test': async () => (await import('./sections/matching-test-section.ts')).matchingTestSection(),
  downloads: async () => (await import('./sections/downloads-section.ts')).downloadsSection(),
};
const USAGE = `Usage: npm run bench -- [--data DIR] [--documents N] [--base URL] [${Object.keys(SECTIONS).join('] [')}]   (all sections when none is named; ontology needs --data, a folder with esco; engine and threads measure indices of 10,000, 100,000 and 1,000,000 documents up to N, 100,000 unless said, engine also 5,000,000; screens measures a server of its own, or the one at --base)`;

function fail(line: string): never {
  console.error(line);
  process.exit(1);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean' },
    data: { type: 'string' },
    documents: { type: 'string' },
    base: { type: 'string' },
  },
});
if (values.help === true) {
  console.log(USAGE);
} else {
  const unknown = positionals.filter((name) => !Object.hasOwn(SECTIONS, name));
  if (unknown.length > 0) fail(`There is no section "${unknown.join('", "')}". ${USAGE}`);
  if (positionals.includes('ontology') && values.data === undefined) fail(`ontology needs --data. ${USAGE}`);
  console.log(FIGURE_HEAD);
  const report = (figure: Figure): void => console.log(figureLine(figure));
  const options = { dataFolder: values.data, base: values.base, largest: Number(values.documents ?? 100_000), report };
  // One after the other: two that share the cores would measure each other.
  for (const [name, section] of Object.entries(SECTIONS)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    for (const figure of await section(options)) console.log(figureLine(figure));
  }
}
