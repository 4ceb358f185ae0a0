import { sector, work } from '../words/sector.ts';

/** Production in English. */
export const production = sector(
  'production',
  {
    firms:
      '{stem} Industries|{stem} Plastics {legal}|{stem} Textiles|{stem} Chemicals {legal}|{stem} Packaging|{stem} Electronics',
    activities:
      'makes plastic packaging|weaves carpets|makes glues and paints|assembles electronics|makes medical devices',
    sites: 'in production|on the line|in a chemical plant|in a cleanroom|in a plant of {5-40},000 m²',
    studies: 'Manufacturing operations|Electromechanics|Chemistry|Plastics|Process operations',
    higherStudies: 'Chemical engineering|Industrial engineering|Quality management',
    licences: 'VCA-basic|forklift certificate|first aid at work',
  },
  true,
  [
    work(
      1,
      'production worker|production operative|factory worker|line operator',
      'assembly line work|packing|visual inspection|operating machines',
      'hand stacking at line speed|end-of-shift 5S|scrap sheets|full PPE all day',
      'feed the line with {parts~sheets~bottles}|check and {sort~stack~refill} parts|finish {300-4000} pieces a shift|{sweep~tidy~prepare} the station for the next shift',
    ),
    work(
      2,
      'process operator|machine operator|production operator|lead operator',
      'setting up machines|operating production machines|first-line maintenance|quality control',
      'DeltaV screens|SMED changeovers|reactor charging|Bobst folder-gluers',
      '{start~watch~change over} a line of {3-14} machines|sample every {15-60} minutes|correct {viscosity~pressure~temperature}|solve small stops alone',
    ),
    work(
      2,
      'injection moulding operator|mould setter|extrusion operator',
      'injection moulding|setting up machines|quality control|overhead crane',
      'Arburg presses|two-man mould changes|drying of granulate|blow moulding',
      'change moulds on {4-30} presses|trim {cycle time~hold pressure~temperature}|measure and release first shots|restart {robots~conveyors}',
    ),
    work(
      1,
      'assembly operator|assembler|electronics assembler|assembly technician',
      'assembly|electronics soldering|reading technical drawings|hand tools',
      'Atlas Copco torque drivers|SMD under the microscope|cable looms|poka-yoke stations',
      'assemble {pumps~bikes~boards~cabinets} from instructions|finish {20-400} pieces a shift|run the test bench and {log~reject}|cut, strip and {crimp~solder} cables',
    ),
    work(
      2,
      'quality inspector|QC technician|quality controller',
      'quality control|measuring instruments|ISO 9001|report writing',
      'Minitab charts|8D forms|Zeiss arm|LIMS holds',
      'sample {4-60} lots|{report~block~study} deviations|calibrate gauges every {2-12} months|handle complaints with {production~sales}',
    ),
    work(
      2,
      'production team leader|shift supervisor|line leader',
      'team leadership|production planning|lean manufacturing|safety at work',
      'Gemba walks|OEE board|skills matrix|quarter-to handovers',
      'lead {6-40} people|man the lines and {cover absence~plan leave}|lift OEE from {55-70} to {72-88}%|give toolbox talks',
    ),
    work(
      3,
      'production manager|plant manager|operations manager',
      'production planning|budget control|team leadership|lean manufacturing',
      'hoshin matrix|SAP PP|capex papers|union meetings',
      'run a plant of {40-320} people|prepare investments of up to €{200-6000}k|cut unit cost by {2-15}%|settle the plan with {sales~purchasing}',
    ),
  ],
);
