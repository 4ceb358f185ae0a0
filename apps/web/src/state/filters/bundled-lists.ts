import type { BundledList } from '@counterpart/domain';
import type { FilterOption } from './filter-option.ts';

const OFFICES = [
  'Antwerpen',
  'Bologna',
  'Brussel',
  'Gent',
  'Hasselt',
  'Leuven',
  'Liège',
  'Lille',
  'Luxembourg',
  'Lyon',
  'Milano',
  'Rotterdam',
  'Utrecht',
];

// Invented firms: the larger employers of the demo data.
const COMPANIES = [
  'Bank Vossenberg',
  'Bibliotheek Roodkerke',
  'Borgoforte Servizi sas',
  'Brandsma Technics',
  'Castelmora Servizi',
  'Crèche Sartigny',
  'Duinrand Fashion',
  'Eemvallei Robotics',
  'Eikenrode Automation',
  'Ferme Grandpré',
  'Harrow Vale Energy Services',
  'Harrow Vale Events',
  'Hôtel Rivesart',
  'IJsselgouw Industries VOF',
  'Klimaat Hoogstade',
  'Kouterhof Holding',
  'Maison de repos Noirval',
  'Polderwind Cleaning bv',
];

const LISTS: Readonly<Record<BundledList, readonly string[]>> = {
  companies: COMPANIES,
  'offices-candidates': OFFICES,
  'offices-jobs': OFFICES,
};

/** A list of values that ships with the product, in its own order and without counts (B9, FIL-02c). */
export function bundledList(name: BundledList): readonly FilterOption[] {
  return LISTS[name].map((value) => ({ value, label: value, count: null }));
}
