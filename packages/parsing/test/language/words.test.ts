import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { LIST_NAMES, OPPOSITES } from '../../src/language/lists/list-names.ts';
import { parseWords, WordsError } from '../../src/language/parse-words.ts';
import { keyOf, wordLists } from '../../src/language/word-lists.ts';

function problemsOf(text: string): readonly string[] {
  try {
    parseWords([{ name: 'nl/test.words', text }], []);
    return [];
  } catch (error) {
    if (!(error instanceof WordsError)) throw error;
    return error.problems;
  }
}

describe('a file of words', () => {
  it('is one phrase a line below the name of its list, with comments and blocks', () => {
    const text = [
      '# about contracts',
      '[contract.permanent]',
      '# "je krijgt een contract van onbepaalde duur"',
      'onbepaalde duur  # and nothing else',
      'vast contract',
      '',
      '[action.class]',
      'plaatsen',
      'monteren',
      '',
      'lossen',
    ].join('\n');
    const lists = parseWords([{ name: 'nl/test.words', text }], ['contract.permanent']);
    expect(lists.get('contract.permanent')).toEqual([['onbepaalde duur', 'vast contract']]);
    expect(lists.get('action.class')).toEqual([['plaatsen', 'monteren'], ['lossen']]);
  });

  it.each([
    ['a phrase that stands twice, whatever its accents', '[hours.week]\nweek\nwéek', '"wéek" is in this list already'],
    ['a phrase above the first list', 'week\n[hours.week]\nweken', '"week" stands above the first list'],
    ['a list that nobody asks for', '[hours.wek]\nweek', 'there is no list hours.wek'],
    ['a list in two places', '[hours.week]\nweek\n[hours.week]\nweken', 'hours.week is in another place too'],
    [
      'a phrase in two lists of which one excludes the other',
      '[hours.full-time]\nvoltijds\n[hours.part-time]\nhalftijds\nvoltijds',
      '"voltijds" is in hours.part-time and, as its opposite, in hours.full-time',
    ],
  ])('refuses %s', (_what, text, problem) => {
    const problems = problemsOf(text);
    expect(problems.join('\n')).toContain(problem);
    expect(problems[0]).toMatch(/^nl\/test\.words:\d+: /);
  });

  it('refuses a language that lacks a list', () => {
    expect(() => parseWords([{ name: 'nl/test.words', text: '[hours.week]\nweek' }], ['hours.day'])).toThrow(
      'the list hours.day is missing',
    );
  });

  it('names only lists that exist as opposites', () => {
    const names = new Set(LIST_NAMES);
    expect(OPPOSITES.flat().filter((list) => !names.has(list))).toEqual([]);
  });
});

describe.each(LANGUAGES)('the words of %s', (language) => {
  it('are told apart by the tokens that texts are compared by', () => {
    for (const list of LIST_NAMES) {
      for (const block of wordLists(language).blocks(list)) {
        const keys = block.map((phrase) => (keyOf(phrase) === '' ? phrase : keyOf(phrase)));
        expect(
          keys.filter((key, at) => keys.indexOf(key) !== at),
          list,
        ).toEqual([]);
      }
    }
  });

  it('count to fifty-nine', () => {
    expect(wordLists(language).phrases('number.small')).toHaveLength(19);
    expect(wordLists(language).phrases('number.ten')).toHaveLength(4);
  });
});

it('no line of parsing is longer than 120 characters, fixtures apart', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const files = ['src', 'languages'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:ts|words|md)$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(100);
  const long = files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (line.length > 120 ? [`${file}:${at + 1}`] : [])),
  );
  expect(long).toEqual([]);
});
