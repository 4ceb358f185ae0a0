import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

/** The words of an ad that are offered as phrases. */
function ownWords(text: string, language: Language): readonly string[] {
  return parser
    .parseJob({ title: '', text, language })
    .parsingAspects.flatMap((aspect) => (aspect.aspectType === 'PHRASE' ? [aspect.matchedText] : []));
}

describe('a task told with a verb that no list knows', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'Wij zoeken een zeilmaker. Je tuigt jollen op.', 'tuigt jollen'],
    ['DUT', 'Wij zoeken hulp. Als zeilmaker tuig je jollen op.', 'tuig je jollen'],
    ['FRE', 'Nous cherchons un ouvrier. Vous ébarbez les fleurets.', 'ébarbez les fleurets'],
    ['FRE', 'On cherche un stagiaire. Tu festonnes les jabots.', 'festonnes les jabots'],
    ['ENG', 'Tasks\n- furling the topsails', 'furling the topsails'],
    ['ITA', 'Cosa farai: zigrinare le manopole, brunire le canne', 'brunire le canne'],
  ])('ENG-10c is read by the shape and place of the verb (%s: %s)', (language, text, expected) => {
    expect(ownWords(text, language).join(' | ')).toContain(expected);
  });
  it.each<readonly [Language, string, string]>([
    ['FRE', "Nous cherchons un armurier. L'armurier nettoie les culasses, brunit les canons.", 'brunit les canons'],
    [
      'ENG',
      'We need a rigger. The rigger will inspect shackles, check the stays and furl the sails.',
      'furl the sails',
    ],
    ['ITA', "Cerchiamo un armaiolo. L'armaiolo pulisce gli otturatori, brunisce le canne.", 'brunisce le canne'],
  ])('ENG-10c is read behind a third person, one thing done after another (%s: %s)', (language, text, expected) => {
    expect(ownWords(text, language).join(' | ')).toContain(expected);
  });
  it.each<readonly [Language, string]>([
    ['DUT', 'Wij zoeken een zeilmaker. Woon je in de buurt?'],
    ['FRE', "L'entreprise nettoie les culasses et brunit les canons depuis 1900."],
    ['FRE', 'Nous cherchons un ouvrier. Envoyez votre CV, appelez le patron.'],
    ['ENG', 'We need a rigger. Fill in the form and send your CV to the office.'],
    ['ENG', 'We need a rigger. You report to the harbour master.'],
    ['ITA', "L'azienda pulisce gli otturatori e brunisce le canne."],
    ['ITA', 'Sede di lavoro: Gardone, via delle Canne'],
    ['FRE', 'Lieu de travail : Hôtel de Ville, Grand-Place'],
  ])('ENG-10c takes nothing from the firm, the address or the way to apply (%s: %s)', (language, text) => {
    expect(ownWords(text, language)).toEqual([]);
  });
});

describe('a quality that is also another word', () => {
  it.each<readonly [Language, string]>([
    ['DUT', 'Je bent zelfstandig.'],
    ['FRE', 'Profil : autonomie.'],
    ['ENG', 'You are independent and accurate.'],
    ['ITA', 'Requisiti: laurea. Riservatezza, leadership.'],
  ])('ENG-10d counts where it is all that is asked (%s: %s)', (language, text) => {
    const found = parser
      .parseJob({ title: '', text, language })
      .parsingAspects.filter(({ aspectType }) => aspectType === 'JOB_SOFT_COMPTENCE');
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ required }) => required === true)).toBe(true);
  });
});

describe('what the firm deals in', () => {
  it.each<readonly [Language, string]>([
    ['DUT', 'Voor onze klant, een bedrijf in facturatie en lassen, zoeken we een bediende.'],
    ['FRE', 'Notre entreprise de nettoyage et de soudure recherche un employé.'],
    ['ENG', 'Our company does welding and invoicing. We are looking for a clerk.'],
    ['ITA', "L'azienda, attiva nella saldatura e nella fatturazione, cerca un impiegato."],
  ])('ENG-10c is no skill of the job (%s: %s)', (language, text) => {
    const found = parser.parseJob({ title: '', text, language }).parsingAspects;
    expect(found.filter(({ aspectType }) => aspectType === 'JOB_PROPERTY' || aspectType === 'PHRASE')).toEqual([]);
  });
});

