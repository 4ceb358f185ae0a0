import { describe, expect, it } from 'vitest';
import { kindOfText } from '../src/without-reader.ts';

describe('what a text is', () => {
  it.each([
    [
      'a Dutch advertisement',
      'Lasser m/v/x\nWij zoeken een lasser voor onze klant in Gent. Jouw profiel: je hebt ervaring. Solliciteer nu!',
    ],
    [
      'a French advertisement',
      'Soudeur (H/F)\nNous recherchons un soudeur. Vos missions : souder. Votre profil : expérience. Postulez !',
    ],
    [
      'an English advertisement',
      'Welder\nWe are looking for a welder. You will weld. What we offer: benefits. Apply now.',
    ],
    [
      'an Italian advertisement',
      'Saldatore\nCerchiamo un saldatore. Requisiti: esperienza. Offriamo un contratto. Candidati ora.',
    ],
  ])('%s is a job', (_, text) => {
    expect(kindOfText(text)).toBe('JOB');
  });

  it.each([
    [
      'a Dutch CV',
      "Jan Peeters\nGeboortedatum: 2 april 1988\nWerkervaring\n2015 - 2019 lasser\n2019 - heden chef\nHobby's",
    ],
    [
      'a French CV',
      'Marie Dupont\nNée le 2 avril 1988\nExpérience professionnelle\n2015 - 2019 soudeuse\nLoisirs : lecture',
    ],
    ['an English CV', 'Jane Doe\nWork experience\n2015 - 2019 welder\n2019 - present foreman\nReferences available'],
    ['an Italian CV', 'Anna Rossi\nDati personali\nNata a Milano\nEsperienze lavorative\n2015 - 2019 saldatrice'],
  ])('%s is a candidate', (_, text) => {
    expect(kindOfText(text)).toBe('CANDIDATE');
  });

  it('says nothing of a text that says too little, or of both', () => {
    expect(kindOfText('')).toBeNull();
    expect(kindOfText('lasser Gent')).toBeNull();
    expect(kindOfText('Vacature: solliciteer nu. Curriculum vitae, werkervaring, opleidingen.')).toBeNull();
  });

  it('reads the words of a page, not its markup', () => {
    expect(kindOfText('<p class="curriculum vitae">Wij <b>zoeken</b> een lasser. Solliciteer!</p>')).toBe('JOB');
  });
});
