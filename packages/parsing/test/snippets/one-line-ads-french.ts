/** French and Belgian advertisements of one line, in the form of `DUTCH_ONE_LINE_ADS` and written as early. */
export const FRENCH_ONE_LINE_ADS = `
warehouse-worker | Lille | 12-12 HOUR | FULL_TIME | TEMPORARY | - | 1 | chariot; préparation de commandes
Magasinier H/F - Lille. Réception, préparation de commandes, conduite de chariot, CDD de 6 mois, 35 h par semaine, 12 € de l'heure, 1 an d'expérience souhaité. Merci d'envoyer votre CV.

cook | Namur | - | FULL_TIME | PERMANENT | - | 2 | -
Cuisinier(ère) recherché(e) pour brasserie à Namur ! Temps plein, contrat à durée indéterminée, fermé le dimanche soir et le lundi, minimum 2 ans d'expérience. Contactez-nous en message privé.

truck-driver/articulated-truck-driver | Nantes | 2100-2100 MONTH | FULL_TIME | PERMANENT | - | - | FIMO
URGENT : chauffeur poids lourd SPL, Nantes, régional de jour, CDI temps plein, 2 100 € brut par mois + primes, permis CE, FIMO et carte conducteur à jour. Tél 02 00 00 00 00

nurse | Lyon | - | PART_TIME | PERMANENT | - | - | soins de plaies
EHPAD Les Tilleuls - Infirmier diplômé d'État - Lyon 3e - CDI mi-temps - soins de plaies, distribution des médicaments, lien avec les familles - candidature à rh@tilleuls.example avant le 15 mars

cleaner | Bruxelles | - | PART_TIME | - | - | - | -
Agent d'entretien h/f, Bruxelles, 15 h/semaine, lundi mercredi vendredi de 17h à 22h, bureaux et sanitaires, libre de suite, envoyer sms au 0470 00 00 00, sérieux et ponctualité demandés

baker | Bordeaux | - | - | - | - | - | -
La boulangerie Le Petit Fournil cherche son boulanger (H/F) à Bordeaux, travail de nuit de 2h à 9h, deux jours de repos consécutifs, salaire selon expérience, logement possible, passez nous voir

receptionist | Paris | 1900-2100 MONTH | PART_TIME | TEMPORARY | ENG | - | -
Hôte / hôtesse d'accueil | Paris 8e | temps partiel 24 h | 1 900 à 2 100 € brut par mois | CDD 4 mois | anglais courant | excellente présentation et sens du service exigés

accountant/general-ledger-accountant | Toulouse | 32000-38000 YEAR | - | PERMANENT | - | 3 | Sage
Comptable général • Toulouse • 32-38 K€ par an • CDI • 3 ans d'expérience minimum • maîtrise de Sage • vous tenez la comptabilité générale, établissez les déclarations de TVA et préparez le bilan

electrician | Metz | - | FULL_TIME | ? | - | - | permis B
Suite à un surcroît d'activité nous recherchons un électricien du bâtiment sur Metz et alentours, 39 h par semaine, permis B et habilitation électrique obligatoires, véhicule fourni, début immédiat !

hairdresser | Liège | - | PART_TIME | - | - | - | -
Bonjour à tous, notre salon à Liège cherche une coiffeuse motivée, 3 jours par semaine dont le samedi, belle clientèle, bonne ambiance, n'hésitez pas à partager ou à taguer vos amies ! #emploi

forklift-driver | Orléans | 12.3-12.3 HOUR | FULL_TIME | TEMPORARY | - | 1 | CACES 3
Cariste CACES 3 Orléans 2x8, mission d'intérim de 3 mois, 35 h, 12,30 €/h + prime de panier, 1 an d'expérience, agence Emploi Plus, appelez le 02 00 00 00 00 ou passez à l'agence

shop-assistant | Tournai | - | PART_TIME | STUDENT | DUT | - | caisse
Job étudiant : vendeur/vendeuse en magasin de vêtements à Tournai, le samedi et pendant les vacances, 10 h par semaine, caisse et conseil aux clients, notions de néerlandais utiles, contrat étudiant

welder/tig-welder | Charleroi | - | FULL_TIME | PERMANENT_POSSIBLE | - | 3 | lecture de plans
Soudeur TIG/MIG - Charleroi - 3 ans d'expérience - 2 pauses - 38 h - intérim en vue d'un engagement fixe - lecture de plans indispensable - postulez par mail jobs@acier.example

software-developer | Rennes | 38000-45000 YEAR | FULL_TIME | PERMANENT | ENG | 5 | Java; SQL
Offre d'emploi : développeur logiciel (Java, SQL) à Rennes, CDI, temps plein, 38 000 à 45 000 € par an, 5 ans d'expérience, anglais technique, deux jours de télétravail, pas de lettre de motivation

domestic-cleaner | Mons | - | - | - | - | - | repassage
Aide-ménagère titres-services - Mons et environs - horaire à la carte - clients fixes près de chez vous - nettoyage et repassage - chèques-repas et frais de déplacement dès le premier jour

plumber | Angers | 2000-2600 MONTH | FULL_TIME | PERMANENT | - | - | sanitaires
Plombier chauffagiste Angers (CDI, 39 h) - pose de sanitaires et dépannage chez les particuliers - 2000-2600 € par mois selon profil - véhicule, téléphone et outillage fournis par l'entreprise

administrative-assistant | Bruxelles | - | PART_TIME | TEMPORARY | FRE,DUT | - | Excel
Assistant administratif bilingue FR/NL, Bruxelles, 4/5 temps, contrat de remplacement de 6 mois : encodage de factures, téléphone, agenda et Excel, près de la gare, début le 1er septembre

bus-driver | Strasbourg | - | PART_TIME | - | - | - | -
Et si vous deveniez conducteur de bus à Strasbourg ? Temps partiel 20 à 28 h, permis D et FIMO voyageurs financés, vous assurez les lignes de ramassage scolaire et accueillez les voyageurs

carpenter | Rouen | - | FULL_TIME | PERMANENT | - | - | -
Entreprise Delaunay à Rouen embauche : charpentier, temps plein, CDI, pose de charpentes et bardages, départ du dépôt, petite équipe soudée de gens du métier, paniers et trajets payés

waiter | Cannes | 11.9-11.9 HOUR | - | TEMPORARY | ENG | - | -
Serveur / serveuse pour plage privée à Cannes, saison d'avril à septembre, 11,90 €/heure + pourboires, anglais indispensable, possibilité de logement, photo et CV à plage@azur.example svp

security-guard | Marseille | - | MIXED | - | - | - | SSIAP
Agent de sécurité (H/F) Marseille, temps plein ou temps partiel, carte professionnelle obligatoire, SSIAP 1 apprécié, nuits et week-ends, transports remboursés, évolution possible, postulez en ligne

order-picker | Arras | - | FULL_TIME | TEMPORARY | - | - | -
Préparateur de commandes en intérim, Arras, 35h en équipe de l'après-midi, sans expérience, dès 18 ans, port de charges, vous prélevez les articles avec un casque vocal, merci d'appeler après 14h

car-mechanic | Reims | 1900-1900 MONTH | FULL_TIME | PERMANENT | - | 2 | -
Mécanicien auto Reims | Garage Petit | plein temps | CDI | 2 ans d'expérience | entretien et réparation toutes marques | climatisation | diagnostic | samedi fermé | 1900 €/mois brut

childcare-worker | Grenoble | - | PART_TIME | - | - | - | -
Crèche Les Lutins rech. auxiliaire de puériculture pour Grenoble centre, 24h, mar/jeu/ven, section des bébés, diplôme exigé, début mars, appeler Anne au 04 00 00 00 00

sales-representative | Hainaut | - | FULL_TIME | - | FRE,DUT | 3 | permis B
Délégué commercial matériaux de construction, région Hainaut : visites d'entrepreneurs, devis, 3 ans d'expérience en vente, FR + NL, permis B, temps plein, voiture de société et bonus

electromechanic | Valenciennes | - | - | PERMANENT | - | - | automates
Bonjour, nous avons à nouveau un poste ouvert : électromécanicien en 3x8 à Valenciennes, CDI, connaissance des automates appréciée, dépannage et maintenance préventive, cordialement, Thomas

warehouse-worker | Seclin | - | FULL_TIME | PERMANENT | - | - | -
Le Boulanger Logistique est une entreprise familiale de 120 personnes à Seclin. Nous recherchons un magasinier de jour, temps plein, CDI, pour charger et décharger les camions.

accountant | Dinan | - | - | - | - | - | -
Le Boucher du Coin fournit depuis 40 ans la viande des restaurants et des cantines de toute la Bretagne. Pour notre bureau de Dinan nous cherchons un comptable qui aime les chiffres et les gens.

dental-assistant | Nancy | - | PART_TIME | - | - | - | -
Cabinet dentaire Nancy • Assistante dentaire recherchée • 28 h • 4 jours • équipe sympathique • salaire selon convention • CV et motivation à cabinet@dents.example • agences s'abstenir

landscape-gardener | - | - | - | SELF_EMPLOYED | - | - | taille
Jardinier (h/f) avec permis BE pour création et entretien de jardins ; taille de haies, tonte, pose de clôtures ; statut d'indépendant complémentaire possible, prix à discuter de vive voix

receptionist/hotel-receptionist | Nice | 1850-1850 MONTH | FULL_TIME | TEMPORARY | ENG,ITA | 1 | -
Réceptionniste (h/f) hôtel 3 étoiles Nice // temps plein // CDD 6 mois // anglais + italien // 1 an d'expérience en hôtellerie // 1 850 € brut par mois // poste au 1er mai, CV par mail

butcher | Dijon | - | - | - | - | - | -
Boucherie artisanale à Dijon avec belle clientèle cherche, suite au départ en retraite d'un collègue, un boucher sachant désosser seul et aimant aussi servir au comptoir. Logement possible.

nurse/home-nurse | Mulhouse | 2300-2800 MONTH | PART_TIME | - | - | - | -
Soins à domicile Alsace : infirmière libérale ou salariée Mulhouse nord, 24 à 32 h par semaine, salaire 2 300-2 800 €, voiture de service, tournée à 7h30, intéressée ? appelez Martine

teaching-assistant | Amiens | - | PART_TIME | TEMPORARY | - | - | -
ATSEM h/f demandé(e) !! École maternelle Jean Jaurès, Amiens, 60 %, remplacement jusqu'aux vacances d'été avec possibilité de prolongation, petite section, répondre avant vendredi

crane-operator | Dunkerque | - | - | - | - | 5 | CACES
#emploi Grutier | port de Dunkerque | travail posté | 5 ans d'expérience | CACES R487 en cours de validité | primes de nuit et de week-end | appeler Kévin 06 00 00 00 00

payroll-officer | Liège | - | PART_TIME | PERMANENT | FRE,DUT | 2 | Excel
Dans le cadre de notre croissance nous engageons un gestionnaire de paie pour notre bureau de Liège (4/5, contrat à durée indéterminée) ; 2 ans d'expérience en secrétariat social, Excel, bilingue FR-NL

roofer | - | 14-16 HOUR | FULL_TIME | PERMANENT | - | - | permis B
couvreur recherché pour place stable, 14 à 16 euros de l'heure selon capacités, temps plein, permis B bienvenu, pas sérieux s'abstenir, tél après 18h au 06 00 00 00 00 merci

recruiter | Lyon | 30000-36000 YEAR | FULL_TIME | PERMANENT | - | - | -
On grandit ! Il y a donc une place à Lyon pour un chargé de recrutement qui aime le téléphone et le terrain : CDI 39h, 30 à 36 k€, primes, apéro du vendredi et une équipe de douze personnes
`;
