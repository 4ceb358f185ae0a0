import { sector, work } from '../words/sector.ts';

/** Finance in French. */
export const finance = sector(
  'finance',
  {
    firms:
      'Fiduciaire {stem} {legal}|{stem} Comptabilité|Cabinet {stem} {legal}|{stem} Finance|{stem} Holding|Banque {stem}',
    activities:
      'tient la comptabilité de PME|contrôle des comptes annuels|vend crédits et placements|calcule des salaires',
    sites:
      'en fiduciaire|au service financier|en agence bancaire|dans un groupe international|à la comptabilité d’une société de {town}',
    studies: 'Comptabilité|Gestion|Économie|Bac pro gestion',
    higherStudies: 'Comptabilité et gestion|Finance|Sciences économiques|Audit et contrôle de gestion',
    licences: 'permis B',
  },
  false,
  [
    work(
      3,
      'comptable|expert-comptable/experte-comptable|collaborateur comptable/collaboratrice comptable|gestionnaire de dossiers comptables',
      'comptabilité générale|déclarations de TVA|comptes annuels|Excel',
      'clôture mensuelle sur Sage 100|Horus et Winbooks|clients à la boîte à chaussures|liasse fiscale',
      'tenir {20-80} dossiers de PME|{préparer~déposer} les déclarations de TVA|{clôturer~expliquer} les bilans|calculer {l’impôt des sociétés~l’impôt des personnes}',
    ),
    work(
      2,
      'aide-comptable|comptable fournisseurs|comptable clients|assistant comptable/assistante comptable|employé facturation',
      'facturation|comptabilité fournisseurs|recouvrement|Excel',
      'factures sur Basware|CODA à intégrer|relances polies|passage à Peppol',
      'encoder {100-1500} factures par mois|{intégrer~lettrer} les extraits|{appeler~relancer} les retardataires|vérifier les notes de frais',
    ),
    work(
      3,
      'contrôleur de gestion/contrôleuse de gestion|financial controller|analyste financier/analyste financière',
      'analyse financière|élaboration du budget|reporting|Excel',
      'cube Board|flash à J+3|macros Power Query|puzzle intragroupe',
      'rédiger le reporting de {3-25} entités|bâtir un budget de {2-90} millions|{analyser~présenter} les marges à {l’usine~la direction}|calculer les prix de revient',
    ),
    work(
      2,
      'gestionnaire de paie|payroll officer|gestionnaire payroll|technicien paie/technicienne paie',
      'gestion de la paie|droit social|Excel|relation client',
      'Silae multi-conventions|Dimona du vendredi|CP 124 sur le bout des doigts|DSN sans anomalie',
      'calculer {80-1200} paies|établir {des Dimona~des contrats~des soldes}|répondre aux {employeurs~salariés}|contrôler les primes de fin d’année',
    ),
    work(
      3,
      'auditeur/auditrice|auditeur interne/auditrice interne|réviseur stagiaire|collaborateur audit/collaboratrice audit',
      'audit|IFRS|comptes annuels|analyse de risques',
      'échantillons Caseware|inventaire du 31 décembre|tests SOX|circularisation',
      'mener {6-30} audits par an|{planifier~documenter} les contrôles|tester {les stocks~les créances~les processus}|rédiger les rapports',
    ),
    work(
      3,
      'conseiller bancaire/conseillère bancaire|directeur d’agence/directrice d’agence|conseiller crédit/conseillère crédit|gestionnaire de patrimoine',
      'conseil à la clientèle|crédits|placements|vente',
      'profil MiFID|crédit logement en 48 h|portefeuille de 300 familles',
      'recevoir {4-9} clients par jour|monter des crédits de {20-900} mille euros|{présenter~suivre} les placements|visiter des indépendants à {town}',
    ),
  ],
);
