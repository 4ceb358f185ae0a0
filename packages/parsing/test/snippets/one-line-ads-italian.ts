/** Italian advertisements of one line, in the form of `DUTCH_ONE_LINE_ADS` and written as early. */
export const ITALIAN_ONE_LINE_ADS = `
warehouse-worker | Bologna | 1400-1400 MONTH | FULL_TIME | TEMPORARY | - | 1 | Carico e scarico; muletto
Magazziniere (m/f) - Bologna. Carico e scarico merci, uso del muletto, turni diurni, tempo pieno, contratto a tempo determinato, 1.400 euro netti al mese, 1 anno di esperienza. Inviare CV.

cook | Verona | - | FULL_TIME | PERMANENT | - | 2 | -
Cuoco/a cercasi per trattoria a Verona! Full time, contratto a tempo indeterminato, chiusi domenica sera e lunedì, almeno 2 anni di esperienza. Scriveteci in privato o passate in negozio.

truck-driver/articulated-truck-driver | Padova | 2300-2300 MONTH | FULL_TIME | PERMANENT | - | - | CQC
URGENTE: autista patente CE con CQC, Padova, tratte regionali diurne, tempo indeterminato full time, 2.300 € lordi al mese più trasferte, carta tachigrafica. Chiamare 049 000000

nurse | Torino | - | PART_TIME | PERMANENT | - | - | medicazioni
RSA I Tigli - Infermiere/a - Torino - part time 20 ore - tempo indeterminato - medicazioni, somministrazione terapia, rapporto con le famiglie - candidature entro il 15 marzo a rh@tigli.example

cleaner | Milano | 8.5-8.5 HOUR | PART_TIME | - | - | - | -
Addetto alle pulizie m/f, Milano, 15 ore settimanali, lun mer ven dalle 17 alle 22, 8,50 euro l'ora, uffici e bagni, disponibilità immediata, mandare un messaggio al 333 0000000, no perditempo

baker | Parma | - | - | - | - | - | -
Il forno Pane e Fiore cerca panettiere (m/f) per il laboratorio di Parma, lavoro notturno dalle 2 alle 9, domenica compresa, stipendio in base all'esperienza, passate pure a trovarci

receptionist | Rimini | 1300-1500 MONTH | PART_TIME | TEMPORARY | ENG | - | -
Receptionist | Rimini | part time 24 ore | 1.300 - 1.500 € lordi al mese | contratto di 12 mesi a termine | inglese fluente | bella presenza e cortesia al banco richieste

accountant | Brescia | 28000-34000 YEAR | - | PERMANENT | - | 3 | Zucchetti
Contabile • Brescia • RAL 28.000 - 34.000 € • tempo indeterminato • almeno 3 anni di esperienza • conoscenza di Zucchetti • registrazione fatture, liquidazioni IVA e chiusure di bilancio

electrician | Modena | - | FULL_TIME | - | - | - | patente B
Per aumento di lavoro siamo alla ricerca di un elettricista civile a Modena e dintorni, 40 ore settimanali, patente B indispensabile, furgone aziendale, inizio immediato e buona paga!

hairdresser | Pisa | - | PART_TIME | - | - | - | -
Ciao a tutti, il nostro salone a Pisa cerca una parrucchiera con passione per il mestiere, 3 giorni a settimana compreso il sabato, bella clientela, condividete o taggate le amiche! #lavoro

forklift-driver | Piacenza | 9.8-9.8 HOUR | FULL_TIME | TEMPORARY | - | 1 | patentino
Carrellista Piacenza due turni, 9,80 €/ora, 40 ore settimanali, contratto in somministrazione di 3 mesi, patentino del muletto valido, 1 anno di esperienza, agenzia Lavoro Punto, chiama oggi

shop-assistant | Trieste | - | PART_TIME | - | ENG | - | cassa
Commessa/o per negozio di abbigliamento a Trieste, il sabato e durante le feste, 10 ore settimanali, cassa e assistenza ai clienti, inglese base utile, astenersi chi cerca un tempo pieno

welder/tig-welder | Bergamo | - | FULL_TIME | PERMANENT_POSSIBLE | - | 3 | lettura del disegno
Saldatore TIG/MIG - Bergamo - 3 anni di esperienza - due turni - 40 ore - somministrazione finalizzata all'assunzione - lettura del disegno indispensabile - mail a jobs@acciaio.example

software-developer | Roma | 35000-42000 YEAR | FULL_TIME | PERMANENT | ENG | 5 | Java; SQL
Offerta di lavoro: sviluppatore software (Java, SQL) a Roma, tempo pieno e indeterminato, da 35.000 a 42.000 € annui, 5 anni di esperienza, inglese tecnico, due giorni di smart working

domestic-cleaner | Como | - | - | - | - | - | stiro
Collaboratrice domestica - Como e dintorni - orari flessibili da concordare - clienti fissi vicino a casa - pulizie e stiro - rimborso dei viaggi dal primo giorno - referenze gradite

plumber | Ancona | 1600-2000 MONTH | FULL_TIME | PERMANENT | - | - | sanitari
Idraulico Ancona (full time, indeterminato) - posa di sanitari, caldaie e riparazioni presso privati - 1600-2000 € al mese - furgone, telefono e attrezzi forniti dalla ditta - patente B

administrative-assistant | Bolzano | - | PART_TIME | TEMPORARY | ITA,language-ger | - | Excel
Impiegato amministrativo bilingue italiano/tedesco, Bolzano, part-time all'80 %, sostituzione maternità di 6 mesi: inserimento fatture, telefono, agenda ed Excel, vicino alla stazione

bus-driver | Genova | - | PART_TIME | - | - | - | patente D
E se diventassi autista di autobus a Genova? Part time da 20 a 28 ore, patente D e CQC a carico nostro, guidi le linee scolastiche e accogli i passeggeri con un sorriso, niente notti

carpenter | Trento | - | FULL_TIME | PERMANENT | - | - | -
Impresa Dallapiccola di Trento assume: carpentiere in legno, tempo pieno, indeterminato, tetti e rivestimenti, partenza dal magazzino, squadra piccola e affiatata di gente del mestiere

waiter | Sorrento | - | - | TEMPORARY | ENG | - | -
Cameriere / cameriera per lido a Sorrento, stagione da aprile a settembre, 1.200 euro più mance, inglese indispensabile, possibilità di alloggio, foto e CV a lido@mare.example grazie

security-guard | Napoli | - | MIXED | - | - | - | -
Guardia giurata (m/f) Napoli, full time o part time, decreto in corso di validità, notti e fine settimana, trasporti rimborsati e possibilità di crescita, candidarsi sul nostro sito

order-picker | Stradella | - | FULL_TIME | TEMPORARY | - | - | -
Addetto al picking in somministrazione, Stradella, 40 ore su tre turni, anche senza esperienza, dai 18 anni, prelievo degli articoli con terminale, chiamare in agenzia dopo le 14

car-mechanic | Livorno | - | FULL_TIME | PERMANENT | - | 2 | -
Meccanico auto Livorno | Officina Neri | tempo pieno | indeterminato | 2 anni di esperienza | tagliandi e riparazioni di tutte le marche | climatizzatori | diagnosi | sabato chiuso

childcare-worker/early-childhood-educator | Ferrara | - | PART_TIME | - | - | - | -
Asilo nido I Folletti cerca educatrice per Ferrara centro, 24 ore, mar/gio/ven, sezione lattanti, laurea in scienze dell'educazione, inizio marzo, chiamare Anna 0532 000000

sales-representative | Marche | - | FULL_TIME | - | - | 3 | patente B
Agente di commercio materiali edili, zona Marche: visite a imprese, preventivi, 3 anni di esperienza nella vendita, patente B, tempo pieno, auto aziendale e incentivi sui risultati

electromechanic | Varese | - | FULL_TIME | PERMANENT | - | - | PLC
Buongiorno, abbiamo di nuovo un posto aperto: manutentore elettromeccanico su tre turni a Varese, tempo pieno e indeterminato, gradita conoscenza PLC, guasti e manutenzione, saluti Tommaso

warehouse-worker | Pavia | - | FULL_TIME | PERMANENT | - | - | -
Fornaio Logistica è un'impresa familiare con 120 dipendenti a Pavia. Cerchiamo un magazziniere per il turno di giorno, tempo pieno, indeterminato, per caricare e scaricare i camion.

accountant | Cuneo | - | - | - | - | - | -
Il Macellaio di Langa fornisce da 40 anni carne a ristoranti e mense di tutto il Piemonte. Per il nostro ufficio di Cuneo cerchiamo un contabile a cui piacciano i numeri e le persone.

dental-assistant | Lecce | - | PART_TIME | - | - | - | -
Studio dentistico Lecce • Assistente alla poltrona cercasi • 28 ore • 4 giorni • ambiente cordiale • stipendio da contratto • curriculum a studio@denti.example • no agenzie

landscape-gardener | - | - | - | SELF_EMPLOYED | - | - | siepi
Giardiniere (m/f) con patente BE per realizzazione e cura di giardini; taglio siepi, prato, recinzioni, vialetti; anche con partita IVA come secondo lavoro, compenso da concordare

receptionist/hotel-receptionist | Riccione | 1450-1450 MONTH | FULL_TIME | TEMPORARY | ENG,language-ger | 1 | -
Receptionist (m/f) hotel 4 stelle Riccione // tempo pieno // contratto stagionale // inglese + tedesco // 1 anno di esperienza // 1.450 € al mese netti // inizio 1 maggio, CV via mail

butcher | Arezzo | - | - | - | - | - | -
Macelleria artigianale di Arezzo con bella clientela cerca, per pensionamento di un collega, un macellaio capace di disossare da solo e che ami anche servire al banco. Alloggio possibile.

nurse/home-nurse | Udine | 1600-1900 MONTH | PART_TIME | - | - | - | -
Assistenza domiciliare Friuli: infermiera Udine nord, da 24 a 32 ore settimanali, stipendio 1.600-1.900 euro, auto di servizio, giro alle 7.30, iscrizione OPI, interessata? chiama Marta

secondary-teacher/primary-teacher | Cesena | - | PART_TIME | TEMPORARY | - | - | -
Maestra di scuola primaria cercasi!! Istituto Santa Chiara, Cesena, part time 60%, supplenza fino a giugno con possibilità di proroga, classi prime, rispondere entro venerdì

crane-operator | Genova | - | - | - | - | 5 | patentino
#lavoro Gruista | porto di Genova | lavoro su turni | 5 anni di esperienza | patentino gru in corso di validità | indennità notturne e festive | chiamare Carlo 333 0000000

payroll-officer | Monza | - | PART_TIME | PERMANENT | ENG | 2 | Excel
Nell'ambito della nostra crescita assumiamo un addetto paghe per l'ufficio di Monza (part-time 80%, tempo indeterminato); 2 anni di esperienza in studio, Excel, buon inglese, carattere cordiale

roofer | - | 11-13 HOUR | FULL_TIME | PERMANENT | - | - | patente B
lattoniere cercasi per posto fisso, da 11 a 13 euro l'ora secondo capacità, tempo pieno, patente B gradita, astenersi perditempo, telefonare dopo le 18 al 333 0000000 grazie

recruiter | Bologna | 26000-32000 YEAR | FULL_TIME | PERMANENT | - | - | -
Stiamo crescendo! A Bologna c'è posto per un recruiter che ami il telefono e gli incontri di persona: tempo pieno, indeterminato, RAL 26-32K, premi, aperitivo del venerdì e una squadra di dodici persone
`;
