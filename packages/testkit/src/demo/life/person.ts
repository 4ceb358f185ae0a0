import type { Random } from '../words/random.ts';
import { documentId } from '../../document-id.ts';
import type { Town, Voice } from '../words/voice.ts';

/** An invented person. */
export interface Person {
  readonly isWoman: boolean;
  readonly firstName: string;
  readonly surname: string;
  readonly birthYear: number;
  /** `yyyy-MM-dd`. */
  readonly birthDate: string;
  readonly town: Town;
  readonly email: string;
  readonly phone: string;
}

/** Two digits of a month or day. */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** Numbers in blocks that the regulators keep for fiction, or that no operator uses. */
const PHONES: Readonly<Record<Town['country'], string>> = {
  BE: '+32 455 00',
  NL: '+31 6 000',
  LU: '+352 600 00',
  FR: '+33 6 39 98',
  IT: '+39 300 000',
};

/** Invents a person living in a town of the voice's language. */
export function personOf(random: Random, voice: Voice): Person {
  const town = random.weighted(voice.towns);
  const isWoman = random.chance(0.48);
  const group = random.weighted(voice.names[town.country]);
  const firstName = random.pick(isWoman ? group.women : group.men);
  const surname = random.pick(group.surnames);
  const birthYear = 2006 - Math.floor(random.next() * random.next() * 44);
  const birthDate = `${birthYear}-${twoDigits(random.between(1, 12))}-${twoDigits(random.between(1, 28))}`;
  const email = `${documentId(firstName)}.${documentId(surname)}${random.between(1, 99)}@example.org`;
  const phone = `${PHONES[town.country]} ${twoDigits(random.between(0, 99))} ${twoDigits(random.between(0, 99))}`;
  return { isWoman, firstName, surname, birthYear, birthDate, town, email, phone };
}
