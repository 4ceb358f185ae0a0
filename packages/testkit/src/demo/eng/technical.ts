import { sector, work } from '../words/sector.ts';

/** Electricity, heating, maintenance and vehicles in English. */
export const technical = sector(
  'technical',
  {
    firms:
      '{stem} Electrical|{stem} Maintenance {legal}|{stem} Climate|{stem} Garage|{stem} Lifts {legal}|{stem} Energy Services',
    activities:
      'installs electrical systems|maintains factories|installs heat pumps|repairs vans and trucks|keeps lifts and doors running',
    sites:
      'at customers’ homes|in industry|on the road with a service van|in the workshop|in office buildings|in a plant in {town}',
    studies: 'Electrical installation|Electromechanics|Refrigeration|Motor vehicle|Plumbing and heating',
    higherStudies: 'Electrical engineering|Energy technology|Mechatronics|Automotive technology',
    licences: 'VCA|driving licence B|F-gas certificate|IPAF|NEN 3140',
  },
  false,
  [
    work(
      2,
      'electrician|industrial electrician|maintenance electrician|electrical fitter',
      'electrical installation|reading electrical diagrams|wiring|home automation',
      'building a distribution board alone|KNX commissioning|Cablofil trays|Wallbox start-ups',
      'wire {flats~offices~halls} from first to second fix|build and {label~test} distribution boards|fit {lights~sockets~charging points}|trace faults in {shops~plants~offices}',
    ),
    work(
      2,
      'panel builder|panel wirer|control panel technician',
      'panel wiring|reading electrical diagrams|assembly|soldering',
      'Rittal enclosures|Weidmüller ferrules|RiLine busbars|EPLAN lists',
      'wire panels up to {63-2500} A|mount {Siemens~Schneider~Phoenix} parts|test against checklist {2-30}|label and {crimp~dress} wires',
    ),
    work(
      2,
      'maintenance technician|maintenance engineer|electromechanical technician|field service engineer',
      'preventive maintenance|fault finding|PLC|pneumatics',
      'reading S7 code|Festo valve islands|pressing bearings|job cards in Ultimo',
      'fix {packaging lines~robots~presses}|replace {motors~pumps~belts}|service {4-80} machines|order parts and {log~close} job cards',
    ),
    work(
      2,
      'plumber|plumber and gas fitter|sanitary installer',
      'plumbing|sanitary installation|soldering|central heating',
      'Geberit frames|Viega press fittings|rainwater pumps|tracer gas leak detection',
      'fit {bathrooms~kitchens~boilers} in {2-40} homes|run supplies and {wastes~manifolds}|connect {softeners~cylinders~pumps}|find and mend leaks',
    ),
    work(
      2,
      'heating engineer|HVAC technician|gas service engineer|heat pump installer',
      'HVAC|boiler servicing|heat pumps|air conditioning',
      'Weishaupt burners|Daikin commissioning|hydraulic balancing|power flushing',
      'service {4-9} boilers a day|install and {commission~balance} heat pumps|lay {60-300} m² of underfloor heating|repair {burners~controls}',
    ),
    work(
      2,
      'refrigeration engineer|refrigeration technician|air conditioning engineer',
      'refrigeration|air conditioning|fault finding|reading electrical diagrams',
      'vacuum to half a millibar|CO2 packs|leak logbooks|Mitsubishi VRV',
      'install cold rooms for {butchers~labs~shops}|find leaks and {recharge~recover} gas|service units on {3-90} roofs|take standby every {3-6} weeks',
    ),
    work(
      2,
      'car mechanic|vehicle technician|automotive technician',
      'car repair|vehicle diagnostics|vehicle servicing|tyre fitting',
      'VCDS read-outs|TDI timing belts|hybrid isolation|MOT-style checks',
      'do {3-9} services a day|replace {brakes~clutches~belts}|read codes and {repair~road-test} cars|prepare cars for inspection',
    ),
    work(
      2,
      'truck mechanic|HGV technician|forklift engineer',
      'truck repair|hydraulics|vehicle diagnostics|welding',
      'Dhollandia tail lifts|tacho calibration|Wabco EBS|Scania SDP3',
      'service {tractors~coaches~forklifts}|repair {tail lifts~cranes~cylinders}|attend breakdowns on {2-6} motorways|check brakes of {8-40} vehicles',
    ),
  ],
);
