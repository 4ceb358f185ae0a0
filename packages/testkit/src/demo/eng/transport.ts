import { sector, work } from '../words/sector.ts';

/** Transport in English. */
export const transport = sector(
  'transport',
  {
    firms:
      '{stem} Transport {legal}|{stem} Haulage|{stem} Couriers|{stem} Coaches|{stem} Removals|{stem} Tankers {legal}',
    activities:
      'supplies shops and building sites|delivers parcels|carries pupils and tourists|moves liquids in bulk|moves containers to and from the port',
    sites: 'on the road|on national runs|between {town} and the port|in city distribution|on international runs',
    studies: 'Professional driving|Transport and logistics|Mechanics|Retail',
    higherStudies: 'Transport management|Logistics|Business administration',
    licences: 'driving licence CE|driving licence C|driving licence D|code 95|ADR|driver card',
  },
  false,
  [
    work(
      1,
      'truck driver|lorry driver|HGV driver|CE driver',
      'truck driving|driving licence CE|tachograph|load securing',
      'Moffett on the back|curtainsiders|Transics on board|moving floor trailers',
      'deliver {pallets~containers~building materials} to {3-18} addresses|secure loads with {straps~chains}|get CMRs signed and {send photos~swap pallets}|check the truck every day',
    ),
    work(
      1,
      'delivery driver|van driver|courier|parcel driver',
      'van driving|parcel delivery|route planning|customer service',
      '150 stops a day|depot PDA|cargo bike in the centre|pick-up points',
      'deliver {80-190} parcels a day|load for route {10-99}|collect {returns~signatures~cash}|bring {meals~medicines~furniture} to the door',
    ),
    work(
      1,
      'bus driver|coach driver|school bus driver',
      'passenger transport|driving licence D|tachograph|customer service',
      'line 4 by heart|wheelchair ramp|ticket validators|high-season tours',
      'drive line {2-90} in {town}|pick up {pupils~seniors~crews}|sell tickets and {give directions~cash up}|clean the bus after the run',
    ),
    work(
      1,
      'taxi driver|chauffeur|patient transport driver',
      'passenger transport|driving licence B|first aid|local knowledge',
      'stretchers locked in|dispatch app|four-point wheelchair straps|airport meet and greet',
      'drive {patients~guests~children} to {6-22} addresses|strap in and {assist~escort}|log and bill rides|keep the car spotless',
    ),
    work(
      2,
      'fleet planner|transport planner|route planner',
      'route planning|transport planning|tachograph|Dutch',
      'loading metres to the inch|Navitrans|night calls with drivers|fuel card control',
      'plan {12-70} trucks|{call~reroute~reassure} drivers|find backloads on {Timocom~Teleroute}|check driving times',
    ),
    work(
      1,
      'removal worker|mover|driver’s mate',
      'loading and unloading|removals|van driving|packing',
      'furniture lift to the eighth|pianos on straps|flat-pack both ways|blankets and wraps',
      'pack and carry {2-12} rooms|{set up~run} the furniture lift|take apart and {rebuild~protect} furniture|move {10-900} archive boxes',
    ),
  ],
);
