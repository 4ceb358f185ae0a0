import type { Language } from '@counterpart/domain';
import { inflectionKey, rootKey } from '@counterpart/text';

/**
 * Verbs that say the same of the same object, one line a class: "kozijnen stellen" is "kozijnen plaatsen". Only verbs
 * that are as good as empty without their object; the object says what the skill is.
 */
const ACTIONS: Readonly<Record<Language, readonly string[]>> = {
  DUT: [
    'plaatsen stellen monteren installeren leggen zetten aanbrengen bevestigen aansluiten',
    'maken opmaken vervaardigen produceren bereiden klaarmaken aanmaken creëren samenstellen opstellen uitwerken',
    'controleren nakijken nazien checken inspecteren verifiëren keuren',
    'herstellen repareren depanneren verhelpen oplossen',
    'reinigen poetsen schoonmaken kuisen wassen ontvetten',
    'bedienen besturen rijden',
    'opvolgen beheren bijhouden bewaken verzorgen coördineren onderhouden',
    'verwerken behandelen inboeken registreren invoeren ingeven coderen boeken',
    'adviseren begeleiden ondersteunen helpen',
    'schrijven opstellen redigeren',
    'tellen inventariseren',
    'verzamelen picken klaarzetten',
    'vervangen wisselen',
    'lossen uitladen uitpakken',
  ],
  FRE: [
    'poser placer monter installer fixer raccorder',
    'fabriquer réaliser confectionner préparer élaborer produire établir',
    'contrôler vérifier inspecter surveiller relever',
    'réparer dépanner remettre',
    'nettoyer laver entretenir',
    'conduire piloter manœuvrer',
    'gérer suivre tenir coordonner',
    'traiter saisir encoder enregistrer comptabiliser',
    'accompagner aider assister',
    'rédiger écrire',
    'accueillir recevoir',
    'remplacer changer',
    'animer organiser planifier',
  ],
  ENG: [
    'install fit mount lay connect',
    'make produce manufacture prepare create build',
    'check inspect control verify monitor test',
    'repair fix troubleshoot',
    'clean wash',
    'operate drive use',
    'manage coordinate administer handle oversee maintain organise',
    'process enter register',
    'advise support assist help guide',
    'write draft author',
    'pick collect',
    'replace change',
    'plan schedule',
  ],
  ITA: [
    'posare installare montare collocare fissare mettere collegare',
    'produrre realizzare preparare confezionare fabbricare elaborare predisporre',
    'controllare verificare ispezionare monitorare collaudare',
    'riparare ripristinare',
    'pulire lavare',
    'condurre guidare usare utilizzare manovrare',
    'gestire seguire coordinare curare amministrare tenere',
    'registrare inserire elaborare contabilizzare',
    'consigliare assistere supportare aiutare',
    'redigere scrivere',
    'accogliere ricevere',
    'sostituire cambiare',
    'organizzare pianificare programmare',
  ],
};

/** Roots of words that name no thing by themselves: without another word they make no skill. */
const EMPTY_WORDS: Readonly<Record<Language, readonly string[]>> = {
  DUT: ['werken doen gebruiken uitvoeren kennis ervaring hebben kunnen nemen geven zijn staan houden werkzaamheden'],
  FRE: [
    'faire travailler effectuer utiliser exécuter connaissance expérience maîtrise prendre donner avoir travail travaux',
  ],
  ENG: ['work do perform use using knowledge experience carry take give have be get'],
  ITA: ['fare lavorare eseguire effettuare svolgere usare conoscenza esperienza prendere dare avere lavoro lavori'],
};

/**
 * Words that share a root with another word and name something else ("paie" and "paiement", "cadre" and "cadence"); each
 * is its own key.
 */
const OTHER_WORDS: Readonly<Record<Language, string>> = {
  DUT: 'weekend afwisselend afwisselende afwisseling breed brede laten late gebouw gebouwen verkopers verzekering verzekeringen rol rollen hersteller adviseurs plan planning plannings bezoeker bezoekers kamer kamers',
  FRE:
    'assurance assurances mets mission missions menage mener personne personnes personnel personnelle formation formations place assistant assistante assistants accompagnateur ' +
    'paie paies cadre cadres compteur compteurs plan plans planning plannings serez sera seras seront serait reel reels reelle reelles ' +
    'relation relations relationnel relationnelle relationnels relationnelles procedure procedures equipement equipements travailleur travailleurs ' +
    'passion maintenant usine usines levage urgence urgences porteur porteuse porteurs porteuses carton cartons chargeuse chargeuses ' +
    'presence presences appareillage appareillages code codes soignant soignants soignante soignantes createur createurs main mains',
  ENG:
    'weekend set sets setting settings place places book books product products production project projects manager managers operator operators driver producer producers assistant assistants support handler ' +
    'experiment experiments ad ads intern interns internship internships facility facilities solicitor solicitors medical medication medications ' +
    'improvisation story stories elevator elevators counter counters contractor contractors party parties flower flowers marketing marketer ' +
    'server servers account accounts accounting accountant accountants corporate parental train trains designation director directors ' +
    'employer employers customer customers custom customs general',
  ITA: 'weekend persona persone personale corso corsi seguente seguenti conduttore assistente amministratore',
};

/** The words of a text as the loose comparison sees them. */
export class ActionWords {
  readonly #language: Language;
  readonly #classes = new Map<string, string>();
  readonly #empty: ReadonlySet<string>;
  readonly #others: ReadonlySet<string>;

  constructor(language: Language) {
    this.#language = language;
    const rootsOf = (line: string): readonly string[] => line.split(' ').map((word) => rootKey(word, language));
    for (const line of ACTIONS[language]) {
      const roots = rootsOf(line);
      // a root of two classes keeps the first: the classes are listed by how telling they are
      for (const root of roots) if (!this.#classes.has(root)) this.#classes.set(root, `=${roots[0] ?? ''}`);
    }
    this.#others = new Set(OTHER_WORDS[language].split(' '));
    this.#empty = new Set(EMPTY_WORDS[language].flatMap(rootsOf));
    // "uitwerken" must not make every "werk" a form of "maken"
    for (const root of this.#empty) this.#classes.delete(root);
  }

  /** The root of a word, or the name of the class of verbs that it belongs to (beginning with "="). */
  keyOf(word: string): string {
    // apart from the roots: "porte" the door is no "porter" either
    if (this.#others.has(word)) return `~${inflectionKey(word, this.#language)}`;
    const root = rootKey(word, this.#language);
    return this.#classes.get(root) ?? root;
  }

  /** Whether a key says what is done and not to what. */
  isAction(key: string): boolean {
    return key.startsWith('=') || this.#empty.has(key);
  }
}
