import { listOf } from '../words/sector.ts';

/** Word lists that French templates share. */
export const words = {
  trait: listOf(
    'rigoureux|ponctuel|polyvalent|organisé|autonome|dynamique|calme|sociable|soigneux|curieux|fiable|discret|volontaire',
  ).map((man) => {
    const irregular: Record<string, string> = {
      rigoureux: 'rigoureuse',
      soigneux: 'soigneuse',
      curieux: 'curieuse',
      ponctuel: 'ponctuelle',
      discret: 'discrète',
    };
    return `{m:${man}~${irregular[man] ?? (man.endsWith('e') ? man : `${man}e`)}}`;
  }),
  trait2: listOf(
    'à l’écoute|{m:orienté~orientée} client|résistant{m:~e} au stress|débrouillard{m:~e}|{m:attentif~attentive} à la sécurité|de bonne humeur|patient{m:~e}|{m:minutieux~minutieuse}|{m:réactif~réactive}|doté{m:~e} d’un bon esprit d’équipe',
  ),
  strength1: listOf(
    'tiens mes délais|garde mon sang-froid|forme volontiers les nouveaux|vais au bout des choses|préfère agir que parler|signale mes erreurs|vois vite où ça bloque|m’entends avec tout le monde|reste une heure de plus s’il le faut|soigne les détails',
  ),
  strength3: listOf(
    'tient ses délais|garde son sang-froid|forme volontiers les nouveaux|va au bout des choses|préfère agir que parler|voit vite où ça bloque|s’entend avec tout le monde|soigne les détails|prend des initiatives',
  ),
  pressure: listOf(
    '{2-5} collègues sont absents|le téléphone n’arrête pas|un client de {town} s’impatiente|une livraison a {2-6} heures de retard|le planning change à {5-11} h du matin|il fait {27-36} degrés|tout tombe la semaine de {Noël~Pâques~la rentrée~l’inventaire}',
  ),
  adjunct: listOf(
    '{withTeam}|{withTeam}|{underBoss}|{pace}|{pace}|{forWhom}|{howLong}|{projectOf}|{withTeam}, {howLong}|{underBoss} et {forWhom}',
  ),
  adAdjunct: listOf(
    'avec {team}|dans une équipe de {3-24}|en rendant compte à {boss}|environ {5-90} fois par {jour~semaine}|pour {client}|pour {3-60} clients réguliers|sur {2-7} sites|en accord avec {boss}',
  ),
  adDetail: listOf(
    '{2-5} jours par semaine|{2-14} heures par semaine|{2-7} sites|environ {15-85} % du temps|pour {client}',
  ),
  withTeam: listOf(
    'dans une équipe de {3-24}|avec {team}|avec {2-12} collègues|en binôme avec {boss}|en encadrant {2-6} apprentis',
  ),
  underBoss: listOf(
    'sous la direction de {boss}|à la demande de {boss}|en rendant compte à {boss}|en lien quotidien avec {boss}',
  ),
  pace: listOf(
    'environ {5-90} fois par {jour~semaine~poste}|entre {5-8} h et {14-18} h|{2-5} jours par semaine|du lundi au {jeudi~vendredi~samedi}|parfois {4-10} commandes à la fois|sur {2-7} sites de {town}',
  ),
  forWhom: listOf('pour {client}|pour {3-60} clients réguliers|pour {client}'),
  howLong: listOf(
    'pendant {3-30} mois|depuis {year}|de {janvier~mars~mai~septembre~novembre} à {juin~août~octobre~décembre} {year}|durant {2-40} semaines|pendant la haute saison {year}',
  ),
  projectOf: listOf('pour {project} de {2-48} mois|dans le cadre de {project} à {town}|après {project} de {year}'),
  project: listOf(
    'une rénovation|un déménagement|une extension|un démarrage|une réorganisation|une fusion|un audit|une campagne|une modernisation',
  ),
  team: listOf(
    '{3-25} collègues|une équipe de {3-18}|l’équipe {de nuit~du matin~d’après-midi~de week-end} de {4-20} personnes|{2-6} ouvriers et {2-4} apprentis|{2-9} collègues de {town}|les {3-12} collègues {dienst}',
  ),
  dienst: listOf(
    'du planning|de la maintenance|des ventes|de la qualité|des achats|de la comptabilité|de la logistique|de l’accueil|du service technique|des ressources humaines',
  ),
  boss: listOf(
    '{la responsable~la directrice~la gérante~la coordinatrice} de {town}|{m:madame~monsieur} {stem}|{la cheffe d’équipe~la responsable~la patronne} de chez {firm}|une collègue de {8-35} ans de métier|un chef d’équipe de {town}',
  ),
  client: listOf(
    'des clients de {town}|{un hôpital~une école~une commune~une usine~un grossiste~une maison de repos~une banque~un garage~une brasserie} de {town}|{20-400} clients de la région de {town}|des particuliers autour de {town}|la filiale de {town}|la société {stem} {legal}',
  ),
  detail: listOf(
    '{2-5} jours par semaine|{2-14} heures par semaine|aussi à {town}|{2-7} sites|environ {15-85} % du temps|{3-18} mois|depuis {year}|à {town} et à {town}|pour {client}',
  ),
  duty: listOf(
    'rendre compte chaque jour à {boss}|former {2-9} nouveaux|suivre le planning de {team}|vérifier les chiffres de la semaine {1-52}|traiter les réclamations de {client}|faire l’inventaire {2-6} fois par an',
  ),
  firmKind: listOf(
    'une entreprise familiale|une PME de {8-45} personnes|une société de {2-9} sites|une structure stable|une maison en croissance|une entreprise de {20-250} personnes',
  ),
  reason: listOf(
    'la société a déménagé à {town}|le projet de {client} était terminé|je voulais me rapprocher de {town}|les commandes de {client} ont chuté|nous avons emménagé à {town}|aucun CDI n’a suivi après {3-18} mois|l’équipe de {6-40} a été réduite',
  ),
  lesson: listOf(
    'la préparation fait {20-60} % du travail|il ne faut jamais faire attendre {client}|la sécurité passe avant la cadence, même à {14-22} h|une bonne passation prend {5-20} minutes|mieux vaut mesurer {2-3} fois',
  ),
  lessonNoun: listOf('la patience|le travail d’équipe|la persévérance|l’écoute|l’organisation|la gestion de groupe'),
  wishEnd: listOf(
    '{hoursWish}|dans {firmKind}|pour {growth}|avec un contrat fixe après {3-12} mois|sans dépasser {2-3} week-ends par mois|{startMoment}',
  ),
  hoursWish: listOf(
    'à temps plein|à temps partiel, {16-30} h par semaine|de jour, entre {6-9} h et {15-18} h|en deux équipes|{3-4} jours par semaine|en journée ou le week-end, {24-38} h|{30-39} h par semaine',
  ),
  growth: listOf(
    'continuer à apprendre pendant {2-6} ans|évoluer vers un rôle de référent pour {team}|mettre à profit mon passage chez {firm}|travailler au contact de {client}|prendre la responsabilité de {team}|progresser en {skill}',
  ),
  hobby: listOf(
    'je joue au {foot~basket~volley} à {club}|je roule {30-140} km à vélo autour de {town}|je chante dans une chorale de {12-60} personnes|j’entraîne {8-20} enfants à {club}|je cultive un potager de {20-300} m² à {town}|je répare de vieux {vélos~postes de radio~scooters~meubles} pour {team}|je suis bénévole à {club}|je cours {5-42} km près de {town}|je cuisine le {vendredi~samedi~dimanche} pour {4-30} personnes|je joue {de la guitare~de l’accordéon~aux échecs~à la pétanque} à {club}',
  ),
  club: listOf(
    'l’association de {town}|l’amicale {stem} de {town}|{la maison de quartier~l’harmonie~l’union sportive} de {town}',
  ),
  transport: listOf(
    'mon vélo|ma voiture|le train|le bus|mon scooter|les transports en commun|une trottinette et le train',
  ),
  startMoment: listOf(
    'à partir du {2-28} {mars~avril~mai~juin~septembre}|d’ici {2-12} semaines|immédiatement|en accord avec {firm}|après {mars~avril~mai~juin}',
  ),
  place: listOf('à {town}'),
};

