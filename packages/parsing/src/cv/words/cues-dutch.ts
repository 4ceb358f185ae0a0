import type { CvCues } from './cv-cues.ts';

/** What Dutch and Flemish CVs say things with. */
export const DUTCH_CV_CUES: CvCues = {
  months: [
    'januari|jan',
    'februari|feb|febr',
    'maart|mrt|mrt|maa',
    'april|apr',
    'mei',
    'juni|jun',
    'juli|jul',
    'augustus|aug',
    'september|sep|sept',
    'oktober|okt',
    'november|nov',
    'december|dec',
  ],
  seasons: 'zomer|winter|herfst|najaar|voorjaar|lente|schooljaar|academiejaar',
  present: 'heden|nu|vandaag|op heden|lopend|lopende|op dit moment|nog steeds|momenteel',
  until: 'tot|tot en met|t/m|tem|t.e.m|tm',
  from: 'van|vanaf|tussen',
  since: 'sinds|vanaf|sedert',
  headings: {
    experience:
      'ervaring|ervaringen|werkervaring|werkervaringen|beroepservaring|loopbaan|carrière|arbeidsverleden|werkverleden|tewerkstelling|tewerkstellingen|praktijkervaring|werkgevers|wat ik gedaan heb|wat heb ik gedaan|mijn jobs|vorige jobs|jobs|functies|arbeidservaring|loopbaanoverzicht|werk|stages|stage-ervaring|carriereverloop|waar ik werkte|waar ik gewerkt heb|waar ik werk',
    education:
      'opleiding|opleidingen|studie|studies|scholing|scholen|school|onderwijs|diploma|diplomas|vorming|vormingen|opleiding en cursussen|studieverleden|schoolloopbaan|vooropleiding|gevolgde opleidingen|opleidingsgegevens|waar ik studeerde|wat ik studeerde|wat ik gestudeerd heb|waar ik op school zat',
    profile: 'profiel|over mij|samenvatting|wie ben ik|wat zoek ik|doelstelling|persoonlijk profiel|motivatie|ambitie',
    personal:
      'personalia|persoonlijke gegevens|persoonlijk|contact|contactgegevens|persoonsgegevens|gegevens|adresgegevens',
    other:
      'talen|talenkennis|taalkennis|taalvaardigheden|vaardigheden|competenties|skills|kennis|computerkennis|it-kennis|it kennis|systemen|software|attesten|certificaten|getuigschriften|rijbewijs|rijbewijzen|papieren|hobbys|hobby|interesses|interesse|vrije tijd|vrijetijd|nevenactiviteiten|referenties|referentie|andere|overige|overig|varia|extra|publicaties|vrijwilligerswerk|sterktes|eigenschappen|cursussen|trainingen|bijscholing|bijscholingen|verder|beschikbaarheid|sterke punten|ict|digitale vaardigheden|persoonlijke eigenschappen|belangrijkste vaardigheden|wat ik spreek|wie ik ben|wat ik kan',
  },
  apart:
    'talen|talenkennis|taalkennis|taalvaardigheden|rijbewijs|rijbewijzen|hobbys|hobby|interesses|vrije tijd|referenties|referentie',
  slightDegrees: 'certificaat|niveau|niveau 1|niveau 2|niveau 3|niveau 4',
  headingWords:
    'en|mijn|relevante|relevant|overige|professionele|professioneel|andere|huidige|vorige|de|overzicht|van|werk|gevolgde|eerdere',
  labels: {
    name: 'naam|naam en voornaam|voornaam en naam|volledige naam',
    residence:
      'woonplaats|postcode en woonplaats|postcode woonplaats|adres|woonachtig te|woonachtig in|woonachtig|ik woon in|gemeente|plaats|wonende te|thuisadres|stad',
    dates: 'periode|datum|data|van - tot|duur|wanneer|jaar|jaren',
    title: 'functie|functietitel|jobtitel|beroep|job|positie|rol|titel',
    company: 'werkgever|bedrijf|firma|organisatie|bedrijfsnaam|onderneming|opdrachtgever',
    tasks: 'taken|takenpakket|verantwoordelijkheden|werkzaamheden|omschrijving|activiteiten|inhoud|taakomschrijving',
    degree: 'diploma|opleiding|richting|studierichting|studie',
    institute: 'school|instelling|onderwijsinstelling|instituut|opleidingsinstituut',
    aside: 'sector|bedrijfstak|soort bedrijf|aard van het bedrijf|niveau',
  },
  lives: 'ik woon|woonachtig|wonend|wonende',
  at: 'bij|bij de|bij het|te werk bij|in dienst van|in dienst bij',
  weakAt: 'voor|via',
  worked:
    'werk ik als|werkte ik als|ben ik|was ik|ik ben|ik was|werk als|werkte als|gewerkt als|werkzaam als|baan was als|baan was|aan de slag als|actief als|begon ik als|begon als|gestart als|startte als|ik werd|werd ik|werkte ik|werk ik|gewerkt',
  studied:
    'studeerde|studeerde ik|gestudeerd|behaalde|haalde|behaald|gehaald|volgde|gevolgd|afgestudeerd|studeerde af|deed ik de|deed ik|afgerond|rondde',
  proseAt: 'bij|bij de|bij het|in|in de|in het|aan|aan de|aan het|op|op de|op het|voor|voor de|via|te|van',
  articles: 'een|de|het|als|ook|toen|er|daar|eerst',
  titleWords:
    'medewerker|medewerkster|stagiair|stagiaire|stage|jobstudent|student|vrijwilliger|assistent|assistente|hulp|manager|chef|leider|leidster|verantwoordelijke|hoofd|directeur|directrice|adviseur|consultant|coördinator|specialist|operator|technieker|technicus|monteur|chauffeur|bediende|arbeider|arbeidster|leerling|zelfstandige|zzp|freelancer|voorman|ploegbaas|teamleider|leraar|lerares|docent|begeleider|begeleidster|kassier|kassierster|kok|ober|verkoper|verkoopster|schoonmaker|poetsvrouw|poetshulp|zaakvoerder|bestuurder|analist|ingenieur|ontwikkelaar|beheerder|planner|inkoper|recruiter|intercedent|trainee|afwasser|meisje|helpende',
  titleEndings:
    'medewerker|medewerkster|kundige|assistent|assistente|manager|chef|leider|leidster|verantwoordelijke|adviseur|specialist|monteur|chauffeur|bediende|arbeider|technieker|technicus|beheerder|ontwikkelaar|begeleider|begeleidster|verzorger|verzorgster|helper|helpster|bakker|slager|kok|lasser|maker|maakster|schilder|metser|metselaar|timmerman|werker|werkster|picker|packer|ist|iste|eur|euse|ier|ster|aar|aarster|man|vrouw|meester',
  companyWords:
    'bv|nv|bvba|vof|cv|cvba|vzw|srl|comm.v|stichting|groep|bedrijf|kantoor|restaurant|hotel|café|cafe|eetcafé|brasserie|bakkerij|slagerij|ziekenhuis|az|uz|ocmw|gemeente|stad|provincie|ministerie|waterschap|supermarkt|winkel|garage|apotheek|praktijk|woonzorgcentrum|wzc|rusthuis|kinderdagverblijf|vereniging|coöperatie|bank|drukkerij|logistics|transport|holding|industries|zorg|frituur|bistro|atelier|studio|agentschap|fod|vlaamse|uitzendbureau|interim|kwekerij|rederij|brouwerij|kliniek|thuiszorg|partners|zonen|gebroeders',
  companyEndings:
    'bedrijf|bedrijven|groep|kantoor|fabriek|fabrieken|winkel|winkels|atelier|ziekenhuis|centrum|werken|bouw|bureau|dienst|diensten|huis|handel|techniek|transport|logistics|logistiek|zorg|kliniek|praktijk|makelaars|advocaten|industrie|bakkerij|slagerij|markt|restaurant',
  instituteWords:
    'school|hogeschool|universiteit|university|college|lyceum|gymnasium|atheneum|instituut|academie|roc|cvo|vdab|syntra|thomas|uantwerpen|ugent|vub|kul|uhasselt|leuven|scholengemeenschap|scholengroep|centrum|campus|sint|avans|fontys|hanze|saxion|ncoi|loi|nti|vives|howest|odisee|ucll|pxl|ehb|artevelde|vito|kta|ktsm',
  instituteEndings: 'school|hogeschool|universiteit|college|lyceum|gymnasium|atheneum|instituut|academie|scholen',
  degreeWords:
    'bachelor|professionele bachelor|academische bachelor|niveau 1|niveau 2|niveau 3|niveau 4|master|banaba|manama|graduaat|hbo|hbo5|hbo 5|mbo|wo|vmbo|mavo|havo|vwo|lts|mts|hts|meao|heao|aso|bso|tso|kso|diploma|secundair|middelbaar|humaniora|onderwijs|leergang|propedeuse|doctoraat|postgraduaat|kandidatuur|licentiaat|getuigschrift|niveau|bbl|bol|7de jaar|zevende jaar|specialisatiejaar|inburgering|tweede taal|graad|opleiding|lerarenopleiding|ingenieur|basisopleiding',
  degreeLinks: 'in de|in het|in|van de',
  courseWords: 'cursus|attest|bijscholing|training|workshop|vernieuwd|hernieuwd|heftruck|ehbo|vca|bhv',
  birthWords: 'geboren|geboortedatum|geboorteplaats|geboortejaar|geb|nationaliteit',
};
