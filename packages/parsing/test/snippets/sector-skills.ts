import type { Language } from '@counterpart/domain';

/** Sentences as advertisements of three sectors write them, and the concepts that each must name. */
export const SECTOR_SKILLS: readonly (readonly [Language, string, readonly string[]])[] = [
  // life sciences
  [
    'DUT',
    'Je begeleidt stabiliteitstesten en schrijft validatieprotocollen.',
    ['stability-studies-lab', 'validation-master-plan'],
  ],
  [
    'DUT',
    'Ervaring met virale vectoren, TFF en single-use bioreactoren.',
    ['viral-vectors', 'tangential-flow-filtration', 'single-use-bioprocess'],
  ],
  [
    'DUT',
    'Je stelt veiligheidsinformatiebladen op volgens de REACH-regelgeving.',
    ['safety-data-sheets', 'chemical-legislation'],
  ],
  [
    'FRE',
    'Vous rédigez les revues annuelles produits et préparez les inspections FDA.',
    ['product-quality-review', 'gmp-inspections'],
  ],
  [
    'FRE',
    'Connaissance de la chromatographie ionique et de la granulométrie laser.',
    ['ion-chromatography', 'particle-size-analysis'],
  ],
  ['FRE', 'Expérience en détection de signal et en MedDRA.', ['signal-detection', 'meddra']],
  ['ENG', 'Experience with PAS-X, media fills and cleaning of isolators under RABS.', ['pas-x', 'isolator-technology']],
  ['ENG', 'You lead HEOR work and prepare reimbursement dossiers.', ['health-economics', 'market-access']],
  [
    'ENG',
    'Knowledge of 21 CFR 820, design controls and clinical evaluation reports.',
    ['qsr-820', 'design-controls', 'clinical-evaluation'],
  ],
  [
    'ITA',
    'Esperienza in sviluppo di metodi analitici e standard di riferimento.',
    ['method-development-analytical', 'reference-standards-lab'],
  ],
  ['ITA', 'Conoscenza della biostatistica e della farmacocinetica.', ['biostatistics', 'pharmacokinetics']],
  [
    'ITA',
    'Gestione dei richiami di prodotto e dell’etichettatura alimentare.',
    ['product-recalls', 'food-labelling-rules'],
  ],
  // engineering
  ['DUT', 'Je maakt wapeningsplannen en kent Eurocode 7.', ['reinforcement-drawings', 'eurocode-7']],
  ['DUT', 'Ervaring met kortsluitberekeningen en IEC 61439.', ['short-circuit-selectivity', 'iec-61439']],
  ['DUT', 'Je doet isolatiemetingen en kent bliksembeveiliging.', ['insulation-resistance', 'lightning-surge']],
  [
    'FRE',
    'Maîtrise des calculs de résistance des matériaux et de SolidWorks Simulation.',
    ['fatigue-strength', 'solidworks-simulation'],
  ],
  [
    'FRE',
    'Connaissance des plans de ferraillage et des murs de soutènement.',
    ['reinforcement-drawings', 'retaining-walls'],
  ],
  ['FRE', 'Vous connaissez les automates de sécurité Pilz et le texte structuré.', ['safety-plc', 'structured-text']],
  [
    'ENG',
    'Experience of heat exchangers, pressure vessels and ASME VIII.',
    ['heat-exchangers', 'pressure-vessels', 'en-13445'],
  ],
  ['ENG', 'Loop checks on Yokogawa Centum VP, and PID tuning.', ['loop-checks', 'yokogawa', 'pid-control']],
  [
    'ENG',
    'You write flood risk assessments and know NEC4 and CDM 2015.',
    ['flood-risk', 'nec-contracts', 'cdm-regulations'],
  ],
  ['ITA', 'Progettazione antisismica secondo NTC 2018.', ['seismic-design', 'ntc-2018']],
  ['ITA', 'Conoscenza del linguaggio ladder e dei relè di protezione.', ['structured-text', 'protection-relays']],
  ['ITA', 'Uso di rugosimetro e proiettore di profili.', ['roughness-meter', 'optical-measuring']],
  // cloud and software
  [
    'DUT',
    'Kennis van Azure Key Vault, Application Insights en Terragrunt.',
    ['azure-key-vault', 'application-insights', 'terragrunt'],
  ],
  ['DUT', 'Je schrijft integratietesten en kent exploratief testen.', ['integration-testing', 'exploratory-testing']],
  ['DUT', 'Ervaring met hybride cloud en multifactorauthenticatie.', ['hybrid-cloud', 'multi-factor-login']],
  [
    'FRE',
    'Maîtrise de CloudWatch, Step Functions et Amazon Aurora.',
    ['amazon-cloudwatch', 'aws-step-functions', 'amazon-aurora'],
  ],
  [
    'FRE',
    'Vous pratiquez l’architecture hexagonale et les tests de bout en bout.',
    ['hexagonal-architecture', 'integration-testing'],
  ],
  ['FRE', 'Connaissance d’EBIOS RM et des plans de continuité d’activité.', ['ebios', 'business-continuity']],
  ['ENG', 'You know Airbyte, Apache Iceberg and data lineage.', ['airbyte', 'apache-iceberg', 'data-lineage']],
  ['ENG', 'Zero trust, SailPoint and DevSecOps are part of your daily work.', ['zero-trust', 'sailpoint', 'devsecops']],
  ['ENG', 'Experience of Spring Cloud, OpenStack and SonarQube.', ['spring-cloud', 'openstack', 'sonarqube']],
  ['ITA', 'Esperienza di architetture cloud e sistemi distribuiti.', ['cloud-architecture', 'distributed-systems']],
  [
    'ITA',
    'Conoscenza di XGBoost, Dataiku e ricerca operativa.',
    ['gradient-boosting', 'dataiku', 'operations-research'],
  ],
  ['ITA', 'Sviluppo sicuro e piani di continuità operativa.', ['application-security', 'business-continuity']],
];

/** Sentences with the same words that say something else, and the concept that none of them names. */
export const SECTOR_TWINS: readonly (readonly [Language, string, string])[] = [
  ['ITA', 'Una lampada che illumina la sala.', 'illumina'],
  ['ENG', 'The moq of the supplier is a hundred pieces.', 'xunit'],
  ['DUT', 'Je hebt een geldig visum voor Nederland.', 'vissim'],
  ['ENG', 'You hand out leaflets at the door.', 'leaflet-js'],
  ['FRE', 'Nous vendons un mirage à nos clients.', 'visual-inspection-vials'],
  ['ENG', 'There is a wasp in the kitchen.', 'wasp'],
  ['ENG', 'We serve a gherkin with every burger.', 'gherkin'],
  ['DUT', 'Je juicht voor Ajax in het weekend.', 'ajax-spa'],
  ['ENG', 'A tenable position in the market.', 'tenable'],
  ['FRE', 'La salle de spectacle a de grandes concessions.', 'concessions-mrb'],
  ['ITA', 'Serviamo il caffè con la moca.', 'food-packaging-materials'],
  ['ENG', 'A vagrant slept in the park.', 'vagrant'],
  ['ENG', 'You let the patients rest.', 'soap-services'],
  ['FRE', 'Évaluation clinique des patients et entretien infirmier.', 'clinical-evaluation'],
  ['FRE', 'Vous dépannez les machines pour assurer la continuité de l’activité.', 'business-continuity'],
  ['ENG', 'A business which designs and manufactures pumps.', 'design-for-manufacturing'],
  ['ENG', 'You collect medical information from members.', 'medical-information'],
];
