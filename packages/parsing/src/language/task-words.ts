import type { Language } from '@counterpart/domain';
import { foldCase, rootKey } from '@counterpart/text';

/** What tells a task or a field of knowledge that no label names. */
interface TaskVocabulary {
  /** Verbs of work that take an object; the nouns made from them share their roots. */
  readonly verbs: string;
  /** Verbs that say nothing whatever their object. */
  readonly empty: string;
  /** What is known or mastered follows ("knowledge of"). */
  readonly knowledge: string;
  /** Words by which the ad speaks to the reader. */
  readonly addressee: string;
  /** Words by which the firm speaks of itself. */
  readonly firm: string;
  /** Words before the name of a program or a make. */
  readonly tools: string;
  /** Nouns that make a phrase say nothing by itself ("a similar position"). */
  readonly vague: string;
}

const WORDS: Readonly<Record<Language, TaskVocabulary>> = {
  DUT: {
    verbs:
      'aanbrengen aanleggen aansluiten adviseren afdichten afhangen afleveren aflassen afmonteren afnemen afwerken analyseren archiveren assembleren assisteren bakken bedienen begeleiden behandelen beheren bemonsteren bereiden bestellen beoordelen bewerken bijhouden bijvullen boeken bouwen bestrijden coderen controleren coördineren demonteren dichten dresseren dweilen egaliseren etiketteren factureren fileren filmen fotograferen frezen gieten graven hechten herstellen inboeken inkopen inmeten inpakken installeren inspecteren instellen inventariseren kalibreren kappen keuren klaarzetten knippen kneden kweken laden lakken lappen lassen lessen leggen leiden lezen lossen maaien maken matchen melken mengen meten metselen modelleren monteren naaien observeren oogsten omstellen onderhouden onderzoeken onthalen ontvangen ontvetten ontwerpen ontwikkelen opbouwen opmaken opmeten opstellen opvolgen opruimen organiseren persen picken plaatsen plannen planten plooien plukken poetsen polijsten presenteren produceren programmeren promoten rapporteren redigeren registreren reinigen renoveren repareren restaureren rijden rooien schilderen schoonmaken schrijven scannen slijpen smeren snijden snoeien solderen sorteren spuiten stapelen stellen sterilliseren stofzuigen strijken stucen stukadoren sturen tekenen tellen testen tillen toedienen trainen transporteren trekken uitpakken uittekenen uitvoeren verhuizen verkopen verpakken verplaatsen vertalen verven vervangen vervoeren verwerken verzenden verzorgen voederen voegen vullen wassen wegen wieden zaaien zagen zandstralen aflezen afwassen bekisten bevoorraden bewaken binnenhalen controleren doorgeven geven helpen invullen indelen inzetten informeren klaarmaken losmaken maken meewerken nakijken narekenen navragen noteren ophalen oplossen opsporen overleggen plannen prikken raadplegen rangschikken ruimen samenwerken slopen toezien uitleggen uitrusten uitzoeken vaststellen voeren volgen voorbereiden voorzien wegzetten werven',
    empty: 'werken komen gaan staan maken leren zoeken helpen',
    knowledge:
      'kennis van|basiskennis van|goede kennis van|ervaring met|vertrouwd met|bekend met|werken met|overweg met|omgaan met|thuis in|verstand van|notie van|noties van|affiniteit met|attest|certificaat|bewijs van|programma|software|pakket',
    tools: 'in met via op programma pakket software systeem tool app merk',
    addressee: 'je jij jou u jouw',
    firm: 'we wij',
    vague:
      'functie functies sector rol positie job werk omgeving bedrijf ervaring richting niveau diploma opleiding team collega collegas klant klanten mensen dag week tijd taken zaken vraag vragen kans doorgroei uitdaging oplossing resultaat toekomst leven sollicitatie kandidaat auto vervoer school verantwoordelijkheid',
  },
  FRE: {
    verbs:
      'accueillir aiguiser ajuster aligner amender analyser animer appliquer approvisionner archiver arroser aspirer assembler assister auditer brancher broder câbler calculer calibrer chanter charger chauffer chiffrer classer collecter coller commander commercialiser compléter composer comptabiliser concevoir conditionner conduire configurer confectionner conseiller contrôler coordonner couler coudre couper créer cueillir cuire cultiver débarrasser débiter déboucher décaper déclarer décharger décorer découper décrasser dégraisser démonter dépanner déployer désherber désinfecter dessiner développer diagnostiquer diriger distribuer dresser ébavurer éditer effeuiller élaborer élaguer élever emballer empiler encadrer encaisser encoder encoller enduire enregistrer enseigner entretenir établir étalonner étiqueter évaluer expédier exploiter fabriquer facturer façonner faucher fermer filmer former forer fraiser garnir gérer habiller implanter imprimer inspecter installer inventorier irriguer jointoyer laver lire livrer lustrer maçonner malaxer manipuler maquetter mesurer mettre modéliser monter mouler négocier nettoyer nouer observer organiser ouvrir palettiser paramétrer peindre peser photographier piloter planifier planter plaquer plier polir poncer porter poser pousser prélever préparer présenter prévenir produire programmer promouvoir prospecter raboter raccorder ranger réapprovisionner réceptionner récolter rédiger régler relever remplacer remplir remplacer rénover réparer repasser repiquer répondre restaurer saisir sarcler scanner scier sculpter semer servir souder stériliser stocker suivre surveiller tailler tester tirer tisser tondre tourner tracer traduire traiter traire transformer transporter tricoter trier tuteurer usiner vendanger vendre ventiler vérifier vernir verser vidanger vinifier viser vulgariser actualiser alimenter arbitrer argumenter arracher assurer attacher baliser border boucler cirer colorer communiquer constituer consulter coordonner créer décharger défaire délivrer déplacer détecter diffuser essayer étudier expliquer filer finir fixer informer injecter intervenir lever masser maquiller mélanger mener mobiliser numériser ordonnancer orienter participer percer piger plier préserver proposer ramasser raser recevoir rechercher réaliser réceptionner recruter rééduquer réguler remonter renseigner répartir reporter réserver respecter retoucher sécuriser signaler sortir stimuler structurer tenir toiletter transmettre tricoter utiliser valoriser veiller visser',
    empty: 'travailler faire aller venir prendre aider',
    knowledge:
      "connaissance de|connaissance du|connaissance des|connaissances de|connaissances en|connaissances des|maîtrise de|maîtrise du|maîtrise des|maîtriser|vous maîtrisez|tu maîtrises|utilisation de|utilisation du|pratique de|pratique du|notions de|notions d'|bases de|bases en|expérience en|expérience de|expérience du|à l'aise avec|familier avec|formation en|logiciel|logiciels|certificat|attestation|brevet|habilitation|outil|outils",
    tools: 'sur avec via dans logiciel logiciels outil application progiciel système marque',
    addressee: 'vous tu votre vos ton tes',
    firm: 'nous',
    vague:
      'poste postes fonction secteur domaine rôle entreprise équipe équipes client clients expérience métier formation diplôme niveau travail tâches missions collègues personnes année années jour temps objectifs qualité place questions besoins solutions candidature voiture véhicule transport responsabilité produits vie avenir défi résultat environnement informatique',
  },
  ENG: {
    verbs:
      'administer advise align analyse analyze answer apply appraise arrange assemble assess assist audit bake balance bend bind bolt brew brief build butcher calculate calibrate carve cast catalogue chair check clean climb coach code collect commission compile complete conduct configure connect construct cook coordinate cost count crop cure cut debug decorate deliver demonstrate deploy design develop diagnose dig dispatch display document draft drain draw dress drill drive dust edit enforce engrave estimate evaluate examine excavate fabricate fell feed file fill film finish fit fix forecast fold forge format garnish grade graft grill grind groom groove grow handle harvest hoover implement import inspect install integrate interpret interview inventory invoice iron join keep label lathe launder lay lead lift lock log lubricate maintain make manufacture map measure mend merchandise migrate milk mill mix model monitor mop mount mow negotiate operate optimise orchestrate order organise pack paint palletise patch pick plan plant plaster plate plough plumb polish position post pour preform prepare present press prevent print process procure produce program programme promote propagate prune publish purchase raise reap reconcile record recruit refill register repair replace replenish report research restock restore review rig route run sand sample saw scan schedule score screen sculpt seal segregate sell serve service set sew sharpen shear shoot sort sow spray stack sterilise stitch stock strip supervise survey sweep tag tailor take teach tend test thread tile track train transcribe translate transplant transport treat trim troubleshoot tune turn type unload vacuum validate varnish verify wash weed weigh weld wire wrap write add adjust attend carry clamp clear close contact convert dismantle draft drill enter evaluate exchange gather greet guide help issue keep liaise look manage mark meet operate patrol pull push read recommend reconcile register remove reply respond serve set spot steam support take trace twist update use verify watch weigh',
    empty: 'work be go come take get help need look like',
    knowledge:
      'knowledge of|experience with|experience of|experience in|familiar with|familiarity with|proficient in|proficiency in|use of|understanding of|grasp of|working with|skilled in|trained in|background in|certificate in|certified in|qualification in|competent in|software|package|tool|tools',
    tools: 'in with via on using software system package tool app platform like',
    addressee: 'you your youll',
    firm: 'we weve were',
    vague:
      'example way mile extra role roles position positions field sector industry environment company team teams colleague colleagues customer customers client clients people experience level degree work job time day week tasks duties questions needs solutions application car vehicle responsibility products life future challenge results place business guests patients residents similar related relevant',
  },
  ITA: {
    verbs:
      'accogliere affilare affiancare allestire analizzare applicare archiviare arare assemblare assistere assemblare avvitare bagnare bollire calcolare calibrare campionare caricare catalogare coltivare collaudare collegare colorare compilare comporre condurre confezionare configurare consegnare consigliare contabilizzare controllare coordinare costruire cucinare cucire cuocere curare decorare degustare depilare diagnosticare digitare dipingere diradare disegnare disinfettare disossare distribuire effettuare elaborare emettere esporre estrarre etichettare fatturare filettare formare fornire fotografare fresare friggere gestire guidare imballare imbottigliare imbustare impaginare impastare implementare impostare imbiancare incassare incollare infornare innestare inserire insegnare installare intonacare inventariare irrigare ispezionare lavare lavorare legare leggere levigare lucidare macellare manutenere mescolare misurare modellare montare movimentare mungere negoziare ordinare organizzare pallettizzare pavimentare pesare piallare piantare piegare pianificare posare potare preparare prelevare presidiare prevenire produrre programmare progettare promuovere provare pulire raccogliere redigere registrare regolare revisionare rifornire rilevare rifinire riordinare riparare riscuotere rispondere saldare sanificare scaricare scegliere scrivere segare selezionare seminare servire sezionare sfalciare sigillare sistemare smaltire smerigliare smontare somministrare sostituire spedire spazzare sporzionare spruzzare stampare sterilizzare stirare stivare stoccare stuccare svasare tagliare tarare testare tessere tingere tinteggiare tornire tradurre trasportare trattare utilizzare vendere verificare verniciare versare vinificare zappare aggiornare aiutare azionare bloccare chiudere cogliere comprare convocare correggere definire disarmare disbrigare eseguire esaminare evadere gestire illustrare imboccare integrare laminare monitorare muovere occuparsi offrire osservare partecipare passare preventivare proporre protocollare ricevere riconciliare riempire rifare rilasciare ripristinare sbrigare schermare segnalare sfilettare sorvegliare spolverare supervisionare supportare svolgere svuotare tirare ordinare usare vigilare trattenere tracciare impiegare',
    empty: 'lavorare fare andare venire essere avere',
    knowledge:
      'conoscenza di|conoscenza del|conoscenza della|conoscenza delle|conoscenza dei|conoscenze di|uso di|uso del|uso della|utilizzo di|utilizzo del|pratica di|pratica del|dimestichezza con|padronanza di|padronanza del|esperienza in|esperienza con|esperienza nella|esperienza nel|competenze in|familiarità con|nozioni di|patentino|attestato|software|gestionale|applicativo|programma',
    tools: 'su con tramite in software gestionale programma app sistema portale',
    addressee: 'ti tu tuo tua ai alle',
    firm: 'noi',
    vague:
      'ruolo ruoli mansione mansioni settore azienda team squadra colleghi clienti cliente persone esperienza livello laurea diploma titolo lavoro giorno settimana tempo compiti attività domande esigenze soluzioni candidatura auto veicolo responsabilità prodotti vita futuro sfida risultati ambito contesto posizione ambiente obiettivi',
  },
};

