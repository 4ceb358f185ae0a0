/** Sentences and what hours they tell. */
export const HOURS_SNIPPETS = `
ENG|FULL_TIME|Monday to Friday, 8.30 to 17.00.
ENG|FULL_TIME|Working hours: Mon–Fri 9-5:30
ENG|PART_TIME|Tuesday to Thursday, 9 am to 1 pm.
ENG||Our office is open Monday to Friday, 9 to 5.
ENG|MIXED|Full-time, 80% possible.
ENG|MIXED|From 20 hours a week up to full-time.
DUT|FULL_TIME|Je werkt van maandag tot vrijdag van 8u tot 17u.
DUT|FULL_TIME|Ma-vr 8.30 - 17.00
DUT||De winkel is geopend van maandag tot zaterdag, 9 tot 18 uur.
FRE|FULL_TIME|Du lundi au vendredi, de 8h30 à 17h.
FRE|PART_TIME|Du lundi au vendredi, de 8h à 12h.
FRE||Environ 70 % du temps se passe en atelier.
FRE||Vacations de 12 h, de jour et de nuit.
ITA|FULL_TIME|Dal lunedì al venerdì, dalle 8 alle 17.
ITA||Siamo aperti dal lunedì al sabato, dalle 9 alle 19.
ENG|FULL_TIME|Full-time, Monday to Friday.
ENG|FULL_TIME|Hours: 37.5 per week
ENG|FULL_TIME|A 40-hour working week with flexible start times.
ENG|FULL_TIME|39 hours over a five-day week.
ENG|FULL_TIME|Working hours: 38h/week, in two shifts.
ENG|PART_TIME|20 hours a week, afternoons only.
ENG|PART_TIME|0.6 FTE
ENG|PART_TIME|Part-time, three mornings a week.
ENG|PART_TIME|Job share considered for this half-time post.
ENG|PART_TIME|An 80 % position.
ENG|MIXED|32 to 40 hours per week.
ENG|MIXED|Full-time or part-time, let us know what suits you.
ENG|MIXED|24–38 hours, to be agreed.
ENG|MIXED|80–100 % FTE.
ENG|AVAILABILITY|Zero-hours contract, you choose your shifts.
ENG||Shifts: 6-14 and 14-22, five days notice.
ENG||Our shop is open six days a week.
ENG||You work from home two days per week.
ENG||We answer within 24 hours.
ENG||A 24-hour support line for our customers.
ENG|FULL_TIME|Salary € 3.200 for 40 hours a week.
DUT|FULL_TIME|Voltijdse tewerkstelling in dagdienst.
DUT|FULL_TIME|40-urige werkweek met 12 ADV-dagen.
DUT|FULL_TIME|Uren per week: 38
DUT|FULL_TIME|38u/week, van 8u tot 16u30.
DUT|PART_TIME|Deeltijds 19/38.
DUT|PART_TIME|Voor 24 uur per week, verdeeld over drie dagen.
DUT|PART_TIME|Een halftijdse job van 20 uur.
DUT|PART_TIME|4/5de tewerkstelling.
DUT|PART_TIME|16 uur p.w. op vrijdag en zaterdag.
DUT|PART_TIME|Aanstelling voor 0,7 fte.
DUT|MIXED|Tussen de 24 en 36 uur per week, in overleg.
DUT|MIXED|Fulltime (parttime in overleg mogelijk).
DUT|MIXED|32-40 uur
DUT|MIXED|Voltijds of 4/5de.
DUT|MIXED|Minimaal 28 en maximaal 38 uur per week.
DUT|AVAILABILITY|Je werkt op oproepbasis.
DUT|AVAILABILITY|Flexi-job in het weekend.
DUT||Je werkt in een tweeploegenstelsel (6-14, 14-22).
DUT||Binnen 24 uur krijg je antwoord.
DUT||Thuiswerken kan twee dagen per week.
DUT||Vakantie: 25 dagen op basis van fulltime.
DUT|PART_TIME|Salaris € 2.800 op basis van 36 uur; de functie is voor 24 uur per week.
FRE|FULL_TIME|Temps plein, 39h/semaine.
FRE|FULL_TIME|Poste à temps complet, du lundi au vendredi.
FRE|FULL_TIME|35 heures hebdomadaires sur 4,5 jours.
FRE|FULL_TIME|Horaire de 38 h par semaine.
FRE|FULL_TIME|Durée hebdomadaire : 37h30
FRE|PART_TIME|Temps partiel 24 h/semaine, le matin.
FRE|PART_TIME|Mi-temps (19 h/semaine).
FRE|PART_TIME|Un 4/5 temps.
FRE|PART_TIME|Contrat de 28h/semaine modulable.
FRE|PART_TIME|Poste à 80 %.
FRE|PART_TIME|0,5 ETP
FRE|MIXED|Temps plein ou 4/5.
FRE|MIXED|Temps complet ou temps partiel selon vos souhaits.
FRE|MIXED|De 20 à 35 heures par semaine selon disponibilité.
FRE|AVAILABILITY|Vacations le week-end selon les besoins.
FRE||Travail en 3x8, une semaine sur trois de nuit.
FRE||Deux jours de télétravail par semaine.
FRE||Service ouvert 24 h sur 24, 7 jours sur 7.
FRE||Réponse sous 48 heures.
FRE|FULL_TIME|Équipe de suppléance, contrat 35h.
FRE|PART_TIME|Une permanence de 8 heures par semaine.
ITA|FULL_TIME|Full time, 40 ore settimanali su cinque giorni.
ITA|FULL_TIME|Orario: dal lunedì al venerdì, a tempo pieno.
ITA|FULL_TIME|38 ore a settimana su turni.
ITA|PART_TIME|Part time 24 ore settimanali.
ITA|PART_TIME|Part-time 50% mattutino.
ITA|PART_TIME|20 ore/sett. pomeridiane.
ITA|PART_TIME|Impegno di 30 ore a settimana.
ITA|MIXED|Full time o part time, da valutare insieme.
ITA|MIXED|Da 20 a 40 ore settimanali.
ITA|AVAILABILITY|Contratto a chiamata per i weekend.
ITA||Turni 6-14 / 14-22.
ITA||Smart working due giorni a settimana.
ITA||Il negozio è aperto sette giorni su sette.
ITA||Servizio attivo 24 ore su 24.
ENG|FULL_TIME|Thirty-eight hours a week, spread over five days.
ENG|FULL_TIME|Forty hours, lunch break not included.
ENG|PART_TIME|Twenty-four hours per week in the laundry.
ENG|PART_TIME|Weekly time | 28 h, never on Sundays
ENG|FULL_TIME|€17.20 an hour, 44 hours, overtime on Saturdays paid double and the tools are ours.
ENG|MIXED|38 hours a week; 24 or 30 is possible too.
ENG|MIXED|Whatever suits you, from half a week to a full diary.
ENG|MIXED|From two days a week to full-time, your choice.
ENG|PART_TIME|About 90 hours per month, mostly in the evening.
ENG|AVAILABILITY|You decide when you drive and for how long.
ENG|PART_TIME|20 hours a week, which may grow to full-time next year.
ENG||We reply within 48 hours, at €0 cost to you.
ENG||A master's, grade 4/5 in the Bac+4/5 scale.
DUT|FULL_TIME|Achtendertig uur per week in een vaste ploeg.
DUT|PART_TIME|Tweeëntwintig uur per week, alle dagen in de voormiddag.
DUT|PART_TIME|Werktijd per week: 27 u, nooit op zondag en nooit voor zeven uur in de ochtend.
DUT|FULL_TIME|€ 17,20 per uur, 42 uur, de overuren op zaterdag worden dubbel betaald.
DUT|MIXED|38 uur per week; 24 of 30 kan ook.
DUT|MIXED|Van een halve week tot een volle agenda, alles is bespreekbaar.
DUT|MIXED|Van drie dagen per week tot voltijds.
DUT|PART_TIME|Ongeveer 90 uur per maand.
DUT|AVAILABILITY|Jij kiest wanneer je komt helpen.
DUT|PART_TIME|20 uur per week, later uitbreiden naar voltijds is niet uitgesloten.
DUT||Je krijgt binnen 48 uur antwoord, ook over de € 50 reiskosten.
FRE|FULL_TIME|Trente-huit heures par semaine, horaire fixe.
FRE|FULL_TIME|Trente-neuf heures, du lundi au vendredi midi.
FRE|PART_TIME|Vingt-cinq heures par semaine, le matin.
FRE|PART_TIME|Temps hebdomadaire | 28 h, jamais le dimanche et jamais après dix-neuf heures
FRE|MIXED|38 heures par semaine ; 24 ou 30 possibles.
FRE|MIXED|D'une demi-semaine à un agenda complet, dites-nous.
FRE|MIXED|De trois jours par semaine à un temps plein.
FRE|PART_TIME|130 heures par mois, planning fixé en équipe.
FRE|PART_TIME|Contrat de 20h00 semaine, le soir.
FRE|AVAILABILITY|Tu décides quand tu viens nous aider.
FRE|PART_TIME|20 h par semaine, ce qui pourra évoluer vers un temps plein.
FRE||De formation Bac+4/5 en chimie.
FRE||Réponse sous 48 heures, 10 € de frais de dossier.
ITA|FULL_TIME|Trentotto ore a settimana su cinque giorni.
ITA|FULL_TIME|Quaranta ore settimanali, straordinari pagati.
ITA|PART_TIME|Ventidue ore a settimana, solo al mattino.
ITA|PART_TIME|Orario settimanale | 28 h, mai la domenica e mai dopo le diciannove
ITA|MIXED|40 ore a settimana; 24 o 30 è possibile.
ITA|MIXED|Da mezza settimana a settimana piena, decidiamo insieme.
ITA|MIXED|Da tre giorni a settimana a un tempo pieno.
ITA|PART_TIME|Circa 90 ore al mese.
ITA|AVAILABILITY|Scegli tu quando venire.
ITA|PART_TIME|20 ore a settimana, che possono crescere fino al tempo pieno.
ITA||Rispondiamo entro 48 ore, rimborso di 10 €.
FRE|FULL_TIME|Travail en équipe 2×8 / 39h/semaine.
DUT|FULL_TIME|Ploegen 2×8 / 38u per week.
DUT|PART_TIME|Je komt drie ochtenden en een middag per week.
DUT|FULL_TIME|Een week telt bij ons veertig uur, verspreid over vijf dagen.
DUT|MIXED|Hoeveel uur? Tussen twintig en veertig, jij zegt het.
DUT|PART_TIME|Omvang: 60 procent.
DUT|FULL_TIME|Arbeidsduur 100 %.
DUT|PART_TIME|Vijftien uurtjes per week, verdeeld over zaterdag en zondag.
FRE|PART_TIME|Trois matinées et un après-midi par semaine.
FRE|FULL_TIME|La semaine compte trente-neuf heures chez nous.
FRE|MIXED|Combien d'heures ? Entre vingt et trente-cinq par semaine, à vous de dire.
FRE|PART_TIME|Quotité : 60 %.
FRE|FULL_TIME|Temps de travail : 100 %.
FRE|PART_TIME|Quinze heures par semaine, le week-end.
ENG|PART_TIME|Three mornings and one afternoon a week.
ENG|FULL_TIME|A week with us has forty hours over five days.
ENG|MIXED|How many hours? Between twenty and forty a week, you say.
ENG|PART_TIME|Position: 60 %.
ENG|FULL_TIME|Employment: 100 %.
ENG|PART_TIME|Fifteen hours a week, Saturdays and Sundays.
ITA|PART_TIME|Tre mattine e un pomeriggio a settimana.
ITA|FULL_TIME|Da noi la settimana è di quaranta ore.
ITA|MIXED|Quante ore? Tra venti e quaranta a settimana, dillo tu.
ITA|PART_TIME|Impegno: 60 %.
ITA|FULL_TIME|Percentuale di lavoro: 100 %.
ITA|PART_TIME|Quindici ore a settimana, sabato e domenica.
`;

