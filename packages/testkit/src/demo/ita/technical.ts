import { sector, work } from '../words/sector.ts';

/** Electricity, heating, maintenance and vehicles in Italian. */
export const technical = sector(
  'technical',
  {
    firms:
      'Elettro {stem} {legal}|{stem} Impianti|Termoidraulica {stem}|Autofficina {stem}|{stem} Manutenzioni {legal}|{stem} Clima',
    activities:
      'installa impianti elettrici|fa manutenzione negli stabilimenti|installa pompe di calore|ripara camion e furgoni|mantiene ascensori',
    sites:
      'presso i clienti|in stabilimento|in trasferta con il furgone|in officina|negli uffici|in un impianto di {town}',
    studies: 'Elettrotecnica|Elettromeccanica|Termoidraulica|Manutenzione mezzi di trasporto|Elettronica',
    higherStudies: 'Ingegneria elettrica|Energetica|Meccatronica|Elettronica',
    licences: 'abilitazione PES PAV|patente B|patentino F-gas|patentino PLE',
  },
  false,
  [
    work(
      2,
      'elettricista|elettricista industriale|impiantista elettrico|elettricista cantierista',
      'impianti elettrici|lettura schemi elettrici|cablaggio|domotica',
      'montare un quadro in autonomia|BTicino MyHome|canaline Sati|wallbox in condominio',
      'cablare {appartamenti~uffici~capannoni} dalla traccia al frutto|montare e {siglare~collaudare} quadri|installare {luci~prese~colonnine}|cercare guasti in {negozi~reparti~uffici}',
    ),
    work(
      2,
      'quadrista|cablatore/cablatrice|montatore quadri elettrici',
      'cablaggio quadri|lettura schemi elettrici|assemblaggio|saldatura a stagno',
      'armadi Rittal|puntalini Weidmüller|sbarre da 1600 A|liste EPLAN',
      'cablare quadri fino a {63-2500} A|montare componenti {Siemens~Schneider~ABB}|collaudare con lista {2-30}|siglare e {crimpare~pettinare} i fili',
    ),
    work(
      2,
      'manutentore meccanico/manutentrice meccanica|manutentore elettromeccanico|tecnico manutenzione|manutentore elettrico',
      'manutenzione preventiva|ricerca guasti|PLC|pneumatica',
      'leggere S7|isole Festo|cuscinetti a caldo|ordini su SAP PM',
      'riparare {linee di confezionamento~robot~presse}|sostituire {motori~pompe~cinghie}|manutenere {4-80} macchine|ordinare ricambi e {registrare~chiudere} gli interventi',
    ),
    work(
      2,
      'idraulico|termoidraulico|installatore idraulico',
      'idraulica|impianti sanitari|saldobrasatura|riscaldamento',
      'cassette Geberit|pressare multistrato|autoclave condominiale|ricerca perdite con gas tracciante',
      'montare {bagni~cucine~caldaie} in {2-40} alloggi|posare adduzioni e {scarichi~collettori}|collegare {addolcitori~boiler~pompe}|trovare e riparare perdite',
    ),
    work(
      2,
      'caldaista|tecnico caldaie|termotecnico installatore|frigorista',
      'manutenzione caldaie|pompe di calore|climatizzazione|refrigerazione',
      'prova fumi e bollino|avviamenti Daikin|bilanciamento impianto|vuoto a mezzo millibar',
      'manutenere {4-9} caldaie al giorno|installare e {avviare~tarare} pompe di calore|posare {60-300} m² di radiante|cercare perdite e {ricaricare~recuperare} gas',
    ),
    work(
      2,
      'meccanico auto/meccanica auto|meccatronico|autoriparatore',
      'riparazione auto|diagnosi auto|tagliandi|montaggio pneumatici',
      'Texa Axone|distribuzioni Multijet|ibride in sicurezza|revisioni',
      'fare {3-9} tagliandi al giorno|sostituire {freni~frizioni~distribuzioni}|leggere gli errori e {provare~riparare}|preparare le auto alla revisione',
    ),
    work(
      2,
      'meccanico mezzi pesanti|meccanico camion|meccanico carrelli',
      'riparazione camion|oleodinamica|diagnosi elettronica|saldatura',
      'sponde Dhollandia|tachigrafi da tarare|EBS Wabco|Iveco Easy',
      'riparare {motrici~autobus~carrelli}|sistemare {sponde~gru~cilindri}|fare soccorso su {2-6} autostrade|controllare i freni di {8-40} mezzi',
    ),
  ],
);