const belgium = {
  stem: listOf(
    'Valmont|Boisclair|Hautefagne|Rivesart|Grandcour|Pierrelong|Beausart|Tillesart|Noirval|Sombreroc|Fontigny|Clairbois|Wéripont|Roselies-Nord|Larivoire|Marbaix|Chanterive|Orneval|Sartigny|Belleroche',
  ),
  legal: listOf('SRL|SA|SC|SRL'),
  school: listOf(
    'Institut {stem}, {town}|Athénée {stem}, {town}|Institut technique {stem}, {town}|IFAPME {town}|École de promotion sociale de {town}',
  ),
  college: listOf('Haute école {stem}, {town}|Université de {town}|Institut supérieur {stem}, {town}'),
  wageMonth: listOf(
    'salaire brut mensuel entre {low} et {high} €|de {low} à {high} € brut par mois|{low} € - {high} € brut/mois',
  ),
  wageHour: listOf('salaire horaire de {low} à {high} € brut|entre {low} et {high} €/h brut'),
  wageYear: listOf('de {low} à {high} € brut par an|salaire annuel brut entre {low} et {high} €'),
  extra: listOf(
    'des chèques-repas de {6-8} €|une assurance groupe|des éco-chèques|une assurance hospitalisation|une prime vélo|une voiture de société|un gsm et un ordinateur',
  ),
  extra2: listOf(
    '{2-12} jours de congé en plus|une formation de {2-20} jours|une prime de fin d’année|{20-32} jours de congé|un jour de télétravail par semaine',
  ),
};

