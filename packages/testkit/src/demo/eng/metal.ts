import { sector, work } from '../words/sector.ts';

/** Metal working in English. */
export const metal = sector(
  'metal',
  {
    firms:
      '{stem} Fabrications|{stem} Precision {legal}|{stem} Steel|{stem} Engineering Works|{stem} Machining {legal}',
    activities:
      'makes steel structures|machines precision parts|builds food machinery|welds tanks and silos|makes staircases to measure',
    sites:
      'in the fabrication shop|in a machine shop|on installation jobs|at the shipyard in {town}|in machine building',
    studies: 'Welding|Fabrication and welding|Mechanical engineering|Machining|Metalwork',
    higherStudies: 'Mechanical engineering|Manufacturing engineering|Materials science',
    licences: 'VCA|coded welder certificate|overhead crane certificate|driving licence B',
  },
  true,
  [
    work(
      2,
      'welder|TIG welder|MIG welder|coded welder',
      'TIG welding|MIG welding|reading technical drawings|grinding',
      'back purging of stainless|6G under X-ray|Kemppi sets|duplex and Hastelloy',
      'weld {stainless~aluminium~carbon steel} of {2-30} mm|weld {tanks~pipes~frames~railings} to WPS {10-90}|grind, pickle and {polish~straighten} seams|tack parts in the jig and check sizes',
    ),
    work(
      2,
      'CNC operator|CNC machinist|CNC turner|CNC miller',
      'CNC programming|turning|milling|measuring instruments',
      'Mazak Integrex|Heidenhain 640|hundredths held all day|Mastercam paths',
      'machine runs of {5-800} parts in {stainless~brass~aluminium}|write programs for {Heidenhain~Fanuc~Siemens}|set and {change~measure} tools|check parts to {2-20} microns',
    ),
    work(
      2,
      'sheet metal worker|press brake operator|laser cutter operator|fabricator',
      'sheet metal work|press brake|laser cutting|reading technical drawings',
      'Trumpf TruBend|Radan nesting|LVD punch|rolling of hoppers',
      'bend {2-20} mm sheet on the {Trumpf~Amada~LVD}|start and {nest~watch} laser jobs|roll and assemble {ducts~hoppers~cabinets}|deburr and sort by order',
    ),
    work(
      2,
      'pipefitter|pipe fitter welder|industrial pipefitter',
      'pipefitting|reading isometrics|welding|grinding',
      'spool shop prefabrication|torqued flanges|Victaulic couplings|shutdown work',
      'prefabricate spools from isometrics|install lines of DN{15-400} in {refineries~breweries~pools}|fit supports and test at {10-60} bar|open flanges during a shutdown',
    ),
    work(
      2,
      'steel erector|cladder|structural steel erector',
      'steel erection|working at height|slinging|aerial work platform',
      'HSFG bolting|vacuum lifter panels|column grouting|Haulotte booms',
      'erect halls of {400-9000} m²|fit {cladding~decking~panels}|align columns with {laser~theodolite}|sling loads under the crane',
    ),
    work(
      2,
      'powder coater|industrial sprayer|shot blaster',
      'powder coating|sandblasting|spray painting|visual inspection',
      'microns on every frame|Gema booth|jigging on the line|Sa 2.5 reached',
      '{blast~degrease~mask} parts|coat {frames~fences~rims} in RAL {7016~9005~9010}|measure coating thickness|change colour in {10-45} minutes',
    ),
  ],
);
