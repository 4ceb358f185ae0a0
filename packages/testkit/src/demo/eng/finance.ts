import { sector, work } from '../words/sector.ts';

/** Finance in English. */
export const finance = sector(
  'finance',
  {
    firms:
      '{stem} Accounting|{stem} Fund Services {legal}|{stem} Finance|{stem} Audit {legal}|{stem} Holding|{stem} Payroll',
    activities:
      'keeps the books of small companies|administers investment funds|audits annual accounts|runs payrolls in ten countries',
    sites:
      'in an accounting firm|in a shared service centre|in fund administration|in an international group|at a start-up in {town}',
    studies: 'Accounting|Business|Economics',
    higherStudies: 'Accounting and finance|Economics|Business economics|Audit',
    licences: 'driving licence B',
  },
  false,
  [
    work(
      3,
      'accountant|senior accountant|general ledger accountant',
      'accounting|VAT returns|annual accounts|Excel',
      'month-end with Exact Online|flux comments|shoebox clients|BlackLine recs',
      'keep the books of {20-80} companies|{prepare~file} VAT returns|{close~explain} the accounts|work out {corporate tax~accruals}',
    ),
    work(
      2,
      'accounts payable clerk|accounts receivable clerk|accounts assistant|credit controller',
      'invoicing|accounts payable|accounts receivable|Excel',
      'Basware invoices|three-way match|polite dunning|Peppol start',
      'book {100-1500} invoices a month|{load~match} statements|{call~remind} late payers|check expenses',
    ),
    work(
      3,
      'financial controller|business controller|financial analyst|FP&A analyst',
      'financial analysis|budgeting|reporting|Excel',
      'Board cubes|day-3 flash|Power Query macros|intercompany puzzles',
      'report on {3-25} entities|build a budget of {2-90} million|{analyse~present} margins to {the plant~the board}|work out cost prices',
    ),
    work(
      2,
      'payroll officer|payroll specialist|payroll administrator',
      'payroll|social legislation|Excel|customer service',
      'SD Worx runs|shadow payrolls|30% ruling files|ADP Celergo',
      'run {80-1200} payslips|prepare {contracts~declarations~settlements}|answer {employers~employees}|check year-end bonuses',
    ),
    work(
      3,
      'auditor|internal auditor|audit associate',
      'auditing|IFRS|annual accounts|risk analysis',
      'Caseware samples|stock count on 31 December|SOX walk-throughs|confirmations',
      'carry out {6-30} audits a year|{plan~document} controls|test {stock~debtors~processes}|write reports',
    ),
    work(
      3,
      'fund accountant|fund administrator|transfer agent',
      'fund accounting|reconciliation|Excel|IFRS',
      'NAV by two o’clock|Multifonds|swing pricing|side pockets',
      'calculate NAVs of {4-40} funds|reconcile {cash~positions}|answer {auditors~depositaries}|file reports',
    ),
  ],
);
