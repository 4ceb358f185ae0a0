import type { LanguageCues } from '../language-cues.ts';
import { DUTCH_NUMBERS } from '../number-words.ts';

const list = (text: string): readonly string[] => text.split('|').map((phrase) => phrase.trim());

/** What Dutch and Flemish ads and CVs say things with. */
export const DUTCH_CUES: LanguageCues = {
  contracts: {
    PERMANENT: {
      strong: list(
        'contract onbepaalde duur|contract van onbepaalde duur|overeenkomst van onbepaalde duur|onbepaalde duur|onbepaalde tijd|vast contract|vaste job|vaste baan|vaste betrekking|vast dienstverband|vaste aanstelling|vaste tewerkstelling|vaste functie|vaste arbeidsovereenkomst|statutair|dienstverband vast|direct in dienst|rechtstreeks in dienst|contract voor onbepaalde tijd|vast in dienst|vaste benoeming|vast werk|contract onbepaalde tijd|vaste dienst|meteen vast|direct een vast contract|rechtstreeks contract|vastbenoemd|contractueel onbepaalde duur|aanstelling voor onbepaalde tijd|arbeidsovereenkomst voor onbepaalde tijd|vast contract vanaf dag 1|vast contract bij de klant|onbeperkte duur|arbeidsovereenkomst onbepaalde duur|contract van onbepaalde tijd|vaste overeenkomst|werknemersstatuut onbepaalde|een vast dienstverband|statutaire aanstelling|statutaire benoeming|statutaire aanwerving|benoeming mogelijk|zonder einddatum|vast in loondienst|geen einddatum|zonder tijdslimiet|voor onbeperkte tijd|onbeperkte tijd|voor onbepaalde periode',
      ),
      weak: list('vast|cdi'),
    },
    PERMANENT_POSSIBLE: {
      strong: list(
        'optie vast|optie op vast|optie vast contract|uitzicht op vast|uitzicht op een vast contract|uitzicht op een vaste job|uitzicht op een vaste baan|uitzicht op een vast dienstverband|uitzicht op vast contract|uitzicht op onbepaalde duur|kans op vast|kans op vast werk|kans op een vast contract|kans op een vaste job|mogelijkheid tot vast contract|mogelijkheid tot een vast contract|mogelijkheid op vast|mogelijkheid tot vast|vast na interim|vast contract na interim|vaste job na interim|interim met optie vast|interim met oog op vast|met oog op vast|met het oog op vast|met het oog op een vast contract|met oog op vast contract|met zicht op vast|zicht op vast|zicht op een vast contract|op termijn vast|op termijn een vast contract|perspectief op vast|perspectief op een vast contract|intentie tot vast|tijdelijk met optie vast|vast contract na een interimperiode|vast contract na proefperiode|vaste tewerkstelling op termijn|vast contract mogelijk|daarna vast contract|daarna een vast contract|nadien vast contract|nadien een vast contract|detavast|met het oog op een vaste job|oog op vast werk|volgt een vaste benoeming|volgt een vast contract|volgt vast contract|op vaste basis na|kans op verlenging en vast|daarna vast|daarna in vaste dienst|daarna in dienst|met de intentie om|intentie tot een vast|uitzicht op een vaste aanstelling|uitzicht op vast werk|optie tot vast contract|vast contract nadien|overname door de klant|later vast|vaste indienstneming|optiek vast|in optiek van vast|in optiek vaste|na 6 maanden vast|na een half jaar vast|neemt de klant je zelf in dienst|neemt de klant je in dienst|neemt het bedrijf je in dienst|kom je in dienst van|in dienst bij de klant|overgenomen door de klant|over naar de fabriek|over naar de klant|daarna over naar|eventueel vast|daarna kans op|later in vaste dienst|neemt de klant je over|klant neemt je over|neemt je over|de bedoeling is dat je blijft|bedoeling dat je blijft|we houden je graag|overname door het bedrijf|verlengbaar naar onbepaalde duur|verlengbaar naar onbepaalde tijd',
      ),
    },
    TEMPORARY: {
      strong: list(
        'bepaalde duur|bepaalde tijd|tijdelijk contract|tijdelijke job|tijdelijke opdracht|tijdelijke functie|tijdelijke aanstelling|tijdelijke vervanging|tijdelijk werk|vervangingscontract|interimopdracht|interimcontract|interim contract|interim opdracht|interimjob|uitzendwerk|uitzendcontract|uitzendopdracht|uitzendbasis|op uitzendbasis|via uitzendcontract|seizoenswerk|seizoensarbeid|jaarcontract|dagcontracten|weekcontracten|weekcontract|dagcontract|contract van 6 maanden|contract van 12 maanden|zwangerschapsvervanging|tijdelijk dienstverband|tijdelijke arbeidsovereenkomst|contract van bepaalde duur|contract bepaalde duur|contract voor bepaalde tijd|vervangingsovereenkomst|dagcontracten via|seizoensjob|seizoenscontract|voor het seizoen|weekcontracten|halfjaarcontract|tijdelijke tewerkstelling|voor haar vervanging|voor zijn vervanging|ter vervanging|ter vervanging van|vervanging van een|de vervanging loopt|hoogseizoen|hele seizoen|tijdelijke vervanger|tijdelijke plaats|projectbasis|is tijdelijk|tijdelijk voor een jaar|wegens zwangerschapsverlof|ivm zwangerschapsverlof|vervanging zwangerschapsverlof|zwangerschapsvervanger|wegens ouderschapsverlof|vervanging wegens|contract voor de duur|tijdelijk project|projectcontract|contract voor een jaar|contract van een jaar|contract van 1 jaar|contract voor 1 jaar|eenjarig contract|interimovereenkomst|uitzendovereenkomst|uitzendcontract fase a|fase a|detacheringscontract|seizoenswerker|seizoenskracht|voor de duur van|uitzendkracht|als uitzendkracht|projectduur|contract voor bepaalde duur|vervangt een collega|vervangen van een collega|vervangt iemand|vervang je een collega|voor de oogst|voor de zomermaanden|tijdens het hoogseizoen|in het hoogseizoen|cdd|tot ze terug is|tot zij terug is|tot hij terug is|tot ze terugkomt|tot hij terugkomt|tot haar terugkeer|tot zijn terugkeer|tijdens haar afwezigheid|tijdens zijn afwezigheid|met zwangerschapsverlof|met bevallingsverlof|met ouderschapsverlof|met moederschapsrust|met loopbaanonderbreking|in loopbaanonderbreking|gaat met verlof|langdurig ziek|langdurig zieke collega|piek opvangen|loopt zolang|zolang het project|zolang de werf|in te vullen tot|voor het winterseizoen',
      ),
      weak: list(
        'tijdelijk|tijdelijke|interim|uitzend|uitzenden|vervanging|interimperiode|uitzendperiode|uitzendbaan|uitzendkrachten',
      ),
    },
    RESERVE: {
      strong: list(
        'wervingsreserve|werfreserve|aanwervingsreserve|reserve aangelegd|wachtlijst|werfreserve van|op een werfreserve|reserve voor|wervingsreserve van|aanleg van een reserve|reservelijst|een reserve aan|wervingsreserves|een werfreserve aan|reserve aan|bevorderingsreserve|aanwervingsreserve van|poule van kandidaten|lijst van geslaagden|lijst van laureaten|kandidatenlijst|geslaagden komen',
      ),
    },
    SELF_EMPLOYED: {
      strong: list(
        'op zelfstandige basis|als zelfstandige|zelfstandig statuut|zelfstandige in bijberoep|freelance basis|freelance opdracht|freelanceopdracht|zzp|als zzp er|zzp opdracht|op factuurbasis|als freelancer|freelance samenwerking|op freelance basis|op basis van facturatie|je factureert|managementvennootschap|eigen vennootschap|als zzp|zzp-basis|factureer je|zelf factureren|eigen btw-nummer|eigen kvk|kvk-nummer|op eigen rekening|voor eigen rekening|op factuur|zzp’er|zzp er|modelovereenkomst',
      ),
      weak: list('freelance|freelancer|zelfstandige|bijberoep'),
    },
    VOLUNTEER: {
      strong: list(
        'vrijwilligerswerk|als vrijwilliger|vrijwilligersfunctie|vrijwilliger gezocht|vrijwilligers gezocht|zoekt vrijwilligers|zoeken vrijwilligers|vrijwilligers om|vrijwillige|onbezoldigd|vrijwilligersvergoeding|je wordt niet betaald|vrijwilligers die|als vrijwilligster|vrijwilligersjob|vrijwilligersvacature|vrijwilligersovereenkomst|vrijwilligersbasis|onkostenvergoeding voor vrijwilligers',
      ),
      weak: list('vrijwilliger|vrijwilligers'),
    },
    STUDENT: {
      strong: list(
        'studentenjob|studentenjobs|jobstudent|jobstudenten|studentenwerk|vakantiejob|vakantiewerk|weekendjob|studentencontract|studentenbaan|studentenarbeid|student jobber|jobstudente|weekendstudent|vakantiekracht|vakantiekrachten|scholieren|bijbaan voor studenten|bijbaan voor scholieren|studentenovereenkomst|met studentencontract|als student|werkstudent|zomerjob|vakantiebaan|student@work|studentenuren|studentencontingent|naast je studie|naast je studies',
      ),
      weak: list('student|studenten'),
    },
    APPRENTICESHIP: {
      strong: list(
        'leerwerkplek|leercontract|stageplaats|stageplek|afstudeerstage|meewerkstage|bbl traject|bbl opleiding|bbl plek|leerlingstelsel|duaal leren|ibo|individuele beroepsopleiding|beroepsinlevingsstage|instapstage|traineeship|werkstage|leerwerktraject|leerwerkovereenkomst|leerovereenkomst|leerwerkbaan|leer-werktraject|werkplekleren|stageovereenkomst|stagevergoeding|bol-stage|snuffelstage|startersbaan|leerling-monteur|meeloopstage|onderzoeksstage|oriëntatiestage|praktijkstage|masterstage|hbo-stage|mbo-stage|wo-stage|afstudeeropdracht|stageopdracht|stagiair gezocht|dag school|dagen school|dag naar school|dagen naar school|schoolbanken|syntra|leerjongen|leerling-vakman|werken en leren|leren en werken',
      ),
      weak: list('stage|stagiair|stagiaire|bbl|trainee'),
    },
  },
  contractWords: list(
    'contract|statuut|dienstverband|type contract|contracttype|soort contract|arbeidsovereenkomst|overeenkomst|aanstelling|contractvorm|basis|tewerkstelling|in dienst',
  ),
  agencyWords: list(
    'uitzendbureau|uitzendkantoor|interimkantoor|werving|selectie|werving en selectie|rekrutering|hr-partner|plaatsingen|vacatures in',
  ),
  notContract: list(
    'als zelfstandige werker|zelfstandige werker|zelfstandige functie|zelfstandige rol|zelfstandige manier|interimkantoor|interim kantoor|interimbureau|uitzendbureau|uitzendkantoor|uitzendorganisatie|interimsector|uitzendsector|interim management|interim manager|interimmanager|vast team|vaste klanten|vaste waarde|vaste uren|vaste uurroosters|vast uurrooster|vaste dagploeg|vast salaris|vast loon|vast maandloon|vast inkomen|zeker en vast|vast te leggen|vaste stek|vaste prijs|eerste stage|stage of|tijdens je stage|stages begeleiden|stagiairs begeleiden|vaste plek|vaste plaats|vast aanspreekpunt|zelfstandige winkelier|zelfstandige ondernemers|student begeleiden|vaste ploeg|vaste ploegen|vast bruto',
  ),
  hours: {
    FULL_TIME: list(
      'voltijds|voltijdse|voltijd|fulltime|full time|full-time|fulltimer|100% tewerkstelling|voltijds contract|voltijdse job|voltijdse tewerkstelling|fulltime functie|1 fte|1,0 fte|40 urige werkweek|volle werkweek|volledige werkweek|fulltime baan|volledige betrekking|voltijdse betrekking|volledige aanstelling|fulltime werkweek|volwaardige week|38-urenweek|40-urige|38/38|38/38ste|40/40|volle week|volle agenda|hele week|volledige week',
    ),
    PART_TIME: list(
      'deeltijds|deeltijdse|deeltijd|parttime|part time|part-time|halftijds|halftijdse|halftime|half time|parttimer|viervijfde|4/5de|4/5e|deeltijdse job|vier vijfde|halve dagen|halve jobtime|deeltijdse tewerkstelling|parttime baan|driekwart|zaterdaghulp|weekendhulp|avonduren|schooluren|binnen de schooluren|halftijdse betrekking|deeltijdse functie|halve week|halve agenda|halve weken',
    ),
    MIXED: list(
      'voltijds of deeltijds|deeltijds of voltijds|voltijds/deeltijds|deeltijds/voltijds|fulltime of parttime|parttime of fulltime|fulltime/parttime|parttime/fulltime|full time of part time|voltijds en deeltijds|voltijds of 4/5|in overleg fulltime of parttime|deeltijds bespreekbaar|4/5 bespreekbaar|parttime mogelijk|parttime bespreekbaar|deeltijds mogelijk|fulltime of 4/5|voltijds of 80%|4/5 of voltijds|uren in overleg|aantal uren in overleg|aantal uren bespreekbaar|parttime kan|deeltijds kan|deeltijds kan ook|4/5 kan|voltijds tenzij|vanaf 24 uur|full of part time|fulltime (of parttime)|fulltime, parttime|voltijds of halve dagen|voltijds of deeltijds te bespreken|halve of hele dagen|tot voltijds|tot fulltime|tot een voltijdse|full of parttime|full en parttime|full of part time|voltijds dan wel deeltijds',
    ),
    AVAILABILITY: list(
      'oproepbasis|op oproepbasis|oproepkracht|oproepcontract|nulurencontract|0 uren contract|nul uren contract|flexi job|flexijob|flexi-job|flexijobber|flexijobs|op afroep|min max contract|minmaxcontract|flexwerker|flexibele uren contract|extra hulp|op oproep|invaller|invalkracht|nul-urencontract|0-urencontract|flexibel inzetbaar als oproepkracht|invalpool|min-max|oproeppool|op afroepbasis|vakantiekracht op oproep|wanneer het jou past|je beslist zelf wanneer|zelf je dagen kiezen|op vrijwillige basis wanneer|oproepbaar|op afroep beschikbaar|flexi-jobbers|stand-by kracht|inspringen|jij beslist zelf wanneer|jij kiest wanneer|je kiest zelf wanneer|je bepaalt zelf wanneer|wanneer het u past|je wordt opgeroepen|word je opgeroepen|flexi-jobber|flexijobber|flexi jobber',
    ),
  },
  hourUnits: list('u|uur|uren|h|urige|uurtje|uurtjes'),
  weekWords: list(
    'week|weken|wk|w|pw|werkweek|wekelijks|weekelijkse|werkweken|maandag|ma vr|ma-vr|38 urenweek|uren week|p.w|p/w|p.w.',
  ),
  partWords: list(
    'tewerkstelling|tewerkstellingsbreuk|fte|vte|regime|werkregime|tijdsregeling|jobtime|deeltijds|voltijds|uren|arbeidsregime|contract|prestatie|arbeidsduur|aanstelling|jobpercentage|uren per week|werkuren|functie-omvang|functieomvang|dienstverband|omvang|werkweek|salaris|loon|schaal|tijdelijk|bespreekbaar|mogelijk|functie van',
  ),
  wageWords: list(
    'loon|salaris|brutoloon|bruto|maandloon|uurloon|uurlonen|brutosalaris|maandsalaris|brutomaandloon|bruto maandloon|brutomaandsalaris|jaarsalaris|verloning|wedde|startloon|startsalaris|basisloon|basissalaris|verdien|verdienen|verdien je|vergoeding van|loonpakket|salarisindicatie|salarisrange|loonschaal|barema|uurtarief|dagtarief|jaarloon|bruto per maand|salarispakket|netto|bruto per uur|loon van|inschaling|salarisschaal|schaal|verdien je tussen|stagevergoeding|weddeschaal|jaarinkomen|inkomen|tarief|vergoeding|geïndexeerd brutomaandloon',
  ),
  notWageWords: list(
    'maaltijdcheque|maaltijdcheques|maaltijd cheques|maaltijdvergoeding|ecocheque|ecocheques|eco cheques|bonus|premie|premies|onkostenvergoeding|netto onkosten|nettovergoeding|netto vergoeding|netto onkostenvergoeding|reiskostenvergoeding|kilometervergoeding|fietsvergoeding|thuiswerkvergoeding|vakantiegeld|opleidingsbudget|budget|cadeaubon|cadeaucheques|omzet|omzetcijfer|investering|investeringen|miljoen|miljard|ploegenpremie|cafetariaplan|nettobonus|aanbrengbonus|korting|ter waarde van|waarde van|tankkaart|consumptiecheques|terugbetaald|vergoed|terugbetaling',
  ),
  periods: {
    HOUR: list('per uur|/uur|/u|uurloon|uurlonen|uurtarief|p/u|p.u|bruto/uur|bruto per uur|het uur|per u'),
    DAY: list('per dag|dagtarief|/dag|dagloon|daags|per nacht|per dagdeel|dagvergoeding'),
    WEEK: list('per week|/week|weekloon'),
    MONTH: list(
      'per maand|/maand|maandloon|maandsalaris|brutomaandloon|brutomaandsalaris|bruto per maand|p/m|p.m|per mnd|/mnd|maandelijks|bruto/maand|pm',
    ),
    YEAR: list(
      'per jaar|/jaar|jaarsalaris|op jaarbasis|jaarloon|bruto per jaar|p/j|jaarlijks|bruto/jaar|brutojaarsalaris|jaarinkomen',
    ),
  },
  rangeWords: list('tot|en|à|a|tot en met|t/m|t.e.m'),
  upToWords: list('tot|maximaal|max|oplopend tot|tot wel|kan oplopen tot|maximum|tot maximaal|tot een maximum van'),
  fromWords: list(
    'vanaf|minimaal|minstens|min|startend vanaf|minimum|start vanaf|ten minste|tenminste|op zijn minst|niet minder dan|geen enkele minder dan',
  ),
  levels: {
    A1: list('a1|noties|notie'),
    A2: list(
      'a2|basiskennis|basis|basisniveau|een basis|beperkte kennis|elementaire kennis|mondje|een beetje|paar woorden|enkele woorden',
    ),
    B1: list(
      'b1|voldoende|redelijk|redelijke kennis|redelijke|praktische kennis|gemiddeld|gemiddelde kennis|behoorlijk|behoorlijke kennis|verstaanbaar|functionele kennis',
    ),
    B2: list(
      'b2|goed|goede kennis|goede|goede beheersing|vlot|vlotte|degelijke kennis|professioneel|ruime kennis|je plan trekken|correct|verzorgd',
    ),
    C1: list(
      'c1|zeer goed|zeer goede|zeer goede kennis|vloeiend|vloeiende|uitstekend|uitstekende|uitstekende kennis|uitmuntend|perfect|perfecte|grondige kennis|grondig|gevorderd|meertalig|tweetalig|zeer vlot|uitstekende beheersing|foutloos|onberispelijk',
    ),
    C2: list('c2|moedertaal|moedertaalniveau|native|moedertaalspreker'),
  },
  languageWords: list(
    'kennis|kennis van|spreek|spreekt|spreken|praten|praat|taal|talen|talenkennis|taalkennis|mondeling|schriftelijk|woord|geschrift|beheers|beheerst|beheersing|uitdrukken|communiceert|communiceren|begrijpt|begrijpen|verstaat|taalniveau|drietalig|tweetalig|schrijft|uit de slag|niveau|een mondje|basis|basiskennis|redden|verstaanbaar|voertaal|werktaal|notie|noties|begrijpt en spreekt|goed|vlot|vloeiend|versta je|verstaan|communiceren in|documentatie in|vergaderingen in|lezen|schrijven|anderstalig|machtig|gesprek in het|gesprek voeren in het|een beetje|beetje|paar woorden|enkele woorden',
  ),
  required: list(
    'vereist|vereiste|is een must|must|een must|noodzakelijk|verplicht|onontbeerlijk|absolute vereiste|moet je|dien je|must have|vereisen|onmisbaar|een vereiste|is nodig|is noodzakelijk|strikt noodzakelijk|een absolute must|in het bezit van|je hebt minstens|verplichte|eis|harde eis|voorwaarde|je beschikt verplicht',
  ),
  niceToHave: list(
    'een plus|is een plus|pluspunt|een pluspunt|pluspunten|pre|een pre|is een pre|bij voorkeur|mooi meegenomen|meegenomen|voordeel|een voordeel|een troef|troef|is een troef|extra troef|strekt tot aanbeveling|nice to have|wenselijk|is wenselijk|een surplus|surplus|liefst|idealiter|gewenst|is gewenst|bonuspunten|een bonus|een extra|een meerwaarde|meerwaarde|komt van pas|komen van pas|is fijn|zijn fijn|is handig|zijn handig|handig voor|is welkom|zijn welkom|welkom|streepje voor|extra punten|bonuspunten voor|graag gezien|zien we graag|mag nog groeien|helpt je vooruit|is interessant|maakt je sterker',
  ),
  negationBefore: list('geen|zonder|noch|je hoeft geen|niet per se|je hebt geen|nooit'),
  negationAfter: list(
    'niet vereist|niet nodig|niet noodzakelijk|is geen vereiste|geen vereiste|is geen must|geen must|niet verplicht|hoeft niet|niet van toepassing|geen noodzaak|geen probleem|leren we je|leren wij je|leer je bij ons|leren we jou|niet aanwezig|zijn er niet|is er niet',
  ),
  experienceWords: list(
    'ervaring|werkervaring|beroepservaring|relevante ervaring|ervaren|praktijkervaring|als|in een gelijkaardige functie|in een soortgelijke functie|op de teller|in het vak|in de stiel|gewerkt als|anciënniteit|ervaringen|gewerkt|gewerkt in|ruime ervaring|langer in|of langer|achter de kassa|achter het stuur|op de werkvloer',
  ),
  yearWords: list('jaar|jaren|jaartjes|jr|jaartje'),
  numberWords: DUTCH_NUMBERS,
  placePrepositions: list('in|te|nabij|rond|vlakbij|omgeving|regio|rondom|buurt van|bij'),
  companyPrepositions: list('bij|voor|bij firma|bij bedrijf|van'),
  otherPeople: list(
    'rapporteer|rapporteert|rapporteert aan|rapporteer je|samen met|samenwerken met|samenwerking met|in contact met|contact met|onder leiding van|leiding van|ondersteunt|ondersteun|collega|collegas|collega s|overleg met|overlegt met|team van|begeleiding van|aansturen van|stuurt|bijgestaan door|geholpen door|verantwoording aan|doorgroeien tot|doorgroeien naar|groeien naar|groeien tot',
  ),
  seeking: list(
    'op zoek naar|zoeken wij|zoeken we|wij zoeken|we zoeken|zoekt|zoeken|zoekt een|gezocht|vacature voor|vacature|functie|als|word jij|ben jij|in de functie van|de rol van|rol als|functietitel|beroep|job als|aan de slag als|werk als|werft aan|breidt uit|zkt|zoekt per|is op zoek|heeft een vacature|heeft plaats voor|neemt aan',
  ),
  companySentence: list(
    'marktleider|toonaangevend|toonaangevende|wereldspeler|opgericht in|sinds 19|familiebedrijf|is een bedrijf|onze klant is|onze organisatie|onze onderneming|ons bedrijf|wij zijn een|wereldwijd actief|vestigingen|medewerkers in|ons kantoor|uitzendbureau|interimkantoor|is gespecialiseerd in|zijn gespecialiseerd in|actief in de|diversiteit|gelijke kansen|ongeacht',
  ),
  headings: {
    tasks: list(
      'taken|takenpakket|functieomschrijving|jobomschrijving|wat ga je doen|wat doe je|wat ga jij doen|jouw taken|je taken|jouw job|functie|jobinhoud|functie-inhoud|functiebeschrijving|wat zijn je taken|verantwoordelijkheden|jouw verantwoordelijkheden|de functie|de job|omschrijving|wat houdt de job in|jouw missie|de rol|jouw rol|jouw functie|je functie|hoe ziet je dag eruit|hoe ziet jouw dag eruit|hoe ziet je werkdag eruit|de baan|wat je gaat doen|dit is je werk|wat doe jij|wat hou de job in|wat houdt de functie in|je rol|jouw werk|jouw werkdag|je opdracht|jouw opdracht|dit doe je|dit ga jij doen|wat ga je precies doen|in deze functie|het werk|jouw dag',
    ),
    profile: list(
      'profiel|jouw profiel|je profiel|wie ben jij|wie ben je|wie zoeken we|wie zoeken wij|functie-eisen|functievereisten|vereisten|eisen|wat vragen we|wat vragen wij|wij vragen|wat verwachten we|wat verwachten wij|wat breng je mee|gezocht profiel|kwalificaties|competenties|vaardigheden|kennis en ervaring|wat heb jij|jij hebt|wij zoeken|dit ben jij|wat neem je mee|talenkennis|onze verwachtingen|wie jij bent|over jou|herken je jezelf|herken jij jezelf|je talenten|jouw talenten|wat maakt jou geschikt|onze ideale collega|de ideale kandidaat|opleiding en ervaring|wat zoeken we|wat zoeken wij|wat vragen we van jou|dit neem je mee|dit zoeken we|wat breng jij mee|ben jij dit|is dit iets voor jou|jouw ervaring|kennis en vaardigheden|jouw vaardigheden|je brengt mee|je hebt|je bent|je bagage|aanwervingsvoorwaarden|toelatingsvoorwaarden|deelnemingsvoorwaarden|diplomavereisten',
    ),
    offer: list(
      'aanbod|ons aanbod|wij bieden|wat bieden wij|wat bieden we|wat bieden wij jou|wij bieden jou|wat krijg je|wat krijg je terug|wat krijg je van ons|wat mag je verwachten|arbeidsvoorwaarden|voordelen|jouw voordelen|wat hebben we voor jou|onze troeven|wat wij bieden|wat staat er tegenover|loon en voordelen|waarom bij ons|wat we bieden|extralegale voordelen|dit bieden wij|dit krijg je|wat kun je verwachten|wat kan je verwachten|wat mag je van ons verwachten|salaris en voorwaarden|loon en voorwaarden|wat staat ertegenover|in ruil|in ruil krijg je|daar staat tegenover|dit krijg jij|wat krijg jij|wat je krijgt|wat we je bieden|jouw pakket|verloning|loonpakket|salaris|salarispakket|dit mag je verwachten',
    ),
    company: list(
      'over ons|wie zijn wij|wie zijn we|over het bedrijf|over de werkgever|het bedrijf|bedrijfsprofiel|de organisatie|over de organisatie|onze klant|bedrijfsomschrijving|bedrijf|waar kom je terecht|over de klant|de werkgever|onze organisatie|de onderneming|diversiteit|de opdrachtgever|de school|het ziekenhuis|de gemeente|het team|jouw team|je team|ons team|de winkel|de afdeling|jouw werkplek|waar ga je werken|hier ga je werken|de klant|de zaak|het kantoor|wie we zijn|wie wij zijn',
    ),
    contact: list(
      'contact|solliciteren|interesse|geïnteresseerd|solliciteer|solliciteer nu|hoe solliciteren|reageer|vragen|meer weten|contactgegevens|sollicitatieprocedure|procedure|ben je geïnteresseerd|enthousiast|iets voor jou|klaar om te starten|zin om te starten|nog vragen|selectieprocedure|de procedure|hoe kan je solliciteren|hoe kun je solliciteren|ben jij onze nieuwe collega',
    ),
  },
  headingWords: {
    tasks: list(
      'ga je doen|doe je|taken|takenpakket|werkdag|je job|jouw werk|het werk|werkzaamheden|functieomschrijving|vacatureomschrijving|planning|inhoud|verantwoordelijk|opdracht|concreet|leren en doen|rol',
    ),
    profile: list(
      'vragen|gevraagd|verwacht|verwachten|verwachtingen|zoeken|breng je mee|neem je mee|ben jij|ben je|profiel|profielomschrijving|eisen|vereisten|vereist|wie het kan|iemand die|beschik|heb je|heb jij|voorwaarden voor deelname|kwaliteiten|competenties|nodig|wie',
    ),
    offer: list(
      'krijg je|krijg|bieden|bied|aanbod|loon|salaris|arbeidsvoorwaarden|voorwaarden|voordelen|verloning|wat mag je|terug|waarom',
    ),
    company: list('over|wie zijn wij|wie zijn we|organisatie|bedrijf'),
    contact: list('selectie|solliciteren|interesse|contact|bel|procedure|reageren'),
  },
  niceHeadingWords: list(
    'een plus|pluspunt|pluspunten|mooi meegenomen|troef|nice to have|handig|streepje voor|pre|bonus',
  ),
  requiredHeadings: list(
    'vereisten|functie-eisen|functievereisten|eisen|must haves|must have|must-haves|harde eisen|noodzakelijk',
  ),
  niceHeadings: list(
    'pluspunten|nice to have|nice to haves|troeven|bonuspunten|mooi meegenomen|dit is een plus|een plus|pre|wensen',
  ),
  commonWords: list(
    'go|chef|lead|plan|team|spring|access|word|express|r|c|node|swift|teams|outlook|excel|project|ruby|rust|scala|spark|flask|dash|basis|sap|ada|make|less|pet|helm|vision|druk|netwerk|aanpak',
  ),
  prospectWords: list(
    'uitzicht op|zicht op|oog op|kans op|kans tot|kans om|mogelijkheid tot|mogelijkheid op|mogelijkheid om|optie op|optie tot|optie|perspectief op|vooruitzicht op|intentie tot|intentie om|met de intentie|bedoeling om|streven naar|doel is|uitmondend in|uitmonden in|leiden tot|op termijn|mogelijk later|nadien mogelijk|eventueel|overgaan in|overgaat in|omgezet in|omzetting naar|gevolgd door|bij goede evaluatie|bij goed functioneren|na positieve evaluatie|na evaluatie|bij wederzijdse tevredenheid|bij gebleken geschiktheid|daarna|nadien|vervolgens|erna|overstap naar|doorgroeien naar|omgezet naar|om te zetten|over te gaan|verlengen naar|verlengd naar|na een half jaar|na zes maanden|na 6 maanden|na een jaar|na de interimperiode|bij wederzijds goedvinden|later',
  ),
  permanentWords: list(
    'vast|vaste|vastheid|onbepaalde|onbepaald|in dienst|dienstverband|aanwerving|indiensttreding|vaste aanstelling|benoeming|overname|overgenomen|contract van onbepaalde duur|over naar|vastbenoemd|neemt je over|je over|overnemen|in dienst treden|onbepaalde tijd|onbepaalde duur|vaste dienst|voor vast|voorgoed|zonder einddatum|op hun naam|cdi',
  ),
  dayWords: list(
    'dag|dagen|nacht|nachten|avond|avonden|voormiddag|voormiddagen|namiddag|namiddagen|ochtend|ochtenden|ochtendshiften|middag|middagen',
  ),
  elsewhereWords: list(
    "thuis|thuiswerk|thuiswerken|telewerk|telewerken|hybride|hybrid|remote|kantoor|op kantoor|school|les|opleiding|homeworking|reizen|onderweg|buitenland|open|geopend|bij de klant|collega|collega's|vrij|vrije|gesloten|verlof|recup|op locatie|aanwezigheid|overnachtingen|overnachten",
  ),
  averageWords: list('gemiddeld|gemiddelde|doorgaans|circa'),
  untilWords: list('tot en met|t/m|t.e.m|tot eind|tot einde|tot'),
  monthWords: list('maand|maanden|mnd'),
  lengthWords: list(
    'duur|looptijd|periode|opdracht|verlengbaar|verlenging|vervanging|invulling|project van|interim|in eerste instantie|aanvankelijk|zwangerschapsverlof|detachering|uitzend|eerst|om te beginnen|in een eerste fase|gefinancierd|postdoc|mandaat|extra handen|versterking',
  ),
  otherLengthWords: list(
    'proeftijd|proefperiode|opzegtermijn|opleiding|inwerkperiode|inwerken|cursus|stage|vakantie|premie|evaluatie|na|oud|gratis|korting|budget|per',
  ),
  viaAgencyWords: list(
    'via ons|op onze payroll|op onze loonlijst|via ons kantoor|via het uitzendbureau|via het interimkantoor|bij ons op de loonlijst|werk je via ons|start je via ons|via een interimkantoor|via een uitzendbureau|bij ons onder contract',
  ),
  joiningWords: list('en|of|zijn|vormen|beide|allebei'),
  afterwards: list(
    'daarna|nadien|gevolgd door|vervolgens|volgt|volgt er|erna|met oog op|met het oog op|met uitzicht op|overgaan in|omgezet in|omzetting|dat wordt|wat wordt|verlengbaar naar|om nadien|om daarna|dan word je|dan krijg je|dan volgt|dan kom je',
  ),
  functionWords: list(
    'je|jij|jou|jouw|u|uw|we|wij|ze|zij|hij|ons|onze|zich|en|of|in|op|aan|te|bij|voor|tot|naar|uit|om|onder|over|door|per|ook|zelf|deze|dit|die|dat|alle|alles|eigen|zowel|als|diverse|verschillende|nieuwe|goede|correct|correcte|dagelijks|dagelijkse|zelfstandig|samen|kleine|grote|andere|volgens|tijdens|waar|waarbij|hun|haar|is|zijn|wordt|worden|kan|kunt',
  ),
  lightWords: list('van|de|het|een|der|den|met'),
};
