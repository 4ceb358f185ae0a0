import type { Language } from '@counterpart/domain';
import { foldCase } from '@counterpart/text';
import type { ReadText } from '../structure/read-text.ts';
import type { TaskWords } from '../language/task-words.ts';

/** Verbs that stand behind "you" and tell no work, and words that only look like verbs. */
const IDLE: Readonly<Record<Language, string>> = {
  DUT: 'bent hebt heeft hebben kunt kan wilt wil moet mag zult zal gaat komt werkt krijgt vindt weet staat start wordt verdient beschikt past spreekt kent voelt woont zoekt begint beslist hoeft leert ontvangt niet met het dat wat want rest laat doet zit hoort houdt slaapt beheerst verstaat blijft bezit denkt durft bereikt valt rapporteert geniet rekent gerust wil zorg zorgt woon slaap slaapt ben heb kan wil weet kom denk vind draait draai eerst laatst best juist direct strikt minst naast tot kost zodat voordat wanneer welk product',
  FRE: 'demandez contactez envoyez appelez postulez prenez passez dormez travaillerez integrerez rejoindrez beneficierez participerez apportez redonnez tant durant pendant suivant selon avant devant lorsque afin avez etes serez aurez pouvez devez devrez savez voulez souhaitez aimez allez venez rejoignez integrez beneficiez recevez travaillez maitrisez possedez disposez justifiez parlez trouverez evoluez dites percevez connaissez pensez cherchez desirez reportez dependez commencez chez assez rendez restez devenez pourrez saurez voudrez etre avoir faire aller venir pouvoir devoir savoir vouloir travailler janvier fevrier premier dernier entier particulier regulier hier atelier chantier quartier metier courrier as es seras auras vas peux dois sais veux viens travailles parles cherches aimes connais hors fois mois sans dans vers sous tres plus moins temps apres alors toujours jamais parfois puis ainsi mais ensemble autre notre votre entre titre ordre cadre membre centre poste offre soir tiers vous nous elles',
  ENG: 'be are have had can could may might must should would will need know want like love enjoy get work speak join receive become earn bring possess feel find see think live start come go also then never always not just only now each either really hold understand thrive agree prefer apply during evening morning including according regarding following being having working looking bring belong stay decide choose live own deserve dream ll ve re d hit is nothing something anything everything king ring spring wing thing string pending exciting amazing outstanding willing leading growing existing interesting',
  ITA: 'essere avere fare potere dovere volere lavorare entrare diventare crescere inviare ricevere cercare trovare andare venire stare sapere mare cellulare particolare settore curriculare ulteriore superiore titolare militare regolare alimentare preliminare familiare genere potere settimanale persona zona durata sede',
};

const idle = new Map<Language, ReadonlySet<string>>();

function idleOf(language: Language): ReadonlySet<string> {
  let words = idle.get(language);
  if (words === undefined)
    idle.set(language, (words = new Set(IDLE[language].split(' ').map((word) => foldCase(word)))));
  return words;
}

/** What stands before the object of a verb, and before a noun that is none. */
const ARTICLES: Readonly<Record<Language, string>> = {
  DUT: 'de het een je onze hun elke alle',
  FRE: 'le la les l un une des du ses son sa leurs leur votre vos nos notre chaque ces cette ce',
  ENG: 'the a an your our their them its all every this these',
  ITA: 'il lo la i gli le l un uno una i suoi le sue ogni tutti tutte',
};

const articles = new Map<Language, ReadonlySet<string>>();

function articlesOf(language: Language): ReadonlySet<string> {
  let words = articles.get(language);
  if (words === undefined) articles.set(language, (words = new Set(ARTICLES[language].split(' '))));
  return words;
}

const INFINITIVE: Readonly<Record<Language, RegExp>> = {
  DUT: /[^aeiou]en$/,
  FRE: /(?:er|ir|re)$/,
  ENG: /ing$/,
  ITA: /(?:are|ere|ire|rre|arsi|ersi|irsi|arla|arlo)$/,
};
const SHORTEST = 4;

/** Whether a word has the form in which lists of tasks name verbs ("mowing", "scontornare"), whoever does them. */
export function isInfinitive(language: Language, key: string): boolean {
  return language !== 'DUT' && key.length >= SHORTEST && INFINITIVE[language].test(key) && !idleOf(language).has(key);
}

/**
 * Whether the word at `at` is a verb by its shape and place, known or not: "vous emprésurez le lait", "tu dérushes",
 * "bouw je", "torquing bolts", "martella le piante". `isChain`: a verb opened the clause before, so that this clause is
 * one more thing done; `isTasks`: the section tells the work.
 */
export function isVerbByShape(
  read: ReadText,
  words: TaskWords,
  at: number,
  to: number,
  isChain: boolean,
  isTasks: boolean,
): boolean {
  const token = read.tokens[at];
  if (token === undefined || token.key.length < SHORTEST || at + 1 >= to || token.number !== null) return false;
  const { key } = token;
  const { language, table } = read;
  if (idleOf(language).has(key) || words.isVague(key) || table.stopWords.has(key)) return false;
  const before = token.followsBreak ? '' : (read.tokens[at - 1]?.key ?? '');
  const determiners = articlesOf(language);
  // what an article stands before is a thing: "des modèles de documents"
  if (determiners.has(before) && before !== 'les' && before !== 'je') return false;
  const next = read.tokens[at + 1]?.key ?? '';
  const hasObject = determiners.has(next) || (language !== 'ENG' && next !== 'de' && table.stopWords.has(next));
  if (INFINITIVE[language].test(key) && language !== 'DUT' && (isTasks || isChain) && (hasObject || language !== 'FRE'))
    return true;
  switch (language) {
    case 'FRE':
      if (key.endsWith('ez')) return before === 'vous' || before === 'les' || isChain;
      if (before === 'les') return false;
      if (before === 'tu') return key.endsWith('s');
      return isChain && hasObject && /(?:e|t|d|s)$/.test(key);
    case 'ENG':
      return before === 'you' || before === 'will' || (isChain && hasObject);
    case 'DUT':
      if (next === 'je') return true;
      return key.endsWith('t') && (before === 'je' || (isChain && hasObject));
    case 'ITA':
      return isChain && hasObject && /[aei]$/.test(key);
  }
}
