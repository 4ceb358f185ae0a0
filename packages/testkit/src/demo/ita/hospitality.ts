import { sector, work } from '../words/sector.ts';

/** Hospitality in Italian. */
export const hospitality = sector(
  'hospitality',
  {
    firms: 'Ristorante {stem}|Hotel {stem}|Trattoria {stem}|{stem} Catering {legal}|Bar {stem}|Pizzeria {stem}',
    activities:
      'gestisce un ristorante da {40-180} coperti|gestisce mense aziendali|gestisce un albergo di {20-160} camere|organizza matrimoni e congressi',
    sites:
      'in trattoria|in un albergo di {town}|in mensa|nel banqueting|in un ristorante da {30-160} coperti|in stagione al mare',
    studies: 'Istituto alberghiero|Operatore della ristorazione|Accoglienza turistica',
    higherStudies: 'Scienze del turismo|Management alberghiero|Organizzazione eventi',
    licences: 'HACCP|attestato alimentarista|patente B|attestato antincendio',
  },
  true,
  [
    work(
      2,
      'cuoco/cuoca|aiuto cuoco/aiuto cuoca|capo partita|commis di cucina',
      'cucina|preparazioni fredde|HACCP|linea',
      'forno Rational|sottovuoto a 58 gradi|fondi fatti in casa|pasta tirata a mano',
      'cucinare {40-350} coperti al giorno|tenere la partita {pesce~carne~dolci~primi}|comporre {la carta~il menù del giorno}|fare ordini e tenere la cella',
    ),
    work(
      2,
      'chef|sous chef|responsabile di cucina',
      'coordinamento squadre|cucina|HACCP|food cost',
      'ricettario a grammi|food cost al 28 %|turni di brigata|prove menù sposi',
      'guidare una cucina di {4-18}|cambiare la carta {4-6} volte l’anno|seguire {acquisti~margini~turni}|formare gli allievi',
    ),
    work(
      1,
      'cameriere/cameriera|cameriere di sala/cameriera di sala|chef de rang|commis di sala',
      'servizio ai tavoli|cassa|servizio bar|accoglienza',
      'tre piatti alla volta|comande su palmare|dehors da 40 tavoli|abbinamento vini',
      'servire {20-90} clienti a turno|prendere comande e {consigliare~incassare}|{apparecchiare~sbarazzare} per {banchetti~pranzi}|calmare un cliente scontento',
    ),
    work(
      1,
      'barista|barman/barlady|banconista',
      'caffetteria|cocktail|cassa|gestione scorte',
      'latte art|Faema E61|aperitivi da 60 pezzi|cambio fusti',
      'servire {80-500} consumazioni a sera|preparare {cocktail~cappuccini~taglieri}|{rifornire~contare} la scorta|chiudere il locale',
    ),
    work(
      2,
      'pizzaiolo/pizzaiola|aiuto pizzaiolo|fornaio pizzaiolo',
      'preparazione pizza|impasti|HACCP|forno a legna',
      'impasto a 72 ore|biga e poolish|pala romana|forno a 450 gradi',
      'sfornare {60-400} pizze a sera|{impastare~stagliare~stendere}|preparare {farine~condimenti~linea}|tenere il banco pulito',
    ),
    work(
      1,
      'lavapiatti|aiuto cucina|addetto mensa/addetta mensa|inserviente',
      'lavaggio stoviglie|pulizie|taglio verdure|HACCP',
      'lavastoviglie a nastro|porzioni per dieta|pentole da sgrassare|panini dalle 5',
      'pulire e {tagliare~sbollentare} verdure|lavare {100-900} pezzi|pulire {cella~cappe~pavimenti}|{impiattare~confezionare} piatti freddi',
    ),
    work(
      2,
      'receptionist|receptionist d’albergo|portiere notturno|addetto ricevimento/addetta ricevimento',
      'accoglienza|prenotazioni|lingue|chiusura cassa',
      'Mews e Opera|overbooking da sistemare|alloggiati web|chiavi magnetiche',
      'fare {20-140} check-in al giorno|gestire prenotazioni {Booking~gruppi}|controllare {conti~tassa di soggiorno~extra}|consigliare i clienti su {town}',
    ),
    work(
      1,
      'cameriere ai piani/cameriera ai piani|addetto ai piani/addetta ai piani|governante hotel',
      'pulizia camere|rifacimento letti|gestione biancheria|pulizie',
      '16 camere al giorno|carrello in ordine|minibar su tablet|couverture serale',
      'rifare {10-20} camere al giorno|{disincrostare~pulire} i bagni|{contare~dividere} la biancheria|liberare le camere a sistema',
    ),
    work(
      3,
      'responsabile di sala|direttore di ristorante/direttrice di ristorante|event coordinator|maître',
      'coordinamento squadre|pianificazione turni|gestione budget|organizzazione eventi',
      'prenotazioni TheFork|incasso per turno|extra da chiamare|scaletta al minuto',
      'gestire {6-35} persone|seguire {matrimoni~congressi~fiere} da {50-900} ospiti|trattare gli acquisti|aumentare l’incasso del {3-20} %',
    ),
  ],
);
