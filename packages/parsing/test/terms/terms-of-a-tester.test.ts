import { describe, expect, it } from 'vitest';
import { termCases, termsOf } from '../terms-of.ts';

const CASES = termCases(`
DUT|SELF_EMPLOYED|Door een te lange wachtlijst zoeken we een zelfstandige kinesist. Praktisch: zelfstandig statuut.
DUT|RESERVE|Wie slaagt voor de proef, komt op een wachtlijst.
DUT|AVAILABILITY+PERMANENT+STUDENT|Contract van onbepaalde duur. Flexijobbers en studenten voor het weekend zijn welkom.
DUT|PART_TIME+STUDENT|Een bijbaan naast je studie, met kans op een afstudeeropdracht.
DUT|APPRENTICESHIP|Wij bieden een afstudeeropdracht aan.
DUT|SELF_EMPLOYED|Wij zoeken een zzp'er als boekhouder. De opdracht is voor onbepaalde periode.
DUT|PERMANENT|Een contract voor onbepaalde periode.
DUT|TEMPORARY|Van april tot oktober zoeken we een seizoensmedewerker voor de kassa.
DUT|PART_TIME+PERMANENT|Het bestuur zoekt een vaste medewerker voor 18 uur per week.
DUT|TEMPORARY|Je krijgt een mandaat van zes jaar.
DUT||Wie in een vaste benoeming zit, kan zijn verlof voor opdracht behouden.
DUT||In het weekend leid je groepen rond, van kleuters tot voltijdse studenten.
ENG|FULL_TIME+PERMANENT|Employment type: Full-Time Regular
ENG|PERMANENT|Permanent contract. Our manager started as a Christmas temp.
ENG|TEMPORARY|You start as a temp with us.
ENG|FULL_TIME|Nights, any five from seven, 40 hours a week.
ENG||Our shop is used by full-time students.
ENG|FULL_TIME+PERMANENT|There are two permanent and whole-time vacancies. Salary depending on experience.
ENG||Fill in the expression of interest form.
ENG||You recruit and induct volunteers.
ENG||We install temporary fencing for building sites.
ENG|TEMPORARY|These are temporary contracts finishing on 30 June 2026.
ENG|PERMANENT_POSSIBLE|A six month contract-to-hire role.
ENG|FULL_TIME+PERMANENT|Job Status: Regular, full-time, non-exempt
ENG|PART_TIME+PERMANENT|Category: Part-time, regular, 24 hours/week
ENG|FULL_TIME|You work regular, full-time hours with no weekends.
ENG|PART_TIME|Insurance is for regular, part-time employees too.
ENG|MIXED|Full & Part Time positions for our gastro pub.
ENG|FULL_TIME|From June 7 through August 13, 40 hours/week.
ENG|PERMANENT|You are given a permenant, guaranteed hours contract.
FRE|PERMANENT|Un C.D.I. dès le premier jour.
FRE|TEMPORARY|Un C.D.D. de six mois.
ENG|TEMPORARY|The assignment is estimated to last 10 to 12 weeks.
DUT|FULL_TIME+PERMANENT|Bij ons krijg je een vaste job, een 40 uren-week met 12 ADV-dagen, loon naar ervaring.
DUT|FULL_TIME+PERMANENT|Wij geven een vaste contract in een 38-urenweek.
FRE||Une clientèle de quartier : des étudiants à temps plein et des retraités.
FRE||Profil : ⏎ - vous avez suivi la formation IFAPME
FRE|APPRENTICESHIP|Formation en alternance avec l'IFAPME.
ENG||Our shop is that blue book shop from the radio.
FRE|TEMPORARY|CDD de six mois. Rémunération statutaire et titres-restaurant.
FRE|PERMANENT+TEMPORARY|Recrutement : mutation, détachement ou liste d'aptitude ; à défaut, agent contractuel.
FRE|SELF_EMPLOYED|Nous recherchons un consultant freelance (portage accepté).
ITA|RESERVE+TEMPORARY|Avviso per la formazione di una graduatoria per assunzioni a tempo determinato.
ITA|TEMPORARY|Un contratto di durata determinata fino al 31 dicembre.
ITA|PERMANENT|Un contratto di durata indeterminata.
ITA|SELF_EMPLOYED|Cerchiamo agenti monomandatari per la Puglia.
ITA|PERMANENT|Il Comune apre il concorso per la nomina di un educatore.
`);

describe('terms as a tester words them who never saw the parser (issue 18)', () => {
  it.each(CASES)('ENG-10e %s: %s (%s)', (language, terms, text) => {
    expect(termsOf(text, language)).toBe(terms);
  });
});
