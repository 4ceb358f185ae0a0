import { describe, expect, it } from 'vitest';
import { loadStarterOntology } from '../src/index.ts';

const ontology = loadStarterOntology();
const occupations = [...ontology.concepts()].filter(({ type }) => type === 'OCCUPATION');
const ids = new Set(occupations.map(({ id }) => id));

/** The occupations one step from each, both ways. */
function neighboursById(): ReadonlyMap<string, ReadonlySet<string>> {
  const neighbours = new Map<string, Set<string>>();
  for (const { id } of occupations) neighbours.set(id, new Set());
  for (const { id, broader, related } of occupations) {
    for (const other of [...broader, ...related]) {
      if (!ids.has(other)) continue;
      neighbours.get(id)?.add(other);
      neighbours.get(other)?.add(id);
    }
  }
  return neighbours;
}

describe('the occupations beside one another', () => {
  const neighbours = neighboursById();

  it('each has one: where nobody has the trade, the trade next door comes first', () => {
    expect([...neighbours].filter(([, others]) => others.size === 0).map(([id]) => id)).toEqual([]);
  });

  it.each([
    ['butcher', ['cook', 'deli-counter-assistant', 'fishmonger', 'meat-processing-worker']],
    ['hairdresser', ['barber', 'beautician', 'make-up-artist', 'nail-technician', 'salon-manager']],
    ['postal-worker', ['bicycle-courier', 'delivery-driver', 'mail-sorter', 'mailroom-clerk', 'motor-courier']],
  ])('%s has those that a recruiter would name', (id, others) => {
    expect([...(neighbours.get(id) ?? [])].toSorted()).toEqual(others);
  });

  it('no skill is a neighbour, nor a trade that needs another licence: no dental assistant dispenses drugs', () => {
    expect(neighbours.get('pharmacy-assistant')).not.toContain('dental-assistant');
    expect(neighbours.get('lawyer')).not.toContain('legal-assistant');
  });
});
