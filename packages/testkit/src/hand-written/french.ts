import type { WireDocument } from '@counterpart/domain';

/** Three CVs as people in Belgium and France write them. */
export const frenchCandidates: readonly WireDocument[] = [
  {
    id: 'hand-c-fr-1',
    language: 'FRE',
    preferredJobTitle: 'cariste',
    preferredJobInfo: 'Cherche un poste de cariste en équipe du matin ou 2x8 autour de Roubaix, intérim accepté.',
    cvText: `Moussa KEITA
Roubaix (59)
Permis B, véhicule

CARISTE - CACES R489 catégories 1B, 3 et 5 (valables jusqu'en mars 2029)

Expériences professionnelles

Depuis juin 2021 : cariste grande hauteur, Plateforme Saulnière, Lesquin
Mise en stock jusqu'à 11 mètres, réapprovisionnement des picking, chargement de semi-remorques. Saisie des mouvements sur terminal embarqué (Reflex). Référent sécurité de l'équipe du matin : j'ai fait poser les miroirs au croisement des allées 12 et 14, plus un seul accrochage depuis.

2018 - 2021 : agent de quai puis cariste en intérim, plusieurs entrepôts de la métropole lilloise
Déchargement de conteneurs, tri de colis, filmage, conduite de transpalette électrique. J'ai vu le frais, le textile et la pièce détachée : je m'adapte vite à un nouveau site.

2015 - 2018 : employé polyvalent, supérette de quartier, Tourcoing
Mise en rayon, réception des livraisons à 5 h, caisse le samedi.

Formation
Titre professionnel cariste d'entrepôt, AFPA de Roubaix, 2018
CAP vente, 2014

Langues : français, bambara, anglais de base (A2)

Centres d'intérêt : arbitre de futsal le dimanche, cuisine.

Disponible sous deux semaines. Références sur demande auprès de mon chef d'équipe actuel.`,
    workExperiences: [
      {
        id: 'w1',
        title: 'Cariste grande hauteur',
        company: 'Plateforme Saulnière',
        text: 'Mise en stock jusqu’à 11 mètres, réapprovisionnement, chargement de semi-remorques, saisie sur Reflex.',
        dateFrom: '2021-06',
        dateTo: null,
      },
      {
        id: 'w2',
        title: 'Agent de quai puis cariste',
        company: 'Intérim, métropole lilloise',
        text: 'Déchargement de conteneurs, tri de colis, conduite de transpalette électrique.',
        dateFrom: '2018',
        dateTo: '2021',
      },
      {
        id: 'w3',
        title: 'Employé polyvalent',
        company: 'Supérette de quartier',
        text: 'Mise en rayon, réception des livraisons, caisse.',
        dateFrom: '2015',
        dateTo: '2018',
      },
    ],
    educations: [
      {
        id: 'e1',
        field: 'Cariste d’entrepôt',
        degree: 'titre professionnel',
        institute: 'AFPA de Roubaix',
        info: '',
        dateFrom: '2018',
        dateTo: '2018',
      },
    ],
    extraProperties: {
      name: 'Moussa Keita',
      birthDate: '1995-12-05',
      town: 'Roubaix',
      office: 'Lille',
      email: 'moussa.keita@example.org',
      phone: '+33 6 39 98 10 20',
      status: 'employed',
      startDate: '2026-03-15',
    },
  },
  {
    id: 'hand-c-fr-2',
    language: 'FRE',
    preferredJobTitle: 'secrétaire médicale',
    preferredJobInfo: 'Mi-temps ou 4/5 dans un cabinet ou une polyclinique de la région namuroise.',
    cvText: `Françoise Renson
5000 Namur

À propos
Secrétaire médicale depuis près de vingt ans, je sais accueillir un patient inquiet, faire patienter un délégué et retrouver un protocole égaré, parfois les trois en même temps. Je cherche un temps partiel plus proche de chez moi.

Parcours
- Clinique Beausart, Dinant, service de cardiologie, de septembre 2012 à aujourd'hui. Prise de rendez-vous pour six médecins, frappe de protocoles au dictaphone, tarification INAMI, gestion des urgences au téléphone. J'ai participé au passage au dossier informatisé et formé quinze collègues.
- Cabinet de radiologie Fontigny, Namur, de 2006 à 2012. Accueil, encodage des demandes, facturation aux mutuelles, archivage des clichés.
- Congé parental en 2010 (huit mois).

Études
Graduat en secrétariat médical, Haute école de Namur, 2003-2006

Ce que je connais
Terminologie médicale, logiciels de prise de rendez-vous, Word, reconnaissance vocale, nomenclature INAMI. Dactylo rapide : 75 mots par minute.

Langues
Français langue maternelle, néerlandais B1 (cours du soir en cours), anglais A2.

Je suis discrète par métier et par caractère. Permis B. Libre après un préavis de trois mois.`,
    workExperiences: [
      {
        id: 'w1',
        title: 'Secrétaire médicale',
        company: 'Clinique Beausart',
        text: 'Prise de rendez-vous pour six médecins, protocoles, tarification INAMI, formation des collègues.',
        dateFrom: '2012-09',
        dateTo: null,
      },
      {
        id: 'w2',
        title: 'Secrétaire',
        company: 'Cabinet de radiologie Fontigny',
        text: 'Accueil, encodage des demandes, facturation aux mutuelles.',
        dateFrom: '2006',
        dateTo: '2012',
      },
    ],
    educations: [
      {
        id: 'e1',
        field: 'Secrétariat médical',
        degree: 'graduat',
        institute: 'Haute école de Namur',
        info: '',
        dateFrom: '2003',
        dateTo: '2006',
      },
    ],
    extraProperties: {
      name: 'Françoise Renson',
      birthDate: '1984-08-21',
      town: 'Namur',
      office: 'Liège',
      email: 'francoise.renson@example.org',
      phone: '+32 455 00 55 66',
      status: 'employed',
      startDate: '2026-06-15',
    },
  },
  {
    id: 'hand-c-fr-3',
    language: 'FRE',
    preferredJobTitle: 'développeur PHP',
    preferredJobInfo: 'CDI en télétravail partiel, région lyonnaise, à partir de 42 000 euros.',
    cvText: `Adrien Charrier - développeur back-end PHP / Symfony - Villeurbanne

Je développe des applications métier depuis sept ans. J'aime les modèles de données propres, les tests qui servent à quelque chose et les utilisateurs qu'on rencontre en vrai.

Puymarin Digital, Lyon - développeur PHP, 2021-03 à ce jour
• Refonte d'un logiciel de gestion de tournées pour un réseau de 40 boulangeries industrielles : Symfony 6, API Platform, PostgreSQL
• Migration progressive d'un code de 2009 sans arrêter la production : 180 écrans, deux ans, aucun week-end perdu
• Mise en place de l'intégration continue (GitLab CI) et des revues de code
• Encadrement de deux alternants

Vauclair Voyages, Lyon - développeur web, 2018-09 à 2021-02
• Moteur de réservation de séjours, connecteurs vers une vingtaine d'hôteliers
• Temps de réponse de la recherche ramené de 4 s à 600 ms

Formation
Licence professionnelle développement web, IUT de Lyon, 2018
BTS services informatiques aux organisations, 2017

Compétences : PHP, Symfony, Doctrine, MySQL, PostgreSQL, Docker, RabbitMQ, un peu de Vue.js ; méthodes agiles, event storming.
Anglais : B2 (lecture courante, réunions une fois par semaine avec un partenaire irlandais)

Préavis de trois mois, négociable.`,
    workExperiences: [
      {
        id: 'w1',
        title: 'Développeur PHP',
        company: 'Puymarin Digital',
        text: 'Refonte d’un logiciel de gestion de tournées avec Symfony et PostgreSQL, intégration continue, encadrement.',
        dateFrom: '2021-03',
        dateTo: null,
      },
      {
        id: 'w2',
        title: 'Développeur web',
        company: 'Vauclair Voyages',
        text: 'Moteur de réservation et connecteurs vers des hôteliers.',
        dateFrom: '2018-09',
        dateTo: '2021-02',
      },
    ],
    educations: [
      {
        id: 'e1',
        field: 'Développement web',
        degree: 'licence professionnelle',
        institute: 'IUT de Lyon',
        info: '',
        dateFrom: '2017',
        dateTo: '2018',
      },
    ],
    extraProperties: {
      name: 'Adrien Charrier',
      birthDate: '1996-03-14',
      town: 'Villeurbanne',
      office: 'Lyon',
      email: 'adrien.charrier@example.org',
      phone: '+33 6 39 98 30 40',
      status: 'employed',
      startDate: '2026-06-01',
    },
  },
];

