import { sector, work } from '../words/sector.ts';

/** Education and training in French. */
export const education = sector(
  'education',
  {
    firms: 'École {stem}|Collège {stem}|Institut {stem}|Centre de formation {stem}|{stem} Langues|Médiathèque {stem}',
    activities:
      'enseigne à des enfants|donne des cours de langues aux adultes|forme des techniciens|accompagne des jeunes|organise des formations en entreprise',
    sites:
      'en primaire|dans une école de {town}|en formation pour adultes|dans une classe de {12-28} élèves|en centre de formation',
    studies: 'Sciences humaines|Techniques sociales|Accompagnement éducatif|Sciences',
    higherStudies:
      'Instituteur primaire|Enseignement secondaire|Sciences de l’éducation|Langues et lettres|Métiers de l’enseignement',
    licences: 'titre pédagogique|CAP pédagogique|BAFA|permis B',
  },
  false,
  [
    work(
      3,
      'instituteur/institutrice|professeur des écoles/professeure des écoles|instituteur primaire/institutrice primaire|enseignant/enseignante',
      'enseignement|gestion de classe|préparation de cours|entretiens avec les parents',
      'plans de travail Freinet|ENT One|classe flexible|remédiation en petits groupes',
      'enseigner à {14-27} élèves de {CE1~CM2~troisième primaire}|{préparer~corriger} les évaluations|organiser {des sorties~des classes vertes~des réunions}|aider des enfants {dys~allophones}',
    ),
    work(
      3,
      'professeur/professeure|professeur de secondaire/professeure de secondaire|enseignant technique/enseignante technique|professeur de lycée',
      'enseignement|préparation de cours|évaluation|gestion de classe',
      'cahier de texte Pronote|suivi de TFE|conseil de classe|supports sous Genially',
      'donner cours de {maths~néerlandais~électricité~histoire} à {6-14} classes|corriger les examens et {conseiller~orienter}|visiter des stages dans {4-20} entreprises|préparer les conseils de classe',
    ),
    work(
      3,
      'instituteur maternel/institutrice maternelle|professeur en maternelle|maître de maternelle/maîtresse de maternelle',
      'enseignement|éveil|activités créatives|entretiens avec les parents',
      'coins jeux|boîte à histoires|rituels du matin|motricité en salle',
      'accueillir {15-24} petits|préparer des projets sur {les animaux~le marché~Saint-Nicolas}|stimuler le langage des {plus jeunes~allophones}|remplir les carnets de suivi',
    ),
    work(
      3,
      'formateur/formatrice|formateur d’adultes/formatrice d’adultes|instructeur/instructrice|formateur technique',
      'animation de formations|pédagogie|évaluation|préparation de cours',
      'référentiel Qualiopi|cabines de soudure à équiper|modules Articulate|jury de titre professionnel',
      'animer des formations de {3-40} jours|former {des demandeurs d’emploi~des ouvriers~des cadres}|{écrire~actualiser} les supports|évaluer les stagiaires',
    ),
    work(
      2,
      'secrétaire scolaire|éducateur scolaire/éducatrice scolaire|assistant d’éducation/assistante d’éducation|secrétaire de direction école',
      'administration|accueil|encodage|Word',
      'SIEL et ProEco|dossiers de bourse|vie scolaire|surveillance de cour',
      'inscrire {100-900} élèves|suivre {les absences~les retards}|rédiger {des attestations~des factures~des courriers}|renseigner les parents',
    ),
    work(
      2,
      'bibliothécaire|agent de médiathèque/agente de médiathèque|animateur/animatrice|animateur périscolaire/animatrice périscolaire',
      'conseil au public|catalogage|animation d’activités|accueil',
      'SIGB Koha|heure du conte|portage de livres|grainothèque',
      'traiter {200-2000} prêts par semaine|recevoir des classes|organiser {des lectures~des ateliers~des rencontres}|{désherber~compléter} les collections',
    ),
  ],
);
