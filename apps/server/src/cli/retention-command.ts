import { openSqliteStore } from '@counterpart/store';
import type { Command } from 'commander';
import { type RetentionSettings, retentionDays } from '../config/retention-settings.ts';
import { Retention } from '../services/retention.ts';
import { CommandFailure } from './command-failure.ts';

/** `counterpart retention`: what was kept longer than the configuration allows, and its removal. */
export function retentionCommand(
  program: Command,
  dataDir: () => string,
  settings: () => RetentionSettings | undefined,
): void {
  program
    .command('retention')
    .description('what was kept longer than server.retention allows; stop the server first')
    .option('--apply', 'remove it')
    .action(async ({ apply = false }: { readonly apply?: boolean }) => {
      const store = openSqliteStore(dataDir());
      try {
        const retention = new Retention(store, retentionDays(settings()), () => new Date());
        if (!retention.isConfigured) throw new CommandFailure('No time is configured: see server.retention.');
        const { candidates, jobs, accesses } = apply ? await retention.apply(() => undefined) : retention.due();
        const what = `${candidates} candidates, ${jobs} jobs and ${accesses} entries of the access log`;
        console.log(apply ? `${what} were removed.` : `${what} are older than configured; --apply removes them.`);
      } finally {
        store.close();
      }
    });
}
