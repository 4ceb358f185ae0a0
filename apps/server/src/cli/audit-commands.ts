import { type AuditHead, readAuditLog, verifyAuditLog } from '@counterpart/store';
import type { Command } from 'commander';
import { CommandFailure } from './command-failure.ts';

function headFrom(text: string | undefined): AuditHead | null {
  if (text === undefined) return null;
  const [, number, hash] = /^(\d{1,15}):([\w-]+)$/.exec(text) ?? [];
  if (number === undefined || hash === undefined)
    throw new CommandFailure('--head: Expected what verify printed, such as 12:Xy…');
  return { number: Number(number), hash };
}

/** `counterpart audit`: what was changed, taken out and let in, and whether the log is as it was written. */
export function auditCommands(program: Command, dataDir: () => string): void {
  const audit = program.command('audit').description('what was changed, taken out and let in, and by whom');
  audit
    .command('list')
    .description('the newest entries, a JSON line each')
    .option('--limit <number>', 'entries at most', '100')
    .action(({ limit }: { readonly limit: string }) => {
      const most = Number(limit);
      if (!Number.isInteger(most) || most < 1) throw new CommandFailure('--limit: Expected a number from 1.');
      for (const entry of readAuditLog(dataDir(), most)) console.log(JSON.stringify(entry));
    });
  audit
    .command('verify')
    .description('follows the log entry by entry; fails when one was changed, removed or moved, or the end was cut off')
    .option('--head <number:hash>', 'the head that an earlier verify printed and that was kept elsewhere')
    .action(({ head }: { readonly head?: string }) => {
      const found = verifyAuditLog(dataDir(), headFrom(head));
      if (found === null) {
        if (head !== undefined) throw new CommandFailure('There is no audit log, and there was one.');
        console.log('There is no audit log yet.');
        return;
      }
      if (found.broken !== null) throw new CommandFailure(`Entry ${found.broken} ${found.reason}.`);
      console.log(`${found.entries} entries, each as it was written. Head ${found.head.number}:${found.head.hash}`);
    });
}
