/** Dutch and English sentences and what working hours they tell, `language|value|text`. */
export const MORE_HOURS = `
DUT|FULL_TIME|Voltijds, 38 uur per week.
DUT|PART_TIME|Kinderdagverblijf zoekt een pedagogisch medewerker (24 u).
DUT|PART_TIME|We bieden je een contract van 24 u in een leuk team dat elkaar helpt en dat graag lacht.
DUT||De winkel (24 u open) vind je op elke hoek van de straat, ook bij jou in de buurt.
FRE|PART_TIME|Nous cherchons un serveur (20h) pour le soir.
FRE|PART_TIME|Nous offrons un contrat de 24 heures dans une équipe soudée et dynamique du centre-ville.
ENG|PART_TIME|Cook (20 hours) wanted for our school kitchen.
ENG|PART_TIME|We offer a 24 hour contract in a friendly team that works in the centre of the town.
ENG||Our position is that the phone is answered 24 hours a day by people who know what they say.
ITA|PART_TIME|Si offre contratto di 24 ore in un ambiente giovane e dinamico nel centro di Torino.
ITA|PART_TIME|Cerchiamo un cameriere (20 ore) per la sera.
DUT|FULL_TIME|Fulltime (40 uur)
DUT|FULL_TIME|Werkweek van 36 uur
DUT|FULL_TIME|38u/week in dagdienst
DUT|FULL_TIME|Een 40-urige werkweek met 25 vakantiedagen
DUT|FULL_TIME|Van maandag tot vrijdag, van 8 tot 17 uur
DUT|FULL_TIME|Voltijdse job in 2 ploegen
DUT|FULL_TIME|1,0 fte
DUT|FULL_TIME|Omvang: 36 uur
DUT|FULL_TIME|Uren per week: 38
DUT|FULL_TIME|Je werkt 38 uur, verdeeld over vier dagen.
DUT|FULL_TIME|Een volledige werkweek
DUT|FULL_TIME|Een voltijds uurrooster (38/38)
DUT|FULL_TIME|Dienstverband van 40 uur
DUT|PART_TIME|Deeltijds, 19/38
DUT|PART_TIME|Parttime, 24 uur per week
DUT|PART_TIME|Halftijds contract (19 uur)
DUT|PART_TIME|16 uur per week op dinsdag en donderdag
DUT|PART_TIME|0,6 fte
DUT|PART_TIME|Werkregime: 50 %
DUT|PART_TIME|4/5de
DUT|PART_TIME|Je werkt drie dagen per week.
DUT|PART_TIME|Drie voormiddagen per week
DUT|PART_TIME|28 uur per week
DUT|PART_TIME|Een bijbaan van 8 tot 12 uur per week
DUT|PART_TIME|24 u/week (deeltijds)
DUT|PART_TIME|Een deeltijdse functie van 30,4 uur per week
DUT|PART_TIME|80% (30 uur)
DUT|MIXED|24 tot 36 uur per week
DUT|MIXED|32-40 uur
DUT|MIXED|Voltijds of deeltijds (minstens 60 %)
DUT|MIXED|Fulltime of parttime, in overleg
DUT|MIXED|Voltijds of 4/5
DUT|MIXED|Tussen 28 en 36 uur, jij kiest
DUT|MIXED|Minimaal 24 uur, maximaal 40 uur per week
DUT|MIXED|Deeltijds of voltijds bespreekbaar
DUT|MIXED|Voltijds, maar 80% is ook mogelijk
DUT|MIXED|Vanaf 24 uur per week tot fulltime
DUT|MIXED|0,8 tot 1 fte
DUT|AVAILABILITY|Oproepcontract
DUT|AVAILABILITY|Nulurencontract
DUT|AVAILABILITY|Flexi-job in het weekend
DUT|AVAILABILITY|Je wordt opgeroepen wanneer het druk is.
DUT|AVAILABILITY|Op afroep, wisselende uren
DUT||Binnen 24 uur krijg je antwoord.
DUT||We zijn 24 uur per dag open.
DUT||Per jaar krijg je 40 uur opleiding.
DUT||Werken in een 3-ploegenstelsel
ENG|FULL_TIME|Full-time, 37.5 hours per week.
ENG|FULL_TIME|Hours: 39 per week over five days
ENG|FULL_TIME|You work 40 hours a week, Monday to Friday.
ENG|FULL_TIME|Monday to Friday, 8.30 to 17.00.
ENG|FULL_TIME|A 38-hour week with 20 days of leave.
ENG|FULL_TIME|Working hours: Mon–Fri 9-5:30
ENG|FULL_TIME|Full time (36 hours)
ENG|FULL_TIME|100% position
ENG|FULL_TIME|1.0 FTE
ENG|FULL_TIME|37 hrs p/w, days only
ENG|FULL_TIME|This is a whole-time post.
ENG|FULL_TIME|Shift pattern: 2-2-3, 12-hour shifts, 42 hours on average
ENG|FULL_TIME|39 hour contract
ENG|FULL_TIME|You will be working 48 hours a week on average over the season.
ENG|FULL_TIME|Standard full-time hours
ENG|FULL_TIME|Attendance 40h/week
ENG|PART_TIME|Part-time, 24 hours a week.
ENG|PART_TIME|Part time (20 hours), mornings only.
ENG|PART_TIME|16 hours per week, Thursday to Saturday
ENG|PART_TIME|0.6 FTE
ENG|PART_TIME|A 60% position
ENG|PART_TIME|Three days a week, 22.5 hours
ENG|PART_TIME|Half-time position
ENG|PART_TIME|Job share, 18.5 hours.
ENG|PART_TIME|30 hours spread over four days
ENG|PART_TIME|25 hrs/week term-time only
ENG|PART_TIME|Approx. 12 hours per week.
ENG|PART_TIME|4/5 contract
ENG|MIXED|Full-time or part-time (minimum 24 hours).
ENG|MIXED|32 to 40 hours per week.
ENG|MIXED|Between 24 and 36 hours, you decide.
ENG|MIXED|Full or part time considered.
ENG|MIXED|Full-time, 80% possible.
ENG|MIXED|Part-time hours will be considered for the right person; the role is full-time.
ENG|MIXED|0.8 - 1.0 FTE
ENG|MIXED|Flexible: from 20 hours up to full-time
ENG|AVAILABILITY|Zero hours contract.
ENG|AVAILABILITY|Casual hours, as and when needed.
ENG|AVAILABILITY|Bank staff: you choose your shifts.
ENG|AVAILABILITY|On-call contract, we ring you a week before.
ENG|AVAILABILITY|Flexi-job at weekends
ENG||You manage 40 hours of training a year per employee.
ENG||Open 24 hours a day, 7 days a week.
ENG||Response within 48 hours.
ENG||We work in three shifts.
ENG||24/7 support team.
`;

