import type { CvCues } from './cv-cues.ts';

/** What French and Walloon CVs say things with. */
export const FRENCH_CV_CUES: CvCues = {
  months: [
    'janvier|janv',
    'février|fév|févr|fev',
    'mars',
    'avril|avr',
    'mai',
    'juin',
    'juillet|juil',
    'août|aout|aoû',
    'septembre|sept|sep',
    'octobre|oct',
    'novembre|nov',
    'décembre|déc',
  ],
  seasons: 'été|hiver|printemps|automne|saison|saison été|saison hiver|étés',
  present:
    "aujourd'hui|ce jour|présent|maintenant|actuel|actuelle|actuellement|en cours|nos jours|à présent|date|l'heure actuelle",
  until: "à|au|jusqu'à|jusqu'au|jusqu'en|a|en|jusque",
  from: 'de|du|entre',
  since: 'depuis|depuis le|à partir de|dès|à compter de',
  headings: {
    experience:
      'expérience|expériences|parcours|parcours professionnel|carrière|emplois|emploi|postes|postes occupés|historique professionnel|mes jobs|jobs étudiants|stages|stage|stages et emplois|jobs|missions|références professionnelles|vécu professionnel|travail|mon travail|au travail|ce que j’ai fait|où j’ai travaillé',
    education:
      'formation|formations|études|étude|diplôme|diplômes|scolarité|parcours scolaire|cursus|parcours académique|éducation|enseignement|formation initiale|niveau scolaire|parcours de formation|école|écoles|mes études|ce que j’ai étudié|titres et diplômes|éducation et formation',
    profile:
      'profil|à propos|a propos de moi|qui suis-je|objectif|objectifs|résumé|présentation|projet professionnel|accroche',
    personal:
      'coordonnées|informations personnelles|données personnelles|état civil|contact|renseignements personnels|infos personnelles',
    other:
      "langues|langue|compétences|compétence|savoir-faire|savoir-être|savoir faire|outils|informatique|logiciels|stack|technologies|certifications|certification|certificats|habilitations|permis|loisirs|centres d'intérêt|centre d'intérêt|intérêts|divers|autres|autre|qualités|atouts|références|bénévolat|publications|hors écran|formations courtes|formation continue|formations complémentaires|activités|hobbies|connaissances|connaissances linguistiques|connaissances informatiques|disponibilité|caces|engagement associatif|vie associative|prix|distinctions|atouts et qualités",
  },
  apart:
    'langues|langue|permis|permis de conduire|loisirs|hobbies|références|centres d’intérêt|centre d’intérêt|intérêts',
  slightDegrees: 'certificat|attestation',
  headingWords:
    'et|de|des|mes|ma|mon|professionnelle|professionnelles|professionnel|professionnels|académique|académiques|autres|principales|la|les|du|scolaire|scolaires|en|entreprise|précédents|initiale',
  labels: {
    name: 'nom|nom et prénom|prénom et nom|nom prénom|nom complet|prénom nom',
    residence:
      'adresse|domicile|ville|lieu de résidence|résidence|domicilié à|domiciliée à|commune|localité|habite à|réside à|résidant à|lieu',
    dates: 'dates|date|période|durée|année|années',
    title: 'poste|fonction|poste occupé|emploi|intitulé|métier|titre|emploi ou poste occupé',
    company: 'employeur|entreprise|société|organisation|établissement|nom de l’employeur|client',
    tasks:
      'tâches|missions|activités|responsabilités|réalisations|description|mission|activités et responsabilités|principales activités',
    degree: 'diplôme|intitulé du diplôme|qualification|formation|titre',
    institute: 'école|établissement|institution|organisme|organisme de formation|institut',
    aside: 'secteur|secteur d’activité|type ou secteur d’activité|niveau',
  },
  lives: 'j’habite|habitant|je vis|je réside|domicilié|domiciliée|résidant|j’habite actuellement',
  at: 'chez|au sein de|au sein du|au sein des|pour le compte de|auprès de',
  weakAt: 'pour',
  worked:
    'je suis|j’ai été|j’étais|travaillé comme|travaille comme|travaillé en tant que|travaille en tant que|occupe le poste de|occupé le poste de|engagé comme|engagée comme|en tant que|exercé comme|j’ai travaillé|je travaille',
  studied: 'obtenu|étudié|suivi|décroché|diplômé|diplômée|terminé|réussi|passé',
  proseAt:
    'chez|à|à l|à la|au|aux|pour|pour le|pour la|pour l|dans|dans le|dans la|dans l|auprès de|au sein de|au sein du',
  articles: 'un|une|le|la|l|d|comme|aussi|d’abord',
  titleWords:
    'assistant|assistante|stagiaire|stage|apprenti|apprentie|alternant|alternante|responsable|chef|cheffe|directeur|directrice|adjoint|adjointe|employé|employée|agent|agente|technicien|technicienne|ouvrier|ouvrière|chargé|chargée|conseiller|conseillère|vendeur|vendeuse|caissier|caissière|serveur|serveuse|cuisinier|cuisinière|commis|second|saisonnier|saisonnière|étudiant|étudiante|jobiste|bénévole|animateur|animatrice|secrétaire|comptable|ingénieur|ingénieure|développeur|développeuse|consultant|consultante|gestionnaire|opérateur|opératrice|manutentionnaire|magasinier|cariste|chauffeur|infirmier|infirmière|aide|aide-soignant|aide-soignante|éducateur|éducatrice|professeur|enseignant|enseignante|formateur|formatrice|gérant|gérante|indépendant|indépendante|contremaître|préparateur|préparatrice|coordinateur|coordinatrice|lead|analyste|manager|intérimaire|réceptionniste|hôte|hôtesse|auxiliaire|attaché|attachée',
  titleEndings: 'eur|euse|rice|ier|ière|iere|iste|ienne|ien|aire|logue|ante',
  companyWords:
    'sa|sas|sarl|srl|sprl|asbl|snc|scrl|sc|eurl|eirl|scop|ets|établissements|groupe|société|entreprise|cabinet|clinique|hôpital|chu|chr|chc|centre|restaurant|brasserie|hôtel|boulangerie|boutique|magasin|supermarché|agence|mairie|commune|ville|province|ministère|mutuelle|banque|assurances|garage|librairie|pharmacie|usine|maison|résidence|ehpad|association|fondation|coopérative|camping|bistrot|café|fils|frères|festival|plaine|logistique|transports|industries|intérim|services|conseil|régie|cpas|crèche|laboratoires|imprimerie|domaine|château|chaussures',
  companyEndings: 'ware|tech|trans|log|bat|elec|soft',
  instituteWords:
    'lycée|collège|école|université|univ|institut|ifapme|faculté|iut|cfa|afpa|haute|uclouvain|unamur|ulb|uliege|umons|hec|insa|esc|promotion sociale|athénée|forem|greta|cnam|conservatoire|académie|ephec|ichec|henallux|hepl|helmo|heh|ifsi|cefa|epfc|sup|cned|polytech|polytechnique|centrale|sciences po|bruxelles formation|ulg|ucl',
  instituteEndings: 'lycee|ecole|universite',
  degreeWords:
    'bachelier|baccalauréat|bac|bac pro|bac professionnel|bac techno|licence|master|maîtrise|bts|dut|but|cap|bep|cess|ceb|dap|deug|dess|dea|doctorat|diplôme|diplôme d’état|diplôme d’état de|diplômé|certificat|brevet|apprentissage|spécialisation|graduat|régendat|agrégation|qualification|titre professionnel|mastère|mba|bachelor|candidature|licencié|ingénieur|hauts études|études|humanités|secondaire|secondaires|cqp|post-graduat|année|technicien supérieur|tp|ctss|ctsi|cqs|a2|a1|deaes|deas',
  degreeLinks: 'en|de|des|du|d',
  courseWords:
    'recyclage|cours|stage|atelier|séminaire|habilitation|sst|caces|renouvelé|agrément|haccp|permis|formation de',
  birthWords: 'né|née|naissance|né le|née le|né à|née à|nationalité',
};
