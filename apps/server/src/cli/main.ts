import path from 'node:path';
import { openSqliteStore, StoreFailure } from '@counterpart/store';
import { loadStarterOntology } from '@counterpart/ontology';
import { Command } from 'commander';
import { EnvironmentError, readEnvironment } from '../config/environment.ts';
import { removeDemoData } from '../services/demo-data.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

const program = new Command('counterpart').description('Counterpart: recruitment matching that shows its sums.');

const demo = program.command('demo').description('the demo data');
demo
  .command('remove')
  .description('remove every demo candidate and job; they do not come back')
  .action(() => {
    const { dataDir } = readEnvironment({ ...process.env, DEMO: 'off' }, ROOT);
    const store = openSqliteStore(dataDir);
    try {
      console.log(`${removeDemoData(store, new Date().toISOString())} demo documents removed.`);
    } finally {
      store.close();
    }
  });

const ontology = program.command('ontology').description('the ontology');
ontology
  .command('stats')
  .description('counts of concepts, labels and relations')
  .action(() => console.log(JSON.stringify(loadStarterOntology().stats(), null, 2)));

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof StoreFailure) && !(error instanceof EnvironmentError)) throw error;
  console.error(
    error instanceof StoreFailure && error.reason === 'IN_USE' ? `${error.message} Stop it first.` : error.message,
  );
  process.exit(1);
}
