import { sector, work } from '../words/sector.ts';

/** Shops and customer service in Italian. */
export const retail = sector(
  'retail',
  {
    firms:
      '{stem} Moda|Ferramenta {stem}|Supermercato {stem}|{stem} Arredamenti {legal}|Ottica {stem}|Libreria {stem}|{stem} Contact',
    activities:
      'vende abbigliamento|vende cucine e mobili|gestisce supermercati|risponde ai clienti al telefono|vende e ripara biciclette',
    sites: 'in negozio|in supermercato|in una boutique di {town}|in call center|in ferramenta|in showroom',
    studies: 'Servizi commerciali|Ragioneria|Perito commerciale',
    higherStudies: 'Marketing|Economia aziendale|Scienze della comunicazione',
    licences: 'patente B|attestato primo soccorso|decreto GPG',
  },
  false,
  [
    work(
      1,
      'commesso/commessa|addetto vendita/addetta vendita|assistente alle vendite|sales assistant',
      'assistenza clienti|cassa|scaffalatura|visual merchandising',
      'camerini a turno|piegatura a tavoletta|tessera fedeltà|vetrina del martedì',
      'servire {30-150} clienti al giorno|tenere {vetrine~camerini~scaffali}|aprire {10-90} colli|mettere {prezzi~promozioni}',
    ),
    work(
      1,
      'cassiere/cassiera|addetto cassa/addetta cassa|operatore di cassa',
      'cassa|chiusura cassa|cortesia con i clienti|accoglienza',
      'casse automatiche da sbloccare|codici PLU a memoria|buoni e resi|banco fiori',
      'passare {150-600} clienti a turno|contare la cassa a {2-10} centesimi|{controllare~riavviare} le casse automatiche|gestire {resi~buoni~tessere}',
    ),
    work(
      1,
      'scaffalista|addetto scaffali/addetta scaffali|addetto rifornimento/addetta rifornimento',
      'rifornimento scaffali|carico e scarico|transpallet|rotazione scorte',
      'FIFO nei freschi|facing al bordo|roll da 20 casse|pane alle 6',
      'sistemare {400-2000} colli a notte|controllare {scadenze~etichette}|pressare {cartone~film}|rifornire {frutta~latticini~bibite}',
    ),
    work(
      2,
      'responsabile di negozio|store manager|vice responsabile di negozio|capo reparto',
      'coordinamento squadre|gestione scorte|visual merchandising|pianificazione turni',
      'incasso orario|inventario con esterni|differenze sotto 1 %|briefing di apertura',
      'gestire un negozio di {150-2500} m²|organizzare e {seguire~valutare} {5-40} persone|aumentare le vendite del {2-18} %|preparare {inventari~saldi~aperture}',
    ),
    work(
      2,
      'operatore call center/operatrice call center|addetto assistenza clienti/addetta assistenza clienti|customer care',
      'assistenza clienti|gestione reclami|lingue|CRM',
      'ticket Zendesk|quattro minuti a chiamata|chat e telefono insieme|NPS',
      'rispondere a {40-110} contatti al giorno|{registrare~risolvere~passare} i reclami|{modificare~seguire} gli ordini|richiamare sui preventivi',
    ),
    work(
      2,
      'arredatore/arredatrice|consulente d’arredo|ottico/ottica|venditore cucine',
      'consulenza di vendita|preventivi|disegno piante|assistenza clienti',
      'Winner e rilievo laser|rilievo a casa|foropter|tintometro',
      'disegnare {2-6} cucine a settimana|misurare {a domicilio~in negozio}|preventivare da {2-45} mila euro|seguire fino al montaggio',
    ),
    work(
      2,
      'guardia giurata|addetto alla sicurezza/addetta alla sicurezza|vigilante|portiere',
      'vigilanza|controllo accessi|primo soccorso|stesura rapporti',
      'parete da 60 telecamere|calmare a parole|piano chiavi|ronde Deggy',
      'fare {4-12} ronde a notte|{registrare~controllare~accompagnare} i visitatori|segnalare incidenti|seguire allarmi a {town}',
    ),
  ],
);
