import path from 'node:path';
import { openSqliteStore, readAccessLog, readSubject, StoreFailure } from '@counterpart/store';
import { ConfigurationError } from '@counterpart/domain';
import { ImportError, StoredOntologyError } from '@counterpart/ontology';
import { Command } from 'commander';
import { readLayeredConfiguration } from '../config/configuration-layers.ts';
import { type Environment, EnvironmentError, readEnvironment } from '../config/environment.ts';
import { removeDemoData } from '../services/documents/demo-data.ts';
import { importsFolder, rememberedImports } from '../services/remembered-imports.ts';
import { isKnown } from '../services/subjects.ts';
import { configurationPaths } from '../wiring/configuration-path.ts';
import { ONTOLOGY_FOLDER } from '../wiring/ontology-folder-name.ts';
import { auditCommands } from './audit-commands.ts';
import { backupCommands } from './backup-commands.ts';
import { CommandFailure } from './command-failure.ts';
import { configCommands } from './config-commands.ts';
import { eraseTraces } from './erase-traces.ts';
import { importCommands } from './imports/import-commands.ts';
import { retentionCommand } from './retention-command.ts';
import { ontologyCommands } from './ontology/ontology-commands.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** The environment of a server started here; what only a running server minds is not asked. */
function environment(): Environment {
  const variables: NodeJS.ProcessEnv = { ...process.env, DEMO: 'off', HOST: '127.0.0.1' };
  const configuration = readLayeredConfiguration(configurationPaths(ROOT, variables), () => undefined);
  return readEnvironment(variables, ROOT, configuration.server);
}

const program = new Command('counterpart').description('Counterpart: recruitment matching that shows its sums.');

const demo = program.command('demo').description('the demo data');
demo
  .command('remove')
  .description('remove every demo candidate and job; they do not come back')
  .action(() => {
    const { dataDir } = environment();
    const store = openSqliteStore(dataDir);
    try {
      console.log(`${removeDemoData(store, new Date().toISOString())} demo documents removed.`);
    } finally {
      store.close();
    }
  });

program
  .command('erase')
  .description('remove everything that is kept of an id: documents, notes, selections, what imports remember of it')
  .argument('<id>', 'the id of a candidate or a job')
  .action((id: string) => {
    for (const line of eraseTraces(environment().dataDir, id)) console.log(line);
  });

program
  .command('subject-export')
  .description('everything that is kept of an id, as one JSON, also while the server runs')
  .argument('<id>', 'the id of a candidate or a job')
  .action(async (id: string) => {
    const { dataDir } = environment();
    const data = readSubject(dataDir, id);
    const imports = await rememberedImports(importsFolder(dataDir), id);
    if (!isKnown(data) && imports.length === 0) throw new CommandFailure(`Nothing is kept of ${id}.`);
    console.log(JSON.stringify({ ...data, imports }, null, 2));
  });

program
  .command('access-log')
  .description('who read many documents at once: downloads, lists of ids, long pages; newest first, a JSON line each')
  .option('--limit <number>', 'entries at most', '100')
  .action(({ limit }: { readonly limit: string }) => {
    const most = Number(limit);
    if (!Number.isInteger(most) || most < 1) throw new CommandFailure('--limit: Expected a number from 1.');
    for (const entry of readAccessLog(environment().dataDir, most)) console.log(JSON.stringify(entry));
  });

backupCommands(program, () => environment().dataDir);
retentionCommand(
  program,
  () => environment().dataDir,
  () => readLayeredConfiguration(configurationPaths(ROOT, process.env), () => undefined).server.retention,
);
auditCommands(program, () => environment().dataDir);
ontologyCommands(program, () => path.join(environment().dataDir, ONTOLOGY_FOLDER));
importCommands(program, environment);
configCommands(program, ROOT);

/** Failures that whoever typed the command can mend: they leave as their message alone. */
const MENDABLE = [StoreFailure, EnvironmentError, ConfigurationError, CommandFailure, ImportError, StoredOntologyError];

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof Error) || !MENDABLE.some((kind) => error instanceof kind)) throw error;
  console.error(
    error instanceof StoreFailure && error.reason === 'IN_USE' ? `${error.message} Stop it first.` : error.message,
  );
  process.exit(1);
}
