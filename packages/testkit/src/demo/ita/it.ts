import { sector, work } from '../words/sector.ts';

/** Information technology in Italian. */
export const it = sector(
  'it',
  {
    firms: '{stem} Software {legal}|{stem} Informatica|{stem} Cloud|{stem} Dati|{stem} Reti {legal}|{stem} Digitale',
    activities:
      'sviluppa software per la sanità|gestisce reti|crea negozi online|vende soluzioni dati|installa gestionali',
    sites:
      'in un team Scrum|in una software house|nei sistemi informativi di un ospedale|in consulenza dai clienti|in smart working e a {town}',
    studies: 'Perito informatico|Informatica e telecomunicazioni|Elettronica',
    higherStudies: 'Informatica|Ingegneria informatica|Scienza dei dati',
    licences: 'ITIL|CCNA|patente B',
  },
  false,
  [
    work(
      3,
      'sviluppatore Java/sviluppatrice Java|sviluppatore software/sviluppatrice software|programmatore/programmatrice|backend developer',
      'Java|Spring Boot|SQL|Git',
      'event sourcing Axon|Quarkus|vecchio Struts da ripulire|Testcontainers',
      'sviluppare servizi {Java~Kotlin} per {fatture~giri~pazienti}|riscrivere codice di {5-20} anni|rivedere il codice di {3-12} colleghi|rilasciare ogni {2-4} settimane',
    ),
    work(
      3,
      'frontend developer|sviluppatore web/sviluppatrice web|full stack developer|sviluppatore React',
      'JavaScript|TypeScript|React|HTML/CSS',
      'Tailwind e Radix|Storybook|suite Playwright|98 su Lighthouse',
      'sviluppare schermate per {negozi~portali~app}|{provare~documentare} i componenti|portare l’accessibilità al livello AA|collegare {2-9} API',
    ),
    work(
      2,
      'sistemista|amministratore di sistema/amministratrice di sistema|tecnico di rete|network administrator',
      'Windows Server|Active Directory|gestione reti|backup',
      'ripristini Veeam|regole FortiGate|Intune ovunque|cluster Proxmox',
      'gestire {60-900} utenti|curare {server~switch~firewall}|{provare~ripristinare} i backup|migrare verso {Azure~Microsoft 365}',
    ),
    work(
      2,
      'tecnico help desk|addetto help desk/addetta help desk|tecnico informatico|service desk',
      'assistenza utenti|Windows|Office 365|gestione ticket',
      'coda GLPI|immagini Autopilot|stampanti domate|quattro sedi da girare',
      'chiudere {15-45} ticket al giorno|installare {portatili~telefoni~stampanti}|{formare~aiutare} gli utenti da remoto|tenere l’inventario',
    ),
    work(
      3,
      'data analyst|data engineer|sviluppatore BI|analista dati',
      'SQL|Power BI|Python|modellazione dati',
      'modelli dbt|DAG Airflow|stella su Snowflake|DAX temporale',
      'fare cruscotti per {vendite~produzione~cura}|caricare {3-20} fonti|{misurare~migliorare} la qualità dei dati|automatizzare {2-20} ore di report',
    ),
    work(
      3,
      'DevOps engineer|cloud engineer|ingegnere di sistema',
      'Kubernetes|Docker|Linux|AWS',
      'moduli Terraform|ArgoCD|Grafana e Loki|reperibilità una settimana su cinque',
      'gestire cluster da {3-60} nodi|costruire pipeline {GitLab~Azure DevOps}|ridurre i costi del {5-40} %|{risolvere~analizzare} incidenti',
    ),
    work(
      3,
      'analista funzionale|business analyst|scrum master|product owner',
      'analisi dei requisiti|Scrum|gestione stakeholder|Jira',
      'event storming|BPMN in Camunda|storie con esempi|PI planning',
      'raccogliere i bisogni di {4-30} utenti|{scrivere~rifinire} storie|guidare sprint di {2-3} settimane|preparare i collaudi',
    ),
    work(
      3,
      'tester|QA engineer|test engineer',
      'test del software|automazione dei test|SQL|Scrum',
      'regressione Cypress|piani Xray|carico k6|sessioni esplorative',
      '{scrivere~automatizzare} test per {2-6} team|{segnalare~riprovare} difetti|accorciare una regressione di {2-40} ore|gestire i dati di prova',
    ),
    work(
      3,
      'consulente SAP|consulente ERP|consulente applicativo',
      'SAP|ERP|analisi dei requisiti|SQL',
      'conversione S/4|moduli Odoo|avviamento a Capodanno|key user da formare',
      'configurare {acquisti~magazzino~finanza}|formare {20-200} utenti|{provare~sorvegliare} interfacce|pulire anagrafiche',
    ),
  ],
);
