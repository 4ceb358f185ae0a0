import { describe, expect, it } from 'vitest';
import { termCases, termsOf } from '../terms-of.ts';

const TEXTS = `
ENG|FULL_TIME|Full-time only; part-time is not possible.
ENG|MIXED|36 hours a week (less is negotiable).
ENG|MIXED|24 hours a week, full-timers are also welcome.
ENG|FULL_TIME|40 hours, salaried, not zero hours.
ENG|SELF_EMPLOYED+TEMPORARY|Freelance or employed, both are possible. Contract of six months.
ENG|FULL_TIME|A full-time job (we cannot offer part-time).
ENG|MIXED|38 hours a week, fewer hours can be discussed.
ENG|PART_TIME|20 hours a week, with the chance of more hours later on.
ENG|MIXED|40 hours per week. Would you rather work fewer hours? That is fine too.
DUT|FULL_TIME|Fulltime (parttime is niet mogelijk).
DUT|MIXED|36 uur per week (minder is bespreekbaar).
DUT|MIXED|24 uur per week, fulltimers zijn ook welkom.
DUT|FULL_TIME|40 uur, vast salaris, geen nulurencontract.
DUT|SELF_EMPLOYED+TEMPORARY|Als zzp'er of in loondienst, beide kan. Contract van zes maanden.
DUT|FULL_TIME|Een voltijdse job, deeltijds werken kan niet.
DUT|MIXED|38 uur per week, minder uren is mogelijk.
DUT|PERMANENT|Geen uitzendcontract, maar rechtstreeks een vast contract.
DUT|PART_TIME|20 uur per week, met later kans op meer uren.
DUT|MIXED|40 uur per week. Liever minder uren? Dat kan ook.
ITA|FULL_TIME|Solo tempo pieno, il part-time non è possibile.
ITA|MIXED|36 ore settimanali (possibili anche meno ore).
ITA|MIXED|24 ore settimanali, si valuta anche il full-time.
ITA|FULL_TIME|40 ore settimanali, stipendio fisso, non a chiamata.
ITA|SELF_EMPLOYED+TEMPORARY|Partita IVA o dipendente. Contratto di sei mesi.
ITA|FULL_TIME|Lavoro full-time (non si valutano part-time).
ITA|MIXED|38 ore settimanali, meno ore da concordare.
ITA|PERMANENT|Nessun contratto di somministrazione: assunzione diretta a tempo indeterminato.
ITA|PART_TIME|20 ore settimanali con possibilità di aumentare le ore in futuro.
ITA|MIXED|40 ore settimanali. Preferisci meno ore? Va bene lo stesso.
FRE|FULL_TIME|Temps plein uniquement, le temps partiel n'est pas possible.
FRE|MIXED|36 heures par semaine (moins d'heures négociable).
FRE|MIXED|24 heures par semaine, un temps plein est possible aussi.
FRE|FULL_TIME|40 heures par semaine, salaire fixe, pas de contrat zéro heure.
FRE|SELF_EMPLOYED+TEMPORARY|Indépendant ou salarié, au choix. Contrat de six mois.
FRE|FULL_TIME|Poste à temps plein (pas de temps partiel).
FRE|MIXED|38 heures par semaine, moins d'heures possible.
FRE|PERMANENT|Pas d'intérim : embauche directe en CDI.
FRE|PART_TIME|20 heures par semaine, évolution vers plus d'heures par la suite.
FRE|MIXED|40 heures par semaine. Vous préférez travailler moins ? C'est possible aussi.
DUT|MIXED|Aantal uren: 36 (minder is bespreekbaar) ⏎ Looptijd: onbepaald
ENG|FULL_TIME|40 hours a week, no less than ten holidays.
ENG|SELF_EMPLOYED|Freelance. Assignment of six months.
ENG|FULL_TIME|We close on Sundays, so 40 hrs. Salaried, not zero hours.
`;

describe('hours and contracts that are open or excluded', () => {
  it.each(termCases(TEXTS))('ENG-10e ENG-10f %s tells "%s": %s', (language, terms, text) => {
    expect(termsOf(text, language)).toBe(terms);
  });
});
