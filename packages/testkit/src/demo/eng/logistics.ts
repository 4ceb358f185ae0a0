import { sector, work } from '../words/sector.ts';

/** Warehousing in English. */
export const logistics = sector(
  'logistics',
  {
    firms:
      '{stem} Logistics|{stem} Fulfilment {legal}|{stem} Warehousing|{stem} Cold Store|{stem} Wholesale {legal}|{stem} Distribution',
    activities:
      'ships for web shops|distributes drinks|stores spare parts for cars|supplies supermarkets|keeps frozen goods',
    sites:
      'in the warehouse|in a distribution centre of {8-60},000 m²|in a cold store|on the dock in {town}|in an e-commerce hall|at a wholesaler in {town}',
    studies: 'Warehousing and storage|Logistics operations|Business administration|Retail|Mechanics',
    higherStudies: 'Supply chain management|Logistics|International business|Industrial engineering',
    licences: 'forklift certificate|reach truck certificate|driving licence B|VCA-basic|first aid at work',
  },
  true,
  [
    work(
      1,
      'order picker|picker packer|warehouse picker|voice picker',
      'order picking|RF scanner|voice picking|palletising',
      'Vocollect headset|Man-up trucks to 10 metres|pick-by-light walls|mixed pallets that stay up',
      'pick {80-220} lines an hour with {a scanner~a headset~pick-by-light}|prepare orders for {shops~web shops~pharmacies}|build and wrap {roll cages~pallets}|report empty bins and {refill~recount} them',
    ),
    work(
      1,
      'warehouse operative|warehouse worker|storeperson|goods-in clerk|warehouse all-rounder',
      'warehouse work|loading and unloading|goods receipt|stock control',
      'booking in on SAP EWM|docks 4 to 12|hand-ball of 40-foot containers|Zebra printers',
      'unload {8-30} lorries a day|receive and book goods in {SAP~Navision~Manhattan}|put away {pallets~rolls~parcels} in racks|check shipments and {seal~label~pack} them',
    ),
    work(
      1,
      'forklift driver|reach truck driver|FLT driver|counterbalance driver',
      'driving a forklift|reach truck|loading and unloading|RF scanner',
      'VNA trucks to 13 metres|paper clamp truck|Bendi in narrow aisles|battery change routine',
      'load and unload {8-40} trailers a shift|put pallets away at {6-14} metres|feed the lines with {raw material~packaging}|check the truck before each shift',
    ),
    work(
      1,
      'packer|packing operative|co-packing operative|packaging assistant',
      'packing|labelling|visual inspection|co-packing',
      'gift sets|shrink tunnel|blister trays|best-before checks',
      'pack {200-900} boxes a shift|assemble {displays~promo packs~gift boxes}|print and apply labels on {crates~bottles~pouches}|sort out faulty items',
    ),
    work(
      2,
      'warehouse team leader|shift leader|warehouse supervisor|dock supervisor',
      'team leadership|stock control|WMS|planning',
      'five-minute stand-ups|agency bookings in Protime|KPI wall|multi-skill matrix',
      'lead a shift of {8-45} people|share out the work over {3-12} zones|bring pick errors under {1-3} per thousand|train and {assess~coach} agency staff',
    ),
    work(
      2,
      'inventory controller|stock controller|inventory clerk|replenishment planner',
      'stock control|stocktaking|Excel|WMS',
      'ABC counts|chasing variances in Manhattan|slotting reviews|dead stock pivots',
      'clear variances on {20-400} items|plan {cycle counts~annual counts}|write off or {move~sell} dead stock|call suppliers about {shortages~returns}',
    ),
    work(
      2,
      'transport planner|dispatcher|freight forwarder|shipping coordinator',
      'transport planning|transport documents|CMR|customer service',
      'slot booking in Transporeon|routes in PTV|T1 and ATA papers|Portbase messages',
      'plan {20-120} shipments a day|issue {CMRs~delivery notes~packing lists}|receive drivers and assign {docks~papers}|tell {customers~shops} about delays',
    ),
    work(
      2,
      'customs declarant|customs broker|import export clerk|customs specialist',
      'customs formalities|Incoterms|import and export|Excel',
      'AGS and NCTS entries|T1 discharge|TARIC look-ups|bonded warehouse ledgers',
      'file {15-70} declarations a day|classify {textiles~chemicals~food}|discharge {T1s~ATA carnets}|prepare {an inspection~an audit} with customs',
    ),
    work(
      3,
      'supply chain planner|demand planner|logistics manager|warehouse manager',
      'supply chain management|demand planning|Excel|team leadership',
      'S&OP cycles|Slim4 forecasts|OTIF above 97|carrier tenders',
      'forecast {300-6000} items|run a site of {5-60} thousand m²|cut stock by {5-30}%|tender {3-12} carriers',
    ),
  ],
);
