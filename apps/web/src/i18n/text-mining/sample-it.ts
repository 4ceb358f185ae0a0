/** Feedback of colleagues on each other in Italian: the text that the input starts with (TXT-01). */
export const sampleFeedback = `Emma ascolta davvero i colleghi, anche quando l'ufficio è pieno di lavoro.
Continua a condividere quello che sai della pratica, tutta la squadra ne impara.
Dovresti fissare le priorità più spesso quando arriva tutto insieme, così rispettiamo le scadenze.
Smetti di mettere tutti in copia a ogni mail.
Tommaso mantiene le promesse, si può sempre contare su di lui.
Sarebbe utile dare feedback più in fretta, per sapere a che punto siamo.
Interrompi gli altri durante le riunioni e questo non fa piacere.
Sotto pressione resti calmo e gentile con i clienti.
Prova a prendere una decisione ogni tanto senza chiedere a tutti.
Fatima aiuta i nuovi colleghi a orientarsi, grazie di questo.
Arrivi troppo spesso in ritardo alla riunione della squadra.
Vai avanti così con la pianificazione: è chiara e puntuale.
Inizia a delegare i compiti invece di fare tutto da solo.
È bello che cerchi soluzioni quando un cliente ha un problema.
Meno lamentele sul nuovo software farebbero bene alla squadra.
Prendi l'iniziativa e proponi miglioramenti.
Segui più formazione sulla nuova normativa.
Le relazioni sono scritte in modo chiaro e completo.
Lascia anche agli altri lo spazio per raccontare le loro idee.
Il caffè in cucina è sempre finito.`;