describe('what is asked by a name that no label has', () => {
  it.each<readonly [Language, string, string, boolean]>([
    ['DUT', 'Profiel\n- Een attest zeiltuigage is een pluspunt', 'zeiltuigage', false],
    ['FRE', 'Profil : rigueur. Le label Voilerie Fine est un atout.', 'label Voilerie Fine', false],
    ['ENG', 'Profile\n- A topsail ticket is desirable', 'topsail ticket', false],
    ['ITA', 'Requisiti: laurea. Corso velaio gradito.', 'Corso velaio', false],
    ['ENG', 'Profile\n- experienced with Figma and Zorglub', 'Zorglub', true],
    ['ITA', 'Requisiti\n- iscrizione al registro QZX', 'QZX', true],
  ])('ENG-10c stays in its own words (%s: %s → %s)', (language, text, expected, required) => {
    const found = parser
      .parseJob({ title: '', text, language })
      .parsingAspects.filter(({ aspectType }) => aspectType === 'PHRASE');
    expect(found.map(({ matchedText }) => matchedText).join(' | ')).toContain(expected);
    expect(found.every((aspect) => aspect.required === required)).toBe(true);
  });
  it.each<readonly [Language, string]>([
    ['DUT', 'Profiel\n- Ervaring is een pluspunt'],
    ['ENG', 'Profile\n- NOT required: a car. Send your CV.'],
    ['FRE', 'Profil\n- un BTS ou un DUT est souhaité'],
  ])('ENG-10c is none where it is experience, emphasis or a diploma (%s: %s)', (language, text) => {
    expect(ownWords(text, language)).toEqual([]);
  });
});

describe('words that agree with a label by chance', () => {
  it.each<readonly [Language, string]>([
    ['DUT', 'Wij zoeken een kok. Je kan twee dagen per week werken.'],
    ['ITA', "Cerchiamo un cuoco. Informa l'infermiere sullo stato di salute degli ospiti."],
    ['ITA', 'Sede di lavoro: Genova'],
  ])('ENG-10c name no skill (%s: %s)', (language, text) => {
    const found = parser.parseJob({ title: '', text, language }).parsingAspects;
    expect(found.filter(({ aspectType }) => aspectType === 'JOB_PROPERTY')).toEqual([]);
  });
  it('ENG-10d a task is no quality, though its words are those of one', () => {
    const text = 'Taken\n- je neemt elke week initiatief voor activiteiten met bewoners';
    const found = parser.parseJob({ title: '', text, language: 'DUT' }).parsingAspects;
    expect(found.filter(({ aspectType }) => aspectType === 'JOB_SOFT_COMPTENCE')).toEqual([]);
  });
});

describe('a skill that is told twice', () => {
  it('ENG-10c is one concept, and the second task keeps its own words', () => {
    const text = 'Missions :\n- poser des hourdis\n- couler et poser les hourdis préfabriqués du deuxième étage';
    const found = parser
      .parseJob({ title: '', text, language: 'FRE' })
      .parsingAspects.filter(({ aspectType }) => aspectType === 'JOB_PROPERTY');
    const concepts = found.flatMap((aspect) => (aspect.aspectType === 'JOB_PROPERTY' ? [aspect.conceptId] : []));
    expect(new Set(concepts).size).toBe(concepts.length);
    expect(concepts.length).toBeGreaterThan(0);
  });
  it('ENG-10c ends a task where a sentence within the sentence begins', () => {
    const text = 'Taken\n- je smeert houten blokzeilen zodat iedereen blij is';
    expect(ownWords(text, 'DUT')).toEqual(['smeert houten blokzeilen']);
  });
});
