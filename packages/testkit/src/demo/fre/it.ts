import { sector, work } from '../words/sector.ts';

/** Information technology in French. */
export const it = sector(
  'it',
  {
    firms:
      '{stem} Logiciels {legal}|{stem} Informatique|{stem} Cloud|{stem} Data|{stem} Réseaux {legal}|{stem} Digital',
    activities:
      'édite des logiciels pour la santé|gère des réseaux|crée des sites marchands|livre des solutions de données|installe des ERP',
    sites:
      'en équipe Scrum|chez un éditeur|au service informatique d’un hôpital|en mission chez des clients|en télétravail et à {town}',
    studies: 'Informatique|Systèmes numériques|Électronique|Technicien en informatique',
    higherStudies: 'Informatique de gestion|Informatique|Systèmes et réseaux|Science des données',
    licences: 'ITIL|permis B|CCNA',
  },
  false,
  [
    work(
      3,
      'développeur Java/développeuse Java|développeur back-end/développeuse back-end|ingénieur logiciel/ingénieure logiciel|analyste programmeur/analyste programmeuse',
      'Java|Spring Boot|SQL|Git',
      'event sourcing Axon|Quarkus natif|vieux Struts à assainir|TDD avec Testcontainers',
      'développer des services {Java~Kotlin} pour {la facturation~les tournées~les patients}|réécrire un code de {5-20} ans|relire le code de {3-12} collègues|livrer toutes les {2-4} semaines',
    ),
    work(
      3,
      'développeur front-end/développeuse front-end|développeur web/développeuse web|développeur full-stack/développeuse full-stack|intégrateur web',
      'JavaScript|TypeScript|React|HTML/CSS',
      'Tailwind et Radix|Storybook tenu à jour|suites Playwright|98 à Lighthouse',
      'développer des écrans pour {des boutiques~des portails~des applis}|{tester~documenter} les composants|amener l’accessibilité au niveau AA|brancher {2-9} API',
    ),
    work(
      2,
      'administrateur systèmes/administratrice systèmes|technicien réseau/technicienne réseau|administrateur réseau|ingénieur système',
      'Windows Server|Active Directory|administration réseau|sauvegardes',
      'restauration Veeam du dimanche|règles FortiGate|déploiement Intune|cluster Proxmox',
      'gérer {60-900} utilisateurs|entretenir {des serveurs~des commutateurs~des pare-feu}|{tester~restaurer} les sauvegardes|migrer vers {Azure~Microsoft 365}',
    ),
    work(
      2,
      'technicien support/technicienne support|technicien helpdesk/technicienne helpdesk|agent service desk|technicien informatique/technicienne informatique',
      'support utilisateurs|Windows|Office 365|gestion de tickets',
      'file GLPI|masters Autopilot|imprimantes domptées|quatre sites de proximité',
      'résoudre {15-45} tickets par jour|installer {des PC~des téléphones~des imprimantes}|{former~dépanner} les utilisateurs à distance|tenir le parc',
    ),
    work(
      3,
      'analyste de données|data engineer|développeur BI/développeuse BI|data analyst',
      'SQL|Power BI|Python|modélisation de données',
      'modèles dbt|DAG Airflow|étoile dans Snowflake|DAX temporel',
      'faire des tableaux de bord pour {les ventes~la production~les soins}|charger {3-20} sources|{mesurer~améliorer} la qualité des données|automatiser {2-20} heures de rapports par semaine',
    ),
    work(
      3,
      'ingénieur DevOps/ingénieure DevOps|ingénieur cloud/ingénieure cloud|administrateur plateforme',
      'Kubernetes|Docker|Linux|AWS',
      'modules Terraform|ArgoCD|Grafana et Loki|astreinte une semaine sur cinq',
      'exploiter des clusters de {3-60} nœuds|construire les pipelines {GitLab~Azure DevOps}|réduire les coûts de {5-40} %|{résoudre~analyser} les incidents',
    ),
    work(
      3,
      'analyste fonctionnel/analyste fonctionnelle|business analyst|scrum master|product owner',
      'analyse des besoins|Scrum|gestion des parties prenantes|Jira',
      'event storming|BPMN sous Camunda|récits avec exemples|PI planning',
      'recueillir les besoins de {4-30} utilisateurs|{écrire~affiner} les récits|animer des sprints de {2-3} semaines|préparer la recette',
    ),
    work(
      3,
      'testeur/testeuse|ingénieur test/ingénieure test|QA engineer|automaticien de tests',
      'tests logiciels|automatisation des tests|SQL|Scrum',
      'régression Cypress|plans Xray|charge k6|sessions exploratoires',
      '{écrire~automatiser} les tests de {2-6} équipes|{signaler~retester} les anomalies|réduire une régression de {2-40} heures|gérer les jeux de données',
    ),
    work(
      3,
      'consultant ERP/consultante ERP|consultant SAP/consultante SAP|gestionnaire d’applications|consultant Odoo',
      'SAP|ERP|analyse des besoins|SQL',
      'conversion S/4|modules Odoo|bascule du Nouvel An|key-users à former',
      'paramétrer {les achats~les stocks~la finance}|former {20-200} utilisateurs|{tester~surveiller} les interfaces|nettoyer les données de base',
    ),
  ],
);
