import type { Language } from '@counterpart/domain';
import { loadStarterOntology } from '@counterpart/ontology';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

const ontology = loadStarterOntology();

/**
 * Heads of CVs written before they were read, `language|name|function|text`: who it is (empty: the CV says no name) and
 * the job that the head names, `a/b` for either; ⏎ is a line break.
 */
const HEADS = `
ENG||chef|CHEF ⏎ ⏎ Skills ⏎ Menu planning, HACCP, stock control
ENG||accountant|ACCOUNTANT II ⏎ Summary ⏎ Ten years of closing the books.
ENG|Anna Cook|graphic designer|Anna Cook ⏎ Senior Graphic Designer ⏎ anna@example.org
ENG|Mark Baker|electrician|MARK BAKER ⏎ ELECTRICIAN ⏎ 12 Mill Lane, Leeds
ENG||hr manager|HR MANAGER ⏎ ⏎ Work History ⏎ HR Manager Mar 2015 - Current ⏎ Barlow Foods, Leeds
ENG||marketing manager|Director of Marketing ⏎ ⏎ Highlights ⏎ Campaigns, budgets
ENG||nurse|STAFF NURSE - NIGHT SHIFT ⏎ Profile ⏎ Caring and calm.
ENG|Priya Sharma|project manager|Curriculum vitae ⏎ Priya Sharma, Project Manager ⏎ Tel. 07700 900123
ENG||cashier|CASHIER/SALES ASSOCIATE ⏎ ⏎ Experience ⏎ Cashier 2016 - 2018 ⏎ Corner shop
ENG|Will Mason|welder|WILL MASON | WELDER | HULL ⏎ Personal statement ⏎ Welding since I was sixteen.
ENG||secondary school teacher|SUBSTITUTE TEACHER ⏎ Professional Summary ⏎ Classes of every age.
ENG||software developer|SOFTWARE DEVELOPER III ⏎ Technical skills ⏎ Java, SQL, Git
ENG||nurse|RN TEAM LEAD ⏎ Summary ⏎ Ten years on a ward.
ENG||social worker|FAMILY ADVOCATE ⏎ Summary ⏎ Ten years beside families.
ENG||customer service representative|CUSTOMER SERVICE REP ⏎ Summary ⏎ Calm on the telephone.
ENG||auditor|FINANCIAL INSTITUTION EXAMINER ⏎ Summary ⏎ Ten years of examinations.
ENG||hse adviser|SAFETY MANAGER ⏎ Summary ⏎ Ten years on sites.
ENG||building inspector|CONSTRUCTION INSPECTOR ⏎ Summary ⏎ Ten years on sites.
ENG||financial controller|CORPORATE CONTROLLER ⏎ Summary ⏎ Ten years of closings.
ENG||medical secretary|MEDICAL SUPPORT ASSISTANT ⏎ Summary ⏎ Ten years at a front desk.
ENG||hr officer|HR ANALYST ⏎ Summary ⏎ Ten years in a large firm.
ENG||pr consultant|PUBLIC RELATIONS MANAGER ⏎ Summary ⏎ Ten years of press work.
ENG||technical director|DIRECTOR OF ENGINEERING ⏎ Summary ⏎ Ten years of teams.
ENG||research scientist|POST-DOCTORAL RESEARCH FELLOW ⏎ Summary ⏎ Ten years of papers.
DUT||souschef|SOUS-CHEF ⏎ Ervaring ⏎ 2019 - heden: sous-chef, Hotel New York, Rotterdam
DUT||kok|KOK ⏎ ⏎ Vaardigheden ⏎ HACCP, menu's opstellen
DUT|Jan Kok|lasser|Jan Kok ⏎ Lasser MIG/MAG ⏎ Kerkstraat 5, 9000 Gent
DUT||boekhouder/general ledger accountant|SENIOR BOEKHOUDER ⏎ ⏎ Profiel ⏎ Tien jaar ervaring in een kmo.
DUT|Roos Visser|verpleegkundige|ROOS VISSER ⏎ VERPLEEGKUNDIGE ⏎ Utrecht
DUT||magazijnmedewerker|Magazijnmedewerker ⏎ Werkervaring ⏎ 2019 - heden: magazijnmedewerker, Van Dam, Breda
DUT|Bart Timmerman|elektricien|Curriculum vitae van Bart Timmerman ⏎ Elektricien ⏎ 0470 12 34 56
DUT||hr-manager|HR MANAGER ⏎ Opleiding ⏎ 2010-2013 Bachelor personeelswerk, Hogent
DUT||grafisch vormgever|Freelance grafisch vormgever ⏎ Software ⏎ Photoshop, InDesign
DUT|Sanne de Boer|kapper|Sanne de Boer | Kapper | Zwolle ⏎ Over mij ⏎ Ik knip al tien jaar.
DUT||poetshulp|POETSHULP ⏎ Talen ⏎ Nederlands, Frans
DUT||vrachtwagenchauffeur/vrachtwagenchauffeur CE|VRACHTWAGENCHAUFFEUR CE ⏎ Rijbewijzen ⏎ B, C, CE
DUT||projectleider/projectleider bouw|Projectleider bouw ⏎ Ervaring ⏎ 2012 - 2020: werfleider, Bouw Maes, Aalst
FRE||cuisinier|CUISINIER ⏎ ⏎ Compétences ⏎ HACCP, élaboration de menus
FRE|Pierre Boulanger|soudeur/soudeur TIG|Pierre Boulanger ⏎ Soudeur TIG ⏎ 12 rue Haute, 59000 Lille
FRE||comptable|COMPTABLE CONFIRMÉE ⏎ ⏎ Profil ⏎ Dix ans en cabinet.
FRE|Sophie Marchand|infirmière|SOPHIE MARCHAND ⏎ INFIRMIÈRE ⏎ Rennes
FRE||magasinier|Magasinier cariste ⏎ Expérience ⏎ 2019 - aujourd'hui : magasinier, Duval, Lens
FRE|Claire Fontaine|vendeuse|Curriculum vitae ⏎ Claire Fontaine, vendeuse ⏎ 06 12 34 56 78
FRE||responsable rh|RESPONSABLE RH ⏎ Formation ⏎ 2010-2013 Licence, Université de Lyon
FRE||graphiste|Graphiste indépendant ⏎ Logiciels ⏎ Photoshop, InDesign
FRE|Karim Benali|électricien|Karim Benali | Électricien | Namur ⏎ À propos ⏎ Passionné et rigoureux.
FRE||aide-soignante|AIDE-SOIGNANTE ⏎ Langues ⏎ Français, arabe
FRE||chauffeur poids lourd|CHAUFFEUR POIDS LOURD ⏎ Permis ⏎ B, C, CE
FRE||chef de projet|Chef de projet ⏎ Expériences ⏎ 2012 - 2020 : conducteur de travaux, BTP Maes, Mons
ITA||cuoco|CUOCO ⏎ ⏎ Competenze ⏎ HACCP, gestione della cucina
ITA|Bianca Ferraro|saldatore/saldatore TIG|Bianca Ferraro ⏎ Saldatrice TIG ⏎ Via Roma 5, Brescia
ITA||contabile/contabile senior|CONTABILE SENIOR ⏎ ⏎ Profilo ⏎ Dieci anni in studio.
ITA|Marco Fabbri|infermiere|MARCO FABBRI ⏎ INFERMIERE ⏎ Bologna
ITA||magazziniere|Magazziniere ⏎ Esperienza ⏎ 2019 - oggi: magazziniere, Rossi, Lodi
ITA|Elena Sarti|commessa|Curriculum vitae ⏎ Elena Sarti, commessa ⏎ 333 1234567
ITA||hr manager|HR MANAGER ⏎ Formazione ⏎ 2010-2013 Laurea, Università di Pavia
ITA||grafico|Grafico freelance ⏎ Software ⏎ Photoshop, InDesign
ITA|Luca Bianchi|elettricista|Luca Bianchi | Elettricista | Udine ⏎ Chi sono ⏎ Preciso e puntuale.
ITA||oss|OPERATRICE SOCIO SANITARIA ⏎ Lingue ⏎ Italiano, rumeno
ITA||autista/autista patente CE|AUTISTA PATENTE CE ⏎ Patenti ⏎ B, C, CE
ITA||project manager|Project manager ⏎ Esperienze ⏎ 2012 - 2020: capocantiere, Edil Sud, Bari
`;

