import { DEFAULT_LANGUAGE, type Language, mergeRequirements } from '@counterpart/domain';
import { detectLanguage, foldLabel } from '@counterpart/text';
import type { ConceptMention } from '../concepts/find-concepts.ts';
import type { SkillPhrase } from '../phrases/phrase-of.ts';
import { readPhrases } from './read-phrases.ts';
import { functionAspects, isUntitled, KEYWORD_CONFIDENCE } from './function-aspects.ts';
import { headlineFunctions } from './headline.ts';
import { spanOfHit } from './spans.ts';
import { valueAspects } from './value-aspects.ts';
import type { Lexicon } from '../reading/lexicon.ts';
import { wordsOfAd } from '../reading/general-names.ts';
import { namedByJobs } from '../reading/named-by-jobs.ts';
import type { JobField, ParsedSpan, ParsingAspect } from './parsing-aspect.ts';
import { requiredness } from '../requirement/requiredness.ts';
import { type ReadText, readText } from '../structure/read-text.ts';
import { readFor, readNames, type TextReading } from '../reading/text-reading.ts';

/** An ad; `language` spares the detection. */
export interface JobText {
  readonly title: string;
  readonly text: string;
  readonly language?: Language;
  /** Whose language is taken when the text is too short to tell. */
  readonly fallbackLanguage?: Language;
}

/** What was understood of an ad. */
export interface ParsedJob {
  readonly language: Language;
  readonly parsingAspects: readonly ParsingAspect[];
}

/** An ad read once; parseJob and enrich share it. */
export interface JobReading {
  readonly language: Language;
  readonly title: TextReading;
  readonly body: TextReading;
  readonly parsingAspects: readonly ParsingAspect[];
}

/** Reads an ad: title and text into concepts and values. */
export function readJob(lexicon: Lexicon, job: JobText): JobReading {
  const language =
    job.language ?? detectLanguage(`${job.title}. ${job.text}`, job.fallbackLanguage ?? DEFAULT_LANGUAGE);
  const written = readFor(lexicon, job.title, language, 'title');
  const text = readText(job.text, language);
  // a pasted ad has its title in its first line
  const { functions: top, titles } =
    written.functions.length === 0 ? headlineFunctions(lexicon, text) : { functions: [], titles: [] };
  const jobs =
    written.functions.length > 0 ? written : { read: written.read, functions: isUntitled(written) ? top : [] };
  const { body: named, phrases } = readPhrases(lexicon, jobs, readNames(lexicon, text, 'ad', jobs), top);
  const ad = wordsOfAd(text, [...named.skills, ...named.softSkills]);
  const names = lexicon.longerNames(language);
  const meant = (read: ReadText) => (hit: ConceptMention) => names.meant(read, ad, hit);
  const functions = written.functions.map(meant(written.read));
  const title = { ...written, functions, skills: withNamed(lexicon, written, functions) };
  const headline = top.map(meant(text));
  const occupations = named.occupations.map(meant(text));
  const body = {
    ...named,
    occupations,
    skills: withNamed(lexicon, named, headline),
    functions: named.functions === named.occupations ? occupations : named.functions,
  };
  const parsingAspects = [
    ...functionAspects(lexicon, title, body, headline, titles),
    ...concepts(lexicon, title, body),
    ...offered(title, body, phrases),
    ...valueAspects(lexicon, title, body, headline),
  ];
  return { language, title, body, parsingAspects };
}

/** The skills of a text with those that the names of its jobs say. */
function withNamed(lexicon: Lexicon, text: TextReading, jobs: readonly ConceptMention[]): readonly ConceptMention[] {
  const known = new Set(text.skills.map(({ concept, start }) => `${concept.id} ${start}`));
  const further = namedByJobs(lexicon, text.read, jobs).filter(
    ({ concept, start }) => !known.has(`${concept.id} ${start}`),
  );
  return further.length === 0 ? text.skills : [...text.skills, ...further];
}

/**
 * Hard and soft skills, each wording of a concept once ("tailler la vigne" and "taille guyot" are one skill in two
 * places): a screen shows every place, a profile takes the concept once.
 */
function concepts(lexicon: Lexicon, title: TextReading, body: TextReading): readonly ParsingAspect[] {
  const found = new Map<string, { readonly hit: ConceptMention; readonly span: ParsedSpan }>();
  const named = new Set<string>();
  const add = (reading: TextReading, field: JobField, hit: ConceptMention): void => {
    const span = spanOfHit(reading.read, field, hit);
    // a weak form of what was found before: there the ad's own words say more
    if (hit.quality === 'roots' && named.has(hit.concept.id)) return;
    named.add(hit.concept.id);
    const key = `${hit.concept.id} ${foldLabel(span.matchedText)}`;
    const known = found.get(key);
    if (known === undefined) {
      found.set(key, { hit, span });
      return;
    }
    const required = mergeRequirements(known.span, span);
    found.set(key, { hit: known.hit, span: { ...known.span, required } });
  };
  const told = new Set([...title.skills, ...body.skills].flatMap((hit) => (hit.isOfJob ? [] : [hit.concept.id])));
  const isSaid = ({ isOfJob, concept }: ConceptMention): boolean => isOfJob !== true || !told.has(concept.id);
  const written = [...body.skills, ...body.softSkills].sort((a, b) => a.start - b.start);
  for (const hit of [...title.skills, ...title.softSkills].filter(isSaid)) add(title, 'title', hit);
  for (const hit of written.filter(isSaid)) add(body, 'text', hit);
  return [...found.values()].map(({ hit: { concept }, span }): ParsingAspect =>
    concept.type === 'SOFT_SKILL'
      ? {
          aspectType: 'JOB_SOFT_COMPTENCE',
          behavioralCompetence: lexicon.ontology.label(concept.id, body.read.language),
          ...span,
          conceptId: concept.id,
        }
      : { aspectType: 'JOB_PROPERTY', ...span, conceptId: concept.id },
  );
}

/** Tasks and knowledge that no concept covers, in the ad's words, each once. */
function offered(title: TextReading, body: TextReading, found: readonly SkillPhrase[]): readonly ParsingAspect[] {
  const seen = new Set<string>([title.read.original.trim().toLowerCase()]);
  return found.flatMap(({ from, to, start, end }): readonly ParsingAspect[] => {
    const matchedText = body.read.original.slice(start, end);
    if (seen.has(matchedText.toLowerCase())) return [];
    seen.add(matchedText.toLowerCase());
    const required = requiredness(body.read, from, to);
    return [{ aspectType: 'PHRASE', matchedText, start, end, field: 'text', confidence: KEYWORD_CONFIDENCE, required }];
  });
}
