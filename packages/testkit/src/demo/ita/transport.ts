import { sector, work } from '../words/sector.ts';

/** Transport in Italian. */
export const transport = sector(
  'transport',
  {
    firms:
      'Autotrasporti {stem} {legal}|{stem} Express|Autolinee {stem}|Traslochi {stem}|{stem} Cisterne|{stem} Corrieri {legal}',
    activities:
      'rifornisce negozi e cantieri|consegna pacchi a domicilio|trasporta studenti e turisti|trasporta liquidi|movimenta container',
    sites: 'su strada|sul nazionale|tra {town} e il porto|nella distribuzione urbana|sull’internazionale',
    studies: 'Trasporti e logistica|Meccanica|Perito commerciale|Conduzione del mezzo',
    higherStudies: 'Trasporti|Logistica|Economia aziendale',
    licences: 'patente CE|patente C|patente D|CQC merci|CQC persone|ADR|carta tachigrafica',
  },
  false,
  [
    work(
      1,
      'autista patente CE|camionista|autista bilico|autista di mezzi pesanti',
      'guida camion|patente CE|tachigrafo|fissaggio del carico',
      'centina e telone|bilico con muletto al seguito|ribaltabile da cava|tracking Transics',
      'consegnare {pedane~container~materiali} a {3-18} indirizzi|fissare il carico con {cinghie~catene}|far firmare i CMR e {mandare le foto~rendere le pedane}|controllare il mezzo ogni giorno',
    ),
    work(
      1,
      'autista consegnatario|corriere|fattorino/fattorina|driver',
      'guida furgone|consegna pacchi|pianificazione giri|cortesia con i clienti',
      '150 stop al giorno|palmare della filiale|cargo bike in centro|punti di ritiro',
      'consegnare {80-190} pacchi al giorno|caricare per giro {10-99}|ritirare {resi~firme~contrassegni}|portare {pasti~farmaci~mobili} a casa',
    ),
    work(
      1,
      'autista di autobus|conducente di linea|autista scuolabus|autista NCC',
      'trasporto persone|patente D|tachigrafo|accoglienza',
      'linea 4 a memoria|pedana disabili|obliteratrici da riavviare|gite in stagione',
      'guidare la linea {2-90} a {town}|accompagnare {studenti~turisti~anziani}|vendere biglietti e {informare~fare cassa}|pulire il mezzo a fine corsa',
    ),
    work(
      1,
      'autista soccorritore|tassista|autista trasporto disabili',
      'trasporto persone|patente B|primo soccorso|conoscenza della città',
      'barella bloccata|corse da centrale|ancoraggi a 4 punti|dializzati',
      'accompagnare {pazienti~clienti~bambini} a {6-22} indirizzi|ancorare e {aiutare~assistere}|registrare le corse|tenere pulito il mezzo',
    ),
    work(
      2,
      'addetto pianificazione viaggi/addetta pianificazione viaggi|disponente traffico|responsabile traffico',
      'pianificazione trasporti|organizzazione giri|tachigrafo|inglese',
      'metri lineari al centimetro|Timocom tutto il giorno|telefonate notturne|carte carburante',
      'pianificare {12-70} camion|{chiamare~deviare~rassicurare} gli autisti|trovare ritorni su {Timocom~Teleroute}|verificare le ore di guida',
    ),
    work(
      1,
      'traslocatore|facchino|aiuto autista',
      'carico e scarico|traslochi|guida furgone|imballaggio',
      'scala aerea all’ottavo|pianoforti a cinghia|smontaggio mobili|coperte e pluriball',
      'imballare e portare {2-12} stanze|{montare~manovrare} la scala aerea|smontare e {rimontare~proteggere} mobili|spostare {10-900} scatole d’archivio',
    ),
  ],
);