/** Sentences and what wage they tell, `low-high PERIOD`. */
export const WAGE_SNIPPETS = `
ENG|14.5-14.5 HOUR|Pay: € 14.50 per hour plus holiday allowance.
FRE|13.9-13.9 HOUR|CDI dès le premier jour, 13,90 €/h, frais de déplacement remboursés.
FRE|13-14 HOUR|Entre 13 et 14 €/h selon profil.
ITA|9.5-9.5 HOUR|Paga 9,50 €/h, contratto subito.
ITA|9.5-9.5 HOUR|Paga 9,50 euro/ora.
DUT|14.2-14.2 HOUR|Je krijgt 14,20 €/u en maaltijdcheques.
ENG|32000-38000 YEAR|Salary: €32,000 – €38,000 per annum depending on experience.
ENG|45000-55000 YEAR|€45k–€55k + bonus + pension.
ENG|2800-3400 MONTH|Gross monthly salary between € 2.800 and € 3.400.
ENG|13.15-null HOUR|From £13.15 an hour.
ENG|null-60000 YEAR|Up to €60,000 a year.
ENG|650-650 WEEK|€650 per week after tax credits.
ENG|180-220 DAY|Day rate of £180–£220.
ENG|3250-4100 MONTH|We offer a gross salary of €3250-€4100 based on 40 hours.
ENG||Turnover of € 12 million and 140 colleagues.
ENG||A training budget of € 1,500 per year and meal vouchers of € 8 a day.
ENG||Referral bonus: € 1,000.
ENG|41250-52300 YEAR|Point 3 on the scale: €41,250 to €52,300 gross per year.
ENG|28000-28000 YEAR|A base of 28k plus commission.
ENG|2750-2750 MONTH|Starting salary €2750 gross/month.
DUT|2600-3200 MONTH|Brutoloon tussen € 2.600 en € 3.200 per maand.
DUT|15.23-17.8 HOUR|Uurloon van 15,23 tot 17,80 euro bruto.
DUT|14.5-null HOUR|Vanaf € 14,50 per uur.
DUT|3100-4250 MONTH|Salaris: € 3.100,- tot € 4.250,- bruto o.b.v. 40 uur.
DUT|2874-4052 MONTH|Schaal 8 (minimaal € 2.874 en maximaal € 4.052 bruto per maand bij 36 uur).
DUT|null-3800 MONTH|Een salaris tot € 3.800 bruto per maand.
DUT|45000-60000 YEAR|Jaarsalaris van 45 tot 60K.
DUT|85-95 HOUR|Tarief: 85-95 euro per uur excl. btw.
DUT||Maaltijdcheques van € 8 per dag en ecocheques van € 250.
DUT||Een opleidingsbudget van € 2.000 per jaar.
DUT||Omzet van 12 miljoen euro in 2025.
DUT|2500-2500 MONTH|Je verdient € 2.500 bruto.
DUT|13.9-13.9 HOUR|€ 13,90 bruto/uur, elke week uitbetaald.
FRE|2100-2400 MONTH|Salaire : 2 100 à 2 400 € brut par mois selon expérience.
FRE|11.88-11.88 HOUR|Taux horaire : 11,88 €.
FRE|28000-34000 YEAR|Rémunération annuelle brute de 28 à 34 K€.
FRE|35000-40000 YEAR|Fixe 35-40k€ + variable.
FRE|1850-1850 MONTH|1850 € brut mensuel sur 13 mois.
FRE|13.5-15.2 HOUR|Entre 13,50 € et 15,20 € de l'heure.
FRE|2900-null MONTH|À partir de 2.900 € brut par mois.
FRE|32000-38000 YEAR|Salaire brut annuel : 32 000 € - 38 000 €
FRE||Tickets restaurant de 9 €, prime de 500 € par an.
FRE||Chiffre d'affaires de 12 M€, 80 collaborateurs.
FRE|450-450 DAY|TJM : 450 €.
FRE|2350-2350 MONTH|Nous offrons 2.350 € brut/mois, 13e mois inclus.
ITA|28000-32000 YEAR|RAL 28.000 - 32.000 euro.
ITA|1400-1600 MONTH|Stipendio netto mensile da 1.400 a 1.600 euro.
ITA|9.5-9.5 HOUR|Paga oraria: 9,50 € lordi.
ITA|30000-35000 YEAR|RAL 30/35K in base all'esperienza.
ITA|1300-1300 MONTH|Retribuzione di 1.300 euro al mese per 14 mensilità.
ITA|null-45000 YEAR|RAL fino a 45.000 €.
ITA||Buoni pasto da 8 euro e premio di risultato fino a 1.500 euro.
ITA||Fatturato di 12 milioni di euro.
ITA|70-80 DAY|Compenso: 70-80 euro a giornata.
ENG|90-110 DAY|€90 a day, 100 with your card, 110 after two seasons.
ENG|15.4-null HOUR|€15.40 gross per hour at least.
ENG|2300-2300 MONTH|Salary excluding travel allowance: €2,300 per month.
ENG|45-45 DAY|Pay: €45 per night.
DUT|90-110 DAY|€ 90 per dag, 100 met brevet, 110 na twee seizoenen.
DUT|15.4-null HOUR|€ 15,40 bruto per uur minimum.
DUT|2300-2300 MONTH|Loon exclusief reiskostenvergoeding: € 2.300 per maand.
FRE|90-110 DAY|90 € par jour, 100 avec le brevet, 110 après deux saisons.
FRE|15.4-null HOUR|15,40 € bruts de l'heure au minimum.
FRE|2300-2600 MONTH|Rémunération hors frais de déplacement : 2300 - 2600 € mensuel.
ITA|90-110 DAY|90 € al giorno, 100 con il brevetto, 110 dopo due stagioni.
ITA|10.5-12 HOUR|Paga 10,50 euro lordi l'ora, 12 dopo le dieci di sera.
ITA|45-45 DAY|Compenso di 45 euro a notte.
DUT|2400-2900 MONTH|Verwacht een brutowedde die start op 2.400 euro en stijgt tot 2.900 euro per maand.
DUT|16.5-16.5 HOUR|Je uurloon? 16,50 euro.
FRE|2400-2900 MONTH|Un brut qui démarre à 2 400 euros et monte à 2 900 euros par mois.
FRE|16.5-16.5 HOUR|Taux horaire ? 16,50 euros.
ENG|2400-2900 MONTH|Gross pay starts at €2,400 and rises to €2,900 a month.
ENG|16.5-16.5 HOUR|Hourly rate? €16.50.
ITA|1400-1700 MONTH|Il lordo parte da 1.400 euro e sale a 1.700 euro al mese.
ITA|10.5-10.5 HOUR|Paga oraria? 10,50 euro.
`;

