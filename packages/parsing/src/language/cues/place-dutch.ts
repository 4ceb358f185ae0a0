import type { PlaceWords } from '../place-words.ts';

const list = (words: string): readonly string[] => words.split('|');

/** What Dutch says around the name of a place. */
export const DUTCH_PLACE_WORDS: PlaceWords = {
  labels: list(
    'standplaats|je standplaats|jouw standplaats|plaats van tewerkstelling|plaats tewerkstelling|tewerkstellingsplaats|tewerkstelling|werklocatie|werkplaats|werkplek|werkadres|arbeidsplaats|locatie|locaties|waar|plaats|werkgebied|werkregio|regio|vestiging|adres|werkplaatsadres|plaats van het werk|standplaats is|vertrekplaats|opstapplaats',
  ),
  here: list(
    'je werkt|jij werkt|u werkt|werk je|werkt u|ga je werken|je gaat werken|kom je werken|je komt werken|werken|te werk|aan de slag|je start|start je|jij start|je begint|begin je|je vertrekt|vertrek je|vertrek vanuit|vertrekt elke|vertrekken|je zit|jij zit|zit je|je staat|sta je|je draait|draai je|meedraaien|je komt terecht|kom je terecht|je wordt|word je|je vindt ons|vind je ons|vind je onze|vind je ons kantoor|je rijdt vanuit|je bent|ben jij|je versterkt|versterk je|versterk jij|jouw werkplek|je werkplek|jouw werkplaats|jouw team|je team|tewerkgesteld|deze functie|deze vacature|deze job|deze plek|deze baan|deze opdracht|deze stage|de functie|de vacature|de job|de opdracht|de stage|de baan|een vacature|vacature|vacatures|jobs|bijbaan|vakantiewerk|vaste plek|een plek|plek|plekken|uitzendkracht|starten|ritten starten|dienst|diensten draai je|inzetbaar|ingezet|ingeroosterd|aanwezig|opent|openen|alleen|enkel|uitsluitend|maakt deel uit van het team|versterking|op beide|op kantoor|aan het werk|actief bent|ben je actief|verwachten we je|verwachten wij je|melden|meld je|je bereikt|je bereikt ons|voor standplaats|met standplaats|met tewerkstelling|met als standplaats|standplaats voor deze|verzamelen|verzamelt|verzamelpunt|vertrekpunt|opstapplaats|afspraak om',
  ),
  site: list(
    'bereik je ons|winkel|filiaal|kantoor|magazijn|depot|loods|hal|fabriek|site|plant|productiesite|productie|atelier|studio|werf|bouwplaats|project|campus|basisschool|kleuterschool|scholengroep|scholengemeenschap|college|kinderdagverblijf|kinderopvang|creche|kribbe|opvang|leefgroep|woning|afdeling|ziekenhuis|kliniek|apotheek|woonzorgcentrum|wzc|rusthuis|zorginstelling|zorgcentrum|verpleeghuis|hospice|centrum|hart|bedrijf|familiebedrijf|firma|onderneming|bureau|zaak|restaurant|brasserie|bistro|hotel|cafe|bar|bakkerij|slagerij|keuken|camping|park|museum|bibliotheek|zwembad|sporthal|theater|schouwburg|boerderij|hoeve|kwekerij|serre|kas|tuin|boomgaard|garage|showroom|terminal|haven|luchthaven|station|hub|dc|distributiecentrum|sorteercentrum|datacenter|lab|labo|laboratorium|gemeente|stad|dorp|stadsbestuur|gemeentebestuur|lokaal bestuur|bestuur|ocmw|waterschap|provincie|politiezone|brandweer|politie|streek|omgeving|team|ploeg|klant|opdrachtgever|relatie|dienstverlener|producent|fabrikant|groothandel|supermarkt|bouwmarkt|aannemer|bouwbedrijf|installatiebedrijf|transportbedrijf|kraampje|kraampjes|kapsalon|salon|gezin|gebouw|residentie|huis|hoofdgebouw|gevestigd|gelegen|aan de haven|aan het station|poli|poliklinieken|cafetaria|kantine|werven|vaste klanten|uit|ondernemer|start up|scale up|schip|schepen|dijk|markthal|gebeurt|straal|km rond|kilometer rond|km rondom|lesgeven|les geven|wonen wij|wij wonen|tearoom|ijssalon|abdij|kazerne|gevangenis|rechtbank|manege|stal|stallen|golfclub|ijsbaan|stadion|boulevard|zeedijk|viswinkel|traiteur|drukkerij|gieterij|raffinaderij|conservenfabriek|slachthuis|zuivelfabriek|brouwerij|stokerij|steenbakkerij|wasserij|optiek|opticien|tandartspraktijk|dierenartspraktijk|vroedvrouwenpraktijk|kraamafdeling|speelplein|dagcentrum|jeugdherberg|vakantiepark|kerk|kathedraal|muziekschool|academiegebouw|boekhandel|viskraam|medewerkers|werknemers|mensen|opende|loket|balie|toonbank|standplaats aan|kasteel|pastorie|hoeveslagerij|chocolaterie|een van onze klanten|één van onze klanten|een klant|een opdrachtgever|school|organisatie|praktijk|instelling',
  ),
  areas: list(
    'gemeente|stad|dorp|regio|streek|omgeving|provincie|lokaal bestuur|stadsbestuur|gemeentebestuur|ocmw|politiezone|haven|vestiging|filiaal|campus|site|locatie|depot|kantoor|plant|hub|dc|station|ziekenhuis|team|poli|sportbedrijf|waterschap|brandweer|politie|omgevingsdienst|ggd|veiligheidsregio|muziekschool|universiteit|hogeschool|luchthaven|rechtbank',
  ),
  siteEndings: list(
    'fabriek|bedrijf|winkel|centrum|huis|atelier|kantoor|school|zaak|magazijn|depot|apotheek|praktijk|handel|kwekerij|bakkerij|slagerij|molen|brouwerij|werkplaats|werf|vestiging|filiaal|ziekenhuis|loods|hotel|kliniek|afdeling|terrein|station|drukkerij|makerij|club|museum|garage|dienst|instelling|vereniging|keuken|salon|gebouw|centrale|producent|aannemer|speciaalzaak|locatie|boerderij|gemeente|zaal',
  ),
  office: list(
    'hoofdkantoor|hoofdzetel|hoofdvestiging|maatschappelijke zetel|zetel|bestuurskantoor|centrale diensten|centrale administratie|directie|administratie|uitzendbureau|interimkantoor|uitzendkantoor|wervingsbureau|selectiebureau|ons bureau|secretariaat|moederbedrijf|moederhuis|concern|groep|holding|zorggroep|stichting|koepel|zusterbedrijf|zusterbedrijven|zusterfabriek|zusterfabrieken|zusterhotel|zusterhotels|zusterzaak|zusterzaken|zustervestiging|zustervestigingen|zusterschool|dochterbedrijf|brievenbus|via ons kantoor|het hoofdkantoor|winkels|fabrieken|depots|magazijnen|locaties in|sites|campussen|scholen|huizen|leefgroepen|hotels|restaurants|verkoopteam|verkooppunt|verkoopkantoor|kantoortje|nevenvestiging|nevenlocatie|vestigingen|filialen',
  ),
  another: list(
    'andere|ander|tweede|derde|zuster|ook|eveneens|nog een|vroeger|vorige|nieuwe zusters|binnenkort|onze oude|ons oude|onze vroegere|ons vroegere',
  ),
  other: list(
    'school in|op school|naar school|schooldag|lesdag|les|lessen|opleiding|opleidingen|opleidingscentrum|training|cursus|examen|proeven|toets|gesprek|gesprekken|sollicitatiegesprek|sollicitatie|sollicitaties|solliciteren|solliciteer|kennismaking|infosessie|infoavond|klanten|relaties|opdrachtgevers|leveranciers|leveren|levert|leveringen|levering|rijdt naar|ritten naar|gaan naar|reizen|reis|zakenreis|dienstreis|verplaatsingen|vergadering|vergader|vergaderen|vergaderingen|overleg|beurs|beurzen|congres|markten|export|exporteert|exporteren|uitgevoerd naar|wereldwijd|heel|opgericht|ontstaan|gesticht|geboren|verhuisd|verhuizen|verhuist|verhuizing|oorspronkelijk|weg uit|weggegaan|je woont|woon je|wonen|woont u|woonachtig|slaap je|slapen|overnachten|logeren|kom je van|kom je uit|komt uit|komen uit|afkomstig|minuten|minuutjes|minuten van|km|kilometer|steenworp|halfuur|uur rijden|kwartier|autorit|bus vanuit|bus uit|met de bus|trein|treinen|tram uit|bereikbaar|pendelen|pendelbus|file naar|snelweg|grens|verwijzen|doorverwezen|werkt samen|onderdeel|dochter|bijvoorbeeld|zoals|projecten|tekenden|ontwierpen|realiseerden|referenties|ziekenhuis in de buurt|eventueel|soms|af en toe|uitzonderlijk|van de kant van|vlucht|vliegen|teamuitje|personeelsfeest|blijft|blijven|academie|trainingscentrum|bedient|bevoorraadt|onze partners|partners in',
  ),
  otherBehind: list(
    'ligt op|ligt|liggen|bereik je|staat bekend|sluit|sluiten|zoekt namens|zoekt in opdracht|is volzet|zijn volzet|volzet|volledig bezet|op volle bezetting|zoekt dit jaar geen|heeft niemand nodig|is op|zijn op|tweede|een andere|ontvangen de|blijft zoals|doet enkel|doen enkel|is alleen|verkoopt enkel|levert|gaat dicht|hoef je|moet je niet|kom je enkel|kom je alleen|ga je enkel|ga je alleen|kom je nooit|verhuisd|leveren|zoekt voor een|zoekt voor haar|zoekt voor zijn|zoekt voor één|zoekt voor verschillende|zoekt voor diverse|zoekt voor klanten|zoekt voor een klant|uitzendbureau|een uitzendbureau|wervingsbureau',
  ),
  hereBehind: list(
    'zoekt|zoeken|werft aan|werft|zkt|breidt uit|heeft een vacature|heeft plaats|neemt aan|gaat over tot|vraagt|wil|opent|is op zoek|groeit|heeft een plek|heeft nood aan|verwelkomt',
  ),
  near: list('nabij|vlakbij|dichtbij|dicht bij|in de buurt van|niet ver van|net buiten|rond|rondom|bij'),
  not: list('niet|geen|nooit|niemand|noch'),
  turns: list('maar|terwijl|echter|hoewel|al|daarna|nadien|vervolgens|omdat|zodat|waarna'),
  streets: list(
    'straat|steenweg|laan|weg|plein|markt|kaai|dreef|lei|vest|baan|ring|poort|brug|lijn|snelweg|stationsstraat|rue|avenue',
  ),
  products: list(
    'software|softwarepakket|programma|pakket|tool|methode|systeem|applicatie|model|merk|protocol|verdrag|norm',
  ),
  offices: list('kantoren|onze kantoren'),
  own: list('ons|onze'),
  whereBehind: list(
    'waar je werkt|waar je zal werken|waar je gaat werken|waar je komt te werken|waar je aan de slag|waar je terechtkomt|waar je terecht komt|waar jij|waar u werkt|waar we iemand|waar wij iemand|waar deze|waar de functie|waar de job|waar je standplaats|waar je gestationeerd',
  ),
  picked: list('die van|die in|dat van|die te|degene in|de zaak in|het is in'),
  seldom: list(
    'zelden|nauwelijks|amper|bijna nooit|maar niet voor deze|maar niet in deze|niet voor deze selectie|hoef je er niet',
  ),
  soughtFor: list('voor'),
  owners: list('de|het|een|haar|zijn|hun|twee|drie|deze|dit'),
  inhabitants: list('inwoners|zielen'),
  quarters: list('wijk|buurt|stadsdeel|deelgemeente|kwartier'),
  and: list(
    'en|of|en of|alsook|en in|of in|en te|en op|of te|een in|één in|en een in|en één in|de andere in|en de andere in',
  ),
  ranges: [
    ['van', 'tot'],
    ['tussen', 'en'],
    ['van', 'naar'],
  ],
  townWords: list(
    'best|heel|beek|goes|nieuwe|oude|echt|weert|lede|zele|mol|geel|boom|putte|halle|bree|peer|ham|rode|as|mere|made|lent|ede|haren|temse|buggenhout|rust|zeeland|wijk|haan|veld|berg|heide|linde|burg|dam|kade|meer|sluis|velden|grave|bergen|hove|rijen|son|heeze|assen|laren|leek|norg|zand',
  ),
};
