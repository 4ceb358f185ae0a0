import path from 'node:path';
import type { Command } from 'commander';
import { readLayeredConfiguration } from '../../config/configuration-layers.ts';
import type { Environment } from '../../config/environment.ts';
import { configurationPaths } from '../../wiring/configuration-path.ts';
import type { ImportOptions, ImportPlace } from './run-import.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');

const collect = (one: string, all: readonly string[]) => [...all, one];

/** Adds `import candidates` and `import jobs` to a command line. */
export function importCommands(program: Command, environmentOf: () => Environment): void {
  function placeOf(): ImportPlace {
    const environment = environmentOf();
    const files = configurationPaths(ROOT, process.env);
    return { environment, configuration: readLayeredConfiguration(files, () => undefined) };
  }
  const command = program
    .command('import')
    .description('take candidates or jobs in from files: PDF, Word, text, CSV, NDJSON, JSON Resume, JobPosting');
  for (const kind of ['CANDIDATE', 'JOB'] as const) {
    const noun = kind === 'JOB' ? 'jobs' : 'candidates';
    command
      .command(noun)
      .description(`import ${noun}; the same command again goes on, or takes in only what changed`)
      .argument('<paths...>', 'files and folders')
      .option('--index <name>', 'the index to import into')
      .option('--map <column=field>', 'where a column of a CSV file goes; may be repeated', collect, [])
      .option('--server <url>', 'a running server instead of the data folder')
      .option('--token-file <file>', 'the access token for a server with a login; read anew for each file')
      .option('--report <file>', 'a CSV file for everything that is rejected, with reasons')
      .option('--dry-run', 'read and check only')
      .option('--again', 'import unchanged files too')
      .action(async (paths: readonly string[], options: ImportOptions) => {
        // two thirds of all that the command line loads: the other commands begin without what reads documents
        const { runImport } = await import('./run-import.ts');
        await runImport(kind, paths, options, placeOf());
      });
  }
}
