import type { WireDocument } from '@counterpart/domain';

/** Three CVs as people in Flanders and the Netherlands write them. */
export const dutchCandidates: readonly WireDocument[] = [
  {
    id: 'hand-c-nl-1',
    language: 'DUT',
    preferredJobTitle: 'TIG-lasser',
    preferredJobInfo: 'Dagploeg of twee ploegen, liefst inox, niet verder dan een halfuur van Eeklo.',
    cvText: `Dirk Vanlerberghe
Eeklo

Ik las al meer dan vijftien jaar, de laatste tien bijna uitsluitend inox voor de voedingsindustrie. Geef mij een isometrie en een hoop buis en ik maak er een leiding van die van de eerste keer dicht is.

WERKERVARING
04/2016 - heden: TIG-lasser bij Tankbouw Ooievaar nv, Eeklo
- melktanks en leidingen van 1,5 tot 6 mm, wit afgewerkt, met backinggas
- orbitaal lassen met een Polysoude-toestel
- elke vrijdag de nieuwe gasten op weg zetten, meestal twee tegelijk
09/2009 - 03/2016: lasser-monteur bij Constructie Zwaenepoort, Maldegem
- trappen en bordessen in zwart staal, vooral halfautomaat
- plaatsen bij de klant, vaak met de hoogwerker

OPLEIDING
Lassen-constructie (BSO), VTI Maldegem, 2002-2008
Zevende jaar fotolassen, 2009

ATTESTEN
Lascertificaat ISO 9606 (141 en 135), VCA-basis tot 2028, rijbewijs B, rolbrugattest

TALEN
Nederlands: moedertaal
Frans: genoeg om op een werf in Henegouwen mijn plan te trekken (A2)

Ik rijd met een eigen bestelwagen. Weekendwerk mag, als ik het op woensdag weet. Bij mijn huidige werkgever heb ik zes weken opzeg.`,
    workExperiences: [
      {
        id: 'w1',
        title: 'TIG-lasser',
        company: 'Tankbouw Ooievaar nv',
        text: 'Melktanks en leidingen in inox, orbitaal lassen, nieuwe lassers opleiden.',
        dateFrom: '2016-04',
        dateTo: null,
      },
      {
        id: 'w2',
        title: 'lasser-monteur',
        company: 'Constructie Zwaenepoort',
        text: 'Trappen en bordessen in staal, halfautomaat lassen en plaatsen bij de klant.',
        dateFrom: '2009-09',
        dateTo: '2016-03',
      },
    ],
    educations: [
      {
        id: 'e1',
        field: 'Lassen-constructie',
        degree: 'BSO',
        institute: 'VTI Maldegem',
        info: '',
        dateFrom: '2002',
        dateTo: '2008',
      },
    ],
    extraProperties: {
      name: 'Dirk Vanlerberghe',
      birthDate: '1990-02-11',
      town: 'Eeklo',
      office: 'Gent',
      email: 'dirk.vanlerberghe@example.org',
      phone: '+32 455 00 11 22',
      status: 'employed',
      startDate: '2026-05-01',
    },
  },
  {
    id: 'hand-c-nl-2',
    language: 'DUT',
    preferredJobTitle: 'verzorgende IG',
    preferredJobInfo: '24 tot 28 uur per week in de ouderenzorg, geen nachten.',
    cvText: `Curriculum vitae Samira Amrani, Dordrecht

Profiel
Warme en nuchtere verzorgende met acht jaar ervaring in het verpleeghuis. Ik werk het liefst op een kleine woongroep waar je de mensen en hun families echt leert kennen. Moeilijk verstaanbaar gedrag schrikt mij niet af: ik kijk eerst wat iemand probeert te vertellen.

Werk
2020 - nu, verzorgende IG, Zorggroep Havenlicht (Dordrecht), pg-afdeling met negen bewoners
Ik doe de ochtendzorg, zet medicijnen klaar en deel ze na dubbele controle, zwachtel benen en schrijf de rapportage in het ECD. Ik ben contactverzorgende van drie bewoners en bereid hun MDO voor. Sinds vorig jaar begeleid ik ook bbl-leerlingen.
2017 - 2020, helpende plus, Thuiszorg Waterman (Papendrecht)
Wassen en aankleden bij cliënten thuis, steunkousen, een praatje en een boterham. Gemiddeld elf adressen op een ochtend, op de fiets.

Opleiding
Mbo Verzorgende IG, niveau 3, 2018-2020
Mbo Helpende zorg en welzijn, 2015-2017

Verder
Bevoegd en bekwaam voor injecteren, katheteriseren en wondverzorging. BHV-certificaat behaald in 2024. Ik spreek Nederlands en Arabisch, en redelijk Engels (B1). Rijbewijs B heb ik, een auto niet.`,
    workExperiences: [
      {
        id: 'w1',
        title: 'Verzorgende IG',
        company: 'Zorggroep Havenlicht',
        text: 'Ochtendzorg, medicatie delen, rapporteren in het ECD, leerlingen begeleiden op een pg-afdeling.',
        dateFrom: '2020',
        dateTo: null,
      },
      {
        id: 'w2',
        title: 'Helpende plus',
        company: 'Thuiszorg Waterman',
        text: 'Wassen en aankleden bij cliënten thuis.',
        dateFrom: '2017',
        dateTo: '2020',
      },
    ],
    educations: [
      {
        id: 'e1',
        field: 'Verzorgende IG',
        degree: 'mbo niveau 3',
        institute: 'mbo-college Dordrecht',
        info: '',
        dateFrom: '2018',
        dateTo: '2020',
      },
    ],
    extraProperties: {
      name: 'Samira Amrani',
      birthDate: '1997-09-30',
      town: 'Dordrecht',
      office: 'Rotterdam',
      email: 'samira.amrani@example.org',
      phone: '+31 6 000 12 34',
      status: 'available',
      startDate: '2026-04-01',
    },
  },
  {
    id: 'hand-c-nl-3',
    language: 'DUT',
    preferredJobTitle: 'boekhoudster',
    preferredJobInfo: 'Vier vijfde op een boekhouding in of rond Mechelen, één dag telewerk.',
    cvText: `Hilde Coppens - 2800 Mechelen - hilde.coppens@example.org

Na twaalf jaar op een fiduciaire wil ik overstappen naar de boekhouding van één bedrijf. Ik hou van een afsluiting die klopt en van collega's die durven te vragen hoe iets in elkaar zit.

Dossierbeheerder, Fiduciaire Lindeveld, Mechelen (2014 - vandaag)
Portefeuille van 55 kmo's, vooral bouw en horeca. Btw-aangiften per maand en per kwartaal, jaarrekeningen neerleggen, vennootschapsbelasting. Ik heb het kantoor van papier naar Yuki gebracht: eerst drie klanten als proef, een jaar later allemaal. Klanten bellen mij rechtstreeks, ook met vragen over een lening of een bedrijfswagen.

Hulpboekhouder, Meubelen Terlinden bv, Lier (2010 - 2014)
Aankoopfacturen, bankuittreksels, opvolging van openstaande klanten. De achterstand ging in een jaar van 74 naar 46 dagen.

Opleiding: bachelor accountancy-fiscaliteit, Hogeschool Mechelen, 2007-2010

Kennis: Exact Online, Yuki, Excel (draaitabellen, Power Query), Silverfin. Intrastat en ic-verrichtingen ken ik van twee klanten met een zusterbedrijf in Nederland.

Talen: Nederlands, Frans goed (B2), Engels goed (B2).

Ik ben beschikbaar na een opzegtermijn van dertien weken en kom met de fiets of de trein.`,
    workExperiences: [
      {
        id: 'w1',
        title: 'Dossierbeheerder',
        company: 'Fiduciaire Lindeveld',
        text: 'Boekhouding van 55 kmo’s, btw-aangiften, jaarrekeningen, vennootschapsbelasting, overstap naar Yuki.',
        dateFrom: '2014',
        dateTo: null,
      },
      {
        id: 'w2',
        title: 'Hulpboekhouder',
        company: 'Meubelen Terlinden bv',
        text: 'Aankoopfacturen boeken, bankuittreksels, debiteuren opvolgen.',
        dateFrom: '2010',
        dateTo: '2014',
      },
    ],
    educations: [
      {
        id: 'e1',
        field: 'Accountancy-fiscaliteit',
        degree: 'bachelor',
        institute: 'Hogeschool Mechelen',
        info: '',
        dateFrom: '2007',
        dateTo: '2010',
      },
    ],
    extraProperties: {
      name: 'Hilde Coppens',
      birthDate: '1989-06-17',
      town: 'Mechelen',
      office: 'Antwerpen',
      email: 'hilde.coppens@example.org',
      phone: '+32 455 00 33 44',
      status: 'employed',
      startDate: '2026-06-01',
    },
  },
];

