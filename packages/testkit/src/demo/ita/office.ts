import { sector, work } from '../words/sector.ts';

/** Office work in Italian. */
export const office = sector(
  'office',
  {
    firms:
      'Studio {stem}|{stem} Consulenze {legal}|Assicurazioni {stem}|{stem} Immobiliare|Ente {stem}|{stem} Servizi {legal}',
    activities:
      'consiglia imprese|affitta e vende case|assicura privati e aziende|redige atti|istruisce pratiche edilizie',
    sites: 'in ufficio|in segreteria|in uno studio notarile|in comune|in uno studio legale di {town}|alla reception',
    studies: 'Amministrazione, finanza e marketing|Ragioneria|Servizi commerciali|Liceo linguistico',
    higherStudies: 'Giurisprudenza|Scienze politiche|Economia|Comunicazione',
    licences: 'patente B|ECDL',
  },
  false,
  [
    work(
      2,
      'impiegato amministrativo/impiegata amministrativa|impiegato/impiegata|addetto data entry/addetta data entry|segretario/segretaria',
      'amministrazione|Word|Excel|inserimento dati',
      'posta vuota a mezzogiorno|cinque agende|scansioni su Arxivar|protocollo informatico',
      'gestire {30-200} pratiche a settimana|scrivere {lettere~contratti~tabelle}|rispondere a {20-120} tra chiamate e mail|{inserire~verificare~archiviare} dati',
    ),
    work(
      2,
      'centralinista|addetto reception/addetta reception|addetto accoglienza/addetta accoglienza',
      'accoglienza|centralino|gestione agenda|lingue',
      'centralino 3CX|badge ospiti|sale con caffè|affrancatrice',
      'ricevere {20-150} visitatori al giorno|{passare~annotare} chiamate|gestire {posta~sale~badge}|ordinare cancelleria',
    ),
    work(
      3,
      'assistente di direzione|executive assistant|office manager|segretario di direzione/segretaria di direzione',
      'gestione agenda|verbali|organizzazione viaggi|PowerPoint',
      'tre agende insieme|cda su Diligent|note spese Concur|cena di Natale per 200',
      'tenere l’agenda di {2-6} dirigenti|{preparare~verbalizzare} riunioni|organizzare viaggi in {3-20} paesi|seguire {un trasloco~un evento~i contratti}',
    ),
    work(
      3,
      'praticante avvocato|legale d’impresa|impiegato studio notarile/impiegata studio notarile|paralegal',
      'consulenza legale|redazione contratti|gestione pratiche|diritto del lavoro',
      'PCT e depositi|visure ipotecarie|registro GDPR|successioni telematiche',
      'seguire {10-80} pratiche|redigere {atti~pareri~contratti}|fare ricerche per {avvocati~clienti}|{depositare~impugnare} permessi',
    ),
    work(
      2,
      'impiegato assicurativo/impiegata assicurativa|liquidatore sinistri|addetto sinistri/addetta sinistri',
      'gestione sinistri|consulenza clienti|gestione polizze|amministrazione',
      'CID da interpretare|incarico al perito|flotta da 300|quotazioni al volo',
      'gestire {40-260} sinistri|{modificare~quotare} polizze|chiamare {periti~agenti~clienti}|liberare i pagamenti',
    ),
    work(
      2,
      'agente immobiliare|amministratore di condominio/amministratrice di condominio|property manager',
      'consulenza di vendita|gestione pratiche|trattativa|assistenza clienti',
      'visite Matterport|assemblee agitate|planimetrie catastali|millesimi',
      'gestire {15-120} immobili|mostrare case a {town}|scrivere {preliminari~contratti~verbali}|far eseguire riparazioni',
    ),
    work(
      2,
      'impiegato comunale/impiegata comunale|istruttore amministrativo|addetto anagrafe/addetta anagrafe',
      'sportello|gestione pratiche|applicazione norme|amministrazione',
      'ANPR e CIE|SUE e SUAP|accesso agli atti|pubblicazioni di matrimonio',
      'ricevere {30-90} cittadini al giorno|rilasciare {carte d’identità~certificati~permessi}|{verificare~istruire} pratiche|tenere i registri',
    ),
  ],
);
