import { describe, expect, it } from 'vitest';
import { detectLanguage } from '../src/index.ts';

const FORM =
  'Code de sélection\nLangue\nNéerlandais\nDiplôme\nMaster\nType de contrat\nStatutaire\nLieu de travail\n1000 Bruxelles\n';
const DUTCH =
  "Je ontwerpt de toepassingen waarmee onze collega's elke dag hun dossiers behandelen, en je bewaakt de kwaliteit.\n" +
  "Je overlegt met de gebruikers over wat zij nodig hebben en je begeleidt de mensen die de programma's schrijven.";
const FRENCH =
  'Vous concevez les applications avec lesquelles nos collègues traitent leurs dossiers, et vous veillez à leur qualité.\n' +
  'Vous discutez avec les utilisateurs de leurs besoins et vous accompagnez les personnes qui écrivent les programmes.';

describe('detectLanguage', () => {
  it('goes by the sentences below a form, not by the labels of the board', () => {
    expect(detectLanguage(FORM.repeat(2) + DUTCH, 'ENG')).toBe('DUT');
    expect(detectLanguage(FORM.repeat(2) + FRENCH, 'ENG')).toBe('FRE');
  });

  it('goes by the form where nothing but a form is there', () => {
    expect(detectLanguage(FORM.repeat(3), 'ENG')).toBe('FRE');
  });

  it('goes by the beginning of a text that has sentences there', () => {
    expect(detectLanguage(`${FRENCH}\n${DUTCH}`, 'ENG')).toBe('FRE');
  });
});
