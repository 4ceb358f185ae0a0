import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

function functionsOf(language: Language, title: string, text = ''): readonly (string | null)[] {
  const { parsingAspects } = parser.parseJob({ title, text, language });
  return parsingAspects.flatMap((aspect) => (aspect.aspectType === 'JOB_FUNCTION' ? [aspect.conceptId] : []));
}

function propertiesOf(language: Language, title: string, text: string): readonly string[] {
  const { parsingAspects } = parser.parseJob({ title, text, language });
  return parsingAspects.flatMap((aspect) => (aspect.aspectType === 'JOB_PROPERTY' ? [aspect.conceptId] : []));
}

describe('titles of notices', () => {
  it.each<readonly [Language, string]>([
    ['DUT', 'Adviseur van de gemeentesecretaris'],
    ['DUT', 'Medewerker van de burgemeester'],
    ['FRE', 'Conseillère du bourgmestre'],
    ['ENG', 'Adviser to the mayor'],
    ['ITA', 'Collaboratore del sindaco'],
    ['DUT', 'Wijkregisseur'],
    ['DUT', 'Procesregisseur'],
  ])('ENG-10b are not the job of whom one works for, nor of another who is called so (%s: %s)', (language, title) => {
    expect(functionsOf(language, title)).toEqual([null]);
  });

  it.each<readonly [Language, string, string]>([
    ['DUT', 'Gemeentesecretaris', 'municipal-director'],
    ['DUT', 'Regisseur', 'film-producer'],
    ['DUT', 'Promovendus scheikunde', 'research-scientist'],
    ['FRE', 'Doctorante en chimie', 'research-scientist'],
    ['ENG', 'PhD candidate in chemistry', 'research-scientist'],
    ['ITA', 'Dottorando in storia', 'research-scientist'],
    ['DUT', 'Inkomensregisseur', 'social-benefits-officer'],
    ['DUT', 'Detentiebegeleider', 'prison-officer'],
    ['DUT', 'Bostoezichter', 'forest-ranger'],
    ['ENG', 'Car detailer', 'car-valeter'],
  ])('ENG-10b name the job (%s: %s)', (language, title, concept) => {
    expect(functionsOf(language, title)).toEqual([concept]);
  });

  it.each<readonly [Language, string]>([
    ['DUT', 'Bode\n\nAanvraagnummer\n71\nVerlenging\n2 x 3 maand(en)\n\nJe brengt de post rond.'],
    ['DUT', 'Bode\n\nUren\n3 dag(en)\n\nJe brengt de post rond.'],
  ])('ENG-10b stand in no line that counts time (%s: %s)', (language, text) => {
    const { parsingAspects } = parser.parseJob({ title: '', text, language });
    const jobs = parsingAspects.filter(({ aspectType }) => aspectType === 'JOB_FUNCTION');
    expect(jobs.map(({ matchedText }) => matchedText).join('+')).not.toMatch(/\d/);
  });

  it.each<readonly [Language, string, string]>([
    ['DUT', 'Gemeente Aalter zoekt een Coördinator Vrije Tijd\n\nJe leidt de dienst.', 'Coördinator Vrije Tijd'],
    ['DUT', 'STAD LIER zoekt Teamleider openbaar domein\n\nJe leidt de ploeg.', 'Teamleider openbaar domein'],
    ['FRE', 'La commune de Namur recrute un Chef de service loisirs\n\nVous dirigez.', 'Chef de service loisirs'],
  ])('ENG-10b stand behind the verb of whoever seeks (%s: %s)', (language, text, job) => {
    const { parsingAspects } = parser.parseJob({ title: parser.findTitle({ text, language }) ?? '', text, language });
    const jobs = parsingAspects.filter(({ aspectType }) => aspectType === 'JOB_FUNCTION');
    expect(jobs.map(({ matchedText }) => matchedText)).toEqual([job]);
  });

  it('ENG-10k a surname is no language', () => {
    const { parsingAspects } = parser.parseJob({ title: 'Bakker bij Van der Let', text: '', language: 'DUT' });
    expect(parsingAspects.filter(({ aspectType }) => aspectType === 'LANGUAGE')).toEqual([]);
  });
});

describe('skills that notices do not ask', () => {
  it.each<readonly [Language, string, string, string]>([
    ['DUT', 'Adviseur', 'Sluit over 8 dagen\nJe adviseert het bestuur.', 'cash-closing'],
    ['DUT', 'Adviseur', 'Type aanwerving\n\nExterne rekrutering\n\nJe adviseert het bestuur.', 'recruitment'],
    ['DUT', 'Schoonmaker', 'Je maakt het sanitair en de keuken schoon.', 'plumbing-installation'],
    ['DUT', 'Groenarbeider', 'Je plaatst afsluitingen en borden.', 'annual-accounts'],
    ['DUT', 'Schoonmaker', 'Je taken: het onderhoud van het sanitair.', 'plumbing-installation'],
    ['DUT', 'Verzorgende', 'Je werkt onder leiding van de hoofdverpleegkundige.', 'pipe-installation-plumbing'],
    ['DUT', 'Autopoetser', 'Je polijst en waxt wagens.', 'waxing'],
  ])('ENG-10c (%s %s: %s)', (language, title, text, skill) => {
    expect(propertiesOf(language, title, text)).not.toContain(skill);
  });

  it.each<readonly [Language, string, string, string]>([
    ['DUT', 'Kassier', 'Je taken: sluiten van de kassa en klanten helpen.', 'cash-closing'],
    ['DUT', 'HR-medewerker', "Je staat in voor de rekrutering van nieuwe collega's.", 'recruitment'],
    ['DUT', 'Loodgieter', 'Je plaatst sanitair en verwarming.', 'plumbing-installation'],
    ['DUT', 'Boekhouder', 'Je bereidt de afsluitingen voor.', 'annual-accounts'],
    ['DUT', 'Regisseur inkomen', 'Je behandelt aanvragen bijzondere bijstand.', 'social-benefits'],
    ['DUT', 'Groenarbeider', 'Je taken: exotenbestrijding en afrasteringen plaatsen.', 'invasive-species-control'],
    [
      'FRE',
      'Ouvrier jardinier',
      'Vous participez à la lutte contre les plantes invasives.',
      'invasive-species-control',
    ],
    ['ENG', 'Groundskeeper', 'Your tasks: invasive weed control.', 'invasive-species-control'],
    ['ITA', 'Giardiniere', 'Ti occupi del controllo delle specie invasive.', 'invasive-species-control'],
    [
      'DUT',
      'Redacteur',
      'Je modereert de reacties: modereren van reacties hoort bij elke dienst.',
      'content-moderation',
    ],
    ['DUT', 'Schilder', 'Je doet houtrotherstel.', 'wood-rot-repair'],
    ['DUT', 'Netwerkbeheerder', 'Je beheert de storage en het serverpark.', 'storage-administration'],
    ['DUT', 'Laborant', 'Je voert analyses uit.', 'laboratory-techniques'],
  ])('ENG-10c but where the trade is theirs they are asked (%s %s: %s)', (language, title, text, skill) => {
    expect(propertiesOf(language, title, text)).toContain(skill);
  });
});
