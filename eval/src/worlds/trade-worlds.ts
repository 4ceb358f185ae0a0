import { candidate, job } from '@counterpart/testkit';
import { placed, type SmallWorld } from './small-world.ts';

/** Worlds about what somebody does, did and can do. */
export const TRADE_WORLDS: readonly SmallWorld[] = [
  {
    name: 'the right trade before the right terms',
    lesson: 'Whoever does the work stands above whoever agrees with everything else.',
    sourceKind: 'JOB',
    source: job('welder')
      .in('Gent')
      .offersContract('PERMANENT')
      .offersHours('FULL_TIME')
      .offers({ from: 2800, to: 3200 })
      .build(),
    expected: [
      placed(candidate('Willem').worksAs('welder'), 'a welder, whose town and wishes nobody knows'),
      placed(
        candidate('Sofie')
          .worksAs('shop assistant')
          .livesIn('Gent')
          .wantsContract('PERMANENT')
          .wantsHours('FULL_TIME')
          .asks({ from: 2600 }),
        'the right place, contract, hours and wage, and another trade',
      ),
    ],
  },
  {
    name: 'the present before old history',
    lesson: 'What somebody does now says more than what they left long ago.',
    sourceKind: 'JOB',
    source: job('nurse').in('Lyon').build(),
    expected: [
      placed(candidate('Nadia').livesIn('Lyon').worked('nurse', '2018-02', null), 'a nurse today'),
      placed(
        candidate('Noëlle')
          .livesIn('Lyon')
          .worked('nurse', '2009-01', '2016-12')
          .worked('receptionist', '2017-01', null),
        'a nurse until 2016, at a reception since',
      ),
      placed(
        candidate('Nora').livesIn('Lyon').worked('nurse', '1990-01', '1996-12').worked('receptionist', '1997-01', null),
        'a nurse thirty years ago',
      ),
    ],
  },
  {
    name: 'a colleague’s trade is not one’s own',
    lesson: 'Whoever worked with one is none: those of the trade come first, wherever they live.',
    sourceKind: 'JOB',
    source: job('branch manager').in('Gent').build(),
    expected: [
      placed(candidate('Mia').livesIn('Liège').worked('branch manager', '2019-02', null), 'a branch manager, far away'),
      placed(
        candidate('Koen')
          .livesIn('Gent')
          .worked('courier', '2019-02', null, 'Delivering parcels with the branch manager.'),
        'a courier in town who delivered with one',
      ),
    ],
  },
  {
    name: 'the occupation before one skill of it',
    lesson: 'One skill that an occupation uses does not make somebody of that occupation.',
    sourceKind: 'JOB',
    source: job('accountant').needs('spreadsheets').build(),
    expected: [
      placed(candidate('Anna').worked('accountant', '2015-03', null), 'an accountant, whose skills nobody listed'),
      placed(candidate('Tim').worksAs('teacher').knows('spreadsheets'), 'a teacher who knows spreadsheets'),
    ],
  },
  {
    name: 'a skill that everybody has is no trade',
    lesson:
      'Where nobody has the trade, whoever has one of its own skills comes first, and administration is none of them.',
    sourceKind: 'JOB',
    source: job('nursery manager').in('Lyon').build(),
    expected: [
      placed(candidate('Nina').livesIn('Lyon').worksAs('receptionist').knows('childcare'), 'has looked after children'),
      placed(
        candidate('Alma').livesIn('Lyon').worksAs('legal assistant').knows('administration'),
        'does the administration of a law firm in the same town',
      ),
    ],
  },
  {
    name: 'the trade next door before any other',
    lesson: 'Where few have the trade, those of a neighbouring one come next, and nobody for a driving licence.',
    sourceKind: 'JOB',
    source: job('primary school teacher').build(),
    expected: [
      placed(candidate('Petra').worksAs('primary school teacher'), 'the trade itself'),
      placed(candidate('Sven').worksAs('secondary school teacher'), 'teaches, at another school'),
    ],
    absent: [placed(candidate('Wim').worksAs('window cleaner').knows('driving licence B'), 'another trade')],
  },
  {
    name: 'whom one works with is nobody one is',
    lesson: 'A trade among the tasks of a job is somebody else’s: the title says what one was there.',
    sourceKind: 'JOB',
    source: job('lawyer').build(),
    expected: [placed(candidate('Lea').worked('lawyer', '2019-02', '2021-06'), 'was a lawyer until 2021')],
    absent: [
      placed(
        candidate('Ada').worked('accountant', '2019-02', null, 'Liaison with auditors, banks and business lawyers.'),
        'an accountant who talks with lawyers',
      ),
    ],
  },
  {
    name: 'the same skill, more of them',
    lesson: 'Of two of the same trade the one with more of the skills asked comes first.',
    sourceKind: 'JOB',
    source: job('web developer').needs('Java').needs('SQL').needs('Docker').build(),
    expected: [
      placed(
        candidate('Three').worksAs('web developer').knows('Java').knows('SQL').knows('Docker'),
        'all three skills',
      ),
      placed(candidate('Two').worksAs('web developer').knows('Java').knows('SQL'), 'two of three'),
      placed(candidate('One').worksAs('web developer').knows('Java'), 'one of three'),
    ],
  },
  {
    name: 'must before nice to have',
    lesson: 'What an advertisement calls a must counts three times what it would like.',
    sourceKind: 'JOB',
    source: {
      id: 'warehouse-ad',
      language: 'ENG',
      jobTitle: 'Warehouse worker',
      jobText: 'Your profile\n- a forklift licence is required\n\nNice to have\n- experience with SAP',
    },
    expected: [
      placed(candidate('Must').worksAs('warehouse worker').knows('forklift licence'), 'has what is required'),
      placed(candidate('Nice').worksAs('warehouse worker').knows('SAP'), 'has what would be nice'),
    ],
  },
  {
    name: 'narrower before broader',
    lesson: 'Who does a kind of what is asked does it; who does something of which it is a kind may not.',
    sourceKind: 'JOB',
    source: job('welder').build(),
    expected: [
      placed(candidate('Same').worksAs('welder'), 'the occupation itself'),
      placed(candidate('Kind').worksAs('TIG welder'), 'a kind of it'),
      placed(candidate('Other').worksAs('hairdresser').knows('welding'), 'one skill of it, in another trade'),
    ],
  },
  {
    name: 'worked before studied',
    lesson: 'Doing a job counts more than having learnt it.',
    sourceKind: 'JOB',
    source: job('electrician').build(),
    expected: [
      placed(candidate('Worked').worked('electrician', '2019-01', null), 'works as one'),
      placed(candidate('Studied').studied('electrician', '2021', '2023'), 'trained as one'),
    ],
  },
  {
    name: 'a branch manager, not whoever once was one',
    lesson: 'Old history in the trade does not outrank the trade of today.',
    sourceKind: 'JOB',
    source: {
      id: 'branch-ad',
      language: 'DUT',
      jobTitle: 'Filiaalmanager',
      jobText:
        'Voor ons filiaal in Utrecht zoeken wij een filiaalmanager. Je stuurt een team van acht medewerkers aan.',
    },
    expected: [
      placed(
        candidate('Fatima').writes('DUT').livesIn('Utrecht').worked('filiaalmanager', '2020-01', null),
        'leads a branch today',
      ),
      placed(
        candidate('Bram')
          .writes('DUT')
          .livesIn('Utrecht')
          .worked('filiaalmanager', '1998-01', '2004-12')
          .worked('taxichauffeur', '2005-01', null),
        'led one until 2004 and drives a taxi since',
      ),
      placed(
        candidate('Inge')
          .writes('DUT')
          .livesIn('Utrecht')
          .worksAs('kinesitherapeut')
          .worked('kinesitherapeut', '2012-01', null),
        'a physiotherapist next door',
      ),
    ],
  },
  {
    name: 'a facility manager, not a payroll clerk who plans',
    lesson: 'A general skill by way of which two trades touch does not make one the other.',
    sourceKind: 'JOB',
    source: {
      id: 'facility-ad',
      language: 'FRE',
      jobTitle: 'Responsable des services généraux',
      jobText: 'Vous planifiez les travaux, gérez les contrats de maintenance et le budget du site de Nantes.',
    },
    expected: [
      placed(
        candidate('Gilles').writes('FRE').worksAs('responsable des services généraux'),
        'a facility manager, whose town nobody knows',
      ),
      placed(
        candidate('Paule').writes('FRE').worksAs('gestionnaire de paie').knows('planification').livesIn('Nantes'),
        'a payroll clerk in the same town',
      ),
    ],
  },
  {
    name: 'one trade in four languages',
    lesson: 'The language in which a trade is written changes nothing.',
    sourceKind: 'JOB',
    source: { id: 'soudeur-ad', language: 'FRE', jobTitle: 'Soudeur', jobText: 'Vous soudez des cuves en inox.' },
    expected: [
      placed(
        candidate('Luca').writes('ITA').worksAs('saldatore').worked('saldatore', '2016-01', null),
        'a welder, in Italian',
      ),
    ],
    absent: [placed(candidate('Lies').writes('DUT').worksAs('schrijnwerker'), 'a joiner, in Dutch')],
  },
  {
    name: 'a title that no ontology knows',
    lesson: 'Where no concept helps, the words themselves find the right person and nobody else.',
    sourceKind: 'JOB',
    source: { id: 'dompteur-ad', language: 'DUT', jobTitle: 'Kwantumdompteur', jobText: '' },
    expected: [
      placed(candidate('Zoë').writes('DUT').worked('kwantumdompteur', '2019-01', null), 'the very word among her jobs'),
    ],
    absent: [placed(candidate('Kees').writes('DUT').worksAs('kok').livesIn('Sneek'), 'a cook')],
  },
];
