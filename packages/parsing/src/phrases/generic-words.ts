import type { Language } from '@counterpart/domain';
import { foldCase } from '@counterpart/text';

/**
 * Words that tell no work whatever stands beside them: verbs that only carry their object ("jouer", "zorgen"), what every
 * ad praises ("strong", "duurzaam") and figures of speech ("difference", "niveau"). A phrase needs other words than these.
 */
const PALE: Readonly<Record<Language, string>> = {
  DUT:
    'zorg zorgt zorgen geef geeft geven neem neemt nemen krijg krijgt krijgen speel speelt spelen vervul vervult vervullen haal haalt halen ' +
    'breng brengt brengen houd houdt houden zet zetten vorm vormt vormen toon toont til tilt tillen sleep sleept lever levert draag draagt bijdragen ' +
    'ga gaat gaan werk werkt heb heeft opereert opereren zie ziet meld meldt weet help helpt helpen ondersteun ondersteunt ' +
    'actief actieve eigen diverse verschillende continu verder heldere helder duidelijk duidelijke goede goed beste juiste efficient efficiente ' +
    'belangrijk belangrijke centrale grote groot nieuwe nieuw bestaande regelmatig samen direct directe intern extern interne externe volgende ' +
    'gehele volledige hele alles iets anders dingen sterke sterk duurzame vlotte snelle optimale concrete mooie leuke echte bredere brede enthousiaste ' +
    'sleutelrol sleutelpositie gezicht spin web bijdrage verschil impact level plezier passie energie ideeen idee kansen ding stap stappen groei succes ' +
    'doel doelen wensen behoeften focus aandacht manier basis context samenwerking beweging invulling bezig collegas partners partijen wereld ' +
    'verantwoordelijkheden werkzaamheden onderwerpen momenten contact contacten vestiging vertrouwen steun sfeer hoogte diensten inzet beste advies structuur',
  FRE:
    'intervenir intervenez interviendrez intervient participer participez participerez participe contribuer contribuez contribuerez contribue ' +
    'proposer proposez proposant propose apporter apportez mettre mettez met mise favoriser favorisez favorisant partager partagez jouer jouez joue ' +
    'rendre rendez permettre permettez rechercher recherchez recherche aspirez aspires tenez tiens devenir devenez rejoindre rejoignez ' +
    'imaginez viendrez evoluer evoluez evoluerez assister assistez aider aidez aidant accompagner accompagnez accompagnant porter portez reconnaitre savoir sachant ' +
    'participation contribution role roles vie cadre sein projet projets maniere idees idee sens ensemble attentes oeuvre lien liens relation relations ' +
    'prestations axes moment moments echanges competences mission missions activite activites demarche dynamique contact esprit cours suite ' +
    'quotidien quotidienne quotidiens quotidiennement nouveau nouvelle nouveaux nouvelles bon bonne bonnes different differents differentes ' +
    'cle important importante importants principal principale global globale personnalise personnalisee personnalisees activement regulierement ' +
    'interne internes externe externes fonctionnels efficace efficacement commune commun plusieurs ensemble direct directe meilleur meilleure image reponse ' +
    'technique techniques divers necessaires necessaire base propre volontiers jour',
  ENG:
    'make makes take takes give gives play plays ensure ensures provide provides support supports help helps contribute contributes share shares join ' +
    'grow grows achieve achieves bring brings enhance make making taking giving playing ensuring providing supporting helping contributing growing assist assists assisting serve serves keep keeps keeping ' +
    'difference way part things thing ideas success growth journey culture world approach goals goal opportunities opportunity variety range ' +
    'impact everything support value values advisor partner partners programs activities purpose areas area aspects specific ' +
    'strong great new high key best real every day positive different various multiple daily overall highest ongoing effective clear good excellent wide other ' +
    'internal external appropriate advanced detailed successful successfully effectively current large own',
  ITA:
    'fare fai dare dai prendere prendi contribuire contribuisci contribuisce partecipare partecipa partecipi supportare supporta offrire offri offre garantire garantisci ' +
    'collaborare collabora collabori portare porta aiutare aiuta partecipazione supporto differenza modo parte crescita percorso idee idea successo mondo ' +
    'attivita contributo valore valori occasione opportunita progetto progetti ' +
    'nuovi nuove nuovo nuova vari varie diversi diverse proprio propria principale principali importante importanti quotidiano quotidiana attivamente ' +
    'buono buona forte forti grande grandi interni esterni efficace concreto concreta migliore',
};

const compiled = new Map<Language, ReadonlySet<string>>();

/** The generic words of a language, folded. */
export function genericWords(language: Language): ReadonlySet<string> {
  let words = compiled.get(language);
  if (words === undefined) {
    compiled.set(language, (words = new Set(PALE[language].split(' ').map((word) => foldCase(word)))));
  }
  return words;
}