/** Three advertisements as agencies and employers in Flanders and the Netherlands write them. */
export const dutchJobs: readonly WireDocument[] = [
  {
    id: 'hand-j-nl-1',
    language: 'DUT',
    jobTitle: 'Onderhoudstechnieker (m/v/x)',
    jobText: `Voor een diepvriesbedrijf in Ieper zoeken wij een onderhoudstechnieker die niet wacht tot er iets stukgaat.

Wat doe je?
- Je houdt vier verpakkingslijnen en twee snijlijnen draaiende.
- Je lost elektrische en mechanische storingen op, samen met de operatoren.
- Je voert het preventief onderhoud uit volgens planning en noteert je werk in Ultimo.
- Je denkt mee over verbeteringen: de jongste robotcel kwam er op voorstel van de technische dienst.

Wie ben je?
Je volgde een opleiding elektromechanica of leerde het vak op de vloer. Een elektrisch schema lezen is voor jou gewoon. Kennis van pneumatica is vereist, PLC (Siemens S7) is een pluspunt. BA4 of BA5 is mooi meegenomen. Je spreekt Nederlands; een mondje Frans helpt bij de leveranciers. Minstens twee jaar ervaring in de industrie.

Wat krijg je?
Een contract van onbepaalde duur na een interimperiode van zes maanden, voltijds in een 2-ploegenstelsel (5-13 en 13-21 uur). Je brutoloon ligt tussen 18,50 en 21,40 euro per uur, plus ploegenpremie. Daarbovenop: maaltijdcheques van 8 euro, een hospitalisatieverzekering, twaalf ADV-dagen en werkkledij die gewassen wordt.

De fabriek ligt vlak bij de ring van Ieper, met laadpalen op de parking.`,
    extraProperties: {
      company: 'Diepvries Vlasakker nv',
      companyId: 'diepvries-vlasakker-nv',
      office: 'Gent',
      town: 'Ieper',
      startDate: '2026-04-01',
      status: 'open',
    },
  },
  {
    id: 'hand-j-nl-2',
    language: 'DUT',
    jobTitle: 'Orderpicker avonddienst Waalwijk',
    jobText: `Avondmens? Dan hebben wij werk voor je.

In ons magazijn in Waalwijk gaan elke avond zo'n veertigduizend schoenendozen de deur uit. Jij verzamelt ze. Je loopt met een scanner en een karretje langs de stellingen of rijdt op een elektrische pallettruck; wat je liever doet, bespreken we na de eerste week. Na een halfuur uitleg kun je aan de slag, na een maand haal je de norm van 110 orderregels per uur met gemak.

Dit vragen we
• Je bent minimaal 18 jaar en kunt drie avonden per week werken, van 17.00 tot 23.00 uur
• Je spreekt Nederlands, Engels of Pools
• Ervaring met orderpicken of een reachtruckcertificaat is handig, maar niet nodig
• Vervoer: na elf uur rijdt er geen bus meer

Dit bieden we
• € 14,80 per uur, plus 30 % toeslag na 21.00 uur en 8 % vakantiegeld
• Parttime, 16 tot 24 uur per week
• Een tijdelijk contract van zeven maanden, met kans op verlenging
• Gratis soep en fruit, en een teamleider die je naam kent
• Je heftruckcertificaat halen op onze kosten na drie maanden

Kom op dinsdag- of donderdagavond gerust een uurtje meelopen.`,
    extraProperties: {
      company: 'Klaverblad Fulfilment B.V.',
      companyId: 'klaverblad-fulfilment-b-v',
      office: 'Rotterdam',
      town: 'Waalwijk',
      startDate: '2026-03-15',
      status: 'open',
    },
  },
  {
    id: 'hand-j-nl-3',
    language: 'DUT',
    jobTitle: 'Kleuterleidster of kleuterleider - vervanging',
    jobText: `Basisschool De Wijngaert in Leuven zoekt vanaf 20 april iemand voor de tweede kleuterklas. Juf Lore wordt mama en jij neemt haar 21 kleuters over tot het einde van het schooljaar, met veel kans op verlenging in september.

Onze school
We zijn een stadsschool met kinderen uit achttien landen. In elke kleuterklas staat drie halve dagen per week een tweede leerkracht of een kinderverzorgster. We werken met hoeken en projecten: op dit moment is de halve gang een ruimteschip.

Je opdracht
Je geeft les, observeert en noteert wat elk kind al kan. Je maakt tijd voor ouders aan de poort, ook voor wie nog weinig Nederlands spreekt. Je bereidt thema's voor met de collega van de parallelklas en neemt om de twee weken een beurt middagtoezicht.

Wij vragen
Een bachelor kleuteronderwijs is nodig. Ervaring met taalstimulering bij anderstalige kleuters vinden we belangrijk. Muzikaal zijn is een voordeel: onze piano staat te verkommeren. Je bent geduldig, werkt graag samen en kan tegen verf op je broek.

Wij bieden
Een tijdelijke, voltijdse opdracht (24/24), loon volgens de barema's van het onderwijs, een fietsvergoeding en een mentor voor starters.`,
    extraProperties: {
      company: 'Basisschool De Wijngaert',
      companyId: 'basisschool-de-wijngaert',
      office: 'Leuven',
      town: 'Leuven',
      startDate: '2026-04-20',
      status: 'open',
    },
  },
];
