import { sector, work } from '../words/sector.ts';

/** Engineering, laboratory and safety in English. */
export const engineering = sector(
  'engineering',
  {
    firms:
      '{stem} Design|{stem} Engineering {legal}|{stem} Automation|{stem} Laboratories|{stem} Robotics|{stem} Pharma {legal}',
    activities: 'designs machines|automates plants|makes structural studies|develops medicines|builds wind projects',
    sites:
      'in a design office|in the engineering department|in a laboratory|at industrial customers|in pharma|in R&D in {town}',
    studies: 'Engineering|Electromechanics|Chemistry|Technical drawing',
    higherStudies: 'Mechanical engineering|Electrical engineering|Chemistry|Bioengineering|Automation|Energy',
    licences: 'VCA-VOL|driving licence B',
  },
  false,
  [
    work(
      3,
      'mechanical engineer|design engineer|mechanical design engineer',
      'SolidWorks|mechanical design|CATIA|finite element analysis',
      'sheet metal without surprises|PDM Vault|Creo skeletons|ISO GPS tolerancing',
      'design {conveyors~robot cells~pumps}|make {drawings~parts lists~calculations}|{test~improve} prototypes|visit suppliers',
    ),
    work(
      2,
      'CAD technician|draughtsperson|BIM modeller',
      'AutoCAD|Revit|reading technical drawings|SketchUp',
      'Navisworks clashes|Tekla models|as-built surveys|Revit families',
      'draw {halls~pipework~flats}|{build~check} models in {Revit~Tekla~AutoCAD}|issue {10-120} drawings a project|measure on site',
    ),
    work(
      3,
      'automation engineer|PLC programmer|controls engineer',
      'PLC programming|TIA Portal|SCADA|industrial automation',
      'FAT and SAT in a week|teaching ABB robots|Beckhoff TwinCAT|Ignition screens',
      'program PLCs for {dredgers~filling lines~water plants}|commission machines in {3-12} countries|build {WinCC~Ignition} screens|support remotely',
    ),
    work(
      3,
      'process engineer|continuous improvement engineer|manufacturing engineer',
      'process optimisation|lean manufacturing|Six Sigma|data analysis',
      'brown-paper VSM|JMP designs|live FMEA|trials on line 3',
      'cut scrap by {5-45}%|{plan~run} trials on {2-8} lines|time cycles|make the case for €{50-2000}k',
    ),
    work(
      3,
      'laboratory technician|lab analyst|QC analyst',
      'laboratory techniques|chemical analysis|HPLC|microbiology',
      'Waters Empower|GMP notebooks|autotitrators|pouring plates',
      'analyse {20-140} samples a day|{calibrate~maintain} instruments|{validate~enter} results|develop methods',
    ),
    work(
      3,
      'HSE adviser|safety officer|environmental coordinator',
      'safety at work|risk analysis|auditing|environmental legislation',
      'LOTO files|Kinney scores|hot work permits|near-miss cards',
      'assess {10-90} workplaces|{investigate~report} accidents|train {8-60} people|follow permits',
    ),
    work(
      3,
      'project engineer|engineering project manager|electrical design engineer',
      'project management|budget control|EPLAN|reading technical drawings',
      'critical paths in MS Project|monthly steering|P&ID reading|change orders',
      'lead {2-9} projects of €{50-4000}k|hold {planning~budget~purchasing}|{advise~visit} customers|prepare handover',
    ),
  ],
);
