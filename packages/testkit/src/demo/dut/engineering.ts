import { sector, work } from '../words/sector.ts';

/** Engineering, laboratory and safety in Dutch. */
export const engineering = sector(
  'engineering',
  {
    firms:
      'Studiebureau {stem}|{stem} Engineering {legal}|{stem} Automation|Labo {stem}|{stem} Robotics|{stem} Pharma {legal}',
    activities:
      'machines ontwerpt|fabrieken automatiseert|stabiliteitsstudies maakt|geneesmiddelen onderzoekt|energieprojecten uitwerkt',
    sites:
      'op een studiebureau|op de engineeringafdeling|in een labo|bij industriële klanten|in de farma|op een R&D-afdeling in {town}',
    studies: 'Industriële wetenschappen|Techniek-wetenschappen|Elektromechanica|Chemie',
    higherStudies: 'Elektromechanica|Industrieel ingenieur|Bio-ingenieur|Chemie|Automatisering|Energie',
    licences: 'rijbewijs B|VCA-VOL|BA5',
  },
  false,
  [
    work(
      3,
      'mechanisch ontwerper|werktuigbouwkundig ingenieur|ontwerpingenieur|mechanical engineer',
      'SolidWorks|mechanisch ontwerp|Inventor|eindige-elementenanalyse',
      'sheet-metal zonder verrassingen|PDM Vault|Creo-skelet|toleranties volgens ISO GPS',
      '{transportbanden~robotcellen~pompen} ontwerpen|tekeningen en {stuklijsten~berekeningen} maken|prototypes {testen~verbeteren}|leveranciers bezoeken',
    ),
    work(
      2,
      'technisch tekenaar|CAD-tekenaar|tekenaar-ontwerper|BIM-modelleur',
      'AutoCAD|Revit|technische tekeningen lezen|SketchUp',
      'clash detection in Navisworks|Tekla-model|as-builts opmeten|families in Revit',
      'plannen van {hallen~leidingen~appartementen} tekenen|modellen {opbouwen~controleren} in {Revit~Tekla~AutoCAD}|{10-120} tekeningen per project uitgeven|opmetingen doen op de werf',
    ),
    work(
      3,
      'automatiseringsingenieur|PLC-programmeur|automation engineer|software-engineer machines',
      'PLC programmeren|TIA Portal|SCADA|industriële automatisering',
      'FAT en SAT in één week|ABB-robots inleren|Beckhoff TwinCAT|Ignition-schermen',
      'PLC’s programmeren voor {baggermachines~vullijnen~waterzuivering}|machines opstarten in {3-12} landen|schermen bouwen in {WinCC~Ignition}|storingen op afstand oplossen',
    ),
    work(
      3,
      'procesingenieur|process engineer|productie-ingenieur|continuous improvement engineer',
      'procesoptimalisatie|lean manufacturing|Six Sigma|data-analyse',
      'value stream map op bruin papier|DoE in JMP|PFMEA|trials op lijn 3',
      'uitval met {5-45} % verlagen|proeven {plannen~uitvoeren} op {2-8} lijnen|cyclustijden meten|investeringen motiveren tot {50-2000} k euro',
    ),
    work(
      3,
      'laborant|labotechnieker|laboratoriummedewerker|QC-analist',
      'laboratoriumtechnieken|chemische analyses|HPLC|microbiologie',
      'Waters Empower|GMP-logboek|titraties op automaat|platen gieten',
      '{20-140} stalen per dag analyseren|toestellen {kalibreren~onderhouden}|resultaten {valideren~ingeven} in LIMS|methodes op punt stellen',
    ),
    work(
      3,
      'preventieadviseur|veiligheidscoördinator|HSE-adviseur|milieucoördinator',
      'veiligheid op het werk|risicoanalyse|audits uitvoeren|milieuwetgeving',
      'LOTOTO-dossier|Kinney-score|werkvergunningen tekenen|IMJV-rapport',
      'risicoanalyses maken voor {10-90} posten|ongevallen {onderzoeken~melden}|opleidingen geven aan {8-60} mensen|milieuvergunning opvolgen',
    ),
    work(
      3,
      'projectingenieur|projectmanager engineering|projectleider techniek|elektrisch ontwerper',
      'projectmanagement|budgetbeheer|EPLAN|technische tekeningen lezen',
      'MS Project met kritisch pad|stuurgroep om de maand|P&ID’s lezen|change orders',
      '{2-9} projecten van {50-4000} k euro leiden|planning en {budget~aankoop} bewaken|klanten {adviseren~bezoeken}|oplevering voorbereiden',
    ),
  ],
);