/** What an ad calls the firm by; what it does is no task of the job. */
const FIRM_NOUNS: ReadonlySet<string> = new Set(
  (
    'vereniging stichting bedrijf onderneming organisatie vzw groep team klant zaak winkel kantoor klanten ons onze ' +
    'association asbl fondation entreprise societe groupe cabinet agence centre residence etablissement cooperative commune mairie maison notre client clients clinique hopital ecole ' +
    'company firm group client clients charity organisation our shop hotel agency centre ' +
    'associazione azienda societa gruppo impresa cooperativa studio comune ditta agenzia nostro nostra cliente clienti negozio hotel centro struttura'
  ).split(' '),
);

const PRONOUNS: ReadonlySet<string> = new Set(['je', 'jij', 'u', 'vous', 'tu', 'you']);

/** The words of one language that open a task or a field of knowledge. */
export class TaskWords {
  /** Phrases that what is known follows. */
  readonly knowledge: readonly string[];
  readonly #language: Language;
  readonly #verbs: Set<string>;
  readonly #isVerb = new Map<string, boolean>();
  readonly #vague: ReadonlySet<string>;
  readonly #tools: ReadonlySet<string>;
  readonly #addressee: ReadonlySet<string>;
  readonly #firm: ReadonlySet<string>;

  constructor(language: Language) {
    this.#language = language;
    const words = WORDS[language];
    this.knowledge = words.knowledge.split('|');
    this.#verbs = new Set(words.verbs.split(' ').map((word) => rootKey(word, language)));
    // "meewerken" must not make a task of every "werk"
    for (const word of words.empty.split(' ')) this.#verbs.delete(rootKey(word, language));
    const setOf = (text: string): ReadonlySet<string> => new Set(text.split(' ').map((word) => foldCase(word)));
    this.#tools = setOf(words.tools);
    this.#addressee = setOf(words.addressee);
    this.#firm = setOf(words.firm);
    this.#vague = setOf(words.vague);
  }

