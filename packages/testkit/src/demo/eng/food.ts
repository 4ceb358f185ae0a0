import { sector, work } from '../words/sector.ts';

/** Food crafts and farming in English. */
export const food = sector(
  'food',
  {
    firms: '{stem} Bakery|{stem} Meats {legal}|{stem} Brewery|{stem} Foods {legal}|{stem} Farm|{stem} Greenhouses',
    activities: 'bakes bread and pastry|freezes vegetables|slices and packs meat|brews beer|grows tomatoes and peppers',
    sites:
      'in a bakery|in the food industry|in a butcher’s shop|in a cutting room of {2-8} degrees|in the greenhouses near {town}',
    studies: 'Bakery|Butchery|Food processing|Agriculture|Horticulture',
    higherStudies: 'Food technology|Agronomy|Brewing science',
    licences: 'HACCP|driving licence B|forklift certificate',
  },
  true,
  [
    work(
      2,
      'baker|pastry chef|artisan baker',
      'bread baking|pastry|HACCP|food hygiene',
      'a twenty-year-old sourdough|Miwe deck ovens|Rondo sheeter|tempering chocolate',
      'bake {150-1800} loaves a night|{mix~shape~prove} dough|make {croissants~cakes~éclairs}|stock the shop by {5-7} am',
    ),
    work(
      2,
      'butcher|deboner|meat cutter',
      'boning|meat cutting|HACCP|food hygiene',
      'chain mail glove|Bizerba slicers|half pigs in twelve minutes|house charcuterie',
      'bone {10-60} carcasses a day|make {mince~sausages~pâté}|{set up~serve at} the counter|portion and vacuum-pack',
    ),
    work(
      1,
      'food production operative|food process worker|sorter',
      'assembly line work|packing|HACCP|visual inspection',
      'Multivac settings|CIP starts|allergen changeovers|thermal gear',
      '{wash~cut~sort} vegetables on the line|fill {400-5000} trays a shift|test the metal detector every {30-60} minutes|clean to schedule',
    ),
    work(
      1,
      'greenhouse worker|fruit picker|farm worker',
      'fruit picking|greenhouse work|crop care|packing',
      'side-shooting on the rail trolley|pear picking bags|Felco pruners|table-top strawberries',
      'pick {80-300} kilos a day|look after {tomatoes~peppers~strawberries}|{prune~tie~thin} {2-12} hectares|grade by size',
    ),
    work(
      2,
      'dairy farm worker|tractor driver|herdsman',
      'tractor driving|milking|livestock care|operating farm machinery',
      'Lely robots|Lemken ploughs|bucket calves|Fendt with RTK',
      'milk and feed {60-320} cows|{plough~sow~spray~chop} {20-400} hectares|grease and {weld~mend} machines|look after calves',
    ),
    work(
      2,
      'brewer|brewhouse operator|bottling operator',
      'operating machines|quality control|cleaning of installations|HACCP',
      'mashing and lautering|yeast harvest|Krones fillers|Anton Paar density',
      'follow {2-9} brews a day|{clean~fill~transfer} tanks|measure samples|watch a line of {5-40} thousand bottles',
    ),
  ],
);
