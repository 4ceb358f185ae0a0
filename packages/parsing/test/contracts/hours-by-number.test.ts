import { describe, expect, it } from 'vitest';
import { termCases, termsOf } from '../terms-of.ts';

const TEXTS = `
ENG|FULL_TIME|Four nights of ten hours.
ENG|FULL_TIME|4 nights x 10 hours, uniform provided.
ENG|PART_TIME|3 shifts of 8 hours a week.
ENG|FULL_TIME|Hours: 36/week ⏎ Start: May ⏎ Place: Leeds
ENG|FULL_TIME|Average 33.6 hours in five shifts, 100% pay, full-time.
ENG|PART_TIME|5 mornings x 4 hours.
ENG|PART_TIME|Hours: 20/wk ⏎ Pay: £13 ⏎ Start: now
ENG|FULL_TIME|5 days x 8 hours.
ENG||Three months' full pay when you have a baby. We seek a solicitor.
ENG|PART_TIME+TEMPORARY|PhD student, 50%, until 30/09/2028
DUT|FULL_TIME|Vier nachten van tien uur.
DUT|FULL_TIME|4 nachten x 10 uur, uniform inbegrepen.
DUT|PART_TIME|3 diensten van 8 uur per week.
DUT|FULL_TIME|Uren: 36/week ⏎ Start: mei ⏎ Plaats: Gent
DUT|FULL_TIME|Gemiddeld 33,6 uur in vijf ploegen, 100% loon, fulltime.
DUT|PART_TIME|5 ochtenden x 4 uur.
DUT|PART_TIME|Uren: 20/wk ⏎ Loon: € 13 ⏎ Start: nu
DUT|FULL_TIME|5 dagen x 8 uur.
DUT||Drie maanden volledig betaald verlof bij een geboorte. We zoeken een jurist.
DUT|PART_TIME+TEMPORARY|Doctoraatsstudent, 50%, tot 30/09/2028
ITA|FULL_TIME|Quattro notti da dieci ore.
ITA|FULL_TIME|4 notti x 10 ore, divisa inclusa.
ITA|PART_TIME|3 turni da 8 ore a settimana.
ITA|FULL_TIME|Ore: 36/settimana ⏎ Inizio: maggio ⏎ Sede: Lodi
ITA|FULL_TIME|In media 33,6 ore su cinque turni, 100% della paga, full-time.
ITA|PART_TIME|5 mattine x 4 ore.
ITA|PART_TIME|Ore: 20/sett ⏎ Paga: 9 € ⏎ Inizio: subito
ITA|FULL_TIME|5 giorni x 8 ore.
ITA||Tre mesi a stipendio pieno per la nascita di un figlio. Cerchiamo un avvocato.
ITA|FULL_TIME+TEMPORARY|Tecnologo a tempo determinato e pieno.
FRE|FULL_TIME|Quatre nuits de dix heures.
FRE|FULL_TIME|4 nuits x 10 heures, uniforme fourni.
FRE|PART_TIME|3 postes de 8 heures par semaine.
FRE|FULL_TIME|Heures : 36/semaine ⏎ Début : mai ⏎ Lieu : Lille
FRE|FULL_TIME|En moyenne 33,6 heures en cinq équipes, 100 % du salaire, temps plein.
FRE|PART_TIME|5 matinées x 4 heures.
FRE|PART_TIME|Heures : 20/sem ⏎ Salaire : 13 € ⏎ Début : immédiat
FRE|FULL_TIME|5 jours x 8 heures.
FRE||Trois mois à plein salaire pour une naissance. Nous cherchons un juriste.
FRE|PART_TIME+TEMPORARY|Doctorant, 50 %, jusqu'au 30/09/2028
ENG|PART_TIME+TEMPORARY|Research assistant, 0.5 FTE – until 30/09/2028
DUT|TEMPORARY|Opdracht tot eind Q2.
DUT|FULL_TIME|5-ploegendienst, 36 uur, 100% loon.
`;

describe('hours by days, by week and by part', () => {
  it.each(termCases(TEXTS))('ENG-10e ENG-10f %s tells "%s": %s', (language, terms, text) => {
    expect(termsOf(text, language)).toBe(terms);
  });
});
