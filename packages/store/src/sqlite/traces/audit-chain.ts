import { createHmac } from 'node:crypto';
import type { AuditEntry } from '../../log-entries.ts';

/** What the first entry follows. */
export const NO_ENTRY = '';

/** An entry as it lies in the table. */
export interface ChainedEntry extends AuditEntry {
  readonly previous: string;
  readonly hash: string;
}

/** The end of a log: its last number, 0 when it is empty, and that entry's hash. */
export interface AuditHead {
  readonly number: number;
  readonly hash: string;
}

/** What was found of a log; `broken` is the number of the first entry that is not as it was written, null when all are. */
export interface AuditFinding {
  readonly entries: number;
  readonly head: AuditHead;
  readonly broken: number | null;
  readonly reason: string | null;
}

/** The hash of an entry: over what it says, its number, and the hash before it. */
export function entryHash(key: string, entry: AuditEntry, previous: string): string {
  const { number, at, by, action, index, target, detail } = entry;
  const content = JSON.stringify([
    previous,
    number,
    at,
    by?.subject ?? null,
    by?.name ?? null,
    action,
    index,
    target,
    detail,
  ]);
  return createHmac('sha256', key).update(content).digest('base64url');
}

/** The same for the same id, and nobody's id. */
export function targetHash(key: string, id: string): string {
  return createHmac('sha256', key).update(`target ${id}`).digest('base64url').slice(0, 22);
}

/** The seal of a head, so that a log that was cut off does not end where it says. */
export function headSeal(key: string, { number, hash }: AuditHead): string {
  return createHmac('sha256', key).update(`head ${number} ${hash}`).digest('base64url');
}

/**
 * Follows a log from its first entry to the head that was kept; `noted` is a head that somebody wrote down elsewhere.
 *
 *     1 ── hash ──▶ 2 ── hash ──▶ 3 ── hash = the head's, under its seal
 */
export function verifyChain(
  key: string,
  entries: Iterable<ChainedEntry>,
  kept: (AuditHead & { readonly seal: string }) | null,
  noted: AuditHead | null,
): AuditFinding {
  let head: AuditHead = { number: 0, hash: NO_ENTRY };
  let isNotedSeen = noted === null || noted.number === 0;
  const broken = (number: number, reason: string): AuditFinding => ({
    entries: head.number,
    head,
    broken: number,
    reason,
  });
  for (const entry of entries) {
    const { number, previous, hash } = entry;
    if (number !== head.number + 1) return broken(head.number + 1, 'is not there');
    if (previous !== head.hash) return broken(number, 'does not follow the one before it');
    if (hash !== entryHash(key, entry, previous)) return broken(number, 'is not what was written');
    head = { number, hash };
    if (noted !== null && noted.number === number) {
      if (noted.hash !== hash) return broken(number, 'is not the one that was noted');
      isNotedSeen = true;
    }
  }
  if (kept === null && head.number > 0) return broken(head.number, 'is the last, and no head is kept');
  if (kept !== null) {
    if (kept.seal !== headSeal(key, kept))
      return broken(head.number, 'is the last, and the head is not what was written');
    if (kept.number !== head.number || kept.hash !== head.hash)
      return broken(head.number + 1, 'is not there: the end was cut off');
  }
  if (!isNotedSeen) return broken(head.number + 1, 'is not there: the log ends before what was noted');
  return { entries: head.number, head, broken: null, reason: null };
}
