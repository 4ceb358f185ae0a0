import type { Language } from '@counterpart/domain';
import { foldLabel } from '@counterpart/text';

/** Labels of at most this many letters are abbreviations of many things. */
const SHORT_LABEL = 3;

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/).map(foldLabel));
}

/**
 * Words that imported classifications use as the whole label of a narrow concept and that advertisements use of anything
 * ("data" for statistics, "board" for scaffolding): chosen by reading the one-word labels of ESCO that are frequent in ads.
 */
const COMMON_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  ENG: words(`data care communication communicating leadership lead products compliance design schedule plan planning
    computer reporting report director processes process current general access assistant security engineering manager
    managers conduct equipment attention commitment science president banking board standard professionals brands
    integrity coordination consumer agent major feedback balance energy driver windows interview merchandise justice
    database google consulting scale term language networking innovation logistics guide efficiency judgment purchase
    history warehouse accuracy activity clean space correspondence supervisor agile principal source fitness stand form
    less clerk loyalty innovate rights creativity fuel mentoring resilience discretion interaction extra investor
    patterns discipline sensitive medicine crafting technician operator worker expert specialist consultant fitter
    inspector trainer officer captain private host extra model go swift scratch rage unity chef spark backbone
    express travel sports music food health safety quality sales marketing finance law tools machines materials
    systems software hardware internet research education training teaching learning testing analysis production`),
  FRE: words(`avec chef machines communication commercial commerciale conseiller acteur acteurs assistant assistante
    garde conducteur médecins politique générale général physique énergie consultation saisie administration montage
    animateur secrétaire hydraulique vins histoire animations modèle conductrice réflexion boissons éthique logique
    surveillant hôtesse morale source chasse major agent agente technicien technicienne opérateur opératrice responsable
    directeur directrice expert experte chargé gestionnaire inspecteur contrôleur formateur guide figurant qualité
    sécurité santé sport sports musique vente ventes droit outils matériaux systèmes logiciel recherche enseignement
    formation analyse production planification organisation rapport clients service services caisse design express`),
  DUT: words(`manager directeur directrice energie voeding monitor coach trader chef gids medewerker medewerkster
    operator operatrice technicus assistent assistente adviseur adviseuse beheerder verantwoordelijke leider inspecteur
    specialist expert kapitein majoor soldaat model gastheer gastvrouw figurant bediener controleur producten processen
    systemen software communicatie planning organisatie logistiek kwaliteit veiligheid gezondheid sport muziek verkoop
    marketing financiën recht gereedschap machines materialen onderzoek onderwijs opleiding analyse productie rapport
    logica geschiedenis politiek ethiek design source express`),
  ITA: words(`agente tecnico tecnica guida guide modello modella critico console sensori storia logica energia titoli
    tata medium colf scala basso tenore soldato soldati maestro maestra autore autrice attori medici cuochi operatore
    operatrice addetto addetta responsabile direttore direttrice esperto esperta ispettore assistente consulente autista
    capitano maggiore fante custode prodotti processi sistemi software comunicazione pianificazione organizzazione
    logistica qualità sicurezza salute sport musica vendita vendite diritto strumenti macchine materiali ricerca
    formazione insegnamento analisi produzione relazione clienti servizio servizi design source express chef`),
};

/** Whether an imported label says too little by itself: three letters or fewer, or one very common word. */
export function isCommonLabel(label: string, language: Language): boolean {
  const key = foldLabel(label);
  return key.length <= SHORT_LABEL || COMMON_WORDS[language].has(key);
}
