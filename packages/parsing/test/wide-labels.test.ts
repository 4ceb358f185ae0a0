import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from './starter-parser.ts';

function conceptsIn(text: string, language: Language): readonly string[] {
  return parser
    .parseJob({ title: '', text, language })
    .parsingAspects.flatMap((aspect) => ('conceptId' in aspect && aspect.conceptId !== null ? [aspect.conceptId] : []));
}

describe('a label says what the labels of the other languages say', () => {
  it.each<readonly [Language, string, string, string]>([
    ['ITA', 'Mansioni\n- sostituzione di cuscinetti', 'pneumatics-repair', 'bearings-gearboxes'],
    ['ENG', 'Tasks\n- replace bearings of the pumps', 'pneumatics-repair', 'bearings-gearboxes'],
    ['FRE', 'Missions\n- remplacer les roulements', 'pneumatics-repair', 'bearings-gearboxes'],
    ['FRE', 'Missions\n- effectuer le réapprovisionnement', 'safety-stock', 'stock-replenishment'],
    ['DUT', 'Taken\n- voorraad tellen en voorraad aanvullen', 'safety-stock', 'stock-replenishment'],
    ['ITA', 'Mansioni\n- registrare la prima nota', 'bank-reconciliation', 'accounting'],
    ['DUT', 'Taken\n- warme gerechten bereiden', 'starters-desserts', 'cooking'],
    ['DUT', 'Taken\n- oudergesprekken voeren', 'parent-guidance', 'parent-contact'],
    ['FRE', 'Profil\n- connaissance du Code du travail', 'works-wellbeing-law', 'labour-law'],
    ['ITA', 'Mansioni\n- confezionamento di salumi', 'packaging-line', 'packing'],
    ['FRE', 'Missions\n- remplacer les amortisseurs', 'brakes-shocks', 'brakes-and-suspension'],
    ['DUT', 'Taken\n- schokdempers vervangen', 'brakes-shocks', 'brakes-and-suspension'],
    ['FRE', 'Missions\n- lire les plans et les gammes', 'reading-building-plans', 'reading-technical-drawings'],
    ['ENG', 'Tasks\n- you prepare the external audits', 'statutory-audit', 'auditing'],
    ['ENG', 'Profile\n- you know our data lake', 'delta-lake', 'data-warehousing'],
    [
      'FRE',
      "Missions\n- nettoyage et rangement de l'atelier, encadrer les équipes",
      'site-crews-organising',
      'team-leadership',
    ],
    ['ENG', 'Profile\n- you are open-minded', 'intercultural-skills', 'change-orientation'],
    ['FRE', 'Missions\n- contrôle des écritures comptables', 'bookings-correcting', 'accounting'],
    ['FRE', 'Missions\n- gestion du personnel de cuisine', 'personnel-administration', 'tasks-dividing'],
    ['FRE', 'Profil\n- vous êtes proactif', 'initiative', 'proactivity'],
    ['ITA', 'Profilo\n- sei proattivo', 'initiative', 'proactivity'],
    ['DUT', 'Profiel\n- je bent proactief', 'initiative', 'proactivity'],
    ['DUT', 'Profiel\n- je bent punctueel', 'accuracy', 'punctuality'],
    ['FRE', "Missions\n- encadrer l'accueil de loisirs", 'camping-animation', 'after-school-care'],
    ['ITA', 'Mansioni\n- compilare i documenti doganali', 'customs-systems', 'customs-formalities'],
    ['ENG', 'Profile\n- knowledge of customs law', 'customs-warehouse', 'customs-formalities'],
    ['ENG', 'Tasks\n- you give first-line support', 'second-line-support', 'it-support'],
    ['FRE', 'Missions\n- suivre les dossiers de prévoyance', 'fleet-management', 'compensation-benefits'],
    ['FRE', 'Missions\n- fidélisation de la clientèle', 'clienteling', 'customer-retention'],
    ['FRE', 'Missions\n- ravalement de façade', 'facade-cladding', 'plastering'],
    ['FRE', 'Missions\n- assurer le suivi financier des opérations', 'financial-analysis', 'budget-management'],
    ['FRE', 'Missions\n- procéder aux rapprochements bancaires', 'statement-reconciliation', 'bank-reconciliation'],
    ['FRE', 'Missions\n- contrôle de cotes sur machine', 'tolerances', 'measuring'],
    ['FRE', 'Profil\n- dynamisme, rigueur', 'motivation', 'energy'],
    ['FRE', 'Profil\n- vous avez le goût du travail bien fait', 'work-ethic', 'quality-awareness'],
    ['FRE', 'Missions\n- veiller à la sécurité des résidents', 'safety-on-site', 'occupational-safety'],
    ['ENG', 'Tasks\n- gather requirements with the client', 'functional-docs', 'requirements-analysis'],
    ['ENG', 'Profile\n- experience of regression analysis', 'bayesian-statistics', 'statistics'],
    ['ENG', 'Tasks\n- you improve the code quality', 'technical-debt', 'clean-code'],
    ['ENG', 'Tasks\n- regression testing of each release', 'test-scenarios', 'software-testing'],
    ['ENG', 'Profile\n- you are forward thinking', 'planning', 'strategic-thinking'],
    ['ENG', 'Tasks\n- keep the schedule of appointments', 'school-nursing', 'diary-management'],
    ['FRE', 'Missions\n- procéder au nettoyage des machines', 'industrial-maintenance', 'machine-cleaning'],
    ['FRE', 'Missions\n- effectuer les diagnostics de pannes', 'breakdown-repairs', 'troubleshooting-machines'],
    ['ENG', 'Tasks\n- a needs assessment with each client', 'social-report', 'needs-analysis'],
    ['ENG', 'Tasks\n- writing copy for the website', 'photo-video-content', 'copywriting'],
    ['DUT', 'Taken\n- lateien plaatsen', 'slab-floors', 'bricklaying'],
    ['ENG', 'Profile\n- distributed version control systems', 'distributed-systems', 'svn-versioning'],
    ['FRE', 'Missions\n- fabriquer les pâtisseries', 'cake-decorating', 'pastry-making'],
    ['ENG', 'Tasks\n- negotiating contracts with clients', 'contract-law', 'sales-negotiation'],
  ])('ENG-10b (%s: %s): no %s, but %s', (language, text, other, meant) => {
    expect(conceptsIn(text, language)).not.toContain(other);
    expect(conceptsIn(text, language)).toContain(meant);
  });
  it.each<readonly [Language, string, string]>([
    ['FRE', 'Missions\n- assurer de bonnes conditions de repos et d’endormissement', 'nap-supervision'],
    ['FRE', 'Missions\n- garantir la fiabilité des équipements', 'reliability-engineering'],
    ['FRE', 'Missions\n- opérations de montage/démontage', 'event-logistics'],
    ['ITA', 'Mansioni\n- conoscenza dei prodotti', 'dosing-cleaning-products'],
    ['ENG', 'Tasks\n- map the business processes', 'process-mapping'],
    ['FRE', 'Missions\n- manipuler avec délicatesse les ingrédients', 'tact'],
    [
      'FRE',
      "Missions\n- câblage d'armoires\n- installation de machines\n- mettre vos compétences au service",
      'commissioning',
    ],
    ['ENG', 'Tasks\n- deliver good quality code on time', 'multi-stop-delivery'],
    ['ENG', 'Profile\n- you apply constructive feedback immediately', 'giving-feedback'],
    ['ENG', 'Tasks\n- lead consumers through a sampling journey of our products', 'sampling'],
    ['FRE', 'Profil\n- une expérience de 2 ans est recommandée', 'certified-mail'],
    ['ENG', 'Tasks\n- answer inbound service calls', 'field-service-visits'],
    ['ENG', 'Tasks\n- create class rosters and send reminders', 'credit-control'],
    ['ENG', 'Tasks\n- prime brokerage and lock up agreements', 'store-opening-closing'],
    ['ENG', 'Full stack developer react docker', 'loader-unloader'],
    ['ENG', 'You drive many more site optimizations', 'motivation'],
    ['FRE', 'Missions\n- Réalisation des plans', 'directing'],
    ['ITA', 'Mansioni\n- preparazione della sala e delle radiografie', 'table-setting'],
    ['FRE', 'Missions\n- entretien des équipements frigorifiques', 'refrigerated-transport'],
    ['DUT', 'Taken\n- je volgt de nutsvoorzieningen op', 'utilities-laying'],
    ['DUT', 'De planners op kantoor bellen met de klanten.', 'on-site-work'],
    ['ITA', 'Mansioni\n- scrivere test automatici', 'copywriting'],
    ['DUT', 'Taken\n- je rijdt met een werkbus naar de klant', 'tools-van'],
    ['DUT', 'Je werkt met veel bewegingsvrijheid en eigen planning.', 'baby-signs-free-motor'],
    ['ITA', 'Mansioni\n- tenere i rapporti con la direzione lavori', 'site-inspection-quality'],
    ['FRE', "Missions\n- participer à la relève avec l'équipe de jour", 'day-shift'],
    ['ENG', 'Tasks\n- coordinate data migration testing', 'food-packaging-materials'],
    ['ENG', 'You improve what users see by building smart screens.', 'ifc-openbim'],
    ['ITA', 'Cerchiamo un Category Manager per il reparto ferramenta.', 'hardware-fitting'],
    ['FRE', 'Missions\n- superviser le système qualité', 'server-administration'],
    ['ENG', 'Tasks\n- forging valuable relationships with builders', 'forging'],
    ['ENG', 'Our team is paving the way for you.', 'paving'],
    ['ENG', 'Profile\n- graduate of an accredited school of nursing', 'school-nursing'],
    ['ENG', 'Tasks\n- maintain the safety of stock rooms', 'safety-stock'],
    ['ENG', 'Tasks\n- understand operational processes in order to improve them', 'order-processing'],
    ['FRE', 'Vous souhaitez évoluer dans un environnement favorisant la qualité du travail ?', 'quality-awareness'],
  ])('ENG-10b (%s: %s): no %s', (language, text, other) => {
    expect(conceptsIn(text, language)).not.toContain(other);
  });
});
