/** The lists of a language's feedback rules that belong to no behaviour, with what their patterns mean. */
export const LISTS = {
  'cue.start': 'a wish for more: should, vaker, il faudrait, dovrebbe',
  'cue.keep': 'a wish that something stays: keep, blijf, continue, continui',
  'cue.stop': 'a wish for less: stop, minder, arrête, smettere',
  'cue.none': 'holds words of a cue or a negation and is none: "not only", "more than"',
  negation: 'turns what stands near it round: not, nooit, ne, non',
  'negation-ahead': 'denies only what follows: without, nobody',
  excess: 'too much of what follows, however good it is: too, veel te, trop, troppo',
  praise: 'good without saying what',
  complaint: 'bad without saying what',
  contrast: 'begins another thought: but, maar, mais, ma',
  join: 'joins two thoughts when a cue follows: and, en, et, e',
  thing: 'what is no person: what is said of it as the subject is said of nobody: canteen, deur, porte, negozio',
  person: 'a word for whoever is meant, or whose something is: he, jij, ton, suo',
  'thing-ahead': 'stands before a thing that is the place where somebody does something: in, bij, dans, al',
  owner: 'stands between a thing and whose it is, which then is what is spoken of: of, van, de, di',
  'stop-word': 'small words: they tell the language, and no n-gram begins or ends with one',
  'compound-part': 'first parts of compounds that are no words of a rule',
  'first-name': 'first names, which an anonymous answer hides',
} as const;

/** The name of such a list. */
export type ListName = keyof typeof LISTS;

/** The lists that say what a thought wants or feels. */
export const CUE_LISTS = [
  'cue.start',
  'cue.keep',
  'cue.stop',
  'cue.none',
  'negation',
  'negation-ahead',
  'excess',
  'praise',
  'complaint',
] as const satisfies readonly ListName[];

/** The name of a list of cues. */
export type CueName = (typeof CUE_LISTS)[number];
