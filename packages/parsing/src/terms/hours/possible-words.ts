/** Words, by their keys, that say the hours before them are open to whoever asks: "part-time is negotiable", "80 % possible". */
export const POSSIBLE: ReadonlySet<string> = new Set(
  (
    'possible possibles negotiable welcome considered ok mogelijk bespreekbaar kan kunnen bespreken ' +
    'negociable envisageable envisageables possibile possibili valutabile valutato concordabile'
  ).split(' '),
);
