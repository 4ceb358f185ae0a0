import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldLabel } from '@counterpart/text';

/** Words that stay small inside a French name. */
const FRENCH_SMALL = new Set('sur sous en le la les de du des et aux au lez d l a entre'.split(' '));
/** Words that stay small inside an Italian name. */
const ITALIAN_SMALL = new Set(
  'di da del della dello dei delle degli de in nel nella nell sul sulla al alla allo ai e d dell all'.split(' '),
);

const ACCENTED = new Map<string, string>(
  readFileSync(join(import.meta.dirname, '../french-accents.txt'), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(' '))
    .filter((word) => word !== '' && !word.includes('-'))
    .map((word): [string, string] => [foldLabel(word), word]),
);

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** "ST ETIENNE DE ST GEOIRS" → "Saint-Étienne-de-Saint-Geoirs", "L ISLE ADAM" → "L'Isle-Adam". */
export function frenchName(upper: string): string {
  const words = upper.toLowerCase().replaceAll("'", ' ').split(/[ -]+/).filter(Boolean);
  let name = '';
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    let written = word === 'st' ? 'saint' : word === 'ste' ? 'sainte' : (ACCENTED.get(word) ?? word);
    const isElided = (word === 'd' || word === 'l') && next !== undefined;
    if (index === 0 || !FRENCH_SMALL.has(word)) written = capital(written);
    else if (word === 'a' && next !== undefined) written = 'à';
    const isArticle = index === 0 && (word === 'le' || word === 'la' || word === 'les');
    name += written + (next === undefined ? '' : isElided ? "'" : isArticle ? ' ' : '-');
  }
  return name;
}

/** "San Lorenzo Di Vasto" → "San Lorenzo di Vasto". */
export function italianName(title: string): string {
  return title
    .split(/(?<=[ '-])/)
    .map((part, index) => {
      const bare = part.replace(/[ '-]$/, '').toLowerCase();
      return index > 0 && ITALIAN_SMALL.has(bare) ? part.toLowerCase() : part;
    })
    .join('');
}
