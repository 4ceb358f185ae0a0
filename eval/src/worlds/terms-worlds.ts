import { candidate, job } from '@counterpart/testkit';
import { placed, type SmallWorld } from './small-world.ts';

const cook = (name: string) => candidate(name).worksAs('cook');

/** Worlds about places, languages, experience and terms, between people of one trade. */
export const TERMS_WORLDS: readonly SmallWorld[] = [
  {
    name: 'near before far',
    lesson: 'Of two of the same trade the one who lives near comes first.',
    sourceKind: 'JOB',
    source: job('welder').in('Gent', { range: 30 }).build(),
    expected: [
      placed(candidate('Near').worksAs('welder').livesIn('Gent'), 'in the same town'),
      placed(candidate('Further').worksAs('welder').livesIn('Kortrijk'), '40 km: a little beyond the range'),
      placed(candidate('Far').worksAs('welder').livesIn('Arlon'), 'at the other end of the country'),
    ],
  },
  {
    name: 'no forklift from 700 km away',
    lesson: 'An advertisement with a place and common skills puts those who can come to work first.',
    sourceKind: 'JOB',
    source: {
      id: 'dalmine-ad',
      language: 'ITA',
      jobTitle: 'Mulettista',
      jobText:
        'Cerchiamo un mulettista per il nostro magazzino di Dalmine.\nRequisiti:\n- patentino del muletto\n- disponibilità su turni\nContratto a tempo determinato, tempo pieno.',
    },
    expected: [
      placed(
        candidate('Bruno').writes('ITA').worksAs('mulettista').livesIn('Bergamo').knows('patentino muletto'),
        'a forklift driver from the next town',
      ),
      placed(
        candidate('Sara').writes('ITA').worksAs('magazziniere').livesIn('Dalmine').knows('patentino muletto'),
        'a warehouse worker of the town with the licence',
      ),
      placed(
        candidate('Salvo')
          .writes('ITA')
          .worksAs('cameriere')
          .livesIn('Lecce')
          .knows('patentino muletto')
          .wantsContract('TEMPORARY')
          .wantsHours('FULL_TIME'),
        'a waiter 800 km away, with the licence and the same terms',
      ),
    ],
  },
  {
    name: 'near and a little dearer before far and cheap',
    lesson: 'A place one can reach counts more than a wage that nearly fits.',
    sourceKind: 'JOB',
    source: job('cook').in('Lille').offers({ from: 2000, to: 2200 }).build(),
    expected: [
      placed(cook('Dearer').livesIn('Lille').asks({ from: 2400 }), 'in town, asks 200 euro more'),
      placed(cook('Cheaper').livesIn('Marseille').asks({ from: 2000 }), '830 km away, within the wage'),
    ],
  },
  {
    name: 'the level of a language',
    lesson: 'The level asked before a lower one, a lower one before none.',
    sourceKind: 'JOB',
    source: job('receptionist').needsLanguage('Dutch', 'C1').build(),
    expected: [
      placed(candidate('Fluent').worksAs('receptionist').speaks('Dutch', 'C1'), 'the level asked'),
      placed(candidate('Some').worksAs('receptionist').speaks('Dutch', 'A2'), 'a third of it'),
      placed(candidate('None').worksAs('receptionist').speaks('Italian', 'C2'), 'another language'),
    ],
  },
  {
    name: 'years of experience',
    lesson: 'Enough years before too few.',
    sourceKind: 'JOB',
    source: job('electrician').needsYears(5).build(),
    expected: [
      placed(candidate('Seven').worksAs('electrician').hasYears(7), 'more than asked'),
      placed(candidate('One').worksAs('electrician').hasYears(1), 'a fifth of what is asked'),
    ],
  },
  {
    name: 'a wage within reach',
    lesson: 'Of two alike the one whom the wage suits comes first.',
    sourceKind: 'JOB',
    source: job('cook').offers({ from: 2300, to: 2500 }).build(),
    expected: [
      placed(cook('Suited').asks({ from: 2400 }), 'within the offer'),
      placed(cook('Dear').asks({ from: 4000 }), 'far above it'),
    ],
  },
  {
    name: 'the contract offered',
    lesson: 'Of two alike the one who wants the contract that is offered comes first.',
    sourceKind: 'JOB',
    source: job('cook').offersContract('TEMPORARY').build(),
    expected: [
      placed(cook('Temporary').wantsContract('TEMPORARY'), 'the same contract'),
      placed(cook('Employee').wantsContract('PERMANENT'), 'another one'),
    ],
  },
  {
    name: 'what is known before what is not, what is not before what is wrong',
    lesson: 'Unknown is neither met nor missed: it proves nothing, and it stands with its share shown.',
    sourceKind: 'JOB',
    source: job('cook').needs('wine knowledge').in('Lille').build(),
    expected: [
      placed(cook('Known').knows('wine knowledge').livesIn('Lille'), 'has both'),
      placed(cook('Half').livesIn('Lille'), 'in town; skills unknown'),
      placed(candidate('Wrong').worksAs('bricklayer').livesIn('Lille'), 'in town, another trade'),
    ],
  },
  {
    name: 'kindness is no trade',
    lesson: 'Soft skills order people of a trade; they bring nobody of another before them.',
    sourceKind: 'JOB',
    source: job('nurse').likes('teamwork').likes('empathy').build(),
    expected: [
      placed(candidate('Both').worksAs('nurse').isGoodAt('teamwork').isGoodAt('empathy'), 'a nurse with both'),
      placed(candidate('Nurse').worksAs('nurse'), 'a nurse'),
      placed(candidate('Kind').worksAs('gardener').isGoodAt('teamwork').isGoodAt('empathy'), 'a gardener with both'),
    ],
  },
  {
    name: 'required is required',
    lesson: 'Whoever lacks what is required is not in the list, however well the rest fits.',
    sourceKind: 'JOB',
    source: job('warehouse worker').requires('forklift licence').in('Gent').build(),
    expected: [
      placed(
        candidate('Licensed').worksAs('warehouse worker').knows('forklift licence').livesIn('Arlon'),
        'far, with the licence',
      ),
    ],
    absent: [
      placed(candidate('Unlicensed').worksAs('warehouse worker').knows('cooking').livesIn('Gent'), 'near, without'),
    ],
  },
  {
    name: 'the other way round: jobs for a nurse',
    lesson: 'For a candidate the job of the trade near home comes first, then the trade, then the neighbourhood.',
    sourceKind: 'CANDIDATE',
    source: candidate('Nina').worksAs('nurse').livesIn('Namur', { range: 30 }).build(),
    expected: [
      placed(job('nurse').withId('near').in('Namur'), 'a nurse’s job in town'),
      placed(job('nurse').withId('far').in('Oostende'), 'a nurse’s job at the coast'),
      placed(job('cook').withId('other').in('Namur'), 'another job in town'),
    ],
  },
];
