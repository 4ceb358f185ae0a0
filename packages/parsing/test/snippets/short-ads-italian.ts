/** Short Italian ads written before they were read, in two sets: `language|contract|hours|wage|place|years|text`. */
export const ITALIAN_SHORT_ADS = `
ITA|PERMANENT|FULL_TIME|1600-1800 MONTH|bergamo|2|Offriamo: ⏎ - contratto a tempo indeterminato ⏎ - full time, 40 ore settimanali dal lunedì al venerdì ⏎ - retribuzione netta da 1.600 a 1.800 euro al mese ⏎ Sede di lavoro: Bergamo. Richiesti almeno 2 anni di esperienza.
ITA|TEMPORARY|PART_TIME||||Sostituzione maternità, part time 24 ore su 4 giorni. Assunzione immediata. L'azienda opera da 30 anni.
ITA|TEMPORARY|FULL_TIME||modena|1|Contratto di somministrazione a tempo determinato di 3 mesi prorogabili. Disponibilità a lavorare su tre turni. CCNL Metalmeccanico, 40 ore. Sede: Modena. Almeno un anno di esperienza in produzione.
ITA|PERMANENT|FULL_TIME/|||3|Staff leasing a tempo indeterminato presso nostro cliente. Orario 8-12 / 13-17. Esperienza minima 3 anni.
ITA|APPRENTICESHIP|FULL_TIME|24000-24000 YEAR|padova||Inserimento in apprendistato professionalizzante di 36 mesi, RAL 24.000 euro, tempo pieno. Padova.
ITA|APPRENTICESHIP||700-700 MONTH|torino||Tirocinio di 6 mesi con indennità di 700 euro mensili a Torino, finalizzato all'assunzione.
ITA|SELF_EMPLOYED|||roma|5|Collaborazione con partita IVA per studio di progettazione a Roma. Almeno cinque anni di esperienza in BIM.
ITA|TEMPORARY|FULL_TIME|1500-1500 MONTH|rimini||Contratto stagionale da giugno a settembre in hotel di Rimini, 6 giorni su 7, 1.500 euro netti al mese, vitto e alloggio.
ITA|PERMANENT|PART_TIME||||Part time verticale, venerdì sabato e domenica, 18 ore. Contratto a tempo indeterminato. Negozio aperto 7 giorni su 7.
ITA|TEMPORARY|PART_TIME||||Contratto a tempo determinato, 20 ore settimanali distribuite dal lunedì al venerdì dalle 9 alle 13.
ITA||AVAILABILITY|8.5-8.5 HOUR|verona||Lavoro a chiamata per eventi a Verona, soprattutto nel weekend. Paga oraria 8,50 euro.
ITA|SELF_EMPLOYED|||||Contratto di collaborazione occasionale o P.IVA. Provvigioni interessanti, gestione libera del tempo.
ITA|PERMANENT_POSSIBLE|FULL_TIME||brescia|2|Si offre iniziale contratto a termine con scopo assunzione a tempo indeterminato. Full time su due turni. Zona Brescia. Due anni nella mansione.
ITA|PERMANENT|MIXED||||Valutiamo sia full time che part time. Contratto diretto con l'azienda a tempo indeterminato.
ITA|PERMANENT|FULL_TIME|28000-32000 YEAR|bologna|4|Tipo di contratto: indeterminato ⏎ Orario: tempo pieno ⏎ RAL: 28-32k ⏎ Sede: Bologna ⏎ Esperienza: 4 anni
ITA|TEMPORARY|FULL_TIME||||Inserimento diretto in azienda con contratto di 12 mesi. Orario giornaliero 8:30 - 17:30. Formazione iniziale di 16 ore a carico dell'azienda.
ITA|VOLUNTEER|PART_TIME/||||Cerchiamo volontari per la mensa di via Dante, un turno alla settimana.
ITA|STUDENT|PART_TIME||||Lavoretto per studenti: 10 ore a settimana, sabato e domenica.
ITA|PERMANENT|FULL_TIME||trento|3|Assunzione a tempo indeterminato, V livello Commercio, 14 mensilità, ticket da 8 euro. Tempo pieno con un sabato al mese. Trento. Almeno tre anni come contabile. Ti occuperai di contratti e scadenze fiscali.
ITA|TEMPORARY|PART_TIME||pisa|1|Supplenza fino al 30 giugno per 12 ore settimanali in una scuola di Pisa. Un anno di insegnamento.
ITA|PERMANENT_POSSIBLE||10.2-10.2 HOUR|||Primo contratto di 3 mesi, poi stabilizzazione. Ciclo continuo 4x2, 10,20 euro lordi all'ora.
ITA|APPRENTICESHIP|||genova||Stage curriculare o extracurriculare a Genova, durata 6 mesi, rimborso spese.
ITA|SELF_EMPLOYED|||napoli||Cerchiamo un agente monomandatario per Napoli e provincia, inquadramento Enasarco, anticipo provvigionale. Fisso + provvigioni.
ITA|PERMANENT|PART_TIME|900-1000 MONTH|||Contratto di 25 ore, a tempo indeterminato dopo il periodo di prova di 30 giorni; stipendio 900-1000 euro netti al mese.
ITA|TEMPORARY|MIXED||lucca|2|Incarico a termine sino al 31/12, full-time o part-time 30 ore. RSA di Lucca. Due anni di esperienza come OSS.
ITA|PERMANENT|FULL_TIME|||10|Cerchiamo un capocantiere con 10 anni di esperienza. Assunzione diretta e stabile. Orario: 7.30-12 e 13-16.30. Assistenza ai clienti h24 garantita da un altro ufficio.
ITA|SELF_EMPLOYED/TEMPORARY|PART_TIME||||Incarico co.co.co. di 8 ore settimanali per attività di doposcuola.
ITA|PERMANENT|FULL_TIME|1450-1450 MONTH|como||Stipendio base 1.450 € netti x 14 mensilità. Contratto CCNL Turismo indeterminato full time. Ristorante a Como.
ITA|TEMPORARY|FULL_TIME||||Contratto fino a fine anno con possibilità di rinnovo; 38 ore; turni notturni a rotazione.
ITA|PERMANENT|PART_TIME||vicenza||Part-time al 60 % (24 ore), contratto indeterminato, Vicenza. Risposta entro 48 ore.
ITA|RESERVE|||||Concorso pubblico per la formazione di una graduatoria di istruttori amministrativi valida due anni.
ITA|PERMANENT|FULL_TIME||parma|2|Zona di lavoro: Parma. Si richiede esperienza pregressa di almeno due anni; si offre assunzione indeterminata e orario spezzato a tempo pieno.
ITA|TEMPORARY|PART_TIME||||Cercasi commessa per il periodo natalizio, dal 1 dicembre al 6 gennaio, mezza giornata.
ITA|TEMPORARY|FULL_TIME|||5|Missione di 18 mesi, 40h/sett., presso cantiere all'estero. Minimo 5 anni nel ruolo. Gestione dei contratti d'appalto.
ITA|PERMANENT|FULL_TIME||||Lavorerai su 4 giorni, 36 ore, a stipendio pieno. Tempo indeterminato. Ferie: 26 giorni l'anno.

ITA|PERMANENT|FULL_TIME|1700-2000 MONTH|treviso|3|Cosa offriamo: assunzione a tempo indeterminato da subito, 1.700-2.000 € netti, full-time su turno centrale. Lavorerai a Treviso. Cosa cerchiamo: 3 anni come saldatore.
ITA|TEMPORARY|PART_TIME||||Cerchiamo una persona per sostituire una collega in maternità fino a ottobre, part-time 4 ore al giorno.
ITA|TEMPORARY|FULL_TIME|9.8-9.8 HOUR|piacenza||Azienda logistica di Piacenza, contratto settimanale tramite agenzia, 40 ore, 9,80 €/h + straordinari.
ITA|SELF_EMPLOYED||200-250 DAY||6|Consulente in P.IVA, tariffa 200-250 euro al giorno, almeno 6 anni di esperienza su SAP.
ITA|APPRENTICESHIP|FULL_TIME|1100-1100 MONTH|||Ti inseriremo con contratto di apprendistato, 1.100 € netti il primo anno, 40 ore a settimana.
ITA|PERMANENT|PART_TIME||||Part time 50% orizzontale (mattina), indeterminato. Il negozio è aperto dalle 9 alle 20.
ITA||AVAILABILITY||||Contratto intermittente per i fine settimana e le festività.
ITA|PERMANENT_POSSIBLE|FULL_TIME||ancona||Somministrazione di 6 mesi e poi assunzione in azienda ad Ancona; orario a giornata.
ITA|APPRENTICESHIP||500-500 MONTH|firenze||Stage di sei mesi a Firenze con rimborso di 500 euro al mese.
ITA|PERMANENT|FULL_TIME|30000-35000 YEAR||5|RAL 30.000/35.000 a seconda dell'esperienza (minimo 5 anni), tempo indeterminato, tempo pieno, smart working 2 giorni a settimana.
ITA|TEMPORARY|FULL_TIME||cesenatico||Stagione estiva a Cesenatico: bagnino, maggio-settembre, tempo pieno.
ITA|SELF_EMPLOYED|||||Agente di commercio plurimandatario con portafoglio clienti; provvigioni ai massimi livelli.
ITA|TEMPORARY|PART_TIME||siena|2|Educatrice, contratto a termine fino al termine dell'anno scolastico, 18 ore a settimana, Siena, 2 anni di esperienza nei nidi.
ITA|PERMANENT|MIXED||||Full time oppure 30 ore: decidiamo insieme. Inserimento a tempo indeterminato.
ITA|PERMANENT|FULL_TIME||pavia|10|Cercasi capo officina con esperienza decennale. Pavia. Contratto a tempo indeterminato; lunedì-venerdì 8-12 14-18.
ITA|TEMPORARY|FULL_TIME||||Durata del contratto: 9 mesi. Monte ore: 38 settimanali.
ITA|VOLUNTEER|||||La Croce Rossa cerca nuovi volontari: formazione gratuita di 50 ore.
ITA|STUDENT|PART_TIME||||Cerchi un lavoretto mentre studi? 12 ore la settimana, sera.
ITA|PERMANENT|FULL_TIME|1900-1900 MONTH||4|Offerta: indeterminato CCNL Edilizia, 1.900 euro netti/mese. Richiesta: 4 anni in cantiere. Orario: full time.
ITA|RESERVE|||||Avviso di selezione pubblica, per soli esami, per la formazione di un elenco di idonei.
ITA|TEMPORARY|FULL_TIME||||Inserimento iniziale a termine di 4 mesi, 5 giorni su 7 compresi i festivi.
ITA|SELF_EMPLOYED|PART_TIME|20-20 HOUR|||Insegnanti di lingua madrelingua, con p.iva, 20 euro l'ora, 6 ore a settimana.
ITA|PERMANENT|PART_TIME||bari||Impiegata, 25 ore settimanali dal lunedì al venerdì 8.30-13.30, contratto a tempo indeterminato, Bari.
ITA|PERMANENT_POSSIBLE|FULL_TIME||udine||Contratto di un mese prorogabile con reali prospettive di assunzione. Udine, tre turni, 40 ore.
ITA|PERMANENT|FULL_TIME|||2|Diventerai parte stabile della squadra: contratto senza scadenza, tempo pieno, dopo 2 mesi di prova. Servono due anni di pratica.
ITA|TEMPORARY|PART_TIME||novara||Cassieri part time 20/24 ore per il nuovo punto vendita di Novara, contratto a tempo determinato.
ITA|PERMANENT|FULL_TIME|25000- YEAR|||RAL a partire da 25.000 euro, CCNL Commercio, tempo indeterminato, 40 ore con permessi e 26 giorni di ferie.
ITA|APPRENTICESHIP|||milano||Tirocinio extracurriculare a Milano, 6 mesi. Gestirai i contratti dei fornitori con il tuo tutor.
ITA||AVAILABILITY||||Extra di sala a chiamata quando il ristorante è pieno.
ITA|PERMANENT|FULL_TIME||lugano|3|Ditta di Lugano assume a tempo indeterminato, 42 ore settimanali, tre anni di esperienza.
ITA|TEMPORARY|FULL_TIME|||1|Incarico annuale rinnovabile, 36 ore, un anno di servizio in ente pubblico.
ITA|PERMANENT|PART_TIME||||Pulizie uffici, dalle 18 alle 21, dal lunedì al venerdì, 15 ore, assunzione stabile.
ITA|TEMPORARY|||aosta||Contratto stagionale invernale (dicembre-aprile) in Valle, hotel ad Aosta.
ITA|SELF_EMPLOYED|||||Contratto: lavoro autonomo con ritenuta d'acconto.
ITA|PERMANENT|FULL_TIME|||8|Otto anni nel ruolo, di cui due come responsabile. Inquadramento: quadro, indeterminato, full time.
`;
