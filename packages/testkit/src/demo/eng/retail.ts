import { sector, work } from '../words/sector.ts';

/** Shops and customer service in English. */
export const retail = sector(
  'retail',
  {
    firms: '{stem} Fashion|{stem} Home {legal}|{stem} Market|{stem} Books|{stem} Contact|{stem} Outdoor {legal}',
    activities:
      'sells clothes|sells kitchens and furniture|runs a supermarket|answers customers in nine languages|sells outdoor gear',
    sites:
      'in the shop|in a supermarket|in a boutique in {town}|in a multilingual contact centre|in a showroom|at the airport shops',
    studies: 'Retail|Business and sales|Customer service',
    higherStudies: 'Retail management|Marketing|Business administration',
    licences: 'driving licence B|first aid at work|security pass',
  },
  false,
  [
    work(
      1,
      'sales assistant|shop assistant|retail associate',
      'customer advice|cash handling|shelf stacking|visual merchandising',
      'fitting room rota|folding boards|loyalty card pitch|Tuesday window',
      'help {30-150} customers a day|keep {windows~fitting rooms~shelves}|unpack {10-90} boxes|put up {prices~promotions}',
    ),
    work(
      1,
      'cashier|checkout operator|till operator',
      'cash handling|cashing up|customer service|reception',
      'self-scan checks|PLU codes by heart|deposit bottles|flower corner',
      'serve {150-600} customers a shift|count the till to {2-10} cents|{watch~restart} self-checkouts|handle {returns~vouchers~deposits}',
    ),
    work(
      1,
      'shelf stacker|stock assistant|night filler',
      'shelf stacking|loading and unloading|pallet truck|stock control',
      'FIFO in dairy|facing to the edge|20-crate rolls|bake-off at 6',
      'fill {400-2000} cases a night|check {dates~labels}|press {card~foil}|top up {fruit~dairy~drinks}',
    ),
    work(
      2,
      'store manager|assistant store manager|department manager',
      'team leadership|stock control|visual merchandising|staff planning',
      'sales per hour|outsourced stock count|shrink under 1%|opening briefs',
      'run a store of {150-2500} m²|plan and {coach~assess} {5-40} people|raise sales by {2-18}%|prepare {stock counts~sales~openings}',
    ),
    work(
      2,
      'customer service representative|call centre agent|customer support agent|multilingual support agent',
      'customer service|complaint handling|languages|CRM',
      'Zendesk queues|four-minute calls|chat and phone together|NPS call-backs',
      'answer {40-110} contacts a day|{log~solve~pass on} complaints|{change~follow} orders|call back on quotes',
    ),
    work(
      2,
      'kitchen designer|interior sales adviser|optician',
      'sales advice|quotations|drawing plans|customer service',
      'Winner drawings|home surveys|phoropter tests|colour matching',
      'draw {2-6} kitchens a week|measure {at home~in the shop}|quote for {2-45} thousand euro|follow delivery to the last screw',
    ),
    work(
      2,
      'security guard|security officer|store detective',
      'security|access control|first aid|report writing',
      'wall of 60 cameras|talking people down|key plans|Deggy rounds',
      'walk {4-12} rounds a night|{register~check~escort} visitors|report incidents|answer alarms in {town}',
    ),
  ],
);