/** Titles and texts of ads and what working hours they tell together, `language|value|title|text`; ⏎ is a line break. */
export const HOURS_OF_ADS = `
DUT|MIXED|Docent wiskunde (0,6 – 1,0 fte)|Wij zoeken een docent.
DUT|PART_TIME|Docent Frans 0,6 fte|Wij zoeken een docent.
DUT|PART_TIME|Verzorgende IG 16-24 uur|Je werkt in de wijk.
DUT|MIXED|Verpleegkundige 24-36 uur|Je werkt op de afdeling.
DUT|MIXED|Kok (24-38 uur)|Je kookt.
DUT|FULL_TIME|Lasser 40 uur|Je last.
DUT|PART_TIME|Parttime boekhouder|Je boekt.
DUT|PART_TIME|Receptionist (m/v/x) deeltijds|Je onthaalt bezoekers.
DUT|PART_TIME|Poetshulp 20u/week|Je poetst.
DUT|MIXED|Administratief medewerker|36-urige werkweek, parttime is bespreekbaar.
DUT|MIXED|Administratief medewerker|Een voltijdse functie, maar 4/5 kan ook.
DUT|MIXED|Leraar|Fulltime of parttime: wij denken graag met je mee.
DUT|MIXED|Medewerker|Werktijden: 28 tot 40 uur per week, in overleg.
DUT|MIXED|Zorgkundige|Contract naar keuze: halftijds, 3/4, 4/5 of voltijds.
DUT|MIXED|Zorgkundige|Uurrooster van 19 tot 38 uur per week, jij beslist.
DUT|PART_TIME|Begeleider|Een deeltijdse job van 28,5 uur (75%).
DUT|PART_TIME|Begeleider|3/4-tijds contract (28u30)
DUT|PART_TIME|Begeleider|24 à 30 uur per week, met avonden en weekends.
DUT|FULL_TIME|Chauffeur|Je werkt gemiddeld 45 uur per week.
DUT|FULL_TIME|Chauffeur|38 uren per week in een flexibel rooster (tussen 5 en 22 uur).
DUT|FULL_TIME|Monteur|Een werkweek van vier dagen van negen uur, met 36 uur op de teller.
DUT|FULL_TIME|Monteur|Je werkt voltijds in een 38 uren-stelsel, met 12 ADV-dagen.
DUT|FULL_TIME|Bediende|Een voltijdse betrekking met glijdende uren.
DUT|FULL_TIME|Jurist|36 uur, vrijdagmiddag vrij
DUT|PART_TIME|Winkelmedewerker|Je werkt 20 tot 25 uur, waaronder elke zaterdag.
DUT|PART_TIME|Winkelmedewerker|Ongeveer 12 uur per week, op woensdagmiddag en zaterdag.
DUT|FULL_TIME|Leerkracht|Voltijdse opdracht (24/24)
DUT|PART_TIME|Poetsvrouw|Maandag tot vrijdag, telkens van 17 tot 20 uur.
DUT|AVAILABILITY|Kelner|Flexi-jobber of student voor de weekends
DUT|FULL_TIME|Operator|Ploegensysteem met gemiddeld 33,6 uur, betaald als voltijds.
ENG|MIXED|Maths teacher (0.6–1.0 FTE)|We seek a teacher.
ENG|PART_TIME|Receptionist – 20 hours|You greet visitors.
ENG|PART_TIME|Part-time Bookkeeper|You keep books.
ENG|FULL_TIME|Welder, full time|You weld.
ENG|MIXED|Nurse (24–36 hours)|You work on the ward.
ENG|PART_TIME|Cleaner|15 hours a week, 6am to 9am Monday to Friday.
ENG|PART_TIME|Cleaner|Monday to Friday 17:00-20:00
ENG|FULL_TIME|Clerk|35 hours per week, flexitime.
ENG|FULL_TIME|Clerk|A 36-hour working week
ENG|FULL_TIME|Chef|48 hours over 5 days
ENG|FULL_TIME|Chef|45-hour week, five shifts out of seven
ENG|FULL_TIME|Driver|Average 48 hours a week
ENG|FULL_TIME|Driver|4 on 4 off, 12-hour shifts (average 42 hours a week)
ENG|MIXED|Carer|Full-time and part-time hours available.
ENG|MIXED|Carer|Choose your contract: 16, 24 or 36 hours a week.
ENG|MIXED|Carer|We can offer anything between 20 and 40 hours.
ENG|MIXED|Developer|32-40 hours a week
ENG|PART_TIME|Carer|Three 12-hour nights a week
ENG|PART_TIME|Assistant|Two and a half days a week (18.75 hours).
ENG|PART_TIME|Assistant|22.5 hours a week over three days
ENG|PART_TIME|Assistant|Term time only, 25 hours a week
ENG|PART_TIME|Barista|Around 25 hours a week including weekends.
ENG|FULL_TIME|Manager|This is a full-time post (39 hours).
ENG|FULL_TIME|Manager|Full-time, Monday to Friday.
ENG|FULL_TIME|Machinist|Day shift 7.30 to 16.00, 40 hours a week.
ENG|FULL_TIME|Fitter|Mon-Thu 8-4.30, Fri 8-1 (39 hours)
ENG|AVAILABILITY|Steward|Casual, zero hours, events only.
DUT|MIXED|Kok|Voltijds (38u/week). Deeltijds is bespreekbaar.
DUT|MIXED|Kok|Wij bieden ⏎ - een voltijds contract ⏎ - deeltijds werken kan ook
DUT|MIXED|Kok|Je werkt 36 uur per week. Liever minder? Dat kan vanaf 24 uur.
DUT|MIXED|Kok|Een fulltime functie; parttime (min. 28 uur) behoort tot de mogelijkheden.
DUT|FULL_TIME|Kok|Voltijds. Het salaris bedraagt € 2.800 bij een fulltime dienstverband.
DUT|PART_TIME|Kok|Deeltijds, 24 uur. Salaris tussen € 2.600 en € 3.100 op basis van 36 uur.
DUT|PART_TIME|Kok|24 uur per week. Salaris € 3.000 bruto per maand (fulltime).
DUT|PART_TIME|Kok|€ 2.950 bruto bij 38 uur; jij werkt 19 uur.
DUT|FULL_TIME|Kok|Salaris € 2.700 - € 3.300 op basis van een 40-urige werkweek.
DUT|FULL_TIME|Kok|Loon volgens barema voor een voltijdse prestatie (38 uur).
DUT|MIXED|Kok|Salaris op basis van 36 uur: € 3.100. Omvang: 24-36 uur.
DUT|MIXED|Kok|32/36/40 uur, jij kiest
DUT|MIXED|Kok|Fulltime (36 uur) of 32 uur
DUT|PART_TIME|Kok|Tewerkstellingsbreuk: 19/38
DUT|FULL_TIME|Kok|Tewerkstelling: 100 %
DUT|PART_TIME|Kok|Arbeidsregime: deeltijds (76 %)
DUT|FULL_TIME|Kok|Werktijd: fulltime
DUT|FULL_TIME|Kok|Fulltime dagdienst met om de drie weken een zaterdag
DUT|FULL_TIME|Kok|Uren: 40 per week
DUT|PART_TIME|Kok|Uren: 20-24 per week
DUT|FULL_TIME|Kok|We werken van 7.00 tot 16.00 uur, 40 uur per week.
DUT|FULL_TIME|Kok|2 ploegen (6-14 / 14-22 uur), 38 uur per week
DUT|PART_TIME|Kok|Diensten van 17.00 tot 22.00 uur, 20 uur per week
DUT|FULL_TIME|Kok|5 dagen per week, van 8 tot 16.30 uur
ENG|MIXED|Cook|Full-time (38h/week). Part-time is negotiable.
ENG|MIXED|Cook|We offer ⏎ - a full-time contract ⏎ - part-time is possible as well
ENG|FULL_TIME|Cook|Full-time. The salary is € 2,800 for a full-time employee.
ENG|PART_TIME|Cook|Part-time, 24 hours. Salary £28,000 pro rata (full-time equivalent).
ENG|PART_TIME|Cook|£30,000 FTE, 22.5 hours a week
ENG|PART_TIME|Cook|20 hours per week. FTE salary £26,500 (37 hours).
ENG|FULL_TIME|Cook|Salary based on a 40-hour week: € 2,900
ENG|FULL_TIME|Cook|Days: Monday to Friday ⏎ Hours: 08:00 - 16:30
ENG|FULL_TIME|Cook|Two shifts (6-14 / 14-22), 40 hours per week
ENG|PART_TIME|Cook|Shifts from 5 pm to 10 pm, 20 hours a week
ENG|FULL_TIME|Cook|5 days a week, from 8.00 to 16.30
ENG|FULL_TIME|Cook|Hours: 40 per week
ENG|PART_TIME|Cook|Hours: 20-24 per week
FRE|MIXED|Cuisinier|Temps plein (38h/semaine). Temps partiel négociable.
FRE|PART_TIME|Cuisinier|24 h par semaine. Salaire de 2.900 € brut pour un temps plein.
FRE|FULL_TIME|Cuisinier|De 7h à 15h30 du lundi au vendredi, 39 h
FRE|FULL_TIME|Cuisinier|Horaires : 8h-12h / 14h-17h, 35 heures par semaine
FRE|PART_TIME|Cuisinier|Horaires : 17h-21h, 20 heures par semaine
FRE|PART_TIME|Cuisinier|Base horaire : 20 h hebdomadaires
FRE|FULL_TIME|Cuisinier|Durée du travail : 37,5 h
ITA|MIXED|Cuoco|Full time (40 ore). Part time valutabile.
ITA|PART_TIME|Cuoco|24 ore settimanali. Retribuzione di 1.500 € lordi per il tempo pieno.
ITA|FULL_TIME|Cuoco|Orario 8-12 / 14-18, 40 ore settimanali
ITA|PART_TIME|Cuoco|Orario 17-21, 20 ore settimanali
ITA|FULL_TIME|Cuoco|Dal lunedì al venerdì, 8.30-17.30
DUT|FULL_TIME|Kok|Een dagdienst van 38u.
DUT|MIXED|Kok|4/5 of voltijds bespreekbaar
DUT|FULL_TIME|Kok|Voltijds (36u40)
DUT|PART_TIME|Kok|Onregelmatige diensten, 28 uur
DUT|PART_TIME|Kok|Tussen 20 en 30u per week
DUT|MIXED|Kok|Vanaf 24 uur per week
DUT|MIXED|Kok|24u à 36u
DUT|PART_TIME|Kok|0,5 tot 0,8 wtf
DUT|FULL_TIME|Kok|1 VTE
DUT|PART_TIME|Kok|0,8 VTE
DUT|FULL_TIME|Kok|100 % (38/38)
DUT|PART_TIME|Kok|Halftijds
DUT|PART_TIME|Kok|Vierdaagse werkweek van 32 uur
DUT|FULL_TIME|Kok|5 dagen van 8 uur
DUT|FULL_TIME|Kok|Vierdaagse werkweek van 36 uur
DUT|MIXED|Kok|Uren: 32 tot 38, in overleg
DUT|FULL_TIME|Kok|Werkuren: 7u30-16u, van maandag tot vrijdag
DUT|FULL_TIME|Kok|Je start om 6 uur en werkt 38 uur per week.
DUT|PART_TIME|Kok|Een contract van 25 uur, met mogelijkheid tot meer
DUT|MIXED|Kok|Het gaat om 28 tot 36 uur per week, verdeeld over vier dagen.
DUT|FULL_TIME|Kok|Wij werken 36 uur per week.
DUT|FULL_TIME|Kok|Een baan voor 40 uur
DUT|FULL_TIME|Kok|Een fulltime baan (36-40 uur)
DUT|MIXED|Kok|Een baan voor 32-40 uur
DUT|PART_TIME|Kok|Een baan voor 24 uur in de week
DUT|PART_TIME|Kok|Een vacature voor 16 uur p/w
DUT|FULL_TIME|Kok|38 u./week
DUT|FULL_TIME|Kok|40 uur p.w.
DUT|MIXED|Kok|24 – 32 – 40 uur
DUT|FULL_TIME|Kok|in een voltijds uurrooster
DUT|FULL_TIME|Kok|full time tewerkstelling
DUT|PART_TIME|Kok|Een deeltijds regime (20 tot 30 uur)
DUT|MIXED|Kok|Deeltijds of voltijds, zoals jij het wil
DUT|PART_TIME|Kok|Je werkt parttime: dinsdag, donderdag en zaterdag.
ENG|FULL_TIME|Cook|A day shift of 38 hours.
ENG|MIXED|Cook|24 to 36 hours, spread over four days
ENG|PART_TIME|Cook|A contract of 25 hours, with more possible
ENG|FULL_TIME|Cook|Five days of eight hours
ENG|FULL_TIME|Cook|You start at 6 and work 38 hours a week.
ENG|FULL_TIME|Cook|40 hrs p.w.
ENG|PART_TIME|Cook|16 hours p/w
ENG|FULL_TIME|Cook|Full-time position, 36 to 40 hours
ENG|FULL_TIME|Cook|Four-day week of 36 hours
ENG|FULL_TIME|Cook|37.5 hours over a seven-day rota
ENG|PART_TIME|Cook|30 hours over 4 days (flexible)
`;
