import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { conceptsIn } from '../names/concepts-in.ts';
import { parser } from '../starter-parser.ts';

/** A language, a title, a text, a concept, and whether it is meant. */
type Sense = readonly [language: Language, title: string, text: string, concept: string, isMeant: boolean];

describe('a label that is a part of a longer name', () => {
  it.each<Sense>([
    ['FRE', 'Boucher', 'Vous maîtrisez la découpe et la comptabilité matière.', 'accounting', false],
    ['FRE', 'Boucher', 'Vous maîtrisez la découpe et la comptabilité.', 'accounting', true],
    ['FRE', 'Assistant', 'Vous êtes souriant. Une tenue correcte est de rigueur.', 'rigour', false],
    ['FRE', 'Assistant', 'Vous êtes souriant et faites preuve de rigueur.', 'rigour', true],
    ['FRE', 'Tourneur', 'Vous travaillez sur des machines de précision.', 'accuracy', false],
    ['FRE', 'Tourneur', 'Rigueur et précision sont vos atouts.', 'accuracy', true],
    ['FRE', 'Juriste', 'Rigoureux, vous apportez un appui ponctuel aux équipes.', 'punctuality', false],
    ['FRE', 'Juriste', 'Rigoureux, vous êtes ponctuel.', 'punctuality', true],
    ['FRE', 'Vendeur', 'Vous assurez la tenue de la caisse et le rangement.', 'cash-handling', true],
    ['FRE', 'Agent', 'Vous assurez le nettoyage quotidien de la grande surface.', 'surface-cleaning', false],
    ['FRE', 'Agent', "Profil : Bon sens de l'organisation.", 'pragmatism', false],
    ['FRE', 'Agent', 'Profil : Bon sens, rigueur.', 'pragmatism', true],
    ['FRE', 'Aide', 'Accompagner les clients lors de leurs déplacements occasionnels.', 'travel-required', false],
    ['FRE', 'Aide', 'Déplacements professionnels à prévoir.', 'travel-required', true],
    ['FRE', 'Juriste', 'Vous êtes curieux. Missions : o Cerner la demande.', 'cerner', false],
    ['FRE', 'Juriste', 'Vous avez utilisé le logiciel Cerner.', 'cerner', true],
    ['ENG', 'Clerk', 'Profile: discretion, accuracy.', 'discretion', true],
    ['ENG', 'Database administrator', 'Profile: integrity, punctuality.', 'integrity', true],
    ['DUT', 'Winkelier', 'Een winkel in de sociale economie. Je bent stipt.', 'economics', false],
    ['ITA', 'Operaio', 'Doti richieste: rispetto, puntualità.', 'respect', true],
    ['ITA', 'Fresatore', 'Lavorazioni su macchine di precisione e puntualità.', 'accuracy', false],
    ['ITA', 'Fresatore', 'Profilo: precisione, puntualità.', 'accuracy', true],
  ])('ENG-10b %s, "%s": %s (%s: %s)', (language, title, text, concept, isMeant) => {
    expect(conceptsIn(language, title, text).includes(concept)).toBe(isMeant);
  });

  it('ENG-10b the same name again and again is read in a second', { timeout: 20_000 }, () => {
    const begin = performance.now();
    parser.parseJob({ title: 'Boucher', text: 'la comptabilité matière '.repeat(4000), language: 'FRE' });
    expect(performance.now() - begin).toBeLessThan(5000);
  });
});
