/** Dutch sentences and what contract they tell, `language|value|text`; ⏎ is a line break. */
export const DUTCH_CONTRACTS = `
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
DUT|PERMANENT|Het contract? Vast, vanaf 2 september.
DUT|PERMANENT|Een contract van onbepaalde duur, deeltijds (19 u/week).
DUT|PERMANENT|Rechtstreekse aanwerving met een vast contract.
DUT|PERMANENT|Vast / 38 uur / hybride
DUT|PERMANENT|Je krijgt een contract voor onbepaalde tijd na een proeftijd van twee maanden.
DUT|PERMANENT|Je komt meteen bij ons in vaste dienst.
DUT|PERMANENT|Statutair of contractueel van onbepaalde duur.
DUT|PERMANENT|Vaste aanstelling, 32 uur.
DUT|PERMANENT|Een vaste job dicht bij huis.
DUT|PERMANENT|Meteen een vast contract: bij ons geen uitzendperiode.
DUT|PERMANENT+TEMPORARY|Vast of tijdelijk, jij kiest.
DUT|TEMPORARY|Tijdelijk contract van 7 maanden (zwangerschapsvervanging).
DUT|TEMPORARY|Contract van bepaalde duur tot 31 augustus 2027.
DUT|TEMPORARY|Je vervangt een collega die met ouderschapsverlof is, van maart tot augustus.
DUT|TEMPORARY|Seizoenswerk van april tot oktober, met logement.
DUT|TEMPORARY|Interim, drie dagen per week, zes maanden.
DUT|TEMPORARY|De functie wordt gefinancierd voor 30 maanden.
DUT|TEMPORARY|Postdoc van 18 maanden.
DUT|TEMPORARY|Mandaat van vier jaar, eenmaal verlengbaar.
DUT|TEMPORARY|Weekcontracten via ons kantoor.
DUT|TEMPORARY|Extra handen nodig van 15 juni tot 15 september.
DUT|TEMPORARY|Uitzendwerk voor langere tijd.
DUT|TEMPORARY|Een opdracht van zes maanden via uitzending.
DUT|TEMPORARY|Het gaat om een tijdelijke functie van een half jaar.
DUT|TEMPORARY|Detachering voor twee jaar.
DUT|PERMANENT_POSSIBLE|Interim met optie vast.
DUT|PERMANENT_POSSIBLE|Zes maanden via ons, daarna in dienst bij de klant.
DUT|PERMANENT_POSSIBLE|Jaarcontract met uitzicht op vast dienstverband.
DUT|PERMANENT_POSSIBLE|Je start als uitzendkracht; na 26 weken neemt de klant je over.
DUT|PERMANENT_POSSIBLE|Eerst een contract van zeven maanden, nadien onbepaalde duur.
DUT|PERMANENT_POSSIBLE|Tijdelijk met kans op vast.
DUT|PERMANENT_POSSIBLE|Contract van een jaar, bij goed functioneren wordt dit omgezet naar vast.
DUT|PERMANENT_POSSIBLE|Bepaalde duur van 6 maanden, verlengbaar naar onbepaalde duur.
DUT|PERMANENT+RESERVE|Contract van onbepaalde duur en aanleg van een wervingsreserve.
DUT|SELF_EMPLOYED|Freelance, twee dagen per week.
DUT|SELF_EMPLOYED|Zelfstandig statuut, hoofd- of bijberoep.
DUT|SELF_EMPLOYED|ZZP-opdracht van 9 maanden, 75 euro per uur.
DUT|STUDENT|Weekendjob voor een student.
DUT|STUDENT|Studenten gezocht voor juli en augustus.
DUT|STUDENT|Vakantiewerk voor jongeren vanaf 16 jaar.
DUT|STUDENT|Bijbaan naast je studie, 8 uur per week.
DUT|APPRENTICESHIP|Leerwerkplek van twee jaar, niveau 3.
DUT|APPRENTICESHIP|Stage van zes maanden met vergoeding.
DUT|APPRENTICESHIP|BBL: vier dagen werken, een dag naar school.
DUT|APPRENTICESHIP|IBO-contract van drie maanden
DUT|VOLUNTEER|Wij zoeken vrijwilligers voor de voedselbank.
DUT||Je beheert de contracten van onze uitzendkrachten.
DUT||Ons vast team telt twaalf mensen.
DUT||Ervaring tijdens een stage telt mee.
DUT||Je begeleidt leerlingen en stagiairs op de werf.
DUT||Je stelt arbeidsovereenkomsten van bepaalde duur op.
DUT||Wij zijn een uitzendbureau sinds 1998.
DUT|PERMANENT|Geen interim, wel meteen een vast contract.
DUT|PERMANENT_POSSIBLE|Een jaarcontract met de intentie om dit om te zetten in een vast dienstverband.
DUT|PERMANENT_POSSIBLE|We starten met een contract van zeven maanden; bevalt het, dan word je vast aangenomen.
DUT|PERMANENT_POSSIBLE|Tijdelijk (1 jaar) met uitzicht op vast
DUT|PERMANENT_POSSIBLE|Contract voor een jaar, daarna voor onbepaalde tijd.
DUT|PERMANENT_POSSIBLE|Eerst via ons, bij goede samenwerking neemt het bedrijf je in vaste dienst.
DUT|PERMANENT_POSSIBLE|Interim in optiek vast
DUT|PERMANENT_POSSIBLE|Interimjob met het oog op een vaste aanwerving
DUT|PERMANENT_POSSIBLE|Contract van bepaalde duur (6 maanden), met mogelijkheid tot verlenging en vast contract
DUT|PERMANENT_POSSIBLE|Aanstelling voor een jaar met zicht op een vaste benoeming
DUT|PERMANENT_POSSIBLE|Een tijdelijke aanstelling van 12 maanden; bij goed functioneren volgt een vaste aanstelling.
DUT|PERMANENT_POSSIBLE|Na een interimperiode van 3 maanden kom je vast in dienst.
DUT|PERMANENT_POSSIBLE|Direct een contract van een jaar bij de opdrachtgever, met uitzicht op verlenging voor onbepaalde tijd.
DUT|PERMANENT_POSSIBLE|Lange termijn: je begint via uitzendbasis en bij wederzijdse klik neemt de klant je over.
DUT|PERMANENT_POSSIBLE|Je start met een halfjaarcontract. De bedoeling is dat je blijft.
DUT|PERMANENT_POSSIBLE|Weekcontracten met optie vast na 6 maanden
DUT|TEMPORARY|Contract van bepaalde duur, verlengbaar.
DUT|TEMPORARY|Tijdelijke aanstelling tot en met 31 juli, mogelijk verlenging
DUT|TEMPORARY|Een vervangingscontract tot eind juni
DUT|TEMPORARY|Jaarcontract
DUT|TEMPORARY|Uitzendbaan voor drie maanden
DUT|TEMPORARY|Opdracht voor zes maanden, 40 uur per week
DUT|TEMPORARY|Een project van anderhalf jaar
DUT|TEMPORARY|In eerste instantie voor een half jaar, met kans op verlenging.
DUT|TEMPORARY|Vervanging van een zieke collega, minstens tot Pasen
DUT|TEMPORARY|Aanstelling voor de duur van het project (2 jaar)
DUT|TEMPORARY|Een tijdelijk contract (tot 1 september)
DUT|TEMPORARY|Detachering voor minimaal een jaar
DUT|PERMANENT|Een vast contract op zak vanaf dag één.
DUT|PERMANENT|Arbeidsovereenkomst voor onbepaalde tijd, 36 uur
DUT|PERMANENT|Onbepaalde duur, onmiddellijke indiensttreding
DUT|PERMANENT|Contractuele tewerkstelling van onbepaalde duur
DUT|PERMANENT|Vast contract met proeftijd van één maand
DUT|PERMANENT|Vaste tewerkstelling in dagdienst
DUT|PERMANENT|Je krijgt van ons meteen een vast contract.
DUT|PERMANENT|Een voltijds contract van onbepaalde duur in een 38-urenweek
DUT|PERMANENT|Je wordt door de klant rechtstreeks aangeworven met een contract van onbepaalde duur.
DUT|PERMANENT|Dienstverband: onbepaalde tijd
DUT|PERMANENT|Contract: vast, voltijds
DUT|PERMANENT+RESERVE|Contract van onbepaalde duur. Er wordt ook een reserve aangelegd, drie jaar geldig.
DUT|TEMPORARY+RESERVE|Vervangingscontract en wervingsreserve
DUT|PERMANENT+SELF_EMPLOYED|Als werknemer met vast contract of als zelfstandige
DUT|PERMANENT+SELF_EMPLOYED|Vast in loondienst of freelance
DUT|STUDENT|Studentenjob op zaterdag
DUT|STUDENT|Jobstudent voor de weekends
DUT|STUDENT|Bijbaan voor scholieren en studenten
DUT|APPRENTICESHIP|BBL-opleiding niveau 3: vier dagen werken en een dag naar school
DUT|APPRENTICESHIP|Leertijd of duaal leren: drie dagen bij ons, twee op school
DUT|VOLUNTEER|Vrijwilligerswerk, met onkostenvergoeding
DUT||Je hebt ervaring als zelfstandige of in loondienst.
DUT||Je volgt de interimcontracten van de studenten op.
DUT||Wij werken met een vast team van twaalf verkopers.
DUT||Onze opdrachtgevers hebben vaste contracten met leveranciers.
DUT|PERMANENT|In het hoogseizoen werk je ook op zaterdag. Je krijgt een vast contract.
DUT|PERMANENT|Je staat in voor de vervanging van een pomp of motor. Contract van onbepaalde duur.
DUT|PERMANENT|Een zelfstandige functie in een contract van onbepaalde duur.
DUT|PERMANENT|Je werkt samen met vrijwilligers en studenten. Vast contract.
DUT|PERMANENT|Vaste uren, een vast team en een contract van onbepaalde duur.
DUT|PERMANENT|Je vervangt af en toe een collega. Contract: onbepaalde duur.
DUT|PERMANENT|Als zelfstandige werker krijg je vertrouwen. We bieden een vast contract.
DUT|PERMANENT|Tijdelijke opslag van goederen. Vast contract na drie maanden proef.
DUT|PERMANENT|Je kunt zelfstandig werken. Onbepaalde duur.
DUT|TEMPORARY|Je vervangt onze vaste kracht tijdens haar verlof: contract tot september.
DUT|TEMPORARY|Jaarcontract met een vast salaris
DUT|PERMANENT|Rechtstreekse aanwerving door de klant.
DUT|PERMANENT_POSSIBLE|Bij een goede samenwerking neemt het bedrijf je vast aan.
DUT|PERMANENT_POSSIBLE|Detachering met overname na 1 jaar.
DUT|PERMANENT_POSSIBLE|Eerst zes maanden via uitzendbureau, daarna overname door de opdrachtgever.
DUT|TEMPORARY|Voor onze klant in Geel zoeken we dringend twee extra handen voor de komende zes weken.
DUT|TEMPORARY|Je springt bij tijdens de eindejaarsperiode.
DUT|TEMPORARY|De opdracht loopt tot de terugkeer van onze collega.
DUT|TEMPORARY|Een contract van zes weken.
DUT||Je krijgt 32 vakantiedagen, dat zijn ruim zes weken.
DUT|SELF_EMPLOYED|Wij werken samen met zelfstandige kinesisten (70/30-regeling).
DUT|STUDENT|Ben je student en zoek je een bijbaan?
DUT||Je begeleidt de studenten in hun zoektocht naar een bijbaan.
DUT|TEMPORARY|Voor de aardbeienpluk zoeken we seizoenarbeiders.
DUT|VOLUNTEER|Word vrijwilliger in onze kringloopwinkel.
`;
