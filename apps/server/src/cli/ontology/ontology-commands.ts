import path from 'node:path';
import { DEFAULT_STRATEGY_PARAMETERS } from '@counterpart/domain';
import {
  countReach,
  loadStarterOntology,
  OntologyFolder,
  ontologyOf,
  readCustomerCsv,
  readCustomerJson,
  readEsco,
  readOntologyBytes,
} from '@counterpart/ontology';
import type { Command } from 'commander';
import { CommandFailure } from '../command-failure.ts';
import { editCommands } from './ontology-edit-commands.ts';
import { exportOntology } from './ontology-export.ts';
import { ESCO_ACKNOWLEDGEMENT, progressPrinter, reportChange } from './ontology-report.ts';

const REPLACE = 'leave out the starter’s occupations, plain skills and soft skills';
const EXPANSION = {
  ...DEFAULT_STRATEGY_PARAMETERS.expansion,
  relations: DEFAULT_STRATEGY_PARAMETERS.required.relations,
};

/** Adds `ontology import`, `export`, `stats`, the edits and `reset` to a command line. */
export function ontologyCommands(program: Command, folderOf: () => string): void {
  const ontology = program.command('ontology').description('the ontology: import, export, edit and describe it');
  importCommands(ontology, folderOf);
  editCommands(ontology, folderOf);
  ontology
    .command('export')
    .description('write the whole ontology: starter, imports and edits')
    .option('--format <format>', 'json or csv', 'json')
    .option('--out <file>', 'a file instead of the terminal')
    .action((options: { readonly format: string; readonly out?: string }) => {
      exportOntology(ontologyOf(readOntologyBytes(folderOf())), options);
    });
  ontology
    .command('stats')
    .description('counts of concepts, labels and relations, and how far concepts reach')
    .option('--starter', 'the starter ontology instead of the current one')
    .action(({ starter }: { readonly starter?: boolean }) => {
      const folder = folderOf();
      const current = starter === true ? loadStarterOntology() : ontologyOf(readOntologyBytes(folder));
      const { sources, edits } = new OntologyFolder(folder).state();
      const imports = sources.map(({ kind, name, size, replacesStarter }) => ({ kind, name, size, replacesStarter }));
      const origin = starter === true ? {} : { imports, edits: edits.length };
      const reach = countReach(current, EXPANSION);
      console.log(JSON.stringify({ version: current.version, ...origin, ...current.stats(), reach }, null, 2));
      if (starter !== true && sources.some(({ kind }) => kind === 'esco')) console.error(ESCO_ACKNOWLEDGEMENT);
    });
  ontology
    .command('reset')
    .description('back to the starter ontology: takes imports and edits away')
    .option('--keep-edits', 'keep the edits')
    .action(({ keepEdits }: { readonly keepEdits?: boolean }) => {
      reportChange(new OntologyFolder(folderOf()).reset(keepEdits === true));
    });
}

function importCommands(ontology: Command, folderOf: () => string): void {
  const imports = ontology
    .command('import')
    .description('add concepts from files; an import of the same name is replaced');
  imports
    .command('esco <folder>')
    .description('an ESCO download (CSV, also gzipped), any release and languages')
    .option('--replace', REPLACE)
    .action(async (folder: string, { replace }: { readonly replace?: boolean }) => {
      const started = performance.now();
      const { concepts, dangling, ignored } = await readEsco(path.resolve(folder), progressPrinter());
      if (ignored.length > 0) console.log(`Not used: ${ignored.join(', ')}`);
      if (dangling > 0) console.log(`${dangling} relations name concepts that no file describes; they are left out.`);
      const change = new OntologyFolder(folderOf()).addSource({
        kind: 'esco',
        name: 'esco',
        replacesStarter: replace === true,
        records: concepts,
      });
      console.log(`${concepts.length} ESCO concepts, ${change.merged.size} of them one with a starter concept.`);
      reportChange(change);
      console.log(`Imported in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
      console.log(ESCO_ACKNOWLEDGEMENT);
    });
  for (const format of ['csv', 'json'] as const) {
    imports
      .command(`${format} <file>`)
      .description(
        `a customer’s own concepts as ${format === 'csv' ? 'CSV' : 'JSON or NDJSON'} (docs/ontology-formats.md)`,
      )
      .option('--name <name>', 'the name of the import, by default that of the file')
      .option('--replace', REPLACE)
      .action(async (given: string, options: { readonly name?: string; readonly replace?: boolean }) => {
        const file = path.resolve(given);
        const name = options.name ?? path.basename(file);
        if (name === 'esco')
          throw new CommandFailure('The name esco is reserved for ESCO: choose another with --name.');
        const records = format === 'csv' ? await readCustomerCsv(file, progressPrinter()) : readCustomerJson(file);
        const replacesStarter = options.replace === true;
        reportChange(new OntologyFolder(folderOf()).addSource({ kind: 'customer', name, replacesStarter, records }));
      });
  }
  imports
    .command('remove <name>')
    .description('take an import away: esco, or the name of a customer’s file')
    .action((name: string) => reportChange(new OntologyFolder(folderOf()).removeSource(name)));
}
