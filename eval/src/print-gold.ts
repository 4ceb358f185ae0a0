import type { Gazetteer, Ontology } from '@counterpart/ontology';
import type { Parser } from '@counterpart/parsing';
import { evaluateCvs } from './cv-evaluation.ts';
import { readGold } from './gold-format.ts';
import { evaluateGoldAds, GOLD_KINDS, type GoldEvaluation } from './gold-evaluation.ts';

const LANGUAGES = ['nl', 'fr', 'en', 'it'] as const;
const HALVES = ['dev', 'held'] as const;

function line(name: string, { counts, needs }: GoldEvaluation): string {
  const figures = GOLD_KINDS.map((kind) => counts[kind].f1.toFixed(2).padStart(11)).join('');
  return `${name.padEnd(9)}${figures}${(needs.right / Math.max(1, needs.judged)).toFixed(2).padStart(11)}`;
}

/**
 * Prints what the parser finds in the project's own annotated ads, per language and half: F1 of every kind of value, and
 * how often a skill found is rightly a must, a nice to have or neither. Errors are only shown for the open half.
 */
export function printGoldAds(
  folder: string,
  parser: Parser,
  ontology: Ontology,
  gazetteer: Gazetteer,
  showErrors: boolean,
): void {
  console.log('Gold ads of the project: F1, and must / nice to have / neither');
  for (const half of HALVES) {
    console.log(`${half.padEnd(9)}${GOLD_KINDS.map((kind) => kind.padStart(11)).join('')}${'need'.padStart(11)}`);
    const all = LANGUAGES.map((code) => readGold(`${folder}/${code}/ads/${half}`));
    for (const [at, ads] of all.entries()) {
      const evaluation = evaluateGoldAds(ads, parser, ontology, gazetteer);
      console.log(line(LANGUAGES[at] ?? '', evaluation));
      if (!showErrors || half === 'held') continue;
      for (const { file, kind, fault, words } of evaluation.errors) {
        console.log(`    ${file.split('/').at(-1)} ${kind} ${fault}: ${words}`);
      }
    }
    const whole = evaluateGoldAds(all.flat(), parser, ontology, gazetteer);
    console.log(line('all', whole));
    for (const kind of ['hard skill', 'or phrase'] as const) {
      const { precision, recall } = whole.counts[kind];
      console.log(`${' '.repeat(9)}${kind}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`);
    }
  }
}

const CV_COLUMNS = [
  'experience',
  'experience title',
  'experience dates',
  'education',
  'residence',
  'hard skill',
  'wished contract',
  'wished hours',
] as const;

/** Prints what the parser finds in the project's own annotated CVs, per language and half: F1 of entries and of their parts. */
export function printGoldCvs(folder: string, parser: Parser, ontology: Ontology, gazetteer: Gazetteer): void {
  console.log('Gold CVs of the project: F1');
  const cvs = readGold(folder).filter(({ kind }) => kind === 'cv');
  console.log(`${''.padEnd(12)}${CV_COLUMNS.map((kind) => kind.padStart(18)).join('')}`);
  for (const { language, half, counts } of evaluateCvs(cvs, parser, gazetteer, ontology)) {
    const figures = CV_COLUMNS.map((kind) => counts[kind].f1.toFixed(2).padStart(18)).join('');
    console.log(`${`${language} ${half}`.padEnd(12)}${figures}`);
  }
}
