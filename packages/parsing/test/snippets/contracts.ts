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
FRE||Salaire : fixe de 1 900 € puis variable selon objectifs.
FRE||Possibilité d'évolution vers un poste de chef d'équipe, rémunération fixe.
FRE|PERMANENT|CDI, avec possibilité d'évolution interne et un engagement envers le client.
FRE|PERMANENT|CDI à pourvoir dès que possible, horaires fixes.
FRE|PERMANENT|Un CDI, une embauche avant l'été et un intéressement.
FRE|TEMPORARY|CDD de 6 mois avec possibilité de prolongation.
FRE|TEMPORARY|CDD d'un an, renouvelable une fois.
FRE|TEMPORARY|Contrat à durée déterminée de 8 mois (remplacement), prolongation envisageable.
FRE|TEMPORARY|Contrat saisonnier, possibilité de revenir la saison suivante.
FRE|PERMANENT|Entrée en service : immédiate. Type : temps plein, durée indéterminée.
FRE|PERMANENT|Contrat d'ouvrier à durée indéterminée après un mois d'intégration.
FRE|PERMANENT|Nous offrons un poste stable, en contrat à durée indéterminée, avec formation puis accompagnement.
FRE|PERMANENT|CDI chez un notaire, statut employé, 13e mois, puis évolution vers le poste de clerc.
FRE|PERMANENT|Votre embauche se fait en CDI ; le permis est un plus, la titularisation n'est pas nécessaire.
FRE|PERMANENT|CDI temps plein, 25 jours de congés, possibilité de télétravail.
ENG|PERMANENT|Permanent contract, with the possibility to grow into a lead role.
ENG|PERMANENT|A permanent role, then a clear path to supervisor.
ENG|PERMANENT|Permanent position; relocation support possible.
ENG|TEMPORARY|A fixed-term contract of 12 months with the possibility of extension.
ENG|TEMPORARY|Six-month contract, extendable up to two years.
ENG|TEMPORARY|Two-year fixed-term contract with the option of renewal.
ENG|TEMPORARY|Temporary position, likely to be extended.
ENG|PERMANENT|We offer a permanent position with opportunity to join the share plan.
ENG|PERMANENT|Full-time permanent contract once you have completed the course.
ENG|PERMANENT|You will be a direct employee with a permanent contract.
ENG|PERMANENT|This is a full time, permanent position with immediate start.
ENG|PERMANENT|Contract: Permanent (subject to garda vetting)
ENG|PERMANENT|A permanent home for your talent, and a permanent contract.
ENG||A permanent solution for our customers.
ENG|TEMPORARY|Contract length: 10 months
ENG|TEMPORARY|Contract duration: until 30 June
ENG|TEMPORARY|A 23-month research contract funded by the EU.
ENG|TEMPORARY|We offer a 6 months' contract.
ENG|TEMPORARY|Post available for 24 months from 1 March.
ENG|SELF_EMPLOYED|You work on a freelance contract, 3 days a week.
ENG|TEMPORARY+SELF_EMPLOYED|Fixed-term contract or freelance.
ENG|PERMANENT_POSSIBLE|12 months to start with; we aim to keep you on permanently.
ENG|APPRENTICESHIP|An internship of five months, four days a week.
ITA|PERMANENT|Contratto a tempo indeterminato, possibilità di crescita e inserimento in un team giovane.
ITA|PERMANENT|Assunzione a tempo indeterminato, poi formazione.
ITA|TEMPORARY|Contratto a termine di 12 mesi con possibilità di rinnovo.
ITA|PERMANENT|Offriamo un contratto a tempo indeterminato e un percorso di inserimento.
ENG|TEMPORARY|Our night porter is away until May; we need somebody until he is back.
ENG|TEMPORARY|You cover while she is on maternity leave.
ENG|TEMPORARY|We are looking for two packers from 1 October to 31 January.
ENG|TEMPORARY|Duration: that of the clinical trial, that is 20 months
ENG|TEMPORARY|Your colleague Ines (permanent contract) takes a career break; you replace her: CDD of one year.
ENG|PERMANENT|Your employment agreement has no end date.
ENG|PERMANENT|The appointment is without limit of time.
ENG|PERMANENT_POSSIBLE|Agreement: 6 months, then for good.
ENG|PERMANENT_POSSIBLE|The first three months you are on our payroll, from then on with the brewery itself.
ENG|PERMANENT+TEMPORARY|There are permanent and temporary vacancies in both hospitals.
ENG|APPRENTICESHIP|Four days a week you work with us, on Friday you go to college.
ENG|SELF_EMPLOYED|You work on your own account and send us an invoice every month.
ENG||We have had permanent contracts with three supermarkets since 2010.
ENG||Permanent education is paid for, and temporary structures are your specialty.
ENG||Freelance, interim, permanent: whoever looks for work comes to us.
ENG|STUDENT|Do you have hours left on student@work?
DUT|TEMPORARY|Je werkt bij ons tot ze terug is uit ouderschapsverlof.
DUT|TEMPORARY|Wij zoeken twee inpakkers van 1 oktober tot 31 januari.
DUT|TEMPORARY|Looptijd: die van het onderzoek, dus 18 maanden
DUT|PERMANENT|Een arbeidsovereenkomst zonder einddatum.
DUT|PERMANENT_POSSIBLE|De eerste zes maanden werk je via ons, daarna kom je op de loonlijst van de brouwerij.
DUT|SELF_EMPLOYED|Je hebt een eigen btw-nummer en factureert per maand.
DUT|APPRENTICESHIP|Vier dagen op de werf en één dag school.
DUT|STUDENT|Heb je nog studentenuren over? Dan is dit iets voor jou.
DUT||Interim, freelance of vast: bij ons kantoor vindt iedereen werk.
DUT|APPRENTICESHIP|Een stageplaats van vijf maanden, met kans op een vast contract nadien.
FRE|TEMPORARY|Nous cherchons quatre manutentionnaires du 1er octobre au 31 janvier.
FRE|TEMPORARY|Durée : celle du programme, soit 20 mois
FRE|TEMPORARY|Vous restez avec nous jusqu'à son retour de congé.
FRE|TEMPORARY|Période ⏎ Du 3 juin au 12 septembre.
FRE|PERMANENT|Votre contrat n'a pas de date de fin.
FRE|PERMANENT|Durée : sans limite
FRE|PERMANENT_POSSIBLE|L'engagement se fait pour douze mois d'abord ; ensuite, il est sans limitation de durée.
FRE|PERMANENT_POSSIBLE|Les trois premiers mois se passent via notre agence, puis le client vous embauche.
FRE|SELF_EMPLOYED|Vous travaillez à votre compte et gardez trois quarts des recettes.
FRE|STUDENT|Il te reste des heures sur Student@work ?
FRE|APPRENTICESHIP|Trois jours à l'atelier, deux jours à l'école, pendant deux ans.
FRE||Une équipe de six personnes, toutes en CDI.
FRE||En intérim, en CDD, en CDI : notre agence place des soudeurs depuis trente ans.
FRE|TEMPORARY|Un CDD de six mois. Les derniers arrivés ont reçu leur CDI au bout d'un an.
ITA|TEMPORARY|Cerchiamo due addetti dal 1 ottobre al 31 gennaio.
ITA|TEMPORARY|Durata: quella del progetto, cioè 18 mesi
ITA|TEMPORARY|Lavorerai con noi fino al suo rientro.
ITA|PERMANENT|Il contratto è senza scadenza.
ITA|PERMANENT_POSSIBLE|I primi sei mesi tramite la nostra agenzia, poi alle dipendenze del cliente.
ITA|SELF_EMPLOYED|Lavori con la tua partita IVA ed emetti fattura ogni mese.
ITA|APPRENTICESHIP|Tre giorni in officina e due giorni a scuola.
ITA||Somministrazione, tempo determinato, indeterminato: la nostra filiale conosce tutte le formule.
`;
