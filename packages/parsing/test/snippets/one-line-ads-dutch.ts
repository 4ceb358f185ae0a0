/**
 * Dutch and Belgian advertisements of one line, written before anybody looked at how they are read. Two lines an ad:
 * `function | place | wage | hours | contract | languages | years | words of skills`, and the ad. "-" is none, "?" is
 * not judged.
 */
export const DUTCH_ONE_LINE_ADS = `
warehouse-worker | Mechelen | 16.5-16.5 HOUR | FULL_TIME | PERMANENT_POSSIBLE | DUT | - | heftruck; Orders picken
Magazijnier m/v/x - Mechelen. Orders picken, rijden met de heftruck, 38u/week in dagdienst, 16,50 euro per uur, interim met optie vast. Je spreekt Nederlands. Interesse? Bel ons!

cook | Gent | - | FULL_TIME | PERMANENT | - | 2 | koken
Kok gezocht voor bistro in Gent! Voltijds, vast contract, zondag en maandag gesloten. Minstens 2 jaar ervaring in de keuken en je kan zelfstandig koken. Stuur je cv via Messenger.

truck-driver/articulated-truck-driver | Antwerpen | - | FULL_TIME | - | - | - | Rijbewijs CE
GEZOCHT: vrachtwagenchauffeur CE, regio Antwerpen, containervervoer, vertrek om 5u, voltijds, elke avond thuis. Rijbewijs CE en ADR vereist, bestuurderskaart in orde. Reageer met nummer.

nurse | Leuven | - | PART_TIME | PERMANENT | - | - | wondzorg
WZC De Linde - Verpleegkundige - Leuven - halftijds (19u/week) - contract onbepaalde duur - wondzorg, medicatie toedienen, begeleiden van families - solliciteer voor 15 maart via info@delinde.be

cleaner | Hasselt | 15-15 HOUR | PART_TIME | - | - | - | -
Poetsvrouw/poetsman gezocht in Hasselt, 12 uur per week, ma-wo-vr van 17 tot 21u, 15 €/u bruto, kantoren en sanitair, eigen vervoer handig want bus rijdt niet zo laat. sms 0470 00 00 00

baker | Brugge | - | - | - | - | - | -
Bakkerij 't Graantje zoekt gemotiveerde bakker (m/v/x) voor onze ambachtelijke zaak te Brugge, nachtwerk van 1u tot 8u, zondag inbegrepen, loon volgens ervaring, kom gerust eens langs in de winkel

receptionist | Utrecht | 2400-2700 MONTH | PART_TIME | TEMPORARY | ENG | - | -
Receptionist(e) | Utrecht | 24 uur per week | € 2.400 - € 2.700 per maand op fulltime basis | jaarcontract | goede beheersing van Engels | representatief en vriendelijk aan de balie

accountant | Rotterdam | 3200-4100 MONTH | - | PERMANENT | - | 3 | Exact Online
Accountant MKB • Rotterdam • € 3.200 - € 4.100 bruto per maand • vast dienstverband • minimaal 3 jaar ervaring • kennis van Exact Online • je stelt jaarrekeningen op en adviseert ondernemers

electrician | Eindhoven | - | FULL_TIME | - | - | - | VCA
Wegens drukte zijn wij op zoek naar een elektricien voor woningbouw in Eindhoven en omstreken, 40 uur per week, VCA en rijbewijs B verplicht, bus van de zaak, start zo snel mogelijk!

hairdresser | Aalst | - | PART_TIME | - | - | - | -
Hallo allemaal, voor ons kapsalon in Aalst zoeken wij een kapster met passie voor het vak, 3 dagen per week, zaterdag inbegrepen, leuk team en vaste klanten, delen mag, tag je vriendinnen! #job #kapper

forklift-driver | Tilburg | 14.8-16.2 HOUR | FULL_TIME | - | - | 1 | heftruckcertificaat
Heftruckchauffeur Tilburg 2-ploegen, € 14,80 - € 16,20 per uur, 38 uur per week, geldig heftruckcertificaat, 1 jaar ervaring gewenst, start direct, uitzendbureau Werkpunt, bel 013 000 00 00

shop-assistant | Kortrijk | - | PART_TIME | STUDENT | FRE | - | kassa
Jobstudent verkoop (m/v/x) voor kledingwinkel in Kortrijk: winkelbediende op zaterdag en in de vakanties, 10 uur per week, kassa en klanten helpen, mondje Frans is nodig, studentencontract

welder/tig-welder | Genk | - | FULL_TIME | PERMANENT_POSSIBLE | - | 3 | TIG; MIG
Urgent! Lasser TIG/MIG - Genk - 3 jaar ervaring - 2 ploegen - 40u - uitzendcontract met kans op vast - plan lezen is een must - bel of mail vandaag nog naar jobs@staalgroep.example

software-developer | Amsterdam | 4500-6000 MONTH | FULL_TIME | - | ENG | 5 | Java; SQL
Vacature: Software developer (Java, SQL) in Amsterdam, 40 uur, 4.500 tot 6.000 euro bruto per maand, 5 jaar werkervaring, voertaal Engels, twee dagen thuiswerken, geen cv nodig, app ons gerust

domestic-cleaner | Oostende | - | - | - | - | - | strijken
Huishoudhulp dienstencheques - Oostende en omgeving - jij kiest je uren zelf - vaste klanten dicht bij huis - poetsen en strijken - maaltijdcheques en kilometervergoeding vanaf dag 1

plumber | Zwolle | 2800-3600 MONTH | FULL_TIME | PERMANENT | - | - | sanitair
Loodgieter Zwolle (fulltime, vast) - je legt leidingen aan, plaatst sanitair en lost storingen op bij particulieren - € 2800-€ 3600 per maand - bus, telefoon en gereedschap van de zaak

administrative-assistant | Brussel | - | PART_TIME | TEMPORARY | DUT,FRE | - | Excel
Tweetalige administratief medewerker NL/FR, Brussel, 4/5, vervangingscontract van 6 maanden: facturen ingeven, telefoon, agenda en Excel, dicht bij het station, start 1 september

bus-driver | Groningen | - | PART_TIME | - | - | - | rijbewijs D
Ben jij onze nieuwe buschauffeur in Groningen? Parttime 20-28 uur per week, rijbewijs D en code 95 krijg je bij ons, je rijdt streeklijnen en helpt reizigers met een glimlach

carpenter | Roeselare | - | FULL_TIME | PERMANENT | - | - | -
Bouwbedrijf Vandewalle uit Roeselare werft aan: timmerman, voltijds, contract van onbepaalde duur, dakwerken en gevels, vervoer vanaf atelier, werken in een hecht team van vakmensen, bouwloon

waiter | Knokke | 15.5-15.5 HOUR | - | - | FRE | - | -
Ober / serveerster gevraagd voor strandbar in Knokke, van april tot september, 15,5 euro per uur + fooien, Frans is een must, logement mogelijk, stuur foto en cv naar bar@zeezicht.example

security-guard | Den Haag | - | MIXED | - | - | - | -
Beveiliger objectbeveiliging (m/v) Den Haag, fulltime of parttime, diploma Beveiliger 2 vereist, onregelmatige diensten, reiskosten vergoed en doorgroeimogelijkheden, reageer via onze site

order-picker | Venlo | 14.4-14.4 HOUR | AVAILABILITY | - | - | - | -
Orderpicker op oproepbasis, Venlo, 14,40 p/u, avond en weekend, geen ervaring nodig, vanaf 18 jaar, werken naast je studie of andere baan, je verzamelt bestellingen met een scanner

car-mechanic | Sint-Niklaas | - | FULL_TIME | PERMANENT | - | 2 | -
Automecanicien Sint-Niklaas | Garage Peeters | voltijds | vast | 2 jaar ervaring | onderhoud en herstellingen van alle merken | airco's | diagnose stellen | zaterdag gesloten

childcare-worker | Deventer | - | PART_TIME | - | - | - | -
Kinderopvang Pluk zkt pedagogisch medewerker voor Deventer centrum, 24u, di/do/vr, groep 0-4 jaar, diploma mbo 3 pedagogisch werk, start maart, bel Anja 0570-000000

sales-representative | Limburg | - | FULL_TIME | - | DUT,FRE | 3 | rijbewijs B
Vertegenwoordiger bouwmaterialen regio Limburg: je bezoekt aannemers, maakt offertes, 3 jaar ervaring in verkoop buitendienst, NL + FR, rijbewijs B, voltijds, bedrijfswagen en bonus

electromechanic | Lokeren | - | FULL_TIME | PERMANENT | - | - | PLC
Beste, wij hebben opnieuw een vacature open: elektromechanieker 3 ploegen te Lokeren, vast contract, fulltime, kennis van PLC is een troef, storingen oplossen en preventief onderhoud, gr. Tom

warehouse-worker | Wommelgem | - | FULL_TIME | PERMANENT | - | - | -
Bakker Logistics is een familiebedrijf met 120 medewerkers in Wommelgem. Wij zoeken een magazijnmedewerker voor de dagploeg, voltijds, contract onbepaalde duur, laden en lossen van vrachtwagens.

accountant | Deinze | - | - | - | - | - | -
Slager Van Daele levert al 40 jaar vlees aan restaurants en grootkeukens in heel Vlaanderen. Voor ons kantoor in Deinze zoeken we een boekhouder die graag met cijfers en mensen werkt.

dental-assistant | Zeist | - | PART_TIME | - | - | - | -
Tandartspraktijk Zeist • Tandartsassistente gezocht • 28 uur • 4 dagen • gezellig team • salaris conform cao • stuur je motivatie naar praktijk@tandzeist.example • geen acquisitie a.u.b.

landscape-gardener | - | - | - | SELF_EMPLOYED | - | - | snoeien
Tuinman (v/m) met groene vingers en rijbewijs BE voor aanleg en onderhoud van tuinen; snoeien, hagen scheren, gazon, klinkers leggen; ook als zelfstandige in bijberoep mogelijk, prijs in overleg

receptionist/hotel-receptionist | Antwerpen | 2350-2350 MONTH | FULL_TIME | PERMANENT | DUT,FRE,ENG | 1 | -
Onthaalmedewerker (m/v/x) te Antwerpen // voltijds // onbepaalde duur // NL/FR/ENG // minstens 1 jaar ervaring aan een balie // 2.350 € bruto per maand // start 1 mei, mail je cv

butcher | Turnhout | - | - | - | - | - | -
Ambachtelijke slagerij in Turnhout met een mooi cliënteel zoekt wegens pensioen van een collega een beenhouwer die zelfstandig kan uitsnijden en ook graag in de winkel staat.

nurse/home-nurse | Enschede | 3100-4200 MONTH | PART_TIME | - | - | - | -
Thuiszorg Twente: wijkverpleegkundige Enschede-Noord, 24-32 uur, salaris €3.100-€4.200 (FWG 50), mbo4 of hbo-v met BIG, auto van de zaak, route om 7.30 uur, interesse? app Marloes

teaching-assistant | Amersfoort | - | PART_TIME | TEMPORARY | - | - | -
Onderwijsassistent m/v gezocht!! Basisschool De Regenboog, Amersfoort, 0,6 fte, tijdelijk tot de zomervakantie met kans op verlenging, groepen 1 t/m 4, reageer voor vrijdag bij juf Karin

crane-operator | Zeebrugge | - | - | - | - | 5 | VCA
#vacature Kraanmachinist | haven van Zeebrugge | ploegenwerk | 5 jaar ervaring | attest kraanbediening en VCA | premies voor nacht en weekend | bel Kurt 0475 00 00 00

payroll-officer | Leuven | - | PART_TIME | PERMANENT | DUT,FRE | 2 | Excel
In het kader van onze groei werven wij een payroll officer aan voor ons kantoor te Leuven (4/5, vast contract); 2 jaar ervaring bij een sociaal secretariaat, Excel, tweetalig NL-FR, vlot in de omgang

roofer | - | 19-21 HOUR | - | PERMANENT | - | - | rijbewijs B
dakwerker gezocht voor vaste job, 19 à 21 euro per uur volgens kunnen, bouwkalender, rijbewijs B mooi meegenomen, geen dronkaards, geen nieuwkomers zonder papieren, tel na 18u 0498 00 00 00

recruiter | Breda | 2700-3300 MONTH | FULL_TIME | - | - | - | -
Wij groeien! Daarom hebben we in Breda plek voor een recruiter die houdt van bellen en binnenlopen: 40 uur, 2.700 tot 3.300 euro, bonus, elke vrijdag borrel en een team van twaalf leuke mensen
`;
