import path from 'node:path';
import { parseArgs } from 'node:util';
import { joinConcepts, loadGazetteer, loadStarterOntology, readEsco } from '@counterpart/ontology';
import { createParser } from '@counterpart/parsing';
import { evaluateAds } from './ad-evaluation.ts';
import { printAgreement } from './agreement.ts';
import { DataFolder, DataFolderError } from './data-folder.ts';
import { printFeedback } from './feedback-evaluation.ts';
import { GoldFormatError } from './gold-format.ts';
import { printRanking } from './ranking-evaluation.ts';
import { printGoldAds, printGoldCvs } from './print-gold.ts';
import { evaluateLinking, evaluateParsedTitles, evaluateStarterLinking, TITLE_BASELINES } from './title-evaluation.ts';

const PARTS = ['titles', 'ads', 'gold', 'feedback', 'ranking'];
/** Parts that need no data folder. */
const OWN_PARTS = ['gold', 'feedback', 'ranking'];
const USAGE = `Usage: npm run eval -- [--data DIR] [--only ${PARTS.join('|')}] [--errors]`;

const GOLD_FOLDER = path.join(import.meta.dirname, '../gold');
const FEEDBACK_FOLDER = path.join(import.meta.dirname, '../gold-feedback');

function fail(line: string): never {
  console.error(line);
  process.exit(1);
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`.padStart(9);
}

async function printTitles(data: DataFolder): Promise<void> {
  const starter = loadStarterOntology();
  const { concepts } = await readEsco(data.path('esco'), () => undefined);
  const joined = joinConcepts([...starter.concepts()], concepts).concepts;
  console.log(
    'Titles → ESCO concept with ESCO imported (MELO, open half): the linker among all concepts with an ESCO URI',
  );
  console.log(`${'set'.padEnd(16)}${'titles'.padStart(8)}      MRR  success@1  baseline MRR`);
  for (const { dataset, titles, success, reciprocalRank } of evaluateLinking(data, joined)) {
    const baseline = TITLE_BASELINES[dataset] ?? 0;
    console.log(
      `${dataset.padEnd(16)}${String(titles).padStart(8)} ${reciprocalRank.toFixed(3).padStart(8)} ${percent(success).padStart(10)} ` +
        `${baseline.toFixed(3).padStart(10)} ${reciprocalRank > baseline ? 'passed' : 'not passed'}`,
    );
  }
  console.log('Titles → ISCO unit group with the starter alone: the linker among its occupations');
  for (const { dataset, titles, success, reciprocalRank } of evaluateStarterLinking(data, starter)) {
    console.log(
      `${dataset.padEnd(16)}${String(titles).padStart(8)} ${reciprocalRank.toFixed(3).padStart(8)} ${percent(success).padStart(10)}`,
    );
  }
  const parser = createParser(starter, loadGazetteer());
  console.log('Titles → ISCO unit group with the starter alone: what the parser answers');
  console.log(`${'set'.padEnd(16)}${'titles'.padStart(8)}  coverage precision  of all`);
  for (const { dataset, titles, coverage, precision, success } of evaluateParsedTitles(data, starter, parser)) {
    console.log(
      `${dataset.padEnd(16)}${String(titles).padStart(8)} ${percent(coverage)} ${percent(precision)} ${percent(success)}`,
    );
  }
}

function printAds(data: DataFolder): void {
  const gazetteer = loadGazetteer();
  const { ads, millisecondsPerAd, figures } = evaluateAds(
    data,
    createParser(loadStarterOntology(), gazetteer),
    gazetteer,
  );
  console.log(`French ads against their official columns: ${ads} ads, ${millisecondsPerAd.toFixed(2)} ms an ad`);
  console.log(
    `${'value'.padEnd(16)}${'told'.padStart(8)}${'found'.padStart(8)}${'right'.padStart(8)} precision    recall`,
  );
  for (const { kind, told, found, right } of figures) {
    const counts = [told, found, right].map((count) => String(count).padStart(8)).join('');
    console.log(`${kind.padEnd(16)}${counts} ${percent(right / found)} ${percent(right / told)}`);
  }
}

function printGold(showErrors: boolean): void {
  const ontology = loadStarterOntology();
  const gazetteer = loadGazetteer();
  const parser = createParser(ontology, gazetteer);
  printGoldAds(GOLD_FOLDER, parser, ontology, gazetteer, showErrors);
  printGoldCvs(GOLD_FOLDER, parser, ontology, gazetteer);
  printAgreement(GOLD_FOLDER, path.join(import.meta.dirname, '../gold-second'));
}

function readArguments(): { data?: string; only?: string; errors?: boolean; help?: boolean } {
  try {
    return parseArgs({
      options: {
        data: { type: 'string' },
        only: { type: 'string' },
        errors: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch {
    return fail(`These arguments are not understood. ${USAGE}`);
  }
}

const values = readArguments();
if (values.help === true) {
  console.log(USAGE);
} else {
  const { data: folder, only, errors = false } = values;
  if (only !== undefined && !PARTS.includes(only)) fail(`There is no part "${only}". ${USAGE}`);
  try {
    if (only === undefined || only === 'gold') printGold(errors);
    if (only === undefined || only === 'feedback') printFeedback(FEEDBACK_FOLDER, errors);
    if (only === undefined || only === 'ranking') {
      const ontology = loadStarterOntology();
      await printRanking(createParser(ontology, loadGazetteer()), ontology);
    }
    if (only === undefined || !OWN_PARTS.includes(only)) {
      if (folder === undefined) fail(`No data folder was named. ${USAGE}`);
      const data = new DataFolder(folder);
      if (only !== 'ads') await printTitles(data);
      if (only !== 'titles') printAds(data);
    }
  } catch (error) {
    if (!(error instanceof DataFolderError) && !(error instanceof GoldFormatError)) throw error;
    fail(error.message);
  }
}
