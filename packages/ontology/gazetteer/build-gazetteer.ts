/**
 * Makes gazetteer/places.br from the open files of a data folder (README, "The gazetteer").
 * Run: node packages/ontology/gazetteer/build-gazetteer.ts <geo folder>
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { placedTowns, placesText } from './build/places-text.ts';
import { readTowns } from './build/post-code-towns.ts';
import { RegionTable } from './build/region-table.ts';
import { addBelgianFacts, addExonyms, addLargerTowns } from './build/town-facts.ts';

const folder = process.argv[2];
if (folder === undefined) throw new Error('usage: build-gazetteer.ts <geo folder>');

const regions = new RegionTable();
const drafts = readTowns(folder, regions);
addBelgianFacts(folder, regions, drafts);
addLargerTowns(folder, drafts);
addExonyms(drafts);
const towns = placedTowns(drafts);
const text = placesText(regions.rows, towns);
const packed = brotliCompressSync(Buffer.from(text), {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 22,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
});
writeFileSync(join(import.meta.dirname, 'places.br'), packed);
process.stdout.write(
  `${regions.rows.length} regions, ${towns.length} towns, ${text.length} characters, ${packed.length} bytes packed\n`,
);
