import { namesOf, townsOf } from '../words/voice.ts';

/** Towns of Wallonia, Brussels, Luxembourg and France. */
export const towns = townsOf(`
Bruxelles;1000;30;BE;Brussel
Liège;4000;18;BE;Liège
Charleroi;6000;18;BE;Liège
Namur;5000;11;BE;Liège
Mons;7000;9;BE;Lille
La Louvière;7100;8;BE;Liège
Tournai;7500;7;BE;Lille
Mouscron;7700;6;BE;Lille
Verviers;4800;6;BE;Liège
Nivelles;1400;3;BE;Brussel
Wavre;1300;4;BE;Brussel
Seraing;4100;6;BE;Liège
Gembloux;5030;3;BE;Liège
Arlon;6700;3;BE;Luxembourg
Marche-en-Famenne;6900;2;BE;Liège
Herstal;4040;4;BE;Liège
Huy;4500;2;BE;Liège
Luxembourg;1111;7;LU;Luxembourg
Esch-sur-Alzette;4001;4;LU;Luxembourg
Differdange;4501;2;LU;Luxembourg
Lille;59000;14;FR;Lille
Roubaix;59100;7;FR;Lille
Tourcoing;59200;6;FR;Lille
Valenciennes;59300;4;FR;Lille
Dunkerque;59140;5;FR;Lille
Arras;62000;4;FR;Lille
Amiens;80000;5;FR;Lille
Paris;75011;26;FR;Lille
Reims;51100;6;FR;Lille
Metz;57000;5;FR;Luxembourg
Nancy;54000;5;FR;Luxembourg
Strasbourg;67000;8;FR;Luxembourg
Lyon;69003;18;FR;Lyon
Villeurbanne;69100;7;FR;Lyon
Grenoble;38000;7;FR;Lyon
Saint-Étienne;42000;7;FR;Lyon
Valence;26000;4;FR;Lyon
Dijon;21000;6;FR;Lyon
Clermont-Ferrand;63000;6;FR;Lyon
Annecy;74000;5;FR;Lyon
Marseille;13002;16;FR;Lyon
Toulouse;31000;12;FR;Lyon
Bordeaux;33000;9;FR;Lyon
Nantes;44000;9;FR;Lille
Rennes;35000;7;FR;Lille
Rouen;76000;5;FR;Lille
Montpellier;34000;7;FR;Lyon
Orléans;45000;4;FR;Lille
`);

const walloon = namesOf(
  60,
  'Benoît Olivier Thierry Quentin Maxime Loïc Arnaud Vincent Philippe Jérôme Cédric Grégory Nicolas Sébastien Fabrice Ludovic',
  'Céline Aurélie Virginie Caroline Mélanie Delphine Sandrine Justine Amandine Valérie Élodie Noémie Stéphanie Laurence',
  'Lambert|Dubois|Lejeune|Collard|Delvaux|Hubert|Gillet|Marchal|Renson|Wauthier|Pirson|Bastin|Thonnard|Henrotte|Colson|Dumoulin|Lecocq|Massart|Servais|Delhaye|Tilkin|Noirhomme',
);
const french = namesOf(
  60,
  'Julien Antoine Guillaume Romain Baptiste Mathieu Clément Adrien Florian Rémi Damien Pascal Frédéric Alexis Yann Stéphane',
  'Camille Manon Marine Pauline Léa Chloé Nathalie Isabelle Émilie Audrey Mathilde Florence Sylvie Coralie Laëtitia Solène',
  'Moreau|Girard|Rousseau|Chevallier|Perrin|Carpentier|Lefebvre|Vasseur|Guillot|Barbier|Fontaine|Renaud|Caron|Blondel|Marchand|Delattre|Picard|Roussel|Boulanger|Charrier|Morvan|Pasquier|Vidal|Brunel',
);
const newer = namesOf(
  34,
  'Rachid Mehdi Abdel Sofiane Mamadou Ibrahima Moussa Jean-Claude Patrice Bruno João Miguel Samir Nabil Serge Tarek',
  'Samia Nadia Leïla Inès Fatou Aminata Mariam Grâce Joséphine Sónia Paula Houria Nour Rosalie Aïcha Esther',
  'Benkacem|Zerouali|Bensaïd|Haddad|Traoré|Diallo|Konaté|Ndiaye|Mbemba|Lukusa|Kabeya|Ferreira|Da Costa|Pinto|Carvalho|Belkacem|Cissé|Boukhari|Tshimanga|Rodrigues|Messaoudi|Camara',
);
const luxembourgish = namesOf(
  30,
  'Luc Marc Tom Christian Serge Claude',
  'Martine Carole Nicole Sandra Mireille Tessy',
  'Weber|Schmit|Kieffer|Thill|Wagener|Reuter|Hoffmann|Muller|Kirsch',
);

/** Names of people in French-speaking places. */
export const names = {
  BE: [walloon, newer],
  FR: [french, newer],
  LU: [luxembourgish, french, newer],
  NL: [walloon],
  IT: [french],
};
