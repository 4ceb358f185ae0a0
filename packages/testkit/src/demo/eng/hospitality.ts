import { sector, work } from '../words/sector.ts';

/** Hospitality in English. */
export const hospitality = sector(
  'hospitality',
  {
    firms: 'Hotel {stem}|The {stem} Kitchen|{stem} Catering {legal}|{stem} Brasserie|{stem} Events|{stem} Bar',
    activities:
      'runs a restaurant with {40-180} seats|caters for offices|runs a hotel of {20-160} rooms|hosts weddings and congresses',
    sites: 'in a brasserie|in a hotel in {town}|in a staff restaurant|at events|in a restaurant of {30-160} seats',
    studies: 'Professional cookery|Hospitality services|Tourism|Catering',
    higherStudies: 'Hotel management|Tourism management|Event management',
    licences: 'HACCP|first aid at work|driving licence B',
  },
  true,
  [
    work(
      2,
      'cook|chef de partie|commis chef|line cook',
      'cooking|cold kitchen|HACCP|mise en place',
      'Rational ovens|sous-vide at 58|stocks from scratch|walking dinners for 200',
      'cook {40-350} covers a day|run the {fish~meat~dessert~sauce} section|write {specials~weekly menus}|order and keep the cold room',
    ),
    work(
      2,
      'head chef|sous chef|kitchen manager',
      'team leadership|cooking|HACCP|food costing',
      'recipe cards in Horeko|28% food cost|rotas in Planday|wedding tastings',
      'lead a kitchen of {4-18}|change the menu {4-6} times a year|follow {purchasing~margins~rotas}|train apprentices',
    ),
    work(
      1,
      'waiter/waitress|server|food and beverage assistant',
      'table service|cash handling|bar service|customer service',
      'three plates at once|Lightspeed handheld|a terrace of 40 tables|wine pairing talk',
      'serve {20-90} guests a shift|take orders and {advise~settle bills}|{lay~clear} for {banquets~lunches}|calm an unhappy guest',
    ),
    work(
      1,
      'bartender|barista|bar staff',
      'bar service|cocktails|cash handling|stock control',
      'latte art|La Marzocco|keg changes|80 beers on the list',
      'serve {80-500} drinks a night|make {cocktails~coffees~mocktails}|{fill~count} the stock|close the bar',
    ),
    work(
      1,
      'kitchen porter|kitchen assistant|catering assistant',
      'washing up|cleaning|cutting vegetables|HACCP',
      'Meiko flight washer|portions by diet|scouring pans|sandwiches from 5 am',
      'peel and {cut~blanch} vegetables|wash {100-900} pieces|clean {the cold room~hoods~floors}|{plate~wrap} cold dishes',
    ),
    work(
      2,
      'hotel receptionist|front desk agent|night auditor',
      'reception|hotel reservations|languages|cashing up',
      'Mews and Opera|overbookings solved|night audit|key card encoding',
      'check in {20-140} guests a day|handle {Booking~group} reservations|check {bills~city tax~extras}|tell guests about {town}',
    ),
    work(
      1,
      'room attendant|housekeeping attendant|housekeeping supervisor',
      'room cleaning|making beds|linen control|cleaning',
      '16 rooms a day|trolley in order|minibar tablet|turndown',
      'prepare {10-20} rooms a day|{descale~clean} bathrooms|{count~sort} linen|release rooms in the system',
    ),
    work(
      3,
      'restaurant manager|F&B manager|event coordinator|event planner',
      'team leadership|staff planning|budget control|event organisation',
      'Zenchef bookings|revenue per shift|flexi staff|run sheets to the minute',
      'plan {6-35} people|run {weddings~congresses~fairs} of {50-900} guests|negotiate purchasing|raise revenue by {3-20}%',
    ),
  ],
);