/** Three advertisements as agencies and employers in Belgium and France write them. */
export const frenchJobs: readonly WireDocument[] = [
  {
    id: 'hand-j-fr-1',
    language: 'FRE',
    jobTitle: 'Couvreur-zingueur (H/F)',
    jobText: `L'entreprise
Toitures Boisclair est une entreprise familiale de Gembloux : quatorze personnes, trois camionnettes-ateliers, une grue de toit. Nous travaillons surtout en rénovation, à une demi-heure du dépôt au plus. On rentre chez soi le soir.

La fonction
- Découvrir, poser la sous-toiture et isoler par l'extérieur (sarking)
- Poser tuiles et ardoises, naturelles ou artificielles
- Façonner et souder les gouttières, noues et solins en zinc
- Montage de l'échafaudage avec l'équipe

Le profil
Vous avez au moins trois ans d'expérience en couverture et vous savez souder le zinc : c'est indispensable. Vous n'avez pas le vertige. Le permis B est exigé, le BE serait un plus pour la remorque. VCA souhaité, sinon nous organisons la formation. Il faut savoir parler aux clients, en français ; quelques mots de néerlandais sont utiles du côté de Wavre.

L'offre
Intérim en vue d'un engagement, temps plein 40 heures avec jours de repos compensatoires. Salaire selon la CP 124, de 17,20 à 20,10 € brut de l'heure. Timbres de fidélité et intempéries, frais de déplacement, chèques-repas. Congés du bâtiment en juillet.

Début souhaité : après Pâques.`,
    extraProperties: {
      company: 'Toitures Boisclair SRL',
      companyId: 'toitures-boisclair-srl',
      office: 'Liège',
      town: 'Gembloux',
      startDate: '2026-04-15',
      status: 'open',
    },
  },
  {
    id: 'hand-j-fr-2',
    language: 'FRE',
    jobTitle: 'Aide-soignant(e) de nuit H/F - EHPAD',
    jobText: `Nous recherchons pour notre résidence d'Amiens, 72 lits dont une unité protégée de 14 places, deux aides-soignants ou aides-soignantes de nuit.

Vos missions : surveiller et rassurer les résidents, assurer les changes et les soins d'hygiène, distribuer les collations nocturnes, répondre aux appels, transmettre par écrit à l'équipe de jour sur le logiciel de soins. Vous travaillez en binôme, avec une infirmière d'astreinte joignable à tout moment.

Votre profil : diplôme d'État d'aide-soignant obligatoire. Une expérience auprès de personnes désorientées est un vrai plus, mais les débutants motivés sont accompagnés par une marraine ou un parrain pendant six nuits. Vous êtes calme, observateur et vous aimez le travail d'équipe. La formation gestes et postures est assurée sur place.

Conditions : CDI à temps plein, cycle de 12 heures (19 h 15 - 7 h 15), un week-end sur deux. Rémunération brute mensuelle de 2 150 à 2 420 € selon ancienneté, primes Ségur et de nuit comprises. Mutuelle, œuvres sociales, parking fermé. Logement possible le premier mois pour les personnes venant de loin.

Poste à pourvoir dès que possible.`,
    extraProperties: {
      company: 'Résidence Hautbois',
      companyId: 'residence-hautbois',
      office: 'Lille',
      town: 'Amiens',
      startDate: '2026-03-01',
      status: 'open',
    },
  },
  {
    id: 'hand-j-fr-3',
    language: 'FRE',
    jobTitle: 'Comptable fournisseurs F/H',
    jobText: `Lieu : Luxembourg-ville, à cinq minutes du tram

Kieffer & Thill Distribution importe du matériel de cuisine professionnelle et le revend dans la Grande Région. Notre service financier compte huit personnes de cinq nationalités ; on y parle français, un peu d'allemand et beaucoup de foot.

À ce poste, vous :
* enregistrez environ 900 factures par mois, du scan au bon à payer ;
* préparez les deux campagnes de paiement hebdomadaires ;
* réglez les litiges avec les achats et le magasin (quantités, prix, retours) ;
* participez à la clôture mensuelle : provisions, rapprochements, comptes d'attente ;
* tenez la déclaration Intrastat.

Vous apportez un BTS ou un bachelier en comptabilité et deux ans de pratique au moins. Excel n'a plus de secrets pour vous. La connaissance de SAP est requise ; celle d'un outil de dématérialisation est appréciée. Français courant, allemand ou anglais B1.

Nous proposons un contrat à durée indéterminée, 40 heures par semaine avec horaire flexible entre 7 h et 19 h, un jour et demi de télétravail (dans les limites fiscales pour les frontaliers), un salaire annuel brut de 46 000 à 53 000 €, un treizième mois, des chèques-repas et 28 jours de congé.`,
    extraProperties: {
      company: 'Kieffer & Thill Distribution',
      companyId: 'kieffer-thill-distribution',
      office: 'Luxembourg',
      town: 'Luxembourg',
      startDate: '2026-05-01',
      status: 'open',
    },
  },
];