/** Word lists by country. */
export const countryWords = {
  BE: belgium,
  LU: belgium,
  NL: belgium,
  IT: belgium,
  FR: {
    stem: listOf(
      'Beauregard|Montclair|Rochebrune|Delacroze|Villemorte|Saulnière|Grandpré|Lormont-Vallier|Chantoiseau|Fertillac|Arbonelle|Puymarin|Vauclair|Castelroc|Merignol|Bourdelière|Tréguidel|Hautbois|Ponsardin|Lagrève|Sauveterre-Nord|Aubrière',
    ),
    legal: listOf('SARL|SAS|et Fils|Groupe|SAS'),
    school: listOf(
      'Lycée professionnel {stem}, {town}|CFA de {town}|AFPA de {town}|Lycée {stem}, {town}|GRETA de {town}',
    ),
    college: listOf('IUT de {town}|Université de {town}|École supérieure {stem}, {town}'),
    wageMonth: listOf(
      'salaire de {low} à {high} € brut mensuel sur {12-13} mois|{low} - {high} € brut par mois|rémunération mensuelle brute : {low} à {high} €',
    ),
    wageHour: listOf('{low} à {high} € brut de l’heure|taux horaire entre {low} et {high} €'),
    wageYear: listOf('{low} à {high} € brut annuel|salaire annuel de {low} à {high} € brut selon profil'),
    extra: listOf(
      'un panier repas de {6-10} €|une mutuelle prise en charge à {50-80} %|des tickets restaurant|un 13e mois|une prime d’intéressement|{10-12} RTT|un CSE actif',
    ),
    extra2: listOf(
      'une prime de transport|une formation de {2-20} jours|{2-3} jours de télétravail|une prime de fin d’année|10 % d’IFM et 10 % de congés payés|des indemnités kilométriques',
    ),
  },
};
