/** Italian sentences and what contract they tell, `language|value|text`; ⏎ is a line break. */
export const ITALIAN_CONTRACTS = `
ITA|PERMANENT|Assunzione a tempo indeterminato, CCNL Commercio.
ITA|PERMANENT|Contratto: indeterminato
ITA|PERMANENT|Ti occuperai della somministrazione delle terapie e dei pasti. Contratto a tempo indeterminato.
ITA||Nel turno di notte: somministrazione di farmaci e igiene degli ospiti.
ITA|PERMANENT|Offriamo: ⏎ - contratto a tempo indeterminato full time
ITA|PERMANENT|Si offre inserimento diretto a tempo indeterminato con periodo di prova di 60 giorni.
ITA|PERMANENT_POSSIBLE|Contratto a tempo determinato di 6 mesi finalizzato all'assunzione a tempo indeterminato.
ITA|PERMANENT_POSSIBLE|Iniziale somministrazione con concrete prospettive di inserimento in azienda.
ITA|PERMANENT_POSSIBLE|Contratto di un anno, trasformabile a tempo indeterminato.
ITA|PERMANENT_POSSIBLE|Tempo determinato di 12 mesi con possibilità di conferma.
ITA|PERMANENT_POSSIBLE|Primo contratto di sei mesi, poi stabilizzazione.
ITA|TEMPORARY|Contratto a termine fino al 30 settembre.
ITA|TEMPORARY|Sostituzione maternità, durata 8 mesi.
ITA|TEMPORARY|Contratto in somministrazione di tre mesi con possibilità di proroga.
ITA|TEMPORARY|Stagione estiva da maggio a settembre.
ITA|TEMPORARY|Incarico di 10 mesi rinnovabile.
ITA|SELF_EMPLOYED|Collaborazione in partita IVA.
ITA|APPRENTICESHIP|Stage di sei mesi con rimborso spese di 700 euro.
ITA|APPRENTICESHIP|Contratto di apprendistato di 36 mesi.
ITA|STUDENT|Lavoretto per studenti nel fine settimana.
ITA|VOLUNTEER|Cerchiamo volontari per il canile.
ITA|RESERVE|Selezione pubblica per la formazione di una graduatoria.
ITA|PERMANENT|Mansioni: ⏎ - gestire i lavoratori somministrati e gli stagisti ⏎  ⏎ Offriamo: ⏎ - tempo indeterminato
ITA|PERMANENT|Un contratto stabile, a tempo indeterminato, da subito.
ITA|PERMANENT_POSSIBLE|Contratto iniziale di 6 mesi con successiva stabilizzazione.
ITA|PERMANENT_POSSIBLE|Si valuta inserimento a termine con finalità assuntive.
ITA|TEMPORARY|Contratto stagionale da giugno a settembre, vitto e alloggio.
ITA|TEMPORARY|Sostituzione di una collega in maternità fino a dicembre.
ITA|TEMPORARY|Contratto di collaborazione a progetto di 8 mesi.
ITA|APPRENTICESHIP|Tirocinio extracurriculare di sei mesi, 700 euro al mese.
ITA|APPRENTICESHIP|Apprendistato professionalizzante per under 30.
ITA|PERMANENT|Compiti: ⏎ - formare gli stagisti ⏎ - gestire la somministrazione dei pasti ⏎  ⏎ Offriamo ⏎ - tempo indeterminato
ITA|PERMANENT|Contratto a tempo indeterminato, possibilità di crescita e inserimento in un team giovane.
ITA|PERMANENT|Assunzione a tempo indeterminato, poi formazione.
ITA|TEMPORARY|Contratto a termine di 12 mesi con possibilità di rinnovo.
ITA|PERMANENT|Offriamo un contratto a tempo indeterminato e un percorso di inserimento.
ITA|TEMPORARY|Cerchiamo due addetti dal 1 ottobre al 31 gennaio.
ITA|TEMPORARY|Durata: quella del progetto, cioè 18 mesi
ITA|TEMPORARY|Lavorerai con noi fino al suo rientro.
ITA|PERMANENT|Il contratto è senza scadenza.
ITA|PERMANENT_POSSIBLE|I primi sei mesi tramite la nostra agenzia, poi alle dipendenze del cliente.
ITA|SELF_EMPLOYED|Lavori con la tua partita IVA ed emetti fattura ogni mese.
ITA|APPRENTICESHIP|Tre giorni in officina e due giorni a scuola.
ITA||Somministrazione, tempo determinato, indeterminato: la nostra filiale conosce tutte le formule.
ITA|PERMANENT|Il contratto? A tempo indeterminato, dal 2 settembre.
ITA|PERMANENT|Contratto a tempo indeterminato part-time di 24 ore.
ITA|PERMANENT|Assunzione diretta a tempo indeterminato.
ITA|PERMANENT|Tempo indeterminato / 40 ore / ibrido
ITA|PERMANENT|Inserimento a tempo indeterminato dopo un periodo di prova di due mesi.
ITA|PERMANENT|Si offre contratto stabile e retribuzione secondo CCNL.
ITA|PERMANENT|Posto fisso in una bottega storica.
ITA|PERMANENT|Concorso per 2 posti a tempo pieno e indeterminato.
ITA|TEMPORARY+PERMANENT|Tempo determinato o indeterminato, da concordare.
ITA|TEMPORARY|Contratto a tempo determinato di 7 mesi (sostituzione maternità).
ITA|TEMPORARY|Sostituirai una collega in congedo da marzo ad agosto.
ITA|TEMPORARY|Contratto stagionale da aprile a ottobre, con alloggio.
ITA|TEMPORARY|Contratto in somministrazione di tre mesi.
ITA|TEMPORARY|Assegno di ricerca di 18 mesi.
ITA|TEMPORARY|Incarico di quattro anni rinnovabile.
ITA|TEMPORARY|Cerchiamo rinforzi dal 15 giugno al 15 settembre.
ITA|TEMPORARY|Missione di sei mesi tramite agenzia.
ITA|TEMPORARY|Contratto a termine con scadenza 31 dicembre.
ITA|TEMPORARY|Supplenza fino al termine delle lezioni.
ITA|PERMANENT_POSSIBLE|Tempo determinato di 6 mesi con possibilità di assunzione a tempo indeterminato.
ITA|PERMANENT_POSSIBLE|Sei mesi in somministrazione, poi assunzione diretta in azienda.
ITA|PERMANENT_POSSIBLE|Contratto di un anno finalizzato alla stabilizzazione.
ITA|PERMANENT_POSSIBLE|Si parte con tre mesi di somministrazione; dopo, l'azienda ti assume.
ITA|PERMANENT_POSSIBLE|Prima un contratto di sei mesi, poi il tempo indeterminato.
ITA|PERMANENT_POSSIBLE|Iniziale contratto a termine scopo assunzione.
ITA|RESERVE|La graduatoria resterà valida per due anni.
ITA|SELF_EMPLOYED|Collaborazione in partita IVA, fatturazione mensile.
ITA|SELF_EMPLOYED|Libera professione presso lo studio.
ITA|SELF_EMPLOYED|Contratto di agenzia con mandato Enasarco.
ITA|PERMANENT+SELF_EMPLOYED|Dipendente a tempo indeterminato o in partita IVA, a scelta.
ITA|STUDENT|Lavoretto nel fine settimana per studenti.
ITA|STUDENT|Cerchiamo studenti per luglio e agosto.
ITA|APPRENTICESHIP|Contratto di apprendistato professionalizzante di tre anni.
ITA|APPRENTICESHIP|Stage di sei mesi con rimborso spese di 600 euro.
ITA|APPRENTICESHIP|Tirocinio extracurriculare, possibile assunzione.
ITA|VOLUNTEER|Cerchiamo volontari per il banco alimentare.
ITA||Gestirai i contratti a termine del personale.
ITA||Il nostro organico stabile conta dodici persone.
ITA||È gradita esperienza anche maturata in stage.
ITA||Seguirai tirocinanti e apprendisti in cantiere.
ITA||Siamo un'agenzia per il lavoro dal 1998.
ITA|PERMANENT|Niente interinale: da noi subito a tempo indeterminato.
ITA|TEMPORARY|Contratto di otto settimane.
ITA||Quattro settimane di ferie all’anno.
ITA|TEMPORARY|Sostituzione ferie nei mesi estivi.
`;
