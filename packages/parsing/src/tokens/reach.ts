/**
 * Distances in words (tokens): how far what one phrase says reaches. Each was measured on the 236 open ads of
 * `eval/gold` (the one of `cv` on the 76 open CVs) with one word less and one word more: how many of them then read
 * otherwise stands behind it. Where nothing stands, none does: there it rests on the sentences of the tests alone.
 */
export const REACH = {
  structure: {
    /** Words of an ad of one or two lines: a sum or a language by itself can only be the job's. */
    fewWords: 30,
    /** Words of an ad that is short: it has hardly room for anything but the job. */
    shortAd: 60, // without an end: 5 wrong contracts in the open gold ads for 1 right one
    /** Words from "for which" to what is said of it. */
    aside: 5,
    /** "We'd love a, b, c or d" opens a list; what heads one with a colon speaks of all of it. */
    list: 40,
  },
  labels: {
    /** Words before and behind those that agree with a label, within which its numbers may stand. */
    count: 2,
  },
  concepts: {
    /** "Knowledge of | the | insolvency": small words between words of knowing and what is known. */
    known: 2,
    /** "Rédaction et | mise à jour | des contrats": words between "and" and what both are of. */
    shared: 6,
    /** Words within which a skill of the same trade makes an ambiguous label believable. */
    trade: 14, // one word less: 1 ad, one more: 1
  },
  relevance: {
    /** Words around what the firm is known by, in a text without full stops (149 finds of open ads, 9 in 10 right). */
    company: 40,
    /** Words between the reader and what they do. */
    subject: 4,
    /** Words between a colleague and an occupation. */
    colleague: 8,
    /** Words from "as" or "the role of" to the trade that somebody says to have. */
    claim: 3,
    /** Words from "in my spare time" to what somebody does then. */
    freeTime: 16,
    /** Words between "we are looking for" and the job. */
    soughtJob: 6,
    /** The same with why somebody is sought between them. */
    soughtBehindReason: 24,
    /** Words of adjectives between "as our new", "un" and the job that nothing else names. */
    calledJob: 3,
    /** Words from "vacancy", "your role" to the job. */
    postOfJob: 7,
    /** Words from a job back to "report to", "together with": it is somebody else's. */
    jobOfOthers: 6,
    /** Words from a job to the mark of gender behind it: "un cariste CACES 1 3 5 H/F". */
    markOfJob: 5,
    /** Words from "interview" or "training" to where it takes place. */
    occasion: 5,
    /** Words from a field of study to the degree before it, and to the "related field" behind it. */
    fields: 14,
    /** Words between a degree and what it is in. */
    study: 4, // one word less: 1 ad, one more: no
    /** Words between "except" and the days that are left out: "behalve op de zaterdag". */
    except: 5,
    /** Words between "je schuwt" and what is denied. */
    shunned: 4,
    /** Words between what is denied and "is not needed" behind it. */
    negationBehind: 8,
    /** Words between "geen" and what it denies. */
    negation: 6,
    /** Words before and behind a find that may raise a doubt: of 4, 8 and 12 before the last found most wrong ones. */
    doubtBefore: 12,
    doubtBehind: 10,
    /** Words from what a driving school teaches to the last of its licences. */
    taught: 12,
    /** Words from the handing out of papers to a licence among them: "uitgifte van reisdocumenten en rijbewijzen". */
    issued: 8,
    /** Words between a benefit and another one. */
    benefit: 8,
    /** Words between a thing and "is done by" behind it. */
    doneByOthers: 4,
    /** Words before "doet Els": the things that she does. */
    doneThings: 7,
    /** Words behind "is done by" in which the reader may be named: "by you", "par vos soins". */
    doer: 3,
    /** Words between a benefit and what it is paid for. */
    paidFor: 6,
    /** Words of a list between its opener and a part of a firm. */
    department: 10,
    /** Words between a firm and "specialised in": "notre client, acteur industriel | spécialisé dans". */
    sector: 6,
    /** Words of a list in brackets of sectors or trades. */
    sectorList: 14,
    /** Words between customers and their trades, or the bracket that lists them. */
    customers: 8,
    /** Words before or behind the word that tells more of a thing ("een cultuur waarin"). */
    relative: 8,
  },
  requirement: {
    /** Words of an answer before what it says of the thing asked about. */
    answer: 6,
    /** Words in which a clause behind a strong break speaks of what stands before the break. */
    anaphor: 3, // one word less: 1 ad, one more: no
    /** Words from the beginning of a task to its verb. */
    taskVerb: 4,
    /** A cue further away than this many words speaks of something else. */
    need: 15,
    /** Words from the reader to what the reader thinks of it. */
    reader: 8,
    /** "Without a licence it won't work": words between what is missed and what comes of it. */
    without: 12,
  },
  contract: {
    /** Words between "en vue d'un engagement" and the contract that is meant. */
    view: 4,
    /** Words between "first" and "via us". */
    first: 8,
    /** Words between "after" and a contract for a time. */
    after: 3,
    /** Words between "CDD de 12 mois" and "évolutif", "with the intention of converting it". */
    open: 8,
    /** Words between a weak phrase and the word of contracts that makes it count. */
    word: 20,
    /** Words between "after" and "permanent": "na 65 gewerkte dagen vast". */
    afterTime: 6,
    /** Words from "until" to what ends then: "tot het einde van het schooljaar". */
    end: 5,
    /** Words between "permanent after" and "probation". */
    probation: 5,
    /** Words between "permanent" and "possible afterwards". */
    option: 2,
    /** Words from "the first six months via us" to what comes then. */
    trial: 30,
    /** Words between a contract for a time and what follows it. */
    succession: 16,
    /** Words behind the permanent contract that may tell that it follows ("to follow"). */
    followed: 3,
    /** Words between "with a view to" and "permanent". */
    prospect: 5,
    /** Words to either side in which a list is looked for: a sentence may have no end. */
    row: 15,
    /** Words of the sentence "you help us fill" up to its verb. */
    taskVerb: 4,
    /** Words between contracts or posts and what they are of. */
    contracts: 8,
    /** Words between somebody and the contract in brackets. */
    colleagueName: 3,
    /** Words between "we look for" and the time in which somebody is wanted. */
    soughtPeriod: 30,
    /** Tokens from the first day of a period to its last: "du 1er octobre au 31 janvier". */
    period: 10,
    /** Words between "contract" and its length or end. */
    length: 5, // one word less: no ads, one more: 1
    /** Words of a line that begins with a contract in which its other terms stand. */
    line: 6,
    /** Words between a weak phrase and hours or a length. */
    terms: 4, // one word less: 2 ads, one more: no
    /** Words between "we look for" and the contract that is meant. */
    seeking: 3,
    /** Words over which an agency lists the contracts it deals in. */
    agencyList: 10, // one word less: no ads, one more: 1
  },
  seniority: {
    /** Words after "years of" that may tell that they are no work. */
    object: 3,
    /** Words before years in which a licence or diploma stands that one has had for so long. */
    held: 5,
    /** Words between the years and "experience". */
    experience: 8,
    /** Words around years in which it stands that they are only credited: "tellen mee voor maximaal 10 jaar". */
    credited: 20,
    /** Words before years in which somebody says that they are their own: a sentence without an end is not walked. */
    writer: 40,
    /** Words before years in which colleagues are named whose they are: "collega's met ruim 10 jaar". */
    staff: 6,
  },
  wage: {
    /** Words between the ends of "€ 25 (starting rate) up to € 28", "€ 57,322 rising by increments to € 79,263". */
    farEnd: 6,
    /** Words between an amount and "at least" behind it. */
    least: 5, // one word less: 1 ad, one more: no
    /** Words between "hors" and what is left out. */
    without: 3,
    /** Words between "meal vouchers" and the amount that they cost. */
    notWage: 4,
    /** Words between an amount and its period. */
    period: 6, // one word less: 3 ads, one more: 1
    /** Words between an amount and what it is about. */
    cue: 7,
    /** Words of one step of a wage. */
    step: 14,
  },
  hours: {
    /** Words between "the working hours of this post" and a number without a unit. */
    unitBefore: 8,
    /** Words from those whose hours follow to the hours: "many of them work part-time". */
    others: 7,
    /** Words between "days" and "week". */
    daysToWeek: 5,
    /** "80 % possible" beside full time. */
    percentPossible: 3,
    /** Words of the answer to "How many hours a week?" up to its numbers. */
    answer: 8,
    /** Words of a sentence that are looked through for a sign of money. */
    sentence: 60,
    /** Words between the week as a subject and its hours: "a week with us has forty hours". */
    weekVerb: 6,
    /** Words of a sentence before its subject "week". */
    weekSubject: 3,
    /** Words between "you work" and the hours. */
    work: 2,
    /** Words between a label such as "weekly time" and its hours. */
    label: 3,
    /** "38 uur per week": at most this many words between the number and "week". */
    unit: 4,
    /** Words before the numbers in which the full hours stand. */
    hours: 12,
    /** Tokens between the days of "Monday to Friday", "maandag tot en met vrijdag". */
    days: 4,
    /** Words between a contract and the part of full time that it is for. */
    contract: 12,
    /** Words before the hours in which the amount stands that they are reckoned for. */
    amount: 12,
    /** Words between hours in numbers and the word that says how they are meant. */
    called: 15,
    /** Words between "part-time" and "is negotiable". */
    possible: 4,
    /** The range below and the longest phrase for full time. */
    rangeAndPhrase: 12,
    /** Words between "two days a week" and "a full week" in "from … to …". */
    range: 6,
    /** Words between "evolve" and the hours that may come. */
    becoming: 6,
  },
  places: {
    /** Words between a number and the name: "forty young engineers in". */
    counted: 4,
    /** Words behind a name within which "hardly ever" still speaks of it. */
    seldom: 12,
    /** Words between "for" and the site it governs ("for our busy"). */
    soughtFor: 3, // one word less: 1 ad, one more: no
    /** Words of a firm's name and town before "zoekt" or "recrute". */
    employer: 8, // one word less: 1 ad, one more: 1
    /** Words between "the village" and the name that follows "of". */
    link: 3, // one word less: 2 ads, one more: 2
    /** Words between a colon and a name that it announces ("deux usines : à Cholet"); a label governs farther. */
    colon: 1,
    /** Words between "the one in" and the name. */
    picked: 1,
    /** Words between "our" and the name. */
    own: 4,
    /** Words between "also" and the name. */
    another: 2, // one word less: 1 ad, one more: 3
    /** Words between "customers" and a name. */
    other: 6,
    /** Words before a name within which a phrase still governs it. */
    phrase: 14, // one word less: no ads, one more: 2
  },
  languages: {
    /** Words between a language, "not" and "needed". */
    denial: 4, // one word less: 1 ad, one more: no
    /** Words from "not needed" to "but it helps". */
    noneTheLess: 8,
    /** Words between "our colleagues" and the language that they speak. */
    others: 5,
    /** Words over which a level ahead of a list of languages holds. */
    lead: 30,
    /** Words between a language and a level that is behind it. */
    level: 8, // one word less: 2 ads, one more: no
  },
  phrases: {
    /** Words around a thing in a list in which a degree makes it a subject of study. */
    study: 12, // one word less: no ads, one more: 1
    /** Words before the verb: "je", "vous", "you will". */
    verb: 4, // one word less: 3 ads, one more: 1
  },
  cv: {
    /** Words between a verb of living and the word before the place. */
    livesVerb: 6,
    /** Words from an agreement to the law that it names, in seven such lines of real CVs: at most 22. */
    consent: 24,
  },
} as const;