/** Sentences and how many years of experience they ask. */
export const SENIORITY_SNIPPETS = `
ENG|3|At least 3 years' experience as a CNC machinist.
ENG|2|Two or more years in a similar role.
ENG|5|5+ years of hands-on Java development.
ENG|3|Requirements: ⏎ - 3-5 years' post-qualification experience
ENG|1|A minimum of one year's experience in a kitchen.
ENG|2|You have worked as a nurse for two years or longer.
ENG||For over 20 years we have served Dublin.
ENG||You are at least 18 years old.
ENG||Contract of two years.
ENG||No experience needed.
ENG|10|Requirements: ⏎ - minimum 10 years in engineering, of which 3 as a lead
DUT|3|Minimaal 3 jaar ervaring in een vergelijkbare functie.
DUT|2|Je hebt een tweetal jaren ervaring als lasser.
DUT|5|Profiel: ⏎ - 5 jaar werkervaring
DUT|1|Je hebt al een jaar ervaring in de horeca.
DUT||Al 30 jaar een begrip in de regio.
DUT||Je bent minstens 16 jaar.
DUT||Een contract van een jaar met kans op verlenging.
DUT|3|Profiel: ⏎ - minimaal drie jaar als werkvoorbereider gewerkt
FRE|3|Vous justifiez d'une expérience de 3 ans minimum.
FRE|5|Expérience d'au moins cinq ans sur un poste similaire.
FRE|2|Une première expérience de deux années est demandée.
FRE|2|Profil : ⏎ - 2 ans minimum en cabinet
FRE||Entreprise familiale depuis 40 ans.
FRE||CDD de deux ans.
FRE||Débutant accepté.
FRE|1|Un an d'expérience souhaité.
ITA|3|Esperienza di almeno 3 anni nel ruolo.
ITA|2|Esperienza biennale in produzione.
ITA|5|Requisiti: ⏎ - minimo 5 anni come manutentore
ITA||Da oltre 50 anni sul mercato.
ITA||Età massima 29 anni.
ITA||Contratto di due anni.
ITA|1|Almeno un anno di esperienza in sala.
ENG|2|We seek: ⏎ - two years at a garage
ENG|4|Your luggage ⏎ - four years of welding, on site or in a shop
ENG|1|We are looking for someone with a year on a packing line.
ENG|6|What counts: ⏎ - six years as a skipper
ENG||What you get: ⏎ - two years of warranty on your tools
ENG||What counts: ⏎ - a licence held for three years
DUT|2|Dit breng je mee: ⏎ - twee jaar bij een garage
DUT|4|Dit breng je mee: ⏎ - vier jaar aan de bandzaag
DUT|3|We zoeken iemand met drie jaar als schipper.
DUT||Dit krijg je: ⏎ - twee jaar garantie op je gereedschap
FRE|2|Indispensable ⏎ - deux ans de charpente
FRE|7|Rédhibitoire si absent ⏎ - sept ans d'infrastructure
FRE|5|Vous comptez cinq bonnes années comme grutier.
FRE|2|Un couple d'années passées en laboratoire.
FRE||Inclus ⏎ - deux ans de garantie
ITA|2|Cosa serve: ⏎ - due anni in un'officina
ITA|4|Cosa serve: ⏎ - quattro anni come saldatore
ITA||Serve la patente C da almeno tre anni.
ITA||Incluso: ⏎ - due anni di garanzia
FRE|3|Expérience : ⏎ Plonge: 3 ans (Requis)
ENG|2|Ability: ⏎ Milling: 2 years (Required)
DUT|2|Keuken: 2 jaar (vereist)
ITA|2|Sala: 2 anni (richiesto)
DUT|3|Drie jaar achter de kassa gestaan? Dan ben je onze man of vrouw: profiel met minstens drie jaar ervaring.
DUT|2|Profiel: ⏎ - sinds minstens twee jaar actief als dakwerker
FRE|3|Vous avez passé au moins trois ans derrière un comptoir.
FRE|2|Profil : ⏎ - actif depuis deux ans au moins comme couvreur
ENG|3|You have spent at least three years behind a counter.
ENG|2|Profile: ⏎ - active as a roofer for at least two years
ITA|3|Hai passato almeno tre anni dietro a un bancone.
ITA|2|Requisiti: ⏎ - attivo da almeno due anni come lattoniere
`;

