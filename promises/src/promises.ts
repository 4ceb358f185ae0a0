import type { Trial, Verdict } from './verdict.ts';

/** A promise and the program that tries to break it. */
export interface PromiseProgram {
  readonly number: number;
  readonly promise: string;
  /** Whether it measures times, and so has the machine to itself. */
  readonly isTimed?: true;
  /** Whether it takes minutes: the others are done beside it. */
  readonly isLong?: true;
  /** Loaded when it runs, so that one can run while what another needs is broken. */
  readonly load: () => Promise<(trial: Trial) => Promise<Verdict>>;
}

/** The twelve promises, in the order of docs/promises.md. */
export const PROMISES: readonly PromiseProgram[] = [
  {
    number: 1,
    promise: 'an acknowledged write survives kill -9',
    load: async () => (await import('./storage/killed-writers.ts')).killedWriters,
  },
  {
    number: 2,
    promise: 'and a power cut',
    isLong: true,
    load: async () => (await import('./storage/power-cut.ts')).powerCut,
  },
  {
    number: 3,
    promise: 'a damaged or stale snapshot heals itself',
    load: async () => (await import('./storage/damaged-snapshots.ts')).damagedSnapshots,
  },
  {
    number: 4,
    promise: 'a match never mixes versions of a document',
    load: async () => (await import('./answers/mixed-versions.ts')).mixedVersions,
  },
  {
    number: 5,
    promise: 'four times too much is shed',
    isTimed: true,
    load: async () => (await import('./answers/overload.ts')).overload,
  },
  {
    number: 6,
    promise: 'no input gives a 5xx',
    isTimed: true,
    load: async () => (await import('./answers/any-input.ts')).anyInput,
  },
  {
    number: 7,
    promise: 'full disk, I/O errors: no false acknowledgement',
    load: async () => (await import('./storage/failing-disk.ts')).failingDisk,
  },
  {
    number: 8,
    promise: 'nobody sees or changes more than their role',
    load: async () => (await import('./answers/role-matrix.ts')).roleMatrix,
  },
  {
    number: 9,
    promise: 'an erased person leaves no bytes',
    load: async () => (await import('./people/erased-person.ts')).erasedPerson,
  },
  {
    number: 10,
    promise: 'SIGTERM drops nothing; a backup restores',
    isLong: true,
    load: async () => (await import('./people/drains-and-restores.ts')).drainsAndRestores,
  },
  {
    number: 11,
    promise: 'hostile texts and files do nothing',
    isLong: true,
    load: async () => (await import('./people/hostile-texts.ts')).hostileTexts,
  },
  {
    number: 12,
    promise: 'every engine says the same',
    load: async () => (await import('./answers/same-answers.ts')).sameAnswers,
  },
];
