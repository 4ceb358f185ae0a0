/** Sentences and what contract they tell, `language|value|text`; ⏎ is a line break. */
export const CONTRACT_SNIPPETS = `
ENG|PERMANENT|Permanent, full-time role in a small team.
ENG|PERMANENT|Job type: Permanent
ENG|PERMANENT|Permanent | Full time | Dublin 2
ENG|PERMANENT|An indefinite-term contract under Belgian law.
ENG|PERMANENT|You will be offered an open-ended employment contract.
ENG|PERMANENT|A permanent contract after a successful probation of six months.
ENG|PERMANENT|This is a permanent, pensionable post subject to a probationary period.
ENG|PERMANENT|You join us on a permanent basis.
ENG|PERMANENT|Status: employee, permanent
ENG|PERMANENT|What we offer: ⏎ - A permanent contract from the first day ⏎ - 25 days of leave
ENG|PERMANENT|We offer ⏎ - permanent employment ⏎ - € 14.20 per hour
ENG|PERMANENT|Contract of indefinite duration (CDI), 40 hours per week.
ENG|PERMANENT|Full-time and permanent, 39 hours over five days.
ENG|PERMANENT_POSSIBLE|One-year contract with the intention to extend it indefinitely.
ENG|PERMANENT_POSSIBLE|A contract for a year, after which we would like to offer you a permanent one.
ENG|PERMANENT_POSSIBLE|Initially for 12 months, with a permanent contract to follow.
ENG|PERMANENT_POSSIBLE|Temporary at first; most of our people become permanent after six months.
ENG|PERMANENT_POSSIBLE|7-month contract via us, then you are taken on by the client.
ENG|PERMANENT_POSSIBLE|Six months through the agency and then a permanent job with the company.
ENG|PERMANENT_POSSIBLE|Fixed-term contract for 12 months, may be extended or made permanent.
ENG|PERMANENT_POSSIBLE|Start on a temporary contract with a real chance of a permanent job.
ENG|PERMANENT_POSSIBLE|An annual contract that can be converted into a permanent one.
ENG|PERMANENT_POSSIBLE|The first contract is for one year; permanency is possible thereafter.
ENG|TEMPORARY|This is a fixed-term post for two years, funded by the Research Council.
ENG|TEMPORARY|12-month FTC (maternity cover).
ENG|TEMPORARY|Contract until 31 December 2026.
ENG|TEMPORARY|The position runs until the end of August.
ENG|TEMPORARY|A seasonal job from April to October.
ENG|TEMPORARY|Two-year appointment, renewable once.
ENG|TEMPORARY|Temporary agent, grade AD5, contract of three years.
ENG|TEMPORARY|An 18-month contract to cover parental leave.
ENG|TEMPORARY|You are employed by our agency for the duration of the harvest.
ENG|TEMPORARY|We offer: ⏎ - a temporary contract of 8 months
ENG|TEMPORARY|Duration: 6 months, starting in March
ENG|TEMPORARY|Fixed term: 24 months.
ENG|SELF_EMPLOYED|Freelance assignment of 9 months, rate up to € 75 per hour excl. VAT.
ENG|SELF_EMPLOYED|Contractor, outside IR35, day rate.
ENG|SELF_EMPLOYED|You invoice as a freelancer.
ENG|APPRENTICESHIP|Paid internship of six months, starting in September.
ENG|APPRENTICESHIP|A work placement for students of a bachelor in HR.
ENG|APPRENTICESHIP|We offer an internship agreement with an allowance of € 500 per month.
ENG|APPRENTICESHIP|Four-year electrical apprenticeship with SOLAS.
ENG|STUDENT|Student job in July and August.
ENG|VOLUNTEER|Volunteers wanted for our hospice shop.
ENG|RESERVE|Successful candidates will be placed on a reserve list valid for two years.
ENG|PERMANENT|Responsibilities: ⏎ - recruit temporary and permanent staff ⏎ - support interns ⏎  ⏎ We offer ⏎ - a permanent position
ENG|PERMANENT|Responsibilities: ⏎ - create seasonal menus ⏎ - train apprentices ⏎  ⏎ Offer: ⏎ - permanent contract
ENG|APPRENTICESHIP|Title: recruitment intern. You help us fill permanent and temporary roles. Internship of five months.
ENG||Contract management and drafting commercial contracts.
ENG||Responsibilities: ⏎ - manage contractors on site ⏎ - mentor student nurses
ENG||Requirements: ⏎ - two years of experience, internships included
DUT|PERMANENT|Wij bieden: ⏎ - een vast contract ⏎ - 32 vakantiedagen
DUT|PERMANENT|Contract onbepaalde duur, 38u/week.
DUT|PERMANENT|Dienstverband: vast
DUT|PERMANENT|Je komt direct bij ons in vaste dienst.
DUT|PERMANENT|Een arbeidsovereenkomst voor onbepaalde tijd na een proeftijd van een maand.
DUT|PERMANENT|Een voltijds contract van onbepaalde duur, aanwerving bij voorkeur zo snel mogelijk.
DUT|PERMANENT_POSSIBLE|Een jaarcontract met de intentie om te verlengen naar onbepaalde tijd.
DUT|PERMANENT_POSSIBLE|Eerst een contract voor 7 maanden, bij goed functioneren vast.
DUT|PERMANENT_POSSIBLE|Tijdelijk contract met uitzicht op vast dienstverband.
DUT|PERMANENT_POSSIBLE|Je start als uitzendkracht en na een half jaar neemt de opdrachtgever je over.
DUT|PERMANENT_POSSIBLE|Interim met optie op een vaste aanwerving.
DUT|PERMANENT_POSSIBLE|Contract van een jaar, daarna bij wederzijds goedvinden voor onbepaalde tijd.
DUT|TEMPORARY|Tijdelijke functie tot en met 31 december.
DUT|TEMPORARY|Een contract van bepaalde duur van 18 maanden.
DUT|TEMPORARY|Vervanging wegens zwangerschapsverlof, van maart tot september.
DUT|TEMPORARY|Het gaat om een project van twee jaar.
DUT|TEMPORARY|Seizoenswerk van mei tot oktober.
DUT|TEMPORARY|Aanstelling voor 12 maanden, verlenging mogelijk.
DUT|SELF_EMPLOYED|Opdracht op zzp-basis, tarief tot 85 euro per uur.
DUT|SELF_EMPLOYED|Je werkt als zelfstandige binnen onze praktijk.
DUT|APPRENTICESHIP|Stage van vijf maanden voor studenten communicatie, vergoeding 450 euro.
DUT|APPRENTICESHIP|Je volgt een bbl-opleiding en werkt vier dagen.
DUT|STUDENT|Jobstudent gezocht voor de zomer.
DUT|VOLUNTEER|Wij zoeken vrijwilligers voor ons repair café.
DUT|RESERVE|Er wordt een wervingsreserve aangelegd voor twee jaar.
DUT|PERMANENT|Taken: ⏎ - je begeleidt stagiairs en uitzendkrachten ⏎ - tijdelijke contracten opmaken ⏎  ⏎ Aanbod: ⏎ - contract onbepaalde duur
FRE|PERMANENT|CDI, temps plein, statut cadre.
FRE|PERMANENT|Nous vous proposons un contrat à durée indéterminée dès le premier jour.
FRE|PERMANENT|Type de contrat : CDI
FRE|PERMANENT|Un contrat fixe dans une entreprise familiale.
FRE|PERMANENT|Poste en CDI à pourvoir au 1er septembre, période d'essai de trois mois.
FRE|PERMANENT|Recrutement par voie statutaire ou contractuelle (CDI).
FRE|PERMANENT_POSSIBLE|CDD de 6 mois renouvelable, puis CDI.
FRE|PERMANENT_POSSIBLE|Mission d'intérim en vue d'une embauche définitive.
FRE|PERMANENT_POSSIBLE|Contrat à durée déterminée d'un an, avec possibilité de prolongation à durée indéterminée.
FRE|PERMANENT_POSSIBLE|Intérim puis contrat fixe après évaluation positive.
FRE|PERMANENT_POSSIBLE|CDD d'un an susceptible d'être transformé en CDI.
FRE|PERMANENT_POSSIBLE|Intérim longue durée avec option d'engagement.
FRE|TEMPORARY|CDD jusqu'au 31 août 2026.
FRE|TEMPORARY|Contrat de remplacement pour un congé de maternité.
FRE|TEMPORARY|Contrat saisonnier d'avril à octobre, logement possible.
FRE|TEMPORARY|Mission de deux mois renouvelable.
FRE|TEMPORARY|Poste ouvert aux contractuels, contrat de 3 ans.
FRE|TEMPORARY|Durée du contrat : 9 mois
FRE|TEMPORARY|Intérim de longue durée.
FRE|SELF_EMPLOYED|Statut indépendant exigé, facturation mensuelle.
FRE|APPRENTICESHIP|Contrat d'apprentissage de deux ans, rythme 3 semaines / 1 semaine.
FRE|APPRENTICESHIP|Stage de six mois, gratification 650 € par mois.
FRE|APPRENTICESHIP|Nous recherchons un apprenti boulanger.
FRE|STUDENT|Job étudiant le week-end.
FRE|VOLUNTEER|Nous cherchons des bénévoles pour le festival.
FRE|RESERVE|Constitution d'une réserve de recrutement valable deux ans.
FRE|PERMANENT|Vos missions : ⏎ - accueillir les stagiaires et les intérimaires ⏎ - gérer les contrats saisonniers ⏎  ⏎ Nous offrons : ⏎ - un CDI
ITA|PERMANENT|Assunzione a tempo indeterminato, CCNL Commercio.
ITA|PERMANENT|Contratto: indeterminato
ITA|PERMANENT|Offriamo: ⏎ - contratto a tempo indeterminato full time
ITA|PERMANENT|Si offre inserimento diretto a tempo indeterminato con periodo di prova di 60 giorni.
ITA|PERMANENT_POSSIBLE|Contratto a tempo determinato di 6 mesi finalizzato all'assunzione a tempo indeterminato.
ITA|PERMANENT_POSSIBLE|Iniziale somministrazione con concrete prospettive di inserimento in azienda.
ITA|PERMANENT_POSSIBLE|Contratto di un anno, trasformabile a tempo indeterminato.
ITA|PERMANENT_POSSIBLE|Tempo determinato di 12 mesi con possibilità di conferma.
ITA|PERMANENT_POSSIBLE|Primo contratto di sei mesi, poi stabilizzazione.
ITA|TEMPORARY|Contratto a termine fino al 30 settembre.
ITA|TEMPORARY|Sostituzione maternità, durata 8 mesi.
ITA|TEMPORARY|Contratto in somministrazione di tre mesi con possibilità di proroga.
ITA|TEMPORARY|Stagione estiva da maggio a settembre.
ITA|TEMPORARY|Incarico di 10 mesi rinnovabile.
ITA|SELF_EMPLOYED|Collaborazione in partita IVA.
ITA|APPRENTICESHIP|Stage di sei mesi con rimborso spese di 700 euro.
ITA|APPRENTICESHIP|Contratto di apprendistato di 36 mesi.
ITA|STUDENT|Lavoretto per studenti nel fine settimana.
ITA|VOLUNTEER|Cerchiamo volontari per il canile.
ITA|RESERVE|Selezione pubblica per la formazione di una graduatoria.
ITA|PERMANENT|Mansioni: ⏎ - gestire i lavoratori somministrati e gli stagisti ⏎  ⏎ Offriamo: ⏎ - tempo indeterminato
FRE|PERMANENT|Contrat : CDI 35 h, du lundi au vendredi.
FRE|PERMANENT|Un contrat d'employé à durée indéterminée, régime 38 h.
FRE|PERMANENT|CDI après une période d'essai de deux mois renouvelable une fois.
FRE|PERMANENT|Vous êtes engagé sous CDI dans une équipe stable.
FRE|PERMANENT|CDI à temps partiel en période scolaire.
FRE|PERMANENT|Ce que nous offrons : un emploi stable en CDI, un véhicule et un 13e mois.
FRE|PERMANENT|Engagement : contrat à durée indéterminée, entrée en fonction immédiate.
FRE|PERMANENT|CDI intérimaire possible ? Non : nous embauchons directement en CDI.
FRE|PERMANENT_POSSIBLE|Intérim avec vue sur un contrat fixe.
FRE|PERMANENT_POSSIBLE|Mission intérimaire de six mois en vue d'engagement.
FRE|PERMANENT_POSSIBLE|CDD de trois mois débouchant, si tout va bien, sur un CDI.
FRE|PERMANENT_POSSIBLE|Un premier contrat de six mois, suivi d'un CDI.
FRE|PERMANENT_POSSIBLE|Nous commençons par un CDD de 6 mois ; l'objectif est un CDI.
FRE|PERMANENT_POSSIBLE|Contrat de remplacement avec possibilité de pérennisation du poste.
FRE|PERMANENT_POSSIBLE|Poste en intérim, embauche possible au bout de six mois.
FRE|PERMANENT_POSSIBLE|Un contrat intérimaire pour commencer, puis un contrat fixe chez le client.
FRE|TEMPORARY|CDD saisonnier de mars à novembre, reconductible chaque année.
FRE|TEMPORARY|Contrat saisonnier (TO/TESA) de six mois.
FRE|TEMPORARY|Contrat de remplacement à durée déterminée, jusqu'au retour de la titulaire.
FRE|TEMPORARY|Mission d'intérim de quatre mois, renouvelable.
FRE|TEMPORARY|Vous remplacez une collègue en congé de maternité de janvier à juin.
FRE|TEMPORARY|Remplacement d'un agent absent pour une durée de 5 mois.
FRE|TEMPORARY|Nous recrutons pour les vendanges, du 5 au 30 septembre.
FRE|TEMPORARY|CDD 12 mois, renouvellement possible.
FRE|TEMPORARY+PERMANENT|Deux postes : un CDD de remplacement et un CDI.
FRE|SELF_EMPLOYED|Collaboration en free-lance, facturation au jour.
FRE|APPRENTICESHIP|Alternance de 12 à 24 mois, rémunération légale.
FRE|APPRENTICESHIP|Stage conventionné de 4 à 6 mois à partir de février.
FRE|APPRENTICESHIP|Vous préparez un CAP en apprentissage chez nous.
FRE|PERMANENT+RESERVE|Engagement à durée indéterminée et constitution d'une réserve de recrutement.
FRE|PERMANENT|Vos missions : ⏎ - recruter des intérimaires ⏎ - établir les contrats de travail et les fins de contrat ⏎ - suivre les absences (maladie, congé parental) ⏎  ⏎ Notre offre ⏎ Un CDI à temps plein.
FRE|PERMANENT|Vous encadrez deux apprentis et un stagiaire. Poste en CDI.
FRE|TEMPORARY|Vous travaillez en équipe avec nos permanents. Contrat de deux mois.
FRE||Vous avez une première expérience (stage ou alternance) dans un cabinet.
FRE||Vous gérez les entrées et sorties du personnel intérimaire.
ENG|TEMPORARY|Contract agent, function group IV; initial contract of two years, renewable once.
ENG|TEMPORARY|A specific purpose contract to cover a career break.
ENG|TEMPORARY|The post is funded until December 2027.
ENG|TEMPORARY|12 month fixed term contract with a view to extension.
ENG|TEMPORARY|Contract through our agency for the high season.
ENG|TEMPORARY|Initial term: 18 months.
ENG|TEMPORARY|You cover for a colleague on maternity leave until February.
ENG|TEMPORARY|A contract for the season, with accommodation.
ENG|TEMPORARY|Employment for a fixed period of ten months.
ENG|TEMPORARY|We hire for six months, with the possibility of an extension.
ENG|PERMANENT|Direct employment, permanent, paid weekly.
ENG|PERMANENT|An indefinite contract governed by Luxembourg law.
ENG|PERMANENT|Permanent contract, subject to six months' probation.
ENG|PERMANENT|We are offering a permanent, term-time contract.
ENG|PERMANENT|Employment contract for an indefinite period.
ENG|PERMANENT|Contract type: open-ended, full-time.
ENG|PERMANENT|It's a permanent job with a family firm.
ENG|PERMANENT|You get a permanent contract straight away.
ENG|PERMANENT|Position: permanent, 40 hours.
ENG|PERMANENT_POSSIBLE|A 12-month contract that becomes permanent if we both like it.
ENG|PERMANENT_POSSIBLE|A seven-month contract, then open-ended.
ENG|PERMANENT_POSSIBLE|Temporary contract, permanent later.
ENG|PERMANENT_POSSIBLE|One year to begin with, and after that a contract of indefinite duration.
ENG|PERMANENT_POSSIBLE|First three months through the agency, followed by a contract with the grower.
ENG|PERMANENT_POSSIBLE|Fixed-term for one year with the prospect of an open-ended contract.
ENG|PERMANENT_POSSIBLE|Your first contract is for a year. If all goes well it will be permanent.
ENG|PERMANENT+SELF_EMPLOYED|Permanent contract or freelance, as you prefer.
ENG|SELF_EMPLOYED|Self-employed basis, weekly invoices.
ENG|SELF_EMPLOYED|Subcontractors with own insurance welcome; CIS rates.
ENG|APPRENTICESHIP|Internship, 5 months, with an allowance of € 600.
ENG|APPRENTICESHIP|We are looking for an intern to join our recruitment team for six months.
ENG|APPRENTICESHIP|Graduation internship with a possible job offer afterwards.
ENG|APPRENTICESHIP|Full-time internship agreement with your university.
ENG|PERMANENT|Your tasks ⏎ - post vacancies for interns and temporary staff ⏎ - answer questions on maternity leave ⏎  ⏎ Our offer ⏎ - permanent contract
ENG|TEMPORARY|Responsibilities: ⏎ - work with apprentices and freelancers ⏎  ⏎ What you get ⏎ - a contract for 11 months
ENG||You negotiate framework contracts with temp agencies and contractors.
ENG||Experience gained during an internship counts.
ENG||Seasonal colour changes in our windows.
DUT|PERMANENT|Een vaste job met een contract van onbepaalde duur.
DUT|PERMANENT|Na een proefmaand krijg je een vast contract.
DUT|PERMANENT|Je krijgt meteen een contract voor onbepaalde tijd.
DUT|PERMANENT_POSSIBLE|Je begint via ons op uitzendbasis; na 26 weken kun je in dienst bij de klant.
DUT|PERMANENT_POSSIBLE|Tijdelijk, met kans op vast.
DUT|PERMANENT_POSSIBLE|Jaarcontract met zicht op verlenging voor onbepaalde tijd.
DUT|TEMPORARY|Contract voor de duur van het project (circa 14 maanden).
DUT|TEMPORARY|Je vervangt een collega die in ouderschapsverlof gaat.
DUT|TEMPORARY|Interimopdracht van drie maanden.
DUT|TEMPORARY|Tijdelijk contract tot eind augustus.
DUT|APPRENTICESHIP|Meeloopstage van 20 weken met vergoeding.
DUT|SELF_EMPLOYED|Samenwerking op zelfstandige basis of als freelancer.
DUT|TEMPORARY|Taken: ⏎ - vaste klanten bezoeken ⏎  ⏎ Aanbod: ⏎ - tijdelijk contract van een jaar
ITA|PERMANENT|Un contratto stabile, a tempo indeterminato, da subito.
ITA|PERMANENT_POSSIBLE|Contratto iniziale di 6 mesi con successiva stabilizzazione.
ITA|PERMANENT_POSSIBLE|Si valuta inserimento a termine con finalità assuntive.
ITA|TEMPORARY|Contratto stagionale da giugno a settembre, vitto e alloggio.
ITA|TEMPORARY|Sostituzione di una collega in maternità fino a dicembre.
ITA|TEMPORARY|Contratto di collaborazione a progetto di 8 mesi.
ITA|APPRENTICESHIP|Tirocinio extracurriculare di sei mesi, 700 euro al mese.
ITA|APPRENTICESHIP|Apprendistato professionalizzante per under 30.
ITA|PERMANENT|Compiti: ⏎ - formare gli stagisti ⏎ - gestire la somministrazione dei pasti ⏎  ⏎ Offriamo ⏎ - tempo indeterminato
`;

/** Sentences and what hours they tell. */
export const HOURS_SNIPPETS = `
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
`;

/** Sentences and what wage they tell, `low-high PERIOD`. */
export const WAGE_SNIPPETS = `
ENG|14.5-14.5 HOUR|Pay: € 14.50 per hour plus holiday allowance.
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
FRE|anglais|Anglais courant exigé.
FRE|anglais|Vous maîtrisez l'anglais technique.
FRE||Filiale d'un groupe allemand.
FRE||Le marché français et le marché italien.
FRE|anglais|Niveau B1 en anglais.
FRE|français|Bonne maîtrise du français écrit.
FRE||Cuisine italienne et française.
ITA|inglese|Buona conoscenza della lingua inglese.
ITA|inglese+tedesco|Inglese fluente, gradito il tedesco.
ITA||Azienda tedesca leader di settore.
ITA|francese|Francese B2
ITA|italiano|Ottima padronanza dell'italiano.
ITA||Cucina francese.
`;
