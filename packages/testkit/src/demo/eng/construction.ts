import { sector, work } from '../words/sector.ts';

/** Construction in English. */
export const construction = sector(
  'construction',
  {
    firms:
      '{stem} Construction|{stem} Roofing {legal}|{stem} Builders|{stem} Fit-Out|{stem} Civils|{stem} Homes {legal}',
    activities:
      'builds homes|refurbishes schools and offices|lays roads and sewers|renews roofs and façades|fits out shops',
    sites:
      'on site|on building sites around {town}|in new build|on refurbishment jobs|on a site of {4-40} flats|on data centre projects',
    studies:
      'Bricklaying|Carpentry and joinery|Building crafts|Painting and decorating|Civil engineering operations|Roofing',
    higherStudies: 'Civil engineering|Construction management|Architecture|Quantity surveying',
    licences: 'VCA|driving licence B|IPAF|telehandler certificate|VCA-VOL',
  },
  false,
  [
    work(
      2,
      'bricklayer|mason|brickie|face brick mason',
      'bricklaying|pointing|reading building plans|blockwork',
      'thin-joint Porotherm walls|setting out with Rothoblaas profiles|arches and soldier courses|lime mortar mixes',
      'lay {facing bricks~concrete blocks~reclaimed brick} up to {3-12} metres|set out the first course with {laser~string lines}|build {chimneys~garden walls~piers~gables}|fit {10-20} cm cavity insulation and wall ties|rake out and repoint façades',
    ),
    work(
      2,
      'formwork carpenter|shuttering carpenter|steel fixer|concrete finisher|formworker',
      'formwork|rebar fixing|concrete pouring|reading building plans',
      'Doka Framax panels|Peri Trio|propping of lattice slabs|pours over 60 cubic metres',
      'shutter {walls~columns~stairs~lift shafts} with {Doka~Peri~timber} panels|fix rebar from drawing {10-95}|pour and vibrate {12-80} cubic metres|strike and clean the forms for the next pour',
    ),
    work(
      2,
      'roofer|flat roofer|slater and tiler|roofing operative',
      'roofing|working at height|insulation|leadwork',
      'Resitrix EPDM bonding|two-layer torch-on felt|slate hooks|VELUX flashing kits',
      'lay {tiles~slates~sarking} on {new homes~farmhouses~terraces}|seal flat roofs in {EPDM~felt~PVC}|form {gutters~valleys~flashings} in zinc|trace leaks on {60-900} square metres',
    ),
    work(
      2,
      'painter and decorator|painter|house painter|industrial painter',
      'painting|wallpapering|spray painting|sanding',
      'Graco airless|glass fibre lining|rotten sills done with Repair Care|epoxy floors',
      'paint {stairwells~offices~classrooms~villas}|sand and lacquer {doors~windows~shutters}|hang {lining paper~vinyl~glass fibre} in {2-30} rooms|advise {residents~architects} on colour',
    ),
    work(
      2,
      'tiler|wall and floor tiler|screeder and tiler|floor layer',
      'tiling|screeding|grouting|reading building plans',
      'XXL porcelain panels|Schlüter trims|uncoupling mats|levelling clips',
      'fix {60~90~120} cm tiles on {screed~old floors~underfloor heating}|tile {bathrooms~kitchens~wet rooms}|lay {40-160} square metres of screed a day|cut {skirting~thresholds~mosaic}',
    ),
    work(
      2,
      'joiner|site carpenter|carpenter|shopfitter|timber frame carpenter',
      'joinery|fitting doors|woodworking machines|reading building plans',
      'Festool track saw work|Blum hinges|SIP panels|bespoke wardrobes in Egger board',
      'hang {doors~stairs~cupboards} and fit skirting|raise timber frame walls of {4-14} metres|fit kitchens in {2-40} flats|cut and set {rafters~purlins~trusses}',
    ),
    work(
      2,
      'excavator operator|digger driver|360 operator|plant operator',
      'operating excavators|earthmoving|machine maintenance|drainage',
      '22-tonne with tiltrotator|Trimble machine control|batters to the laser|Kubota mini',
      'dig foundations to {1-6} metres|open trenches for {sewers~fibre~water mains}|load {2-9} tippers an hour|grade {platforms~car parks} with {laser~GPS}',
    ),
    work(
      2,
      'groundworker|road worker|paver|highways operative',
      'groundworks|laying kerbs|paving|drainage',
      'Probst kerb grab|setts in fan pattern|raking asphalt|Bomag plate',
      'lay {kerbs~setts~block paving}, {20-140} metres a day|lay {200-800} mm pipes|rake and roll asphalt behind the paver|set out traffic signs on {A roads~estate roads}',
    ),
    work(
      2,
      'dry liner|ceiling fixer|plasterer|insulation installer',
      'plasterboarding|plastering|insulation|suspended ceilings',
      'Knauf shaft walls|Siga airtight tape|blown cellulose|level 5 finish',
      'board and tape {partitions~ceilings~shafts}|hang {20-200} square metres of suspended ceiling|insulate {lofts~floors~cavities} with {mineral wool~PIR~cellulose}|skim {walls~ceilings} by {hand~machine}',
    ),
    work(
      3,
      'site manager|construction project manager|contracts manager|construction manager',
      'site management|budget control|planning|site safety',
      'snag lists in PlanRadar|last planner wall|variation accounts|toolbox talks every Monday',
      'run {2-8} sites with {6-45} people|appoint and {chase~steer} subcontractors|chair meetings with {architects~clients}|hold a budget of {1-18} million',
    ),
    work(
      3,
      'quantity surveyor|estimator|cost estimator|construction estimator',
      'cost estimating|bills of quantities|AutoCAD|Excel',
      'take-offs in Bluebeam|tender returns on CostX|final accounts|rates book upkeep',
      'take off {8-200} pages of drawings|price tenders up to €{200-9000}k|get quotes from {3-20} subcontractors|prepare {valuations~final accounts~orders}',
    ),
  ],
);
