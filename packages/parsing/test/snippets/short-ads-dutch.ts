/** Short Dutch ads written before they were read, in two sets: `language|contract|hours|wage|place|years|text`. */
export const DUTCH_SHORT_ADS = `
DUT|PERMANENT|FULL_TIME|2700-3200 MONTH|kortrijk|2|Wat bieden wij? ⏎ - Een contract van onbepaalde duur in een 38-urenweek met 12 adv-dagen ⏎ - Een brutoloon tussen € 2.700 en € 3.200 per maand ⏎ - Maaltijdcheques van € 8 en 40 uur opleiding per jaar ⏎ Je werkt in onze vestiging in Kortrijk. Je hebt minstens 2 jaar ervaring als heftruckchauffeur.
DUT|PERMANENT_POSSIBLE|FULL_TIME|16.4-16.4 HOUR|aalst||Start als uitzendkracht, na 6 maanden word je overgenomen door onze klant in Aalst. Je werkt in een drieploegensysteem (38u). Uurloon: 16,40 euro plus ploegenpremie van 10 %.
DUT|TEMPORARY|PART_TIME||leuven||Ter vervanging van een collega met zwangerschapsverlof zoeken we voor onze school in Leuven een zorgcoördinator, 18/36. De opdracht loopt van 1 september tot 20 december.
DUT|PERMANENT|MIXED|2450-2980 MONTH|hasselt||Je komt terecht in een woonzorgcentrum in Hasselt met 120 bewoners. ⏎ Aanbod ⏎ Contract: onbepaalde duur ⏎ Uren: 50 % tot 100 %, te bespreken ⏎ Loon volgens IFIC, tussen 2450 en 2980 euro bruto bij voltijdse prestaties
DUT|STUDENT|PART_TIME|13.25-13.25 HOUR|gent||Studentenjob in onze ijssalon in Gent! Elke zaterdag en zondag, zo'n 12 uur per week. Je verdient 13,25 euro per uur.
DUT||AVAILABILITY|12.29- HOUR|brugge||Flexi-jobber gezocht voor ons restaurant in Brugge. Vooral op vrijdag- en zaterdagavond. Vanaf 12,29 euro netto per uur. Je hebt al een vaste job van minstens 4/5.
DUT|SELF_EMPLOYED|||antwerpen|5|Voor een project in de haven van Antwerpen zoeken wij een freelance projectleider. Je hebt vijf jaar ervaring met grote infrastructuurwerken. Je werkt op zelfstandige basis, dagtarief in onderling overleg.
DUT|PERMANENT|PART_TIME|||1|Wij zoeken een poetshulp met dienstencheques, 24 u/week, van maandag tot donderdag. Vast contract vanaf dag één, vaste klanten in je buurt. Een jaar ervaring is mooi meegenomen.
DUT|PERMANENT|FULL_TIME|||3|Arbeidsvoorwaarden: 40-urenweek met 12 ADV-dagen, 20 wettelijke vakantiedagen, bedrijfswagen. Contract: onbepaalde duur. Ons familiebedrijf bestaat 45 jaar en telt 60 medewerkers. Minimum drie jaar ervaring in een gelijkaardige functie.
DUT|APPRENTICESHIP|PART_TIME/||mechelen||Duaal leren in Mechelen: drie dagen per week bij ons in de garage en twee dagen op school. Je krijgt een leervergoeding.
DUT|PERMANENT_POSSIBLE|FULL_TIME|||0/|Interim met optie vast. Dagploeg van 6u tot 14u of 7u tot 15u30, 38 uur per week. Ervaring is niet vereist, wij leiden je op. Reageer binnen 48 uur!
DUT|TEMPORARY|FULL_TIME||genk||Je gaat aan de slag met een voltijds contract van bepaalde duur (12 maanden, verlengbaar) bij de stad Genk. Je krijgt maaltijdcheques, een fietsvergoeding en 30 vakantiedagen.
DUT|PERMANENT|PART_TIME|||2|Deeltijdse boekhouder (4/5de), vast contract. Je verdeelt je uren zelf. Minstens 2 jaar ervaring met dubbele boekhouding. Je volgt ook leasecontracten op van onze wagens.
DUT|TEMPORARY|FULL_TIME|2300-2300 MONTH|oostende||Seizoensjob van april tot september in een hotel in Oostende. Voltijds, 6 dagen op 7 in juli en augustus. Loon: 2300 euro bruto/maand.
DUT|PERMANENT|FULL_TIME|3500-4500 MONTH|zaventem|5|Plaats tewerkstelling: Zaventem ⏎ Contracttype: vast ⏎ Regime: voltijds ⏎ Salarisindicatie: € 3.500 - € 4.500 ⏎ Ervaring: minstens 5 jaar
DUT||FULL_TIME|||10|Wij zoeken een teamleider die minstens 10 jaar op de werf heeft gestaan. Je werkt van 7 tot 16 uur met een half uur pauze, 40 uur in de week. Onze dispatching is 24 op 7 bereikbaar.
DUT|PERMANENT|PART_TIME||sint-niklaas||In onze apotheek in Sint-Niklaas is een plaats vrij voor een apotheekassistent, halftijds en van onbepaalde duur. We zijn open van 8u30 tot 18u30.
DUT|RESERVE|FULL_TIME||turnhout||De stad Turnhout legt een wervingsreserve aan van technisch assistent groenonderhoud, voltijds. De reserve blijft 3 jaar geldig.
DUT|PERMANENT||14.9-17.35 HOUR|roeselare||Wij geven je: een vast uurrooster, een vast contract na 3 weken proef en een uurloon van 14,90 tot 17,35 euro. Je werkt in Roeselare, nacht- en weekendwerk komt niet voor.
DUT|TEMPORARY|PART_TIME|||2|Vervangingscontract, 20/38, tot eind maart 2027 en misschien langer. Minstens 2 jaar ervaring als opvoeder.
DUT|PERMANENT|MIXED|||6|Functieomvang: tussen 60 en 100 %. Onbepaalde duur. Wie 6 jaar ervaring heeft in de sector, krijgt die volledig erkend.
DUT|TEMPORARY|FULL_TIME||puurs||Inpakker voor de eindejaarspiek in Puurs. Weekcontracten via ons interimkantoor, 2 ploegen, 37,5 uur per week.
DUT|VOLUNTEER|PART_TIME||lier||De bibliotheek van Lier zoekt vrijwilligers die één namiddag per week boeken aan huis brengen. Je krijgt een onkostenvergoeding van 15 euro per dag.
DUT|PERMANENT||2900-2900 MONTH|geel|2|Loon vanaf dag 1: € 2.900 bruto per maand. Contract onbepaalde duur na een eerste gesprek en een halve dag meelopen. Plaats: Geel. Twee jaar ervaring als lasser volstaat.
DUT|STUDENT|FULL_TIME||||Vakantiewerk: we zoeken jobstudenten voor juli of augustus, 38 uur per week, in de inpak.
DUT|PERMANENT_POSSIBLE||||1|Je begint met dagcontracten; klikt het, dan krijg je na zes weken een vast contract bij de klant. Eén jaar ervaring als orderpicker. Je werkt in de late of de vroege.
DUT|SELF_EMPLOYED|PART_TIME||knokke||Kinesitherapeut (zelfstandig statuut) voor onze groepspraktijk in Knokke, drie dagen in de week. Startdatum te bespreken.
DUT|PERMANENT|FULL_TIME||diest|3|Voltijdse job van onbepaalde duur in Diest. Je werkt om de drie weken in het weekend. Minstens drie jaar ervaring. Je begeleidt de stages van laatstejaarsstudenten.
DUT|PERMANENT|FULL_TIME||||Een voltijds contract voor onbepaalde tijd met een aantrekkelijk loon, een groepsverzekering en 10 extra verlofdagen. Na 2 jaar kun je doorgroeien naar ploegbaas.
DUT|APPRENTICESHIP|||gent||Stage communicatie in Gent, 3 maanden vanaf februari. Onbetaald, wel een lunch per dag.
DUT|TEMPORARY|PART_TIME||||Tijdelijke opdracht van 5 maanden, 3/5, thuiswerk mogelijk op 1 dag. Je zorgt voor tijdelijke oplossingen tot de nieuwe software er is.
DUT|PERMANENT|FULL_TIME|30000-36000 YEAR|vilvoorde|1|Tussen € 30.000 en € 36.000 bruto per jaar, 13de maand inbegrepen. Vast contract, fulltime, glijdende uren. Kantoor in Vilvoorde, twee dagen per week thuis. Een eerste werkervaring van een jaar is een plus.
DUT|PERMANENT|PART_TIME||||Schoonmaak van 17u tot 20u, 5 avonden per week (15 uur). Contract onbepaalde duur.
DUT|PERMANENT|MIXED||halle||We bieden een contract van onbepaalde duur, voltijds of 80 %, jij kiest. Halle is goed bereikbaar met de trein. Je bent het vast aanspreekpunt van 40 klanten.
DUT|TEMPORARY|FULL_TIME||||Contract bepaalde duur van 1 jaar. 38u/week. Je werkt samen met 12 collega's en rapporteert aan de directeur.
DUT|PERMANENT_POSSIBLE|MIXED|2600-3400 MONTH|utrecht|1|Wat krijg je van ons? ⏎ • Een jaarcontract met uitzicht op een vast dienstverband ⏎ • 32 tot 40 uur per week ⏎ • Salaris tussen € 2.600 en € 3.400 bruto per maand op basis van 40 uur ⏎ • 25 vakantiedagen en 12 adv-dagen ⏎ Standplaats is Utrecht. Je hebt minimaal 1 jaar werkervaring.
DUT|TEMPORARY|PART_TIME|15.1-15.1 HOUR|zwolle||Via ons uitzendbureau ga je aan de slag in Zwolle. Het gaat om 24 uur per week, verspreid over drie dagen. Je ontvangt € 15,10 bruto per uur en je wordt wekelijks uitbetaald.
DUT|SELF_EMPLOYED|FULL_TIME|85-95 HOUR|den haag||ZZP-opdracht voor een ministerie in Den Haag. 36 uur per week, inzet voor 9 maanden met optie op verlenging. Tarief: € 85 tot € 95 per uur exclusief btw.
DUT||AVAILABILITY|14.06-14.06 HOUR|breda||Bezorger op oproepbasis in Breda. Je kiest zelf je diensten, minimaal 2 avonden per week. Uurloon € 14,06.
DUT|TEMPORARY|PART_TIME|3200-4400 MONTH|amersfoort|3|Het betreft een tijdelijke functie (zwangerschapsvervanging) voor 28 uur per week bij de gemeente Amersfoort. Schaal 9: minimaal € 3.200 en maximaal € 4.400 bij een 36-urige werkweek. Je hebt 3 jaar ervaring als beleidsadviseur.
DUT|APPRENTICESHIP|FULL_TIME||eindhoven||Leer-werkplek (BBL) als monteur in Eindhoven: vier dagen werken, één dag naar school. Je krijgt een contract van 40 uur en wij betalen je opleiding.
DUT|PERMANENT|FULL_TIME|48000-60000 YEAR|rotterdam|5|Direct een vast contract. Fulltime, 40 uur. € 48.000 - € 60.000 per jaar inclusief vakantiegeld. Ons kantoor staat op vijf minuten van Rotterdam Centraal. Vijf jaar ervaring in de logistiek.
DUT||PART_TIME||||Bijbaan voor twee avonden en de zaterdag, samen zo'n 12 uur. Ideaal naast je school of je andere baan.
DUT|PERMANENT_POSSIBLE|FULL_TIME||apeldoorn|2|Detavast: je start met een contract voor 7 maanden bij ons, daarna kom je in dienst bij de opdrachtgever in Apeldoorn. 38 uur per week. Twee jaar ervaring met storingen.
DUT|PERMANENT_POSSIBLE|PART_TIME|2294-3279 MONTH|groningen||0,7 fte (25,2 uur). We beginnen met een contract voor een jaar; bij goed functioneren volgt een aanstelling voor onbepaalde tijd. Salaris in FWG 35: € 2.294 tot € 3.279 bij een fulltime dienstverband. Werkplek: Groningen.
DUT||AVAILABILITY||||Min-maxcontract van 8 tot 24 uur, in te roosteren in overleg. Je werkt vooral in de schoolvakanties.
DUT||AVAILABILITY||||0-urencontract: werken wanneer jij kan. Wij zijn zeven dagen per week open van 8 tot 22 uur.
DUT|TEMPORARY|MIXED||maastricht||Projectaanstelling tot 1 juli 2027, 0,6 tot 1,0 fte, aan de universiteit in Maastricht. Een vast dienstverband behoort niet tot de mogelijkheden.
DUT|PERMANENT|PART_TIME|||2|Voor minimaal 20 en maximaal 28 uur per week zoeken wij een doktersassistent. Je krijgt direct een vaste aanstelling. Minimaal twee jaar werkervaring in een huisartsenpraktijk.
DUT|STUDENT|PART_TIME||||Ben je student en wil je iets bijverdienen? Werk 8 uur per week bij ons in de kas, op zaterdag. Goed te combineren met je studie.
DUT|PERMANENT|FULL_TIME||||Je werkt van maandag tot en met vrijdag van 08.30 tot 17.00 uur. Na een proeftijd van een maand krijg je een vast contract. Wij bestaan 25 jaar.
DUT|TEMPORARY|FULL_TIME|2800-2800 MONTH|||Tijdelijk voor 6 maanden, fulltime. Je salaris is € 2.800,- bruto per maand, te vermeerderen met 8% vakantiegeld en een eindejaarsuitkering. Binnen 24 uur hoor je van ons.
DUT|PERMANENT|MIXED|||4|Parttime of fulltime, dat bepalen we samen (minimaal 24 uur). Vast contract. Je hebt vier jaar ervaring als kok. Je krijgt 27 vakantiedagen op fulltime basis.
DUT|TEMPORARY|FULL_TIME||almere|2|Contractduur: 12 maanden ⏎ Uren: 36 ⏎ Locatie: Almere ⏎ Ervaring: 2-3 jaar
DUT|PERMANENT_POSSIBLE|MIXED||nijmegen||Wij bieden je een contract voor een jaar voor 32-36 uur per week, met de intentie om dit daarna om te zetten in een vast contract. Nijmegen is de standplaats, je bezoekt ook klanten in Arnhem.
DUT|APPRENTICESHIP|FULL_TIME/|450-450 MONTH|delft||Afstudeerstage, minimaal vijf maanden, in Delft. Stagevergoeding van 450 euro per maand op basis van 40 uur. Startdatum in overleg.
DUT|PERMANENT|PART_TIME||||Voor onze locatie in het centrum zoeken we een gastvrouw voor drie dagdelen van vier uur. Je krijgt een vast contract en elk jaar 16 uur scholing.
DUT|TEMPORARY|MIXED|16-18 HOUR|tilburg|1|Uitzenden, 24-40 uur, dag- en avonddienst. € 16,00 - € 18,00 per uur + toeslagen van 25 tot 100%. Locatie Tilburg. Minimaal 1 jaar ervaring met een reachtruck.
DUT|PERMANENT|FULL_TIME||||Je komt bij ons op de loonlijst, meteen voor onbepaalde tijd. Je werkt vier dagen van negen uur. Contracten van leveranciers beoordelen hoort ook bij je werk.
DUT|?|FULL_TIME||enschede||Traineeship van twee jaar? Nee, gewoon een tijdelijke baan: contract voor de duur van het project (tot maart 2028), 1 fte, in Enschede.
DUT|TEMPORARY|||leeuwarden||Payrollcontract voor een half jaar bij de gemeente Leeuwarden. Je werkt in dagdienst.
DUT|PERMANENT|FULL_TIME|3500-5000 MONTH||5|Salaris: 3500-5000 euro per maand. Dienstverband: vast. Aantal uren per week: 40. Werkervaring: 5 tot 10 jaar.
DUT|SELF_EMPLOYED|MIXED||almelo||Freelance of in loondienst? Nee: alleen zzp. Voor 24 tot 40 uur per week, in Almelo, start per 1 januari.
DUT|TEMPORARY|PART_TIME/AVAILABILITY||haarlem||Invalkracht gezocht voor groep 5 in Haarlem, wtf 0,6, tot aan de zomervakantie. Je vervangt onze juf die een kindje krijgt.
DUT|PERMANENT|MIXED|||3|Wij vragen: drie jaar ervaring als fysiotherapeut. Wij geven: 16-40 uur, een vast contract en een scholingsbudget van 1.500 euro per jaar.
DUT|PERMANENT_POSSIBLE|FULL_TIME||||Je krijgt eerst een tijdelijk contract van 7 maanden, dan nog een van een jaar en dan vast. We werken in 5 ploegen, gemiddeld 33,6 uur per week, wat telt als voltijds.
DUT|VOLUNTEER|||arnhem||Word vrijwilliger bij het museum in Arnhem. Je staat twee keer per maand in de winkel. Reiskosten worden vergoed.
DUT|PERMANENT|PART_TIME||||Werktijden: dinsdag, donderdag en vrijdag van 9 tot 15 uur. Vast dienstverband. Je combineert het makkelijk met schoolgaande kinderen.
DUT|TEMPORARY|FULL_TIME||dordrecht|2|Interim HR-adviseur in Dordrecht, 36 uur per week, voor een periode van vier maanden. Je hebt aantoonbaar 2 jaar ervaring met verzuim.

DUT|PERMANENT|FULL_TIME|2950-3400 MONTH|harelbeke|2|✅ Vast contract van bij de start ✅ 38u met 6 ADV ✅ € 2950 - € 3400 bruto ✅ Hospitalisatieverzekering. Je komt terecht in een kmo in Harelbeke en hebt al 2 jaar gelast.
DUT|TEMPORARY|PART_TIME|||1|Heb je 20 u per week tijd om onze zieke collega te vervangen? Het gaat om minstens 3 maanden. Je hebt een jaar ervaring als onthaalbediende.
DUT|PERMANENT_POSSIBLE||15.85-15.85 HOUR|willebroek||Klant van ons in Willebroek zoekt productieoperator 4-ploegen. Eerst 26 weken interim bij ons, daarna eigen contract bij hen. Start aan 15,85 per uur, ploegentoeslag 33 %.
DUT|PERMANENT|FULL_TIME||||Voltijds, onbepaalde duur, 32 dagen vakantie. Onze winkel telt 8 medewerkers, is zes dagen op zeven open en bestaat sinds 1987.
DUT|STUDENT|PART_TIME||leuven||Kom jij ons in Leuven helpen als jobstudent? Elke zaterdag van 9 tot 18 uur en in de examens wat minder.
DUT||AVAILABILITY||||Flexi's gezocht! Wanneer je werkt, spreken we samen af, van een paar uur tot een heel weekend.
DUT|SELF_EMPLOYED|MIXED|55-65 HOUR|ronse||Regio Ronse: ervaren verpleegkundigen op zelfstandige basis, 2 tot 5 dagen per week, 55 à 65 euro per uur volgens prestaties.
DUT|PERMANENT|PART_TIME||tongeren|3|Gezocht: halftijds secretariaatsmedewerker (19u) voor ons advocatenkantoor in Tongeren, onbepaalde duur. Je werkt in de voormiddag. Met drie jaar ervaring maak je een streepje voor.
DUT|TEMPORARY|FULL_TIME||||Contract: bepaalde duur – 8 maanden. Uurregeling: voltijds, glijdend. Verlof: 26 dagen. Premie: 250 euro na 6 maanden.
DUT|PERMANENT|MIXED||izegem||Deeltijds of voltijds werken? Beide kan. In Izegem, dicht bij het station. Je krijgt meteen een contract van onbepaalde duur.
DUT|APPRENTICESHIP|||antwerpen||Leerling-bakker (m/v/x) alternerend leren. 2 dagen school, 3 dagen bij ons in Antwerpen.
DUT|PERMANENT|FULL_TIME|3100- MONTH||5|Minimaal 5 jaar ervaring als werfleider. Vanaf 3100 euro bruto, bedrijfswagen met tankkaart, onbepaalde duur, 40u/week + 12 ADV.
DUT|PERMANENT|FULL_TIME||wetteren||Vast werk in dagploeg in Wetteren, van maandag tot donderdag 10 uur per dag. Drie dagen weekend dus!
DUT|TEMPORARY|PART_TIME||mol||Het OCMW van Mol werft aan: verzorgende 75 % (28,5/38), contract van bepaalde duur tot 30 juni ter vervanging van een zwangerschap.
DUT|RESERVE|MIXED||||Aanleg van een wervingsreserve voor begeleiders kinderopvang, deeltijds en voltijds.
DUT|PERMANENT|FULL_TIME|||4|Je doet dit werk al een viertal jaar. In ruil: vast contract, fulltime, laptop, gsm met abonnement en 10 extra vakantiedagen.
DUT|SELF_EMPLOYED|||||Je bent zelfstandig in hoofdberoep, je facturatie gebeurt maandelijks en je rijdt met je eigen bestelwagen.
DUT|TEMPORARY|FULL_TIME||zeebrugge||Tijdelijk versterking gezocht in Zeebrugge: van 15 november tot eind januari, voltijds, ook 's nachts.
DUT|PERMANENT|PART_TIME|||2|Wie 2 jaar heeft gewerkt als poetshulp, start bij ons aan het barema met anciënniteit. 13 tot 30 uur per week, jij kiest. Vast.
DUT|PERMANENT|FULL_TIME|2700-2700 MONTH|||Loon: 2700€ bruto (PC 200). Contract: direct vast. Uren: 40 per week, 8u-17u. Verplaatsing: fietsvergoeding 0,36 per km.
DUT|VOLUNTEER|||ieper||Wil jij een paar uur per maand voorlezen in een rusthuis in Ieper? Je doet dat als vrijwilliger, wij verzekeren je.
DUT|PERMANENT|FULL_TIME||eeklo|1|IN EEKLO ZOEKEN WIJ EEN MAGAZIJNMEDEWERKER. VAST CONTRACT, VOLTIJDS. 1 JAAR ERVARING MET EEN HEFTRUCK IS VEREIST.
DUT|PERMANENT|MIXED||||Werken kan aan 60, 80 of 100 %. Je krijgt een contract van onbepaalde duur, 24 dagen verlof en 12 feestdagen.
DUT|TEMPORARY|PART_TIME||brussel|3|Voor een vzw in Brussel: projectmedewerker, 4/5, gesubsidieerd tot eind 2027. Je hebt minstens drie jaar relevante ervaring.
DUT|PERMANENT_POSSIBLE|FULL_TIME||||Uitzendarbeid met zicht op vast werk. Werkuren: 6-14 / 14-22. Je leert de stiel op de werkvloer in een opleiding van 4 weken.
DUT|PERMANENT|FULL_TIME||torhout|10|Als zaakvoerder met tien jaar praktijk op de teller word je bij ons in Torhout vast aangenomen, voltijds.
DUT|PERMANENT|PART_TIME||||Schooluren: van 8.15 tot 15.45 u. op maandag, dinsdag, donderdag en vrijdag, vaste tewerkstelling.
DUT|TEMPORARY|FULL_TIME||||Interim-opdracht van onbepaalde lengte, dagelijks opzegbaar, 38 uur.
DUT|PERMANENT|PART_TIME||lommel||Bij ons in Lommel werk je 30,4 uur per week (vier dagen). Contract onbepaalde duur.
DUT|APPRENTICESHIP+PERMANENT/|FULL_TIME||||IBO mogelijk! Je volgt zes maanden opleiding op de werkvloer, voltijds, en daarna krijg je een vast contract.
DUT|PERMANENT|FULL_TIME|||3|Een ploeg van 14 collega's verwacht je. Kandidaten tonen minimaal 3 jaar ervaring aan. Voltijdse aanwerving, onbepaalde duur, 13e maand.
DUT|PERMANENT|FULL_TIME|17.2-19.4 HOUR|lokeren||Uurloon tussen 17,20 en 19,40. Plaats van tewerkstelling: Lokeren. Arbeidsregime: voltijds. Overeenkomst: vast.
DUT|TEMPORARY|PART_TIME||||Weekendwerk in de sneeuwruimploeg tijdens de wintermaanden, tijdelijk contract, ongeveer 16 uur per week.
DUT|PERMANENT|PART_TIME|||6|Zes jaar ervaring in loonadministratie? Dan kan je bij ons deeltijds aan de slag, met een vast contract en contractuele bonus.
DUT|SELF_EMPLOYED|||||Geen vast contract, wel vrijheid: je werkt als freelancer in opdracht van ons, opleverend per project.
DUT|PERMANENT_POSSIBLE|FULL_TIME|2750-3250 MONTH|ede|2|Je krijgt: salaris 2.750 tot 3.250 bruto p/m, een contract voor 12 maanden (daarna vast!), een 38-urige werkweek. Je werkt in Ede en neemt 2 jaar ervaring mee.
DUT|TEMPORARY|MIXED||||Startdatum: z.s.m. Duur: 6 maanden + optie op verlenging. Uren: 32-40. Bij: rijksoverheid.
DUT||AVAILABILITY||||Oproepkracht voor de bediening, wisselend 0 tot 24 uur in de week.
DUT|APPRENTICESHIP+STUDENT/|PART_TIME||||BBL-student zorg: 24 uur werken en één dag les. Begeleiding door een werkbegeleider.
DUT|PERMANENT|PART_TIME|2900-3900 MONTH|hoorn||Dienstverband: 24 uur, vast. Salarisschaal 7 (max. € 3.900, min. € 2.900 bij 36 uur). Standplaats: Hoorn.
DUT|SELF_EMPLOYED|PART_TIME|-75 HOUR||8|Zzp'er gezocht, 16 uur per week, 8 jaar werkervaring als controller, uurtarief maximaal € 75.
DUT|PERMANENT|FULL_TIME||zoetermeer|3|Bij gebleken geschiktheid? Nee hoor, gelijk een vast contract. Fulltime in Zoetermeer, 3 dagen op kantoor en 2 dagen thuis. Werkervaring: minimaal 3 jaar.
DUT|TEMPORARY|FULL_TIME|14.71-16.2 HOUR|venlo||Uitzendkracht logistiek Venlo, € 14,71 - € 16,20 per uur, 40 uur p/w, direct beginnen, ook zonder ervaring.
DUT|STUDENT/|PART_TIME||||Vakkenvuller (15+): bijbaan van 6 tot 10 uur per week, na schooltijd.
DUT|PERMANENT|MIXED||||De functie is voor 32 uur, 36 uur is bespreekbaar. Na je proeftijd kom je in vaste dienst.
DUT|PERMANENT|PART_TIME||assen||Wij zoeken in Assen een medewerker voor 3 dagen (ma, di en do), in vast dienstverband.
DUT|TEMPORARY|FULL_TIME|||4|Voor de duur van een jaar zoeken wij per direct een fulltime projectleider met ten minste vier jaar ervaring.
DUT|PERMANENT_POSSIBLE|PART_TIME||goes||Tijdelijk dienstverband van 1 jaar, bij wederzijdse tevredenheid omgezet naar vast. 16 uur per week, in Goes.
DUT|APPRENTICESHIP|PART_TIME/|400-400 MONTH|||Meeloopstage voor hbo'ers, vier dagen per week, vergoeding van € 400 per maand.
DUT|PERMANENT|FULL_TIME|4200-5600 MONTH||7|€ 4.200 - € 5.600 p.m. | fulltime | vast | hbo | 7 jaar ervaring
DUT|TEMPORARY|MIXED||delft||Gedurende twee jaar, voor 0,8 à 1,0 fte, versterk je het onderzoeksteam in Delft. De aanstelling is tijdelijk.
DUT|PERMANENT|FULL_TIME||||Onze monteurs maken weken van 40 uur en zijn in vaste dienst. Jij straks ook! Storingsdienst: één week op de zes.
DUT||AVAILABILITY|13.9-13.9 HOUR|||Werk wanneer jij wilt via onze app. € 13,90 per uur. Geen verplichtingen.
DUT|PERMANENT|MIXED|2500-3000 MONTH||1|Minimaal 28 uur, meer mag. Tussen de € 2.500 en € 3.000 per maand, fulltime gerekend. Vaste aanstelling. Minimaal een jaar ervaring in de kinderopvang.
DUT|TEMPORARY|PART_TIME/||heerlen||Ziektevervanging (verwachte duur drie maanden) in Heerlen, 3 x 8 uur.
DUT|PERMANENT|FULL_TIME|||2|Wat wij vragen: 2 jaar ervaring. Wat wij geven: een vast contract, een werkweek van 5 x 8 uur en een team dat er al 15 jaar staat.
DUT|PERMANENT|PART_TIME||||Wij gunnen je een contract voor onbepaalde tijd, vier ochtenden in de week, buiten schoolvakanties vrij.
DUT|TEMPORARY|FULL_TIME||||Detachering voor 12 maanden bij een bank, 40 uur, daarna volgende opdracht.
DUT|SELF_EMPLOYED+TEMPORARY/|FULL_TIME|-95 HOUR|amsterdam||Interim opdracht Amsterdam, ZZP mogelijk, 40 uur, tarief tot 95 euro.
DUT|PERMANENT|MIXED||leiden|2|De vacature is voor 24 tot en met 36 uur per week. In overleg bepalen we je dagen. Je krijgt een vast contract. Locatie: Leiden. Je beschikt over ten minste 2 jaar ervaring.
DUT|TEMPORARY/STUDENT|PART_TIME||||Vakantiekracht postbezorging, juli t/m september, 4 ochtenden per week.
DUT|PERMANENT|FULL_TIME||sneek||Je wordt direct aangenomen voor onbepaalde tijd als vrachtwagenchauffeur vanuit Sneek. Je maakt zo'n 50 uur per week; overuren worden uitbetaald.
DUT|TEMPORARY|FULL_TIME||||Seizoenswerk op Texel, fulltime van april t/m oktober, met kost en inwoning.
DUT|PERMANENT|PART_TIME|||5|Fysiotherapeut met 5 jaar werkervaring, 27 uur, vast contract. De praktijk is van 7.30 tot 21.00 uur geopend.
DUT|VOLUNTEER|PART_TIME||||De voedselbank zoekt chauffeurs: één dagdeel per week, onbetaald maar dankbaar vrijwilligerswerk.
DUT|PERMANENT_POSSIBLE|FULL_TIME||gouda||Halfjaarcontract met daarna kans op een vaste baan; 40 uur; Gouda.
DUT|PERMANENT|FULL_TIME|2650-2650 MONTH|||Bruto maandsalaris van € 2.650 exclusief 8,33 % vakantiegeld op basis van 40 uur, dienstverband voor onbepaalde tijd.
DUT|RESERVE|||||Op dit moment hebben we geen plek, maar we houden je gegevens een jaar bij in onze wervingsreserve.
DUT|PERMANENT|PART_TIME||zutphen|2|Docent wiskunde (0,65 fte) in Zutphen, uitzicht hoeft niet: je aanstelling is vast. Twee jaar voor de klas gestaan is fijn.
DUT|TEMPORARY|PART_TIME||||Tot de zomer: leraar groep 3, woensdag t/m vrijdag (0,6). Geen verlenging.
`;
