import type { LanguageCues } from '../language-cues.ts';
import { FRENCH_NUMBERS } from '../number-words.ts';

const list = (text: string): readonly string[] => text.split('|').map((phrase) => phrase.trim());

/** What French and Belgian French ads and CVs say things with. */
export const FRENCH_CUES: LanguageCues = {
  contracts: {
    PERMANENT: {
      strong: list(
        "cdi|contrat à durée indéterminée|durée indéterminée|contrat indéterminé|emploi stable|poste permanent|contrat fixe|contrat permanent|engagement définitif|titulaire de la fonction publique|poste fixe|cdi temps plein|contrat à durée indéterminé|engagement à durée indéterminée|en cdi|cdi dès|contrat cdi|nomination définitive|statutaire|emploi permanent|fonctionnaire titulaire|ouvert aux titulaires|nomination|titularisation|engagement contractuel à durée indéterminée|contrat de travail à durée indéterminée|embauche en cdi|engagement en cdi|poste en cdi|cdi à pourvoir|embauche directe en cdi|contrat stable|emploi durable|fonction publique titulaire|nommé à titre définitif|recrutement par voie statutaire|sans limite de durée|sans limitation de durée|sans limite de temps|sans date de fin|pas de date de fin|sans terme|sans terme prévu|durée illimitée|embauché directement|embauche directe|liste d'aptitude|par voie de mutation|candidature statutaire|noyau fixe|aux titulaires|fonctionnaire ou|aux fonctionnaires|agent titulaire",
      ),
      weak: list('sans limite|illimitée|indéterminée'),
    },
    PERMANENT_POSSIBLE: {
      strong: list(
        "en vue de cdi|en vue d'un cdi|vue de cdi|en vue d'engagement|en vue d'embauche|en vue d'une embauche|vue d'embauche|possibilité de cdi|possibilité d'embauche|possibilité d'un cdi|possibilité d'évolution en cdi|évolutif en cdi|évolutif vers un cdi|pouvant déboucher sur un cdi|débouchant sur un cdi|débouchant sur un contrat fixe|pouvant évoluer en cdi|pouvant évoluer vers un cdi|cdd évolutif|avec possibilité de cdi|perspective de cdi|perspective d'embauche|perspective de contrat fixe|option fixe|option cdi|intérim option fixe|intérim avec option fixe|intérim en vue de cdi|intérim en vue d'un contrat fixe|en vue d'un contrat fixe|en vue d'un engagement|en vue d'un contrat à durée indéterminée|contrat fixe à la clé|cdi à la clé|cdi à terme|embauche à la clé|possibilité de contrat fixe|en vue de contrat à durée indéterminée|pré-embauche|préembauche|suivi d'un cdi|possibilité de prolongation en cdi|transformable en cdi|cdi possible|cdi ensuite|puis cdi|suivi d'un contrat fixe|avec option sur contrat fixe|intérim avec vue|en vue d'un fixe|vue de fixe|cdd puis cdi|cdd renouvelable puis cdi|possibilité de titularisation|possibilité de pérennisation|pérennisation du poste|engagement fixe ensuite|en vue d'un contrat cdi|embauche à l'issue|embauche possible|embauche possible à l'issue|puis cdi envisagé|cdi envisagé|en vue d'un cdi après|cdi après évaluation|avec une perspective de cdi|cdd évoluant en cdi|possibilité de pérenniser|pérenniser|cdi possible ensuite|embauche envisagée|engagement définitif possible|après une période d'intérim|embauche au bout de|embauche possible au bout|le client vous embauche|le client vous engage|le client vous reprend|l'entreprise vous embauche|l'entreprise vous engage|repris par le client|reprise par le client|l'objectif est de vous garder|le but est de vous garder|vue long terme|vue à long terme|engagement à la clé|engagement ferme à la clé",
      ),
    },
    TEMPORARY: {
      strong: list(
        "cdd|contrat à durée déterminée|durée déterminée|contrat temporaire|mission d'intérim|mission intérim|mission intérimaire|contrat intérimaire|contrat intérim|contrat d'intérim|mission temporaire|contrat de remplacement|contrat saisonnier|emploi saisonnier|mission de longue durée|mission longue durée|poste saisonnier|cdd de|contrat de mission|remplacement congé maternité|mission de 6 mois|mission de 3 mois|contrat de 6 mois|contrat de 12 mois|contrat d'un an|pour la saison|saison d'été|remplacement de congé|engagement temporaire|mission de quelques mois|contrats journaliers|contrat hebdomadaire|contrats hebdomadaires|contractuel d'un an|cdd d'usage|saisonnier agricole|temporaire jusqu'au|cdd saisonnier|pour la remplacer|pour le remplacer|cdd reconductible|engagement à durée déterminée|remplaçant|remplaçante|en remplacement|renfort d'été|jusqu'à fin|remplacement d'un congé|remplacement d’un congé|remplacement pour congé|remplacement congé parental|en remplacement d'un|remplacement maladie|remplacement d'une|contrat à terme|à durée limitée|contrat journalier|mission d’intérim|mission en intérim|contrat intérimaire de|cdd d'un an|cdd de remplacement|contrat de projet|cddu|contrat d'usage|vacances d'été|contrat à la saison|emploi en intérim|intérim de longue durée|intérim longue durée|longue mission d'intérim|pour la durée de|pour la durée du|contrat de 3 ans|contractuel de droit public|remplacez une collègue|remplacer une collègue|remplace une collègue|remplacez un collègue|remplacer un collègue|pour les vendanges|pour la récolte|pour la saison estivale|durant la saison|agent absent|titulaire absente|titulaire absent|jusqu'à son retour|en attendant son retour|le temps de son absence|pendant son absence|durant son absence|durant l'absence|pendant l'absence|nous reviendra|est écartée à partir|écartée du travail|pendant son congé|durant son congé|en congé parental|en congé de maternité|en congé maternité|part en congé|pause carrière|en pause-carrière|crédit-temps d'un collègue|absorber le pic|surcroît d'activité|accroissement d'activité|accroissement temporaire|renfort saisonnier|agent contractuel|à défaut contractuel|aux contractuels|agents contractuels|démarrage en intérim|commencez en intérim|débutez en intérim|débuterez en intérim|travaillez en intérim|engagé en intérim|engagement en intérim|poste en intérim|contrats à la semaine|contrats à la journée|contrat à la semaine|contrat à la journée|le temps du chantier|le temps du projet|pour la durée du projet|durée de l'étude|celle de l'étude|celle du projet",
      ),
      weak: list(
        'intérim|temporaire|saisonnier|remplacement|en intérim|mission|travail temporaire|saisonniers|emploi temporaire|intérimaire',
      ),
    },
    RESERVE: {
      strong: list(
        "réserve de recrutement|liste de réserve|vivier de candidatures|réserve de candidats|réserve de deux ans|constitution d'une réserve|verser dans une réserve|dans une réserve|réserve de recrutement valable|réserve d'engagement|réserve de candidatures|liste d'attente de candidats|réserve de recrutement de|versé dans une réserve|versés dans une réserve|réserve de deux|réserve d'un an|sur une liste dans laquelle|liste dans laquelle|liste de lauréats|liste des lauréats|inscrits sur une liste|sur liste d'attente|liste complémentaire|lauréats de la réserve",
      ),
    },
    SELF_EMPLOYED: {
      strong: list(
        "sous statut indépendant|statut indépendant|statut d’indépendant|en tant qu’indépendant|en freelance|mission freelance|auto-entrepreneur|autoentrepreneur|micro-entrepreneur|profession libérale|indépendant complémentaire|en libéral|agent commercial indépendant|en indépendant|comme indépendant|statut auto-entrepreneur|contrat de collaboration libérale|collaboration libérale|vous facturez|mandataire indépendant|à votre compte|à ton compte|à son compte|tu factures|factures vos prestations|rétrocession d'honoraires|votre eurl|votre sasu|en eurl|en sasu|votre numéro de tva",
      ),
      weak: list(
        'freelance|indépendant|indépendants|agent commercial|sous-traitance|portage salarial|prestation de services|free-lance|en free-lance',
      ),
    },
    VOLUNTEER: { strong: list('bénévolat|bénévole|bénévoles|service civique|volontariat|à titre bénévole') },
    STUDENT: {
      strong: list(
        "job étudiant|jobs étudiants|job d'étudiant|jobiste|jobistes|emploi étudiant|contrat étudiant|étudiant jobiste|job d'été|job de vacances|job étudiants|étudiants bienvenus|contrat d’occupation étudiant|contrat d’étudiant|étudiant h/f|étudiante|student@work|encore aux études|job de moniteur|travail étudiant|quota étudiant|heures étudiant",
      ),
      weak: list('étudiant|étudiants'),
    },
    APPRENTICESHIP: {
      strong: list(
        "alternance|en alternance|contrat d'apprentissage|contrat de professionnalisation|contrat pro|offre de stage|stage de fin d'études|stage conventionné|stage de 6 mois|convention de stage|pfi|contrat d'immersion professionnelle|gratification légale|stage rémunéré|césure|en apprentissage|contrat en alternance|poste en alternance|stage de fin d’études|stage étudiant|stage de longue durée|volontariat international|contrat d’apprentissage|formation en alternance|période d'immersion|contrat vie|v.i.e|ifapme|efpme|cefa|formation duale|jours à l'école|jour à l'école|jours en entreprise|jours au centre de formation|jour au centre|cours compris|sur les bancs",
      ),
      weak: list('stage|stagiaire|apprentissage|apprenti|alternant|apprentie|alternante'),
    },
  },
  contractWords: list(
    'contrat|type de contrat|statut|engagement|type de poste|nature du contrat|type d’emploi|sous contrat|poste à pourvoir|régime|collaboration',
  ),
  agencyWords: list(
    'agence|cabinet|recrutement|placement|placements|opportunités|prestations|offres en|missions en|métiers du|formats',
  ),
  notContract: list(
    "agence d'intérim|agence intérim|agence de travail temporaire|agences d'intérim|agence d'emploi|entreprise de travail temporaire|intérim et recrutement|secteur de l'intérim|interim management|chef de mission|ordre de mission|de la mission|mission locale|notre mission|votre mission|vos missions|maître d'apprentissage|maître de stage|tuteur de stage|rythme d'alternance|l'apprentissage de|capacité d'apprentissage|apprentissage rapide|apprentissage des|stages compris|en alternance jour|en toute indépendance|collaborateurs intérimaires|nos intérimaires|travailleurs intérimaires|client indépendant|magasin indépendant|groupe indépendant|indemnité de cdd|avantages intérimaires|nos bénévoles|équipe de bénévoles|encadrement de saisonniers|encadrer les saisonniers|nos alternants|des alternants|les stagiaires|accueil des stagiaires|encadrement de stagiaires|stagiaires et|apprentis et|des apprentis|les apprentis|métiers du travail temporaire|groupe de travail temporaire|clientèle étudiante|expérience intérimaire|missions intérimaires|cdi intérimaire|alternance de postes|alternance de jour|alternance des",
  ),
  hours: {
    FULL_TIME: list(
      "temps plein|temps pleins|à temps plein|temps complet|à temps complet|full time|fulltime|plein temps|plein-temps|horaire complet|full-time|temps plein (38h)|horaire temps plein|plein régime|en temps plein|c'est un temps plein|lundi au vendredi, 35|forfait 39 h|forfait jours|temps plein annualisé|horaire plein|semaine complète|semaine entière|agenda complet|agenda plein|semaine de travail complète",
    ),
    PART_TIME: list(
      'temps partiel|à temps partiel|mi-temps|à mi-temps|part time|parttime|part-time|quatre cinquièmes|4/5e temps|4/5ème temps|4/5 temps|4/5ème|4/5e|tiers temps|trois quarts temps|temps réduit|quelques heures|demi-journées|mi temps|3/4 temps|temps non complet|temps partiel choisi|non complet|temps incomplet|quelques heures par semaine|à 3/4 temps|demi-temps|demi-semaine|demi semaine|mi-semaine|temps partagé|trois quarts de temps',
    ),
    MIXED: list(
      "temps plein ou temps partiel|temps plein ou partiel|temps partiel ou temps plein|temps plein / temps partiel|temps partiel ou complet|temps complet ou partiel|temps plein et temps partiel|temps plein ou mi-temps|temps plein ou 4/5|temps partiel possible|temps complet ou temps partiel|mi-temps ou temps plein|temps plein/partiel|temps plein ou 80|temps plein ou 4/5e|de 24 à 35 h|à temps plein ou à temps partiel|temps partiel ou plein|à temps plein ou partiel|temps de travail à convenir|temps de travail négociable|horaire à convenir|mi-temps ou 3/4|temps plein (4/5 possible)|4/5 possible|80% possible|temps complet ou non complet|jusqu'au temps plein|jusqu'à un temps plein|à un horaire complet",
    ),
    AVAILABILITY: list(
      "contrat à la demande|travail à la demande|sur appel|flexi-job|flexi job|flexijob|en extra|vacations|vacation|vacataire|selon vos disponibilités|selon disponibilités|contrat d'usage|extras|en flexi|flexijobs|étudiant flexi|au coup par coup|extra le week-end|travail à l'appel|intermittent|pool de remplacement|vacations ponctuelles|en renfort ponctuel|flexi-jobbers|flexi-jobber|sans minimum d’heures|sans minimum d'heures|on vous appelle quand|heures à la demande|sur simple appel|vous choisissez quand|tu choisis quand|tu décides quand|vous décidez quand|quand vous le voulez|au gré de vos disponibilités",
    ),
  },
  hourUnits: list('h|heure|heures|hr|hrs'),
  weekWords: list(
    'semaine|sem|hebdo|hebdomadaire|hebdomadaires|semaines|s|lundi|hebdomadairement|sem.|par semaine|/semaine',
  ),
  partWords: list(
    'etp|temps|régime|taux d’activité|taux d’occupation|contrat|temps de travail|horaire|quotité|emploi|durée du travail|durée hebdomadaire|base|annualisées|annualisé|modulation|heures supplémentaires|cdi|cdd|volume horaire|travail|rythme|taux|négociable|possible|envisageable|poste à|poste de',
  ),
  wageWords: list(
    'salaire|rémunération|brut|bruts|salaire brut|salaire mensuel|salaire annuel|taux horaire|package|fixe|rémunération fixe|rémunération brute|salarial|salaire horaire|salaire de base|salaire fixe|annuel de|mensuel de|horaire de|smic|fourchette|barème|rému|tjm|traitement|forfait de|gratification|k€|nets|net par mois|salaire net',
  ),
  notWageWords: list(
    "tickets restaurant|ticket restaurant|titres restaurant|titre restaurant|chèques-repas|chèques repas|chèque repas|éco-chèques|écochèques|eco chèques|prime|primes|prime de|bonus|indemnité|indemnités|panier|paniers|frais|remboursement|chiffre d'affaires|ca de|millions|million|milliard|milliards|m€|budget|mutuelle|cooptation|parrainage|réduction|variable de|participation|intéressement|investissement|bon d'achat|chèques cadeaux|chèque-repas|panier repas|indemnité km|investissements|remboursé|remboursée|remboursés|remboursées|déplacement|découcher",
  ),
  periods: {
    HOUR: list(
      "par heure|/heure|/h|de l'heure|taux horaire|brut/heure|brut/h|horaire|l'heure|salaire horaire|horaire brut|brut horaire|€/h|de l'h",
    ),
    DAY: list('par jour|/jour|tjm|/j|journalier|la journée|par nuit|la nuit'),
    WEEK: list('par semaine|/semaine|hebdomadaire'),
    MONTH: list(
      'par mois|/mois|mensuel|mensuels|mensuelle|brut mensuel|brut/mois|bruts mensuels|le mois|bruts par mois|net mensuel|sur 13 mois|sur 12 mois|par mois brut|bruts mensuel',
    ),
    YEAR: list(
      "par an|/an|annuel|annuels|annuelle|brut annuel|brut/an|l'année|bruts annuels|par année|bruts par an|annuel brut|annuels bruts|k€ brut",
    ),
  },
  rangeWords: list('à|a|et|et jusqu’à|au|jusqu’à'),
  upToWords: list("jusqu'à|maximum|max|jusque"),
  fromWords: list(
    'à partir de|dès|minimum|min|au moins|à partir|minimum de|un minimum de|d’au moins|au minimum|plus de|bonnes|pas moins de',
  ),
  levels: {
    A1: list('a1|notions|débutant'),
    A2: list(
      "a2|notions de base|bases|base|de base|élémentaire|scolaire|connaissances de base|connaissance de base|niveau scolaire|basique|un peu de|un peu d'|quelques mots",
    ),
    B1: list(
      'b1|intermédiaire|moyen|moyenne|connaissance passive|connaissances passives|niveau intermédiaire|suffisante|pratique|opérationnel|connaissance fonctionnelle',
    ),
    B2: list(
      'b2|bon|bonne|bonne connaissance|bonnes connaissances|bon niveau|professionnel|niveau professionnel|à l’aise|lu et parlé|lu parlé écrit|lu écrit parlé|avancé|aisance|lu et écrit|correct|soigné',
    ),
    C1: list(
      'c1|courant|couramment|courante|très bon|très bonne|très bonne connaissance|excellent|excellente|excellente maîtrise|parfaite maîtrise|maîtrise parfaite|maîtrise|maîtrisez|bilingue|trilingue|fluent|parfait|parfaite|parfaitement|très bonne maîtrise|très bon niveau|excellente connaissance|approfondie|bonne maîtrise|impeccable|irréprochable|sans faille|sans faute',
    ),
    C2: list('c2|langue maternelle|natif|maternelle|native|maternel|niveau natif'),
  },
  languageWords: list(
    "langue|langues|parlez|parler|parlé|parle|parlée|maîtrise|maîtrisez|maîtrisant|niveau|connaissance du|connaissance de|connaissance|connaissances|courant|couramment|bilingue|écrit|oral|notions|s’exprimer|exprimez|comprenez|communiquez|pratique de|pratique du|lu|linguistiques|linguistique|trilingue|rédigez|un peu d'|un peu de|notions|lis|maîtrise|bilingue|trilingue|langue de travail|parlez|parles|comprends|base de|bases de|connaissances de|pour les touristes|souhaité|lisez|lire|écris|écrivez|langue du travail|suffit|réunions en|dossiers en|documentation en|maîtrises|maîtriser|pratique|pratiquez|se parle|conversation en|discuter en|échanger en|négociez en|vous débrouiller en|débrouillez|un peu|quelques mots",
  ),
  required: list(
    'exigé|exigée|exigés|exigées|obligatoire|obligatoires|impératif|impérative|impérativement|indispensable|indispensables|requis|requise|requises|nécessaire|nécessaires|est un must|un must|obligatoirement|vous devez|doit être|impératifs|vous êtes titulaire|titulaire du|titulaire de|must|vous possédez impérativement|condition sine qua non|il est impératif|est demandé|est demandée|il faut',
  ),
  niceToHave: list(
    'un plus|est un plus|serait un plus|un atout|est un atout|serait un atout|constitue un atout|constitue un plus|des atouts|apprécié|appréciée|appréciés|appréciées|souhaité|souhaitée|souhaités|souhaitées|souhaitable|idéalement|de préférence|atout|atouts|un vrai plus|un avantage|est un avantage|bienvenu|bienvenue|serait apprécié|serait appréciée|nice to have|un réel atout|un réel plus|un plus apprécié|valorisé|valorisée|éventuellement|serait idéal|préférence|utile|utiles|rendrait service|rendraient service|donne des points|donnent des points|un bonus|raviraient|ravirait|serait parfait|gros avantage|grand avantage|réel avantage|avantage|bienvenus|bienvenues|seraient un plus|seraient appréciés|seraient appréciées|facultatif|facultative|facultatifs',
  ),
  negationBefore: list(
    "pas besoin de|pas besoin d'|pas de|pas d'|aucun|aucune|sans|ni|nul besoin de|nul besoin d'|même sans|pas besoin|n'avez pas|aucune expérience|aucun diplôme",
  ),
  negationAfter: list(
    "n'est pas nécessaire|pas nécessaire|n'est pas requis|n'est pas requise|n'est pas exigé|n'est pas exigée|n'est pas obligatoire|pas obligatoire|pas exigé|pas exigée|pas requis|pas requise|non requis|non requise|pas indispensable|n'est pas indispensable|non exigé|non exigée|non obligatoire|non nécessaire|n'est pas demandé|n'est pas demandée|ne sont pas nécessaires|pas demandé|non travaillé|non travaillés|non travaillée|non travaillées|ne sont pas travaillés",
  ),
  experienceWords: list(
    "expérience|expériences|d'expérience|d'expériences|expérience professionnelle|ancienneté|de métier|comme|en tant que|dans une fonction similaire|à un poste similaire|poste similaire|fonction similaire|de pratique|dans le métier|première expérience|de conduite|années comme|années passées|derrière le comptoir|de terrain|de boutique",
  ),
  yearWords: list('an|ans|année|années'),
  numberWords: FRENCH_NUMBERS,
  placePrepositions: list(
    'à|a|en|au|aux|sur|près de|proche de|proximité de|à proximité de|autour de|environs de|région de|secteur de|vers|dans le|dans la région de|quartier de|ville de',
  ),
  companyPrepositions: list('chez|pour|société|entreprise|au sein de'),
  otherPeople: list(
    "rattaché au|rattachée au|rattaché à|rattachée à|rattaché(e) au|sous la responsabilité|sous la direction|sous l'autorité|sous la supervision|responsabilité du|responsabilité de|en collaboration avec|collaboration avec|collaborez avec|en lien avec|lien avec|en relation avec|relation avec|aux côtés|équipe de|équipe composée|accompagné par|accompagné d'|assistez|assister|encadrer|encadrez|épaulé par|reportez|évoluer vers|évolution vers|au contact|contact avec",
  ),
  seeking: list(
    "recherche|recherchons|nous recherchons|recherche un|recherche une|recrute|recrutons|recrute un|recrute une|poste de|un poste de|emploi de|en tant que|en qualité de|fonction de|fonction|poste|intitulé|métier|métier de|devenez|comme|recrutement d'un|recrutement d'une|offre d'emploi|futur|future|nos futurs|son futur|engage|engageons|embauche|cherche|cherchons|souhaite engager|intégrez|procède au recrutement|organise un recrutement|est à la recherche",
  ),
  companySentence: list(
    "leader|leader mondial|leader européen|leader sur|acteur majeur|acteur de référence|spécialisée dans|spécialisé dans|spécialiste de|spécialiste du|spécialistes du|fondée en|créée en|depuis 19|filiale du groupe|notre groupe|notre entreprise|notre société|notre agence|entreprise familiale|agence d'intérim|implantée dans|est une entreprise|est une société|collaborateurs dans|chiffre d'affaires|handicap|diversité|égalité des chances|notre client est|à taille humaine",
  ),
  headings: {
    tasks: list(
      "missions|vos missions|votre mission|mission|description du poste|descriptif du poste|description|descriptif|tâches|vos tâches|votre rôle|fonction|votre fonction|responsabilités|vos responsabilités|le poste|poste|activités|activités principales|vos activités|contenu de la fonction|quotidien|votre quotidien|les missions|missions principales|ce que vous ferez|détail du poste|finalité|vos missions principales|description de la fonction|ce que tu vas faire|ce que tu vas faire chez nous|ce que vous allez faire|ce que tu feras|le job|ton job|votre job|ce qui vous attend|ce qui t'attend|quel sera ton rôle|quel sera votre rôle|quelles seront vos missions|les tâches|le poste en bref|votre journée|ta journée|ta mission|en pratique|ce que l'on vous confie|ce qu'on te confie",
    ),
    profile: list(
      "profil|votre profil|profil recherché|description du profil|le profil|profil souhaité|profil du candidat|compétences|compétences requises|vos compétences|qualifications|exigences|pré-requis|prérequis|qui êtes-vous|vous êtes|ce que nous attendons|conditions|qualités|qualités requises|savoir-être|savoir-faire|soft skills|formation|expérience|votre expérience|connaissances|connaissances linguistiques|langues|vos atouts|ce que nous recherchons|nous demandons|ce que vous apportez|ce que tu apportes|ce qu'on attend de toi|ce qu'on attend de vous|ce que nous attendons de vous|ce que nous attendons de toi|ce qu'on te demande|ce que nous demandons|ce qu'on demande|le candidat|la candidate|le candidat idéal|tu te reconnais|vous vous reconnaissez|et vous|et toi|ce que nous espérons trouver|ce que nous cherchons|ce qu'il faut|ce qu'il vous faudra|ton bagage|tes qualités|tes compétences|ton expérience|les compétences attendues|aptitudes|aptitudes requises|connaissances requises|titres requis|titre requis|diplômes requis",
    ),
    offer: list(
      "offre|notre offre|nous offrons|nous vous offrons|nous vous proposons|nous proposons|avantages|vos avantages|les avantages|conditions et avantages|rémunération|rémunération et avantages|ce que nous offrons|ce que nous proposons|ce que nous vous offrons|pourquoi nous rejoindre|pourquoi rejoindre|les plus|les + du poste|package|conditions salariales|découvrez les avantages|les conditions|salaire et avantages|avantages sociaux|découvrez pourquoi vous allez aimer votre futur job|le cadre|ce que tu gagnes|ce que vous gagnez|ce qui t'attend chez nous|ce qu'on vous offre|ce qu'on vous propose|ce qu'on te propose|ce que nous t'offrons|tu reçois|tu recevras|vous recevrez|ce que tu reçois|de notre côté|et de notre côté|contrat et salaire|horaires et salaire|ce que l'on t'offre",
    ),
    company: list(
      "entreprise|l'entreprise|à propos|à propos de nous|qui sommes-nous|qui sommes nous|notre entreprise|notre société|la société|présentation de l'entreprise|société|le groupe|notre client|employeur|l'établissement|votre employeur|présentation|le client|contexte|notre groupe|à propos de l'entreprise|l'employeur|l'association|notre histoire|l'organisation|le service|l'école|la commune|l'hôpital|notre équipe|qui nous sommes|l'agence|la maison",
    ),
    contact: list(
      'contact|postuler|pour postuler|candidature|intéressé|intéressée|comment postuler|postulez|procédure|processus de recrutement|pour nous joindre|modalités|informations complémentaires|envie de nous rejoindre|tu postules|tenté|tentée|ça te tente|ça vous tente|des questions|une question',
    ),
  },
  headingWords: {
    tasks: list(
      'missions|mission|activités|activites|travail|travaux|tâches|taches|feras|ferez|quotidien|fonction|description du poste|votre rôle|responsabilités|amené à|concrètement|journée|au programme',
    ),
    profile: list(
      "profil|recherché|cherche|cherchons|demandé|demande|il faut|faut|devez|devra|exigé|exigences|requis|requises|impératif|imperatif|compétences|competences|qualités|vous êtes|tu es|vous avez|décrit le mieux|on regarde|conditions d'accès|attendu|attendus|atouts|expérience",
    ),
    offer: list(
      'offre|offrons|proposons|recevez|reçois|avantages|rémunération|remuneration|salaire|traitement|conditions|côté pratique|bénéficiez|bénéficier|contrat|horaires|lieu de travail|lieu du travail|temps de travail|package|pourquoi|prime|primes|en échange',
    ),
    company: list('entreprise|le groupe|notre groupe|société|présentation|qui sommes|a propos|à propos|établissement'),
    contact: list('candidature|contact|postuler|intéresse|interesse|procédure|renseigner'),
  },
  niceHeadingWords: list(
    'en plus si possible|un plus|atout|atouts|serait un plus|apprécié|appréciés|souhaité|bonus|idéalement',
  ),
  requiredHeadings: list(
    'prérequis|pré-requis|compétences requises|exigences|impératifs|indispensable|qualités requises|compétences indispensables|obligatoire|must have|must haves',
  ),
  niceHeadings: list(
    'atouts|les plus|un plus|souhaité|nice to have|apprécié|compétences souhaitées|compétences appréciées|serait un plus',
  ),
  commonWords: list(
    'go|chef|lead|plan|access|word|express|r|c|teams|outlook|spring|node|project|basic|spark|scala|ruby|rust|sap|swift|excel|sage|ciel|make|caisse|dos|pack|vision|pointe|patients|structures|attentions|attention|travailleurs|équipiers|impliquées|indépendants|avenants|électroniques|équilibres',
  ),
  prospectWords: list(
    "en vue de|en vue d'|en vue d'un|en vue d'une|vue de|vue d'|possibilité de|possibilité d'|possibilités de|possibilités d'|perspective de|perspective d'|perspectives de|perspectives d'|option|évolutif|évoluer en|évoluer vers|évolution vers|évolution en|déboucher sur|débouchant sur|débouche sur|aboutir à|suivi de|suivi d'|suivie de|suivie d'|puis|ensuite|à terme|à l'issue|transformable en|transformation en|converti en|objectif|opportunité de|opportunité d'|chance de|avant|possible|envisagé|envisageable|à la clé|transformé en|transformée en|susceptible d'être|susceptible d'évoluer|pouvant être|renouvelable puis|avant une|avec option|prolongation|prolongé|prolongée|débouchant|débouche|par la suite|avec engagement",
  ),
  permanentWords: list(
    'cdi|fixe|embauche|engagement|indéterminée|indéterminé|titularisation|pérennisation|pérenne|définitif|définitive|recrutement définitif|contrat fixe|durée indéterminée|à durée indéterminée|embauche définitive|engagement fixe|poste fixe|sans limitation de durée|sans limite de durée|pour de bon|à son nom|à leur nom|sans terme',
  ),
  dayWords: list(
    'jour|jours|journée|journées|nuit|nuits|soir|soirs|soirée|soirées|matin|matins|matinée|matinées|après-midi|demi-journées|après-midis',
  ),
  elsewhereWords: list(
    'télétravail|télétravailler|domicile|à la maison|maison|bureau|distanciel|présentiel|distance|hybride|école|cours|formation|centre de formation|cfa|déplacement|déplacements|étranger|remote|homeworking|ouvert|ouverts|chez le client|siège|repos|fermé|fermés|congé|congés|récupération|libre|libres|agence|sur site|présence|hôtel|découché|découchés|découcher|découchers',
  ),
  averageWords: list('moyenne|moyennes|moyen|environ'),
  untilWords: list("jusqu'au|jusqu'à|jusqu'en|jusque"),
  monthWords: list('mois'),
  lengthWords: list(
    "durée|période de|mission|renouvelable|renouvelables|prolongation|remplacement|initial|initiale|congé|détachement|intérim|renfort|saison|d'abord|dans un premier temps|pour commencer|période|financé|financée|mandat",
  ),
  otherLengthWords: list(
    "période d'essai|essai|préavis|formation|intégration|stage|vacances|prime|après|gratuit|tous les|par|alternance|apprentissage|évaluation|treizième|13e",
  ),
  viaAgencyWords: list(
    "sous notre drapeau|via notre agence|par notre intermédiaire|via nous|fiche de paie|sous contrat avec nous|chez nous en intérim|avec nous en intérim|par l'agence|via l'agence|chez notre agence|par notre agence|nous restons votre employeur",
  ),
  joiningWords: list('et|ou|sont|constituent|seraient|seront'),
  afterwards: list(
    "puis|ensuite|suivi de|suivi d'un|suivie de|en vue de|évolutif|débouchant sur|débouche sur|avant|à l'issue|avec possibilité de|pouvant déboucher sur|transformable|vers un|débouchant|débouche|déboucher|objectif|deviendra|devient|prolongeable|intention de continuer|prolongé|reconduit",
  ),
  functionWords: list(
    'vous|tu|ton|ta|tes|votre|vos|nous|notre|nos|il|elle|ils|elles|se|s|sur|dans|par|pour|avec|sans|sous|ou|ce|cet|cette|ces|son|sa|ses|leur|leurs|tout|tous|toute|toutes|chaque|divers|diverses|différents|différentes|nouveaux|nouvelles|bon|bonne|bonnes|petits|petites|autres|est|sont|qui|que|selon|y|ainsi',
  ),
  lightWords: list('de|d|du|des|la|le|les|l|un|une|en|à|au|aux|et'),
};
