import type { AspectName, Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { aspectsOf } from '../aspects-of.ts';
import { parser } from '../starter-parser.ts';

/** Concepts and values that a CV of one line gives. */
function readOf(language: Language, line: string, ...names: readonly AspectName[]): readonly string[] {
  const cvText = `Ana Lima\nGent\n\n${line}`;
  const { aspects } = parser.enrich('CANDIDATE', { id: 'c', language, cvText }, { today: '2026-11-25' }).enrichment
    .profile;
  return names.flatMap((name) => {
    const aspect = aspects[name];
    if (aspect?.kind === 'concepts') return aspect.items.map(({ concepts, label }) => concepts[0] ?? label);
    return aspect?.kind === 'values' ? aspect.items.map(({ value }) => value) : [];
  });
}

describe('ENG-18 what somebody does not want or have', () => {
  it.each<readonly [Language, string]>([
    ['DUT', 'Ik ben niet op zoek naar freelance opdrachten.'],
    ['DUT', 'Interim: nee'],
    ['FRE', 'Intérim : non'],
    ['FRE', 'Je ne cherche pas de CDD.'],
    ['ENG', 'Not looking for part-time.'],
    ['ENG', 'Zero hours contract: no'],
    ['ITA', 'Part-time: no'],
    ['ITA', 'Non interessata a stage.'],
  ])('is no contract and no hours that are wished (%s: %s)', (language, line) => {
    expect(readOf(language, line, 'contractTypes', 'workingHours')).toEqual([]);
  });

  it.each<readonly [Language, string]>([
    ['DUT', 'Thuiswerken: niet mogelijk'],
    ['DUT', 'Beschikt niet over een rijbewijs.'],
    ['DUT', 'Rijbewijs: in opleiding'],
    ['FRE', 'Je ne suis pas disponible le week-end.'],
    ['FRE', 'Non véhiculé.'],
    ['FRE', 'Permis : non / véhicule : non'],
    ['FRE', 'Permis de conduire : en cours'],
    ['ENG', "Can't work weekends."],
    ['ENG', 'Driving licence: provisional'],
    ['ITA', 'Non disponibile ai turni notturni.'],
    ['ITA', 'Non automunita.'],
    ['ITA', 'Patente B: in corso'],
  ])('is no shift, no home work and no licence (%s: %s)', (language, line) => {
    expect(readOf(language, line, 'hardSkills')).toEqual([]);
  });

  it.each<readonly [Language, string, string]>([
    ['DUT', 'Interim: ja, freelance: nee', 'TEMPORARY'],
    ['FRE', 'Intérim : oui / CDI : non', 'TEMPORARY'],
    ['ENG', 'Part time: yes', 'PART_TIME'],
    ['ITA', 'Part-time: sì, stage: no', 'PART_TIME'],
  ])('and leaves what is wished beside it (%s: %s)', (language, line, value) => {
    expect(readOf(language, line, 'contractTypes', 'workingHours')).toEqual([value]);
  });

  it.each<readonly [Language, string]>([
    ['DUT', 'Geen bezwaar tegen nachtwerk.'],
    ['FRE', 'Pas de souci pour le travail de nuit.'],
    ['ENG', "I don't have a problem with night shifts."],
    ['ITA', 'Nessun problema a lavorare di notte.'],
  ])('but a shift that is no problem is one (%s: %s)', (language, line) => {
    expect(readOf(language, line, 'hardSkills')).toEqual(['night-shift']);
  });

  it.each<readonly [Language, string]>([
    ['DUT', 'Frans: geen kennis'],
    ['DUT', 'Frans: nee'],
    ['FRE', 'Je ne parle pas néerlandais.'],
    ['FRE', 'Allemand : aucune connaissance'],
    ['ENG', 'I do not speak German.'],
    ['ENG', 'German: none'],
    ['ITA', 'Tedesco: nessuna conoscenza'],
    ['ITA', 'Tedesco nullo'],
  ])('is no language that is known (%s: %s)', (language, line) => {
    expect(readOf(language, line, 'languages')).toEqual([]);
  });

  it.each<readonly [Language, string, readonly string[]]>([
    ['DUT', 'Talen: Engels redelijk, Frans nihil', ['language-eng']],
    ['DUT', 'Engels: geen probleem', ['language-eng']],
    ['FRE', 'Langues\nAnglais : oui / Allemand : non', ['language-eng']],
    ['ENG', 'Languages\nFrench: good\nGerman: none', ['language-fre']],
    ['ITA', 'Lingue: inglese buono, tedesco nullo', ['language-eng']],
  ])('and leaves the languages beside it (%s: %s)', (language, line, languages) => {
    expect(readOf(language, line, 'languages')).toEqual(languages);
  });
});

describe('ENG-18 licences above a field that is answered with no', () => {
  it.each<readonly [Language, string, readonly string[]]>([
    ['DUT', 'Rijbewijs: B, C+E\nThuiswerken: niet mogelijk', ['driving-licence-b', 'driving-licence-ce']],
    ['FRE', 'Permis : B, C\nFumeur : non', ['driving-licence-b', 'driving-licence-c']],
    ['ENG', 'Driving licence: B, C1\nSmoker: no', ['driving-licence-b', 'driving-licence-c1']],
    ['ITA', 'Patenti: B, C\nFumatore: no', ['driving-licence-b', 'driving-licence-c']],
  ])('are had (%s: %s)', (language, lines, licences) => {
    expect(readOf(language, lines, 'hardSkills')).toEqual(licences);
  });
});

describe('ENG-18 a licence in capitals', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'RIJBEWIJS B IN BEZIT', 'driving-licence-b'],
    ['FRE', 'PERMIS B EN COURS DE VALIDITÉ', 'driving-licence-b'],
    ['ENG', 'DRIVING LICENCE IN PROGRESS OF RENEWAL', 'driving-licence'],
    ['ITA', 'PATENTINO MULETTO IN CORSO DI VALIDITÀ', 'forklift-licence'],
  ])('is had where no answer stands behind a colon (%s: %s)', (language, line, licence) => {
    expect(readOf(language, `- ${line}`, 'hardSkills')).toEqual([licence]);
  });
});

describe('shifts that a job does not have', () => {
  it.each<readonly [Language, string]>([
    ['DUT', 'Je werkt niet in het weekend.'],
    ['FRE', 'Vous ne travaillez pas le week-end.'],
    ['ENG', 'You will not work weekends.'],
    ['ITA', 'Non si lavora nel weekend.'],
  ])('ENG-10c are not asked in %s: %s', (language, text) => {
    expect(aspectsOf(language, text, 'JOB_PROPERTY')).toEqual([]);
  });

  it('ENG-10c are asked where somebody has no problem with them', () => {
    const [asked] = aspectsOf('DUT', 'Je hebt geen probleem met een vroege shift.', 'JOB_PROPERTY');
    expect([asked?.conceptId, asked?.required]).toEqual(['early-shift', true]);
  });
});
