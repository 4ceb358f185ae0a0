/**
 * Sentences of advertisements written before anybody looked at how they are read: `language|contract|hours|text`. An empty value is
 * none; "?" is not judged.
 */
export const TERMS_WRITTEN_BEFORE = `
DUT|PERMANENT|FULL_TIME|Na een korte inwerkperiode krijg je van ons meteen een vaste aanstelling voor 40 uur per week.
DUT|TEMPORARY|?|Het betreft een jaarcontract; verlenging behoort tot de mogelijkheden.
DUT|PERMANENT_POSSIBLE|?|Je start met een contract voor zeven maanden, met uitzicht op een vast dienstverband.
DUT|PERMANENT|FULL_TIME|We bieden je een voltijdse job met een contract van onbepaalde duur.
DUT|TEMPORARY|PART_TIME|Vervangingscontract tot 31 augustus, 19/38.
DUT|PERMANENT_POSSIBLE|FULL_TIME|Interim met optie vast, 38 uren per week in dagdienst.
DUT|SELF_EMPLOYED|?|Je werkt op zelfstandige basis en factureert maandelijks je prestaties.
DUT|SELF_EMPLOYED|?|Opdracht voor een zzp'er, start zo snel mogelijk, duur zes maanden.
DUT|STUDENT|PART_TIME|Wij zoeken een werkstudent voor 16 uur per week.
DUT|STUDENT|?|Vakantiejob in juli en augustus voor jobstudenten.
DUT|APPRENTICESHIP|?|Leerwerkplek voor een bbl-leerling metselaar.
DUT|APPRENTICESHIP|?|Ben je op zoek naar een afstudeerstage vanaf februari? Solliciteer.
DUT|VOLUNTEER|PART_TIME|Voor twee dagdelen per week zoeken we een vrijwilliger voor de bibliotheek.
DUT|?|MIXED|De functie is zowel voltijds als deeltijds in te vullen.
DUT|?|PART_TIME|Tewerkstelling: 80 % of vier dagen per week.
DUT|?|PART_TIME|Het gaat om een halftijdse betrekking van 19 uur.
DUT|?|PART_TIME|Je werkt 24 tot 28 uur per week, verdeeld over drie dagen.
DUT|?|FULL_TIME|36 à 40 uur per week, waarvan twee dagen thuis.
DUT|?|PART_TIME|Aanstelling van 0,6 fte.
DUT|?|FULL_TIME|1,0 fte, schaal 9.
DUT|?|MIXED|Voor 24 tot 40 uur per week.
DUT|?|PART_TIME|Bijbaan voor in het weekend, zo'n tien uur per week.
DUT|?|AVAILABILITY|Je bent oproepbaar en springt bij wanneer het druk is.
DUT|TEMPORARY|?|Dit is een tijdelijke opdracht van drie maanden via ons uitzendbureau.
DUT|TEMPORARY|?|Contract bepaalde duur (zwangerschapsvervanging).
DUT|PERMANENT|?|Je komt direct in dienst bij de opdrachtgever, met een vast contract.
DUT|PERMANENT_POSSIBLE|?|Eerst zes maanden via ons gedetacheerd, daarna treed je in dienst bij de klant.
DUT|RESERVE|?|Er wordt een wervingsreserve aangelegd voor de duur van twee jaar.
DUT|PERMANENT|?|Statutaire benoeming na een stage van een jaar.
DUT|TEMPORARY|?|Seizoenswerk van april tot oktober.
DUT|||Wij begeleiden freelancers en zelfstandigen bij hun boekhouding.
DUT|||Onze studenten en vrijwilligers worden door jou begeleid.
DUT|||Het magazijn is 40 uur per week open voor klanten.
DUT|||Je sluit vaste contracten af met leveranciers.
DUT|PERMANENT|PART_TIME|Parttime functie (20 u/w) met vast contract.
DUT|TEMPORARY|FULL_TIME|Uitzendcontract, fulltime, 2-ploegen.
DUT|?|FULL_TIME|Een fulltime job van maandag tot vrijdag.
DUT|?|PART_TIME|4/5de stelsel is bespreekbaar; we zoeken iemand voor 30,4 uur.
DUT|TEMPORARY|PART_TIME|Tijdelijk deeltijds contract (50 %) ter vervanging van een collega.
DUT|PERMANENT_POSSIBLE|?|Tijdelijk contract dat bij goed functioneren wordt omgezet in een vast contract.
ENG|PERMANENT|FULL_TIME|This is a permanent, full-time position based in our Leeds office.
ENG|TEMPORARY|?|Fixed-term contract until the end of March to cover parental leave.
ENG|TEMPORARY|?|12 month FTC, possible extension.
ENG|TEMPORARY|?|Maternity cover, nine months.
ENG|PERMANENT_POSSIBLE|?|Temp to perm opportunity after a 12-week qualifying period.
ENG|PERMANENT_POSSIBLE|?|Initially a six-month contract, with the prospect of becoming permanent.
ENG|SELF_EMPLOYED|?|Contract role outside IR35, £450 a day.
ENG|SELF_EMPLOYED|?|You will be engaged as an independent contractor and invoice monthly.
ENG|SELF_EMPLOYED|?|We are looking for freelance translators.
ENG|STUDENT|PART_TIME|Student job: 10 hours a week during term time.
ENG|APPRENTICESHIP|?|Level 3 apprenticeship in business administration.
ENG|APPRENTICESHIP|?|Paid summer internship for final-year students.
ENG|VOLUNTEER|?|This is an unpaid volunteer role; expenses are covered.
ENG|TEMPORARY|?|Seasonal work from May until September.
ENG|TEMPORARY|?|We need agency staff on a temporary basis over Christmas.
ENG|RESERVE|?|A reserve list will be drawn up and remain valid for one year.
ENG|?|PART_TIME|Hours: 22.5 per week, worked over three days.
ENG|?|FULL_TIME|37.5 hours per week, Monday to Friday.
ENG|?|FULL_TIME|Full time, 40 hrs/week.
ENG|?|MIXED|Full-time or part-time hours available.
ENG|?|PART_TIME|0.5 FTE, mornings only.
ENG|?|AVAILABILITY|Zero hours contract; shifts are offered as and when required.
ENG|?|AVAILABILITY|Casual, on-call work to cover absences.
ENG|?|PART_TIME|Evening cleaner wanted, 15 hours weekly.
ENG|PERMANENT|PART_TIME|Part-time permanent role, 3 days a week.
ENG|PERMANENT|?|Open-ended contract after probation.
ENG|PERMANENT|?|Contract type: Indefinite.
ENG|TEMPORARY|?|Secondment or fixed term for two years.
ENG|||You will manage contractors and freelancers on site.
ENG|||Experience of permanent recruitment is helpful.
ENG|||We offer our customers full-time support around the clock.
ENG|||You will mentor interns and apprentices.
ENG|PERMANENT|?|You will be employed directly by the client on a permanent basis.
ENG|TEMPORARY|FULL_TIME|Interim finance manager, full-time for six months.
ITA|PERMANENT|FULL_TIME|Si offre contratto a tempo indeterminato, orario full time.
ITA|TEMPORARY|PART_TIME|Contratto a termine di sei mesi, part time 24 ore settimanali.
ITA|PERMANENT_POSSIBLE|?|Contratto di somministrazione iniziale con possibilità di assunzione diretta.
ITA|PERMANENT_POSSIBLE|?|Tempo determinato finalizzato all'inserimento stabile in azienda.
ITA|SELF_EMPLOYED|?|Collaborazione in partita IVA.
ITA|APPRENTICESHIP|?|Si propone tirocinio extracurriculare di sei mesi con rimborso spese.
ITA|APPRENTICESHIP|?|Inserimento con contratto di apprendistato professionalizzante.
ITA|TEMPORARY|?|Sostituzione maternità fino a giugno.
ITA|TEMPORARY|?|Lavoro stagionale da maggio a settembre.
ITA|?|PART_TIME|Orario: 20 ore settimanali, dal lunedì al venerdì mattina.
ITA|?|FULL_TIME|Impegno a tempo pieno, 40 ore.
ITA|?|MIXED|Disponibilità full time o part time.
ITA|?|AVAILABILITY|Lavoro a chiamata nei fine settimana.
ITA|VOLUNTEER|?|Cerchiamo volontari per il canile comunale.
ITA|STUDENT|?|Lavoretto per studenti universitari, qualche sera a settimana.
ITA|||Gestione dei contratti a tempo indeterminato dei clienti.
ITA|TEMPORARY|?|Somministrazione a tempo determinato.
ITA|PERMANENT|?|Assunzione diretta a tempo indeterminato dopo il periodo di prova.
FRE|PERMANENT|FULL_TIME|Poste à pourvoir en CDI, temps plein, dès que possible.
FRE|TEMPORARY|PART_TIME|CDD de remplacement à 80 % jusqu'au 30 juin.
FRE|PERMANENT_POSSIBLE|?|Mission d'intérim de trois mois pouvant déboucher sur un CDI.
FRE|SELF_EMPLOYED|?|Statut indépendant, facturation à la mission.
FRE|APPRENTICESHIP|?|Contrat en alternance de douze mois.
FRE|STUDENT|?|Job étudiant pour les mois d'été.
FRE|VOLUNTEER|?|Mission de bénévolat auprès des personnes âgées.
FRE|TEMPORARY|?|Contrat saisonnier d'avril à octobre.
FRE|?|PART_TIME|Mi-temps, 19 heures par semaine.
FRE|?|MIXED|Temps plein ou temps partiel selon vos souhaits.
FRE|?|PART_TIME|Horaire : 28 h/semaine, possibilité d'heures complémentaires.
FRE|?|FULL_TIME|35 heures hebdomadaires du lundi au vendredi.
FRE|RESERVE|?|Constitution d'une réserve de recrutement valable un an.
FRE|PERMANENT|?|Contrat à durée indéterminée après période d'essai.
FRE|TEMPORARY|?|Contrat à durée déterminée de douze mois, renouvelable.
FRE|||Vous encadrez les bénévoles et les stagiaires.
`;
