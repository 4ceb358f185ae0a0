import { sector, work } from '../words/sector.ts';

/** Information technology in Dutch. */
export const it = sector(
  'it',
  {
    firms:
      '{stem} Software {legal}|{stem} IT Solutions|{stem} Cloud|{stem} Data|{stem} Networks {legal}|{stem} Digital',
    activities:
      'software voor de zorg maakt|netwerken beheert|webshops bouwt|data-oplossingen levert|ERP-pakketten invoert',
    sites:
      'in een scrumteam|bij een softwarebedrijf|op de IT-dienst van een ziekenhuis|als consultant bij klanten|van thuis uit en in {town}',
    studies: 'Informaticabeheer|Netwerken en IT|Elektronica-ICT|Toegepaste informatica',
    higherStudies: 'Toegepaste informatica|Informatica|Elektronica-ICT|Computerwetenschappen|Data science',
    licences: 'rijbewijs B|ITIL|CCNA',
  },
  false,
  [
    work(
      3,
      'software developer|Java-ontwikkelaar|softwareontwikkelaar|backend developer|programmeur',
      'Java|Spring Boot|SQL|Git',
      'event sourcing met Axon|Quarkus|legacy Struts opkuisen|TDD met Testcontainers',
      'services bouwen in {Java~Kotlin} voor {facturatie~planning~patiënten}|legacycode van {5-20} jaar herschrijven|code reviews doen voor {3-12} collega’s|releases elke {2-4} weken uitrollen',
    ),
    work(
      3,
      'frontend developer|React-ontwikkelaar|webontwikkelaar|fullstack developer',
      'JavaScript|TypeScript|React|HTML/CSS',
      'Tailwind en Radix|Storybook|Playwright-suites|Lighthouse op 98',
      'schermen bouwen voor {webshops~portalen~apps}|componenten {testen~documenteren}|toegankelijkheid tot WCAG AA brengen|API’s koppelen van {2-9} partijen',
    ),
    work(
      2,
      'systeembeheerder|IT-beheerder|netwerkbeheerder|system engineer',
      'Windows Server|Active Directory|netwerkbeheer|back-ups',
      'Veeam-restore op zondag|FortiGate-regels|Intune-uitrol|Proxmox-cluster',
      '{60-900} gebruikers beheren|servers en {switches~firewalls~wifi} onderhouden|back-ups {testen~herstellen}|migraties naar {Azure~Microsoft 365} doen',
    ),
    work(
      2,
      'helpdeskmedewerker|servicedesk-agent|IT-supportmedewerker|supporttechnieker',
      'gebruikersondersteuning|Windows|Office 365|ticketbeheer',
      'TOPdesk-wachtrij|laptops imagen met Autopilot|printers temmen|eerstelijns op vier sites',
      '{15-45} tickets per dag oplossen|pc’s en {smartphones~printers} installeren|gebruikers {opleiden~helpen} op afstand|voorraad toestellen bijhouden',
    ),
    work(
      3,
      'data-analist|BI-ontwikkelaar|data engineer|rapportontwikkelaar',
      'SQL|Power BI|Python|datamodellering',
      'dbt-modellen|Airflow-DAG’s|stermodel in Snowflake|DAX met tijdsintelligentie',
      'dashboards maken voor {verkoop~productie~zorg}|data uit {3-20} bronnen laden|datakwaliteit {meten~verbeteren}|rapporten automatiseren die {2-20} uur per week kostten',
    ),
    work(
      3,
      'DevOps engineer|cloud engineer|platform engineer|site reliability engineer',
      'Kubernetes|Docker|Linux|AWS',
      'Terraform-modules|ArgoCD|Grafana met Loki|on-call om de vijf weken',
      'clusters van {3-60} nodes beheren|pipelines bouwen in {GitLab~Azure DevOps}|kosten met {5-40} % verlagen|incidenten {oplossen~bespreken}',
    ),
    work(
      3,
      'functioneel analist|business analist|scrum master|product owner',
      'requirementsanalyse|Scrum|stakeholdermanagement|Jira',
      'event storming|BPMN in Camunda|user stories met voorbeelden|PI-planning',
      'noden van {4-30} gebruikers ophalen|user stories {schrijven~verfijnen}|sprints van {2-3} weken begeleiden|acceptatietesten voorbereiden',
    ),
    work(
      3,
      'testengineer|QA-engineer|softwaretester|testautomatiseerder',
      'softwaretesten|testautomatisering|SQL|Scrum',
      'Cypress-regressie|Xray-testplannen|k6-loadtest|exploratory sessies',
      'testen {schrijven~automatiseren} voor {2-6} teams|bugs {melden~hertesten}|regressie van {2-40} uur inkorten|testdata beheren',
    ),
    work(
      3,
      'ERP-consultant|SAP-consultant|applicatiebeheerder|Odoo-consultant',
      'SAP|ERP|requirementsanalyse|SQL',
      'S/4-conversie|Odoo-modules|go-live op nieuwjaar|key-users opleiden',
      'modules voor {aankoop~voorraad~financiën} inrichten|{20-200} gebruikers opleiden|interfaces {testen~bewaken}|masterdata opkuisen',
    ),
  ],
);
