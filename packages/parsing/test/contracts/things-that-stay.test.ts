import { describe, expect, it } from 'vitest';
import { termCases, termsOf } from '../terms-of.ts';

const TEXTS = `
ENG||A permanent exhibition and a fixed roster. We seek a guide.
ENG|TEMPORARY|Would you rather have a fixed number of hours? Contract of one year.
ENG|PART_TIME|Permanent place of work, regular hours, 20 hours a week.
ENG|TEMPORARY|Our nurse is away until June; we need cover while she is on leave.
ENG|TEMPORARY|We need somebody to stand in while our secretary is on jury service.
ENG||Temporary accommodation is provided for the first month.
ENG|TEMPORARY|Cover for a colleague who is ill, probably two months.
ENG||You join a permanent team on a fixed site.
ENG|PART_TIME|Fixed days, 3 days a week.
DUT||Een vaste tentoonstelling en een vast rooster. Wij zoeken een gids.
DUT|TEMPORARY|Liever een vast aantal uren? Contract van een jaar.
DUT|PART_TIME|Vaste werkplek, vaste uren, 20 uur per week.
DUT|TEMPORARY|Onze verpleegkundige is weg tot juni; we zoeken vervanging zolang zij met verlof is.
DUT|TEMPORARY|We zoeken iemand die inspringt zolang onze secretaresse ziek is.
DUT||De eerste maand is er tijdelijke huisvesting.
DUT|TEMPORARY|Vervanging van een zieke collega, vermoedelijk twee maanden.
DUT||Vast of variabel uurrooster, je kiest zelf.
DUT|TEMPORARY|We zoeken vervanging tot onze kok terug is.
DUT|PART_TIME|Vaste dagen, 3 dagen per week.
ITA||Una mostra permanente e turni fissi. Cerchiamo una guida.
ITA|TEMPORARY|Preferisci un numero fisso di ore? Contratto di un anno.
ITA|PART_TIME|Sede fissa, orario fisso, 20 ore settimanali.
ITA||Il primo mese è previsto un alloggio temporaneo.
ITA|TEMPORARY|Sostituzione di un collega malato, circa due mesi.
ITA||Entrerai in una squadra fissa con orario stabile.
ITA|TEMPORARY|Cerchiamo un sostituto fino al rientro del cuoco.
ITA|PART_TIME|Giorni fissi, 3 giorni a settimana.
FRE||Une exposition permanente et un horaire fixe. Nous cherchons un guide.
FRE|TEMPORARY|Vous préférez un nombre d'heures fixe ? Contrat d'un an.
FRE|PART_TIME|Lieu fixe, horaire fixe, 20 heures par semaine.
FRE|TEMPORARY|Notre infirmière est absente jusqu'en juin ; nous cherchons quelqu'un pour la remplacer.
FRE||Le premier mois, un logement temporaire est prévu.
FRE|TEMPORARY|Remplacement d'un collègue malade, environ deux mois.
FRE||Vous rejoignez une équipe fixe sur un site permanent.
FRE|TEMPORARY|Nous cherchons un remplaçant jusqu'au retour du cuisinier.
FRE|PART_TIME|Jours fixes, 3 jours par semaine.
ENG|FULL_TIME+PERMANENT|Permanent and full-time, day shift.
`;

describe('what is fixed and no contract, and who is replaced', () => {
  it.each(termCases(TEXTS))('ENG-10e ENG-10f %s tells "%s": %s', (language, terms, text) => {
    expect(termsOf(text, language)).toBe(terms);
  });
});
