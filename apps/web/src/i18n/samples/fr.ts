import type { SampleJob } from './sample-job.ts';

/** The three sample advertisements in French (SET-26). */
export const sampleJobs: readonly SampleJob[] = [
  {
    title: 'Magasinier cariste',
    employer: 'Frais & Cie, Nivelles',
    text: `Pour son entrepôt frigorifique de Nivelles, Frais & Cie recherche un magasinier cariste.

Vos tâches
- vous chargez et déchargez les camions et conduisez le chariot élévateur
- vous préparez les commandes avec un scanner et les encodez dans SAP
- vous participez chaque semaine à l'inventaire

Votre profil
Vous avez au moins 2 ans d'expérience dans un entrepôt. Un brevet de cariste est indispensable. Vous avez le permis B et vous êtes ponctuel. Vous parlez bien le français, des notions de néerlandais sont un atout. Travail en deux équipes.

Notre offre
Un temps plein, d'abord en contrat temporaire avec possibilité de contrat fixe. Un salaire de 2.600 à 2.950 euros brut par mois.`,
  },
  {
    title: 'Comptable',
    employer: 'Fiduciaire Dumont, Namur',
    text: `La fiduciaire Dumont à Namur accompagne une centaine de PME et cherche un comptable.

Votre fonction
- vous encodez les factures d'achat et de vente
- vous établissez les déclarations TVA et préparez les comptes annuels
- vous suivez les débiteurs et répondez aux questions des clients

Votre profil
Vous avez un bachelier en comptabilité et au moins 3 ans d'expérience. Vous êtes précis et maîtrisez Excel. Le français est votre langue maternelle, le néerlandais est un plus.

Nous offrons
Un contrat à durée indéterminée à temps plein et un salaire de 3.100 à 3.800 euros brut par mois.`,
  },
  {
    title: 'Infirmier ou infirmière en maison de repos',
    employer: 'Résidence Le Tilleul, Liège',
    text: `La résidence Le Tilleul à Liège recherche un infirmier ou une infirmière pour une unité de douze résidents.

Vos missions
- vous soignez les plaies, suivez la médication et tenez le dossier de soins à jour
- vous encadrez les aides-soignants et vous concertez avec les médecins
- vous accompagnez les personnes atteintes de démence et leur famille

Votre profil
Vous avez un diplôme en soins infirmiers et un visa. Vous êtes patient et aimez travailler en équipe. Vous parlez couramment français.

Nous proposons
Un contrat à durée indéterminée, à temps partiel ou à temps plein, et un salaire à partir de 3.000 euros brut par mois.`,
  },
];
