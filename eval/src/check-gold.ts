import { loadStarterOntology } from '@counterpart/ontology';
import { GoldFormatError, readGold } from './gold-format.ts';

const folder = process.argv[2] ?? 'eval/gold';
try {
  const texts = readGold(folder);
  const ontology = loadStarterOntology();
  for (const [group, list] of Map.groupBy(texts, ({ language, kind, half }) => `${language} ${kind} ${half}`)) {
    const marks = list.flatMap((text) => text.marks.map((mark) => ({ ...mark, language: text.language })));
    const skills = marks.filter(({ kind }) => kind === 'H');
    const other = skills.filter(
      ({ words, language }) => ontology.resolve(words, language, 'SKILL').concepts.length === 0,
    );
    const count = (kind: string): number => marks.filter((mark) => mark.kind === kind).length;
    console.log(
      `${group}: ${list.length} texts; functions ${count('F')}, hard skills ${count('H')}, soft skills ${count('S')}; ` +
        `hard skills that are no label ${((100 * other.length) / skills.length).toFixed(0)} %`,
    );
  }
} catch (error) {
  if (!(error instanceof GoldFormatError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
