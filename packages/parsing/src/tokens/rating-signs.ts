/** Signs that count for a rating ("■■■■□"), as the inside of a character class. */
export const FULL_SIGNS = '●★⬤■█▮◆';
/** Signs that only show how many there could be, as the inside of a character class. */
export const EMPTY_SIGNS = '○☆◯□░▒▯◇';