  /** Whether a folded word is a form of a verb of work, or the noun made from one. */
  isVerb(key: string): boolean {
    const known = this.#isVerb.get(key);
    if (known !== undefined) return known;
    if (this.#isVerb.size >= CACHE_SIZE) this.#isVerb.clear();
    const isVerb = this.#looksUp(key);
    this.#isVerb.set(key, isVerb);
    return isVerb;
  }

  #looksUp(key: string): boolean {
    if (this.#verbs.has(rootKey(key, this.#language))) return true;
    // "nettoie" is a form of "nettoyer"
    const long = this.#language === 'FRE' ? key.replace(/([aou])i(?:e|es|ent)$/, '$1yer') : key;
    return long !== key && this.#verbs.has(rootKey(long, this.#language));
  }

  /** Whether a folded word tells no skill by itself. */
  isVague(key: string): boolean {
    return this.#vague.has(key);
  }

  /** Whether a folded word speaks to the reader. */
  isAddressee(key: string): boolean {
    return this.#addressee.has(key);
  }

  /** Whether a folded word is the reader as the one who works. */
  isPronoun(key: string): boolean {
    return PRONOUNS.has(key);
  }

  /** Whether a folded word is the firm speaking of itself. */
  isEmployer(key: string): boolean {
    return this.#firm.has(key);
  }

  /** Whether a folded word names the firm or a part of it. */
  isEmployerNoun(key: string): boolean {
    return FIRM_NOUNS.has(key);
  }

  /** Whether a folded word announces the name of a program or a make. */
  isToolWord(key: string): boolean {
    return this.#tools.has(key);
  }
}

/** Words remembered; random texts cannot make it grow further. */
const CACHE_SIZE = 20_000;
const compiled = new Map<Language, TaskWords>();

/** The task words of a language, made once. */
export function taskWords(language: Language): TaskWords {
  let words = compiled.get(language);
  if (words === undefined) compiled.set(language, (words = new TaskWords(language)));
  return words;
}
