import { sector, work } from '../words/sector.ts';

/** Information technology in English. */
export const it = sector(
  'it',
  {
    firms: '{stem} Software {legal}|{stem} IT|{stem} Cloud|{stem} Data|{stem} Networks {legal}|{stem} Labs',
    activities: 'makes software for hospitals|runs networks|builds web shops|sells data products|makes apps for travel',
    sites:
      'in a scrum team|at a software house|in the IT department of a hospital|as a consultant|at a scale-up in {town}',
    studies: 'IT systems|Electronics|Computing',
    higherStudies: 'Computer science|Applied informatics|Data science|Software engineering',
    licences: 'ITIL|CCNA|driving licence B',
  },
  false,
  [
    work(
      3,
      'software engineer|Java developer|backend developer|software developer',
      'Java|Spring Boot|SQL|Git',
      'Axon event sourcing|Quarkus native|taming old Struts|Testcontainers',
      'build {Java~Kotlin} services for {billing~routing~patients}|rewrite code of {5-20} years|review code of {3-12} colleagues|release every {2-4} weeks',
    ),
    work(
      3,
      'frontend developer|React developer|full-stack developer|web developer',
      'JavaScript|TypeScript|React|HTML/CSS',
      'Tailwind and Radix|Storybook|Playwright suites|98 in Lighthouse',
      'build screens for {shops~portals~apps}|{test~document} components|bring accessibility to AA|connect {2-9} APIs',
    ),
    work(
      2,
      'system administrator|network administrator|systems engineer',
      'Windows Server|Active Directory|network administration|backups',
      'Sunday Veeam restores|FortiGate rules|Intune roll-outs|Proxmox clusters',
      'manage {60-900} users|keep {servers~switches~firewalls}|{test~restore} backups|migrate to {Azure~Microsoft 365}',
    ),
    work(
      2,
      'service desk agent|IT support specialist|help desk technician',
      'user support|Windows|Office 365|ticket handling',
      'TOPdesk queues|Autopilot images|printers tamed|four-site deskside',
      'solve {15-45} tickets a day|set up {laptops~phones~printers}|{train~help} users remotely|keep the asset list',
    ),
    work(
      3,
      'data analyst|data engineer|BI developer|analytics engineer',
      'SQL|Power BI|Python|data modelling',
      'dbt models|Airflow DAGs|Snowflake stars|time-intelligence DAX',
      'make dashboards for {sales~production~care}|load {3-20} sources|{measure~improve} data quality|automate {2-20} hours of reports a week',
    ),
    work(
      3,
      'DevOps engineer|cloud engineer|site reliability engineer',
      'Kubernetes|Docker|Linux|AWS',
      'Terraform modules|ArgoCD|Grafana and Loki|on call one week in five',
      'run clusters of {3-60} nodes|build pipelines in {GitLab~Azure DevOps}|cut cost by {5-40}%|{solve~review} incidents',
    ),
    work(
      3,
      'business analyst|product owner|scrum master',
      'requirements analysis|Scrum|stakeholder management|Jira',
      'event storming|Camunda BPMN|stories by example|PI planning',
      'gather needs of {4-30} users|{write~refine} stories|guide sprints of {2-3} weeks|prepare acceptance tests',
    ),
    work(
      3,
      'test engineer|QA engineer|test automation engineer',
      'software testing|test automation|SQL|Scrum',
      'Cypress regression|Xray plans|k6 load|exploratory sessions',
      '{write~automate} tests for {2-6} teams|{report~retest} bugs|shorten a {2-40} hour regression|manage test data',
    ),
    work(
      3,
      'SAP consultant|ERP consultant|application manager',
      'SAP|ERP|requirements analysis|SQL',
      'S/4 conversion|Odoo modules|New Year go-live|key-user schools',
      'set up {purchasing~stock~finance}|train {20-200} users|{test~watch} interfaces|clean master data',
    ),
    work(
      3,
      'data scientist|machine learning engineer|AI engineer',
      'machine learning|Python|statistics|SQL',
      'PyTorch Lightning|MLflow|uplift models|prompt evals',
      'train models on {2-900} million rows|put models in {production~the app}|explain results to {sales~doctors}|run {3-20} experiments a month',
    ),
  ],
);
