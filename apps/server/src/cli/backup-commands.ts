import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { backupStore, restoreStore } from '@counterpart/store';
import type { Command } from 'commander';
import { ONTOLOGY_FOLDER } from '../wiring/ontology-folder-name.ts';
import { SNAPSHOT_FOLDER } from '../wiring/snapshot-files.ts';

/** `counterpart backup` and `restore`: the database and the ontology; snapshots are made again from them. */
export function backupCommands(program: Command, dataDir: () => string): void {
  program
    .command('backup')
    .description('copy all that is stored into a new folder, also while the server runs')
    .argument('<folder>', 'a folder that holds no backup yet')
    .action(async (folder: string) => {
      const data = dataDir();
      const target = path.resolve(folder);
      await backupStore(data, target);
      const ontology = path.join(data, ONTOLOGY_FOLDER);
      if (existsSync(ontology)) cpSync(ontology, path.join(target, ONTOLOGY_FOLDER), { recursive: true });
      console.log(`The backup is in ${target}.`);
    });

  program
    .command('restore')
    .description('put a backup in the place of what is stored; whoever was erased since is erased again')
    .argument('<folder>', 'a folder that backup made')
    .action((folder: string) => {
      const data = dataDir();
      const source = path.resolve(folder);
      const { documents, erased } = restoreStore(source, data, new Date().toISOString());
      // they hold what was indexed before
      rmSync(path.join(data, SNAPSHOT_FOLDER), { recursive: true, force: true });
      const ontology = path.join(source, ONTOLOGY_FOLDER);
      if (existsSync(ontology)) {
        rmSync(path.join(data, ONTOLOGY_FOLDER), { recursive: true, force: true });
        cpSync(ontology, path.join(data, ONTOLOGY_FOLDER), { recursive: true });
      }
      console.log(`${documents} documents were restored.`);
      if (erased > 0) console.log(`${erased} ids that were erased since the backup were erased again.`);
    });
}