const heads = HEADS.trim()
  .split('\n')
  .map((line): readonly [language: Language, name: string, job: string, text: string] => {
    const [language = '', name = '', job = '', ...text] = line.split('|');
    return [language as Language, name, job, text.join('|').replaceAll(' ⏎ ', '\n')];
  });

function functionsOf(language: Language, text: string): readonly string[] {
  const { document } = parser.enrich('CANDIDATE', { id: 'c', language, cvText: text }, { today: '2026-11-26' });
  const functions = document.matchProfile?.aspects.jobFunctions;
  return (functions?.type === 'concepts' ? functions.value : []).flatMap(({ conceptId, label }) =>
    conceptId === undefined ? ontology.resolve(label, language, 'OCCUPATION').concepts : [conceptId],
  );
}

describe('the head of a CV', () => {
  it.each(heads)('ENG-18 in %s: name "%s", job "%s": %s', (language, name, job, text) => {
    const wanted = job.split('/').flatMap((label) => ontology.resolve(label, language, 'OCCUPATION').concepts);
    expect(wanted.length).toBeGreaterThan(0);
    expect((parser.parseCv({ text, language }).name?.text ?? '').toLowerCase()).toBe(name.toLowerCase());
    expect(functionsOf(language, text).filter((id) => wanted.includes(id))).not.toEqual([]);
  });

  it.each([
    ['ENG', 'CHEF\n\nSkills\nMenus\n\nWork history\nCashier\n2012 - 2014\nCorner shop, Leeds', 'chef'],
    ['ENG', 'Chef\n\nSkills\nMenus\n\nWork history\nCashier\n2012 - present\nCorner shop, Leeds', 'cashier'],
  ] as const)('ENG-18 says more than a job that ended, less than the one that lasts: %s, %s', (language, text, job) => {
    expect(functionsOf(language, text)).toEqual(ontology.resolve(job, language, 'OCCUPATION').concepts.slice(0, 1));
  });

  it.each([
    ['ENG', 'Rose Mason\nCarpenter, Hull', 'Rose Mason'],
    ['ENG', 'Grace Baker\nProfile\nI bake.', 'Grace Baker'],
    ['DUT', 'Merel Bakker\nProfiel\nIk las.', 'Merel Bakker'],
    ['FRE', 'Rose Boucher\nProfil\nJe soude.', 'Rose Boucher'],
    ['ENG', 'Microsoft Office\nTime Management', null],
    ['ENG', 'PATIENT ADVOCATE\nSummary\nI listen.', null],
  ] as const)('ENG-18 in %s is a name or none, whatever trade it sounds like: %s', (language, text, name) => {
    expect(parser.parseCv({ text, language }).name?.text ?? null).toBe(name);
  });
});
