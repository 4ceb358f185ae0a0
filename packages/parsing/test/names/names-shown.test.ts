import type { Language } from '@counterpart/domain';
import { loadStarterOntology } from '@counterpart/ontology';
import { describe, expect, it } from 'vitest';
import { conceptsIn } from './concepts-in.ts';

const ontology = loadStarterOntology();

/** The first names of concepts that have labels wider than the names they had. */
const FIRST_NAMES = {
  'daily work in gardens': ['pruning', 'taille de végétaux'],
  'hours that change': ['rotating-shifts', 'horaires variables ou en roulement'],
  'trips of any kind': ['travel-required', 'déplacements professionnels'],
  'both words for one trade': ['speech-therapy', 'orthophonie ou logopédie'],
  'returns of any kind': ['social-security-returns', 'déclarations sociales'],
  'all that ends a contract': ['contract-terminations', 'fin de contrat de travail'],
  'clutch and gearbox': ['gearbox-repair', 'embrayage et boîte de vitesses'],
  'any machine of a farm': ['tractor-driving', "conduite de tracteurs et d'engins agricoles"],
  'any house for the old': ['activities-elderly', 'animation auprès des résidents'],
  'bench or room': ['mise-en-place', 'mise en place'],
} as const;

describe('a chip has a name that the words have', () => {
  it.each<readonly [Language, string, string, string, string]>([
    [
      'FRE',
      'Jardinier paysagiste',
      'Vous arrosez et assurez le ramassage des déchets.',
      'litter-picking',
      'bin-emptying',
    ],
    ['FRE', 'Jardinier paysagiste', 'Taille et arrosage des massifs.', 'watering-plants', 'crop-irrigation'],
    ['FRE', 'Jardinier paysagiste', 'La taille des végétaux et la tonte.', 'pruning', 'pruning-fruit'],
    [
      'FRE',
      'Jardinier paysagiste',
      'Entretien des plantations et des massifs.',
      'green-maintenance',
      'sowing-planting',
    ],
    ['FRE', 'Ouvrier agricole', 'Entretien des cultures.', 'crop-growing', 'greenhouse-work'],
    ['FRE', 'Ouvrier viticole', 'Ébourgeonnage et palissage de la vigne.', 'vine-green-work', 'vine-pruning'],
    ['FRE', 'Agent de propreté', 'Évacuer les déchets du chantier.', 'waste-removal', 'bin-emptying'],
    ['FRE', "Conducteur d'engins", 'Vous conduisez la tractopelle.', 'backhoe-loader-operation', 'site-machines-mini'],
    ['FRE', "Conducteur d'engins", 'CACES R482 C1 exigé.', 'caces-r482-c1', 'caces-r482'],
    ['FRE', "Conducteur d'engins", 'CACES R482 D exigé.', 'caces-r482-d', 'caces-r482'],
    ['FRE', 'ATSEM', "Vous assistez l'enseignant.", 'nursery-school-assistant', 'sen-support'],
    ['FRE', 'ATSEM', "Assister l'enseignant en classe.", 'teacher-assistance', 'sen-support'],
    [
      'FRE',
      'Chargé de communication',
      'Création de supports de communication.',
      'communication-materials',
      'photo-video-content',
    ],
    [
      'FRE',
      'Chargé de communication',
      'Création de contenus pour le site.',
      'content-marketing',
      'photo-video-content',
    ],
    ['FRE', 'Commercial', 'Nous faisons de la vente à distance de vins.', 'sales-representative', 'remote-work'],
    ['FRE', 'Barman', 'Préparer les cocktails.', 'cocktails', 'bar-service'],
    ['FRE', "Serveuse d'hôtel", 'Service du petit-déjeuner.', 'breakfast-service', 'buffet-catering'],
    ['FRE', 'Maçon', 'Vibration du béton.', 'concrete-work', 'concrete-finishing'],
    ['FRE', 'Chaudronnier', 'Scie à ruban et plieuse.', 'sawing-metal', 'wood-machining-saws'],
    ['FRE', 'Comptable', 'Établissement des liasses fiscales.', 'tax-returns-preparing', 'corporate-tax'],
    ['FRE', 'Gestionnaire de paie', 'Déclarer les embauches.', 'dimona', 'social-security-returns'],
    ['FRE', 'Assistant dentaire', 'Accueil des patients au cabinet.', 'patient-reception', 'medical-secretariat'],
    ['FRE', 'Mécanicien automobile', 'Changement de pneus.', 'tyre-fitting', 'tyres-balancing'],
    ['DUT', 'Automecanicien', 'Banden vervangen.', 'tyre-fitting', 'tyres-balancing'],
    ['ENG', 'Car mechanic', 'Changing tyres.', 'tyre-fitting', 'tyres-balancing'],
    ['ITA', 'Meccanico auto', 'Cambio pneumatici.', 'tyre-fitting', 'tyres-balancing'],
    ['FRE', 'Conseiller en assurances', 'Vous vendez la prévoyance.', 'health-insurance', 'group-insurance'],
    [
      'FRE',
      "Agent d'entretien",
      'Nettoyage et désinfection selon le PMS (Plan de Maîtrise Sanitaire).',
      'food-hygiene',
      'hotel-software',
    ],
    ['DUT', 'Tuinman', 'Zwerfvuil ruimen in het park.', 'litter-picking', 'street-sweeping'],
    ['DUT', 'Landbouwer', 'Ervaring met akkerbouw.', 'arable-farming', 'crop-growing'],
    ['DUT', 'Boomverzorger', 'Bomen rooien.', 'tree-felling', 'chainsaw-use'],
    ['ENG', 'Gardener', 'Litter picking in the park.', 'litter-picking', 'street-sweeping'],
    ['ENG', 'Gardener', 'Clip hedges.', 'hedge-trimming', 'pruning'],
    ['ENG', 'Plant operator', 'You drive the backhoe loader.', 'backhoe-loader-operation', 'site-machines-mini'],
    ['ENG', 'Teaching assistant', 'You support the class teacher.', 'teacher-assistance', 'sen-support'],
    ['ENG', 'Developer', 'You know Ruby on Rails.', 'ruby-on-rails', 'ruby'],
    ['ITA', 'Giardiniere', 'Innaffiatura delle aiuole.', 'watering-plants', 'crop-irrigation'],
    ['ITA', 'Operaio agricolo', 'Potatura degli alberi.', 'pruning', 'pruning-fruit'],
    ['ITA', 'Barista', 'Preparazione cocktail.', 'cocktails', 'bar-service'],
  ])('ENG-10c (%s, %s) %s', (language, title, text, right, wrong) => {
    const found = conceptsIn(language, title, text);
    expect(found).toContain(right);
    expect(found).not.toContain(wrong);
  });

  it.each<readonly [Language, string, string, string]>([
    ['FRE', 'Magasinier', 'Suivi des commandes, devis et assurances.', 'insurance-products'],
    ['FRE', 'Peintre en bâtiment', "Peinture et entretien des parties communes de l'immeuble.", 'office-cleaning'],
    ['FRE', 'Secrétaire comptable', 'Paies, saisie des écritures, pointages.', 'time-registration'],
    ['FRE', 'Animateur', 'Vous expliquez les jeux de société.', 'activities-elderly'],
    ['FRE', 'Ingénieur civil', 'Conception de structures en béton armé.', 'concrete-work'],
    ['FRE', 'Magasinier', 'Vous savez rendre compte à votre chef.', 'report-writing'],
    ['DUT', 'Administratief bediende', 'Opvolging van dossiers, offertes en verzekeringen.', 'insurance-products'],
    ['ITA', 'Impiegata amministrativa', 'Gestione di preventivi e assicurazioni.', 'insurance-products'],
  ])('ENG-10c (%s, %s) %s names no %s', (language, title, text, wrong) => {
    expect(conceptsIn(language, title, text)).not.toContain(wrong);
  });

  it.each<readonly [Language, string, string]>([
    ['FRE', "Conducteur d'autocar", 'coach-driver'],
    ['FRE', 'Vendeuse en boulangerie', 'bakery-shop-assistant'],
    ['FRE', 'Tailleur de vigne', 'vineyard-worker'],
    ['FRE', 'Viticulteur', 'vineyard-worker'],
    ['DUT', 'Verkoopster bakkerij', 'bakery-shop-assistant'],
    ['DUT', 'Autocarchauffeur', 'coach-driver'],
    ['ENG', 'Coach driver', 'coach-driver'],
    ['ENG', 'Vineyard worker', 'vineyard-worker'],
    ['ITA', 'Autista di pullman', 'coach-driver'],
    ['ITA', 'Commessa di panetteria', 'bakery-shop-assistant'],
  ])('ENG-10b (%s, %s) is a job of its own', (language, title, job) => {
    expect(conceptsIn(language, title, title)).toContain(job);
  });

  it('ENG-10d four shifts are told by a star as well', () => {
    expect(conceptsIn('FRE', 'Ouvrier', 'Les postes ont un rythme de 4*8.')).toContain('four-shift');
  });
});

it.each(Object.entries(FIRST_NAMES))('ENG-10c a first name is as wide as the labels: %s', (_, [id, name]) => {
  expect(ontology.label(id, 'FRE')).toBe(name);
});
