import { readFileSync } from 'node:fs';
import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

const KINDS = ['contract', 'hours', 'shift', 'no contract', 'no hours'] as const;
type Kind = (typeof KINDS)[number];
const ROWS: Readonly<Record<Kind, string>> = {
  contract: 'ENG-10e',
  hours: 'ENG-10f',
  shift: 'ENG-10c',
  'no contract': 'ENG-10e',
  'no hours': 'ENG-10f',
};

/** The language of each file, and what stands above an expression. */
const FILES: Readonly<Record<string, readonly [Language, opening: string]>> = {
  nl: ['DUT', 'Wij zoeken een kok in Gent.'],
  fr: ['FRE', 'Nous cherchons un cuisinier à Lille.'],
  en: ['ENG', 'We are looking for a cook in Leeds.'],
  it: ['ITA', 'Cerchiamo un cuoco a Torino.'],
};

/** By battery and file: how many expressions of contracts, hours, shifts, no contract and no hours there are. */
const COUNTS: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  first: { nl: [137, 62, 36, 25, 18], fr: [129, 57, 41, 21, 16], en: [129, 62, 39, 23, 17], it: [112, 53, 31, 19, 14] },
  second: { nl: [63, 30, 15, 10, 6], fr: [52, 26, 13, 9, 6], en: [55, 26, 11, 9, 6], it: [44, 22, 11, 7, 5] },
};
/** How many of them are misread at most: one more is red. */
const MOST_FAULTS: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  first: { nl: [2, 0, 3, 0, 2], fr: [1, 0, 4, 0, 0], en: [1, 0, 3, 0, 1], it: [2, 0, 1, 3, 1] },
  second: { nl: [22, 11, 5, 2, 0], fr: [8, 4, 6, 1, 1], en: [11, 7, 6, 0, 1], it: [3, 4, 2, 1, 0] },
};

interface Expression {
  readonly kind: Kind;
  /** Either of these; none where the words mean something else. */
  readonly wanted: readonly string[];
  readonly text: string;
}

function expressionsOf(battery: string, file: string): readonly Expression[] {
  const found: Expression[] = [];
  let [kind, wanted]: [Kind, readonly string[]] = ['contract', []];
  for (const line of readFileSync(new URL(`battery/${battery}/${file}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')) {
    const [, name, value = ''] = /^# (\w+) (\S+)/.exec(line) ?? [];
    if (name === undefined) found.push({ kind, wanted, text: line });
    else {
      const isNone = value === '-';
      kind =
        name === 'shift'
          ? 'shift'
          : name === 'hours'
            ? isNone
              ? 'no hours'
              : 'hours'
            : isNone
              ? 'no contract'
              : 'contract';
      wanted = isNone ? [] : value.split('/');
    }
  }
  return found;
}

/** Whether a value is read that is wanted, and none besides; of shifts others may be. */
function isRight({ kind, wanted, text }: Expression, [language, opening]: readonly [Language, string]): boolean {
  const found = parser
    .parseJob({ title: '', text: `${opening}\n${text}`, language })
    .parsingAspects.flatMap((aspect) => {
      if (kind === 'shift') return aspect.aspectType === 'JOB_PROPERTY' ? [aspect.conceptId] : [];
      const isContract = kind === 'contract' || kind === 'no contract';
      return aspect.aspectType === (isContract ? 'CONTRACT_TYPE' : 'WORKING_HOURS') ? [aspect.value] : [];
    });
  if (kind === 'shift') return found.some((id) => wanted.includes(id));
  return found.every((value) => wanted.includes(value)) && found.length > 0 === wanted.length > 0;
}

describe('terms in short expressions', () => {
  const cases = Object.keys(MOST_FAULTS).flatMap((battery) =>
    Object.entries(FILES).flatMap(([file, language]) =>
      KINDS.map((kind, at) => ({ row: ROWS[kind], battery, file, language, kind, at })),
    ),
  );
  it.each(cases)('$row $battery, $file: $kind', ({ battery, file, language, kind, at }) => {
    const all = expressionsOf(battery, file).filter((expression) => expression.kind === kind);
    const wrong = all.filter((expression) => !isRight(expression, language)).map(({ text }) => text);
    expect(all.length).toBe(COUNTS[battery]?.[file]?.[at]);
    expect(wrong.length <= (MOST_FAULTS[battery]?.[file]?.[at] ?? 0) ? [] : wrong).toEqual([]);
  });
});
