import { keysOfAll } from '../../language/word-lists.ts';

/** Words that say the hours before them are open to whoever asks: "part-time is negotiable", "80 % possible". */
export const POSSIBLE: ReadonlySet<string> = keysOfAll('hours.possible');