/** Sentences and which languages they ask, in small letters. */
export const LANGUAGE_SNIPPETS = `
ENG|English+Dutch|Fluent English; Dutch is a plus.
ENG|French|You speak French.
ENG||We serve the French and German markets.
ENG|English+French|Languages: English (C1), French (B2)
ENG|English|Good command of spoken and written English. No Dutch required.
ENG||A Dutch company with Belgian roots.
ENG|English|A good level of English is essential.
ENG|Dutch+English|You are bilingual Dutch/English.
ENG||English breakfast served daily.
DUT|Nederlands+Frans|Je spreekt vlot Nederlands en hebt een basiskennis Frans.
DUT|Nederlands|Goede beheersing van het Nederlands in woord en geschrift.
DUT|Engels|Engels: B2
DUT||Onze Duitse moedermaatschappij.
DUT||Nederlands is geen vereiste.
DUT|Nederlands+Engels|Je communiceert even makkelijk in het Nederlands als in het Engels.
DUT||Een Frans restaurant in Gent.
FRE|français+néerlandais|Bilingue français/néerlandais.
FRE|anglais|Vous écrivez sans fautes et vous parlez couramment l'anglais.
ENG|dutch+french|You write Dutch without mistakes and hold a conversation in French.
DUT|frans|Je schrijft zonder fouten en spreekt vlot Frans.
ITA|francese|Scrivi senza errori e parli bene il francese.
FRE|anglais|Anglais courant exigé.
FRE|anglais|Vous maîtrisez l'anglais technique.
FRE||Filiale d'un groupe allemand.
FRE||Le marché français et le marché italien.
FRE|anglais|Niveau B1 en anglais.
FRE|français|Bonne maîtrise du français écrit.
FRE||Cuisine italienne et française.
ITA|lingua inglese|Buona conoscenza della lingua inglese.
ITA|inglese+tedesco|Inglese fluente, gradito il tedesco.
ITA||Azienda tedesca leader di settore.
ITA|francese|Francese B2
ITA|italiano|Ottima padronanza dell'italiano.
ITA||Cucina francese.
ENG|French|We like: ⏎ - a bit of French
ENG|German|Good to have: ⏎ - German, as many guests come from Vienna
ENG|Luxembourgish|Luxembourgish helps at the gate.
ENG||Dutch? Not needed here.
ENG||Speaking Dutch is not really necessary.
ENG|Italian|You can get by in Italian.
DUT|Frans|Mooi meegenomen: ⏎ - een beetje Frans
DUT|Duits|Mooi meegenomen: ⏎ - Duits, want veel gasten komen uit Wenen
DUT|Frans|Frans helpt aan de balie.
DUT||Engels? Niet nodig.
DUT||Nederlands is nergens voor nodig.
DUT|Nederlands|Je voert een gesprek in het Nederlands.
FRE|anglais|Sans faute : ⏎ - anglais, parlé chaque jour
FRE|luxembourgeois|Le luxembourgeois aide à l'accueil.
FRE|français|Un français correct et du calme.
FRE|allemand|Il vous faut conversation en allemand.
FRE||L'anglais ? Pas demandé.
FRE||Le néerlandais n'est pas vraiment nécessaire.
ITA|tedesco|Gradito: ⏎ - tedesco, perché molti ospiti vengono da Vienna
ITA|francese|Il francese aiuta alla cassa.
ITA|italiano|Un italiano corretto e tanta pazienza.
ITA||Inglese? Non serve.
ITA||Il tedesco non è davvero necessario.
ITA|inglese|Te la cavi in inglese.
DUT|engels|Met Engels kom je ver op onze werf, dus dat moet je kunnen spreken.
DUT|frans+duits|Talen: Frans (vlot), Duits (basis)
DUT||Wij verkopen Franse kazen en Italiaanse wijnen.
FRE|anglais|Sur nos chantiers on parle anglais, il faut donc le comprendre.
FRE|français+allemand|Langues : français (courant), allemand (notions)
FRE||Nous vendons des fromages hollandais et des vins italiens.
ENG|english|On our sites everybody speaks English, so you must too.
ENG|french+german|Languages: French (fluent), German (basic)
ENG||We sell Dutch cheese and Italian wine.
ITA|inglese|Nei nostri cantieri si parla inglese, quindi devi capirlo.
ITA|francese+tedesco|Lingue: francese (fluente), tedesco (base)
ITA||Vendiamo formaggi olandesi e vini francesi.
`;
