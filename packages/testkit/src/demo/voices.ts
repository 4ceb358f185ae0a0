import { dutch } from './dut/voice.ts';
import { english } from './eng/voice.ts';
import { french } from './fre/voice.ts';
import { italian } from './ita/voice.ts';
import type { Random } from './words/random.ts';
import type { Voice } from './words/voice.ts';

/** The share of documents in each language, in percent. */
const VOICES: readonly { readonly weight: number; readonly voice: Voice }[] = [
  { weight: 45, voice: dutch },
  { weight: 25, voice: french },
  { weight: 15, voice: english },
  { weight: 15, voice: italian },
];

/** The voice of the next document. */
export function pickVoice(random: Random): Voice {
  return random.weighted(VOICES).voice;
}
