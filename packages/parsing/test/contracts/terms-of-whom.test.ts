import { describe, expect, it } from 'vitest';
import { termCases, termsOf } from '../terms-of.ts';

const TEXTS = `
ENG|PERMANENT|You advise managers on fixed-term renewals and zero-hours agreements. Contract: permanent.
ENG|PART_TIME|You have led teams on full-time and casual contracts and know the law on agency work. The job is 24 hours a week.
ENG||Our full-time staff get an extra five days of leave. We look for a florist.
ENG|PART_TIME|Two of our five bakers are full-time. We seek a sixth baker for 20 hours a week.
ENG|FULL_TIME|If you work part-time, the allowance is paid pro rata. 38 hours a week.
ENG|PERMANENT|Tasks: ⏎ - preparing temporary contracts and part-time agreements ⏎  ⏎ Offer: ⏎ - permanent contract
ENG||Our team of eight, of whom three are self-employed, welcomes a physiotherapist.
ENG|PART_TIME|Anyone on a full-time contract can lease a bike. We offer 16 hours a week.
DUT|PERMANENT|Je adviseert leidinggevenden over tijdelijke verlengingen en nulurencontracten. Contract: vast.
DUT|PART_TIME|Je hebt een ploeg met fulltime en flexibele contracten aangestuurd. De functie is 24 uur per week.
DUT||Onze voltijdse medewerkers krijgen vijf extra verlofdagen. Wij zoeken een bloemist.
DUT|PART_TIME|Bij een fulltime dienstverband krijg je een auto van de zaak. Deze baan is 28 uur per week.
DUT||We hebben 60 mensen in dienst, waarvan 90% vast, en zoeken een inkoper.
DUT|PART_TIME|Van onze vijf bakkers werken er twee fulltime. We zoeken een zesde voor 20 uur per week.
DUT|FULL_TIME|Werk je parttime, dan krijg je de vergoeding naar rato. 38 uur per week.
DUT|PERMANENT|Taken: ⏎ - opmaken van tijdelijke contracten en deeltijdse overeenkomsten ⏎  ⏎ Aanbod: ⏎ - vast contract
DUT||Ons team van acht, waarvan drie zelfstandig, verwelkomt graag een kinesist.
DUT|PART_TIME|In geval van voltijdse tewerkstelling is er een groepsverzekering. Wij bieden 19 uur per week.
ITA|PERMANENT|Affiancherai i responsabili su proroghe a termine e contratti a chiamata. Contratto: tempo indeterminato.
ITA|PART_TIME|Hai gestito squadre con contratti full-time e a chiamata e conosci la normativa. Il lavoro è di 24 ore settimanali.
ITA||I nostri dipendenti full-time hanno cinque giorni di ferie in più. Cerchiamo un fiorista.
ITA|PART_TIME|In caso di impiego full-time è prevista l'auto aziendale. Questo posto è di 28 ore settimanali.
ITA||L'azienda ha 60 dipendenti, di cui il 90% a tempo indeterminato, e cerca un addetto acquisti.
ITA|FULL_TIME|Se lavori part-time il premio è proporzionato. 38 ore settimanali.
ITA|PERMANENT|Mansioni: ⏎ - preparazione di contratti a termine e part-time ⏎  ⏎ Offriamo: ⏎ - contratto a tempo indeterminato
ITA||Il nostro gruppo di otto persone, di cui tre con partita IVA, accoglie un fisioterapista.
ITA|PART_TIME|Chi lavora a tempo pieno ha diritto alla bici in leasing. Offriamo 16 ore settimanali.
FRE|PERMANENT|Vous conseillez les managers sur les renouvellements de CDD et les contrats d'intérim. Contrat : CDI.
FRE||Nos salariés à temps plein ont cinq jours de congé en plus. Nous cherchons un fleuriste.
FRE|PART_TIME|En cas d'emploi à temps plein, une voiture est fournie. Ce poste est de 28 heures par semaine.
FRE||L'entreprise compte 60 salariés, dont 90 % en CDI, et cherche un acheteur.
FRE|PART_TIME|Deux de nos cinq boulangers sont à temps plein. Nous en cherchons un sixième pour 20 heures par semaine.
FRE|FULL_TIME|Si vous travaillez à temps partiel, la prime est calculée au prorata. 38 heures par semaine.
FRE|PERMANENT|Missions : ⏎ - préparer les contrats à durée déterminée et à temps partiel ⏎  ⏎ Nous offrons : ⏎ - un CDI
FRE||Notre équipe de huit personnes, dont trois indépendants, accueille un kinésithérapeute.
FRE|PART_TIME|Toute personne à temps plein a droit à un vélo. Nous offrons 16 heures par semaine.
ENG||Full-time folks get 30 days off.
ENG|PART_TIME|We have two posts, of which one part-time.
ENG|FULL_TIME|If you look for a full-time job with a future, write to us.
ENG|PART_TIME|Do you want to work part-time as a baker?
DUT|PERMANENT_POSSIBLE|Weekcontracten, bij goede evaluatie een contract van onbepaalde duur.
ITA|FULL_TIME|Cerchiamo due cuochi, di cui uno full-time.
ENG|FULL_TIME|We need three bakers for our two shops, full-time.
ENG|TEMPORARY|Anyone on a permanent contract can lease a bike. We offer a contract of six months.
ENG|PERMANENT|Anyone for a permanent contract in our friendly village shop?
ENG|PERMANENT|If you are looking for a permanent job with a future, write to us.
ENG|FULL_TIME|Three bakers for our two shops to work full-time.
ENG|FULL_TIME|Our two shops are looking for a baker to work full-time.
`;

describe('terms of those who are there, or on a condition', () => {
  it.each(termCases(TEXTS))('ENG-10e ENG-10f %s tells "%s": %s', (language, terms, text) => {
    expect(termsOf(text, language)).toBe(terms);
  });
});
