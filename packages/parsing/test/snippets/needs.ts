/**
 * Texts (¶ is a line break), one skill in each, and whether it is a must (true), a nice to have (false) or neither (null).
 */
export const NEED_SNIPPETS = `
DUT|false|Photoshop|We zoeken een vormgever. Photoshop zou mooi zijn.
DUT|false|AutoCAD|Wat je meebrengt:¶- SAP¶- AutoCAD mag, maar moet niet
DUT|false|SAP|Profiel:¶- SAP: ken je het niet, geen ramp
DUT|false|heftruckattest|Wij zoeken een magazijnier. Een heftruckattest? Des te beter.
DUT|false|SQL|We zouden het fijn vinden als je Python, SQL of Java kent.
DUT|false|AutoCAD|Graag gezien¶- AutoCAD¶- rijbewijs B
DUT|false|Power BI|Profiel¶- Excel¶- Power BI is leuk, geen breekpunt
DUT|true|Excel|Profiel¶- Excel¶- Power BI is leuk, geen breekpunt
DUT|false|EHBO|Niet verplicht, maar een streepje voor: EHBO, rijbewijs D.
DUT|false|TIG-lassen|Wie ben je?¶- je kan MIG/MAG-lassen; TIG-lassen, als je dat kan, is nog beter
DUT|true|MIG/MAG-lassen|Wie ben je?¶- je kan MIG/MAG-lassen; TIG-lassen, als je dat kan, is nog beter
DUT|false|VCA|Jij¶- ADR¶- VCA: nog niet gehaald? Wij betalen de cursus.
DUT|false|Photoshop|Daar worden we blij van:¶- Photoshop¶- InDesign
DUT|false|PowerPoint|Je kent Word, en PowerPoint zou handig zijn.
DUT|true|Word|Je kent Word, en PowerPoint zou handig zijn.
DUT|false|dbt|Python is een plus, net als dbt.
DUT|false|rijbewijs C|Je hebt rijbewijs B; rijbewijs C mag, maar hoeft niet.
DUT|false|fotografie|Heb je ook iets met fotografie? Dat is mooi meegenomen.
DUT|false|rijbewijs BE|Wat we vragen:¶- rijbewijs B (rijbewijs BE is handig voor de aanhanger, maar hoeft niet)
DUT|true|rijbewijs B|Wat we vragen:¶- rijbewijs B (BE is handig voor de aanhanger, maar hoeft niet)
DUT|true|rijbewijs B|Onze klanten wonen verspreid, zonder rijbewijs B lukt het niet.
DUT|true|heftruckattest|Hier kunnen we niet zonder¶- heftruckattest¶- stiptheid
DUT|true|SAP|Jouw bagage¶- SAP¶- Excel
DUT|true|lassen|We rekenen op je als¶→ je kan lassen¶→ je op tijd komt
DUT|true|EHBO|Je begeleidt uitstappen, wat een EHBO-attest vraagt: EHBO is dus niet onderhandelbaar.
DUT|true|rijbewijs B|In een zin in ons aanbod staat ook dit: een rijbewijs B is onmisbaar.
DUT|true|code 95|Geen code 95, geen start. Rijbewijs CE spreekt voor zich.
DUT|true|stressbestendig|Jij¶stressbestendig en nauwkeurig¶in het bezit van rijbewijs B
DUT|null|AutoCAD|Je start maandag. Met AutoCAD leer je hier werken.
DUT|null|PLC|Dit leer je bij ons¶- PLC¶- pneumatica
DUT|null|Ansible|Je beheert servers. Een deel loopt via Ansible; dat pik je snel op.
DUT|null|Kubernetes|Onze stack: Kubernetes, Docker.
DUT|null|kassa|Wat je doet: kassa, rekken aanvullen. Je bent vriendelijk.
FRE|false|Photoshop|Nous cherchons un graphiste. Photoshop nous aiderait.
FRE|false|SAP|Profil¶- Word¶- SAP, pas encore ? On s'en occupe
FRE|false|secourisme|Un brevet de secourisme ? Encore mieux.
FRE|false|SQL|On aimerait que tu connaisses Python, SQL ou Java.
FRE|false|AutoCAD|Les petits plus¶- AutoCAD¶- permis B
FRE|false|Power BI|Profil :¶- Excel¶- Power BI, mais sans obligation
FRE|true|Excel|Profil :¶- Excel¶- Power BI, mais sans obligation
FRE|false|permis C|Pas obligatoires, mais bien vus : le permis C, le permis BE.
FRE|false|soudage TIG|Tu sais¶- souder au MIG ; le soudage TIG, si tu sais, tant mieux
FRE|false|Photoshop|Ce qui nous ferait plaisir :¶- Photoshop¶- InDesign
FRE|false|PowerPoint|Vous maîtrisez Word, PowerPoint serait utile.
FRE|true|Word|Vous maîtrisez Word, PowerPoint serait utile.
FRE|false|dbt|Vous êtes analyste. Python est un plus, tout comme dbt.
FRE|false|permis B|Une voiture est un atout (permis B).
FRE|false|CACES|Vous avez le permis B. Le CACES, sans être exigé, facilitera votre arrivée.
FRE|false|photographie|Tu aimes la photographie ? Ce serait super.
FRE|false|néonatologie|Priorité aux candidats qui ont connu la néonatologie ou la pédiatrie.
FRE|false|Figma|Chouette mais pas vital : Figma, Blender.
FRE|true|permis B|Sans permis B, impossible de faire la tournée.
FRE|true|permis B|Pas de poste sans permis B.
FRE|true|permis B|Incontournables¶- permis B¶- ponctualité
FRE|true|SAP|Dans vos bagages¶- SAP¶- Excel
FRE|true|soudage|C'est pour toi si¶→ tu maîtrises le soudage¶→ tu es matinal
FRE|true|travail en hauteur|Vous posez des antennes, ce qui exige le travail en hauteur.
FRE|true|rigueur|Ce qui compte à nos yeux : votre rigueur.
FRE|true|permis B|L'un des deux, au moins : permis B ou permis moto.
FRE|true|ponctuel|Toi¶ponctuel et souriant¶titulaire du permis B
FRE|null|AutoCAD|Vous commencez lundi. AutoCAD, vous l'apprendrez avec Nora.
FRE|null|PLC|Ce que tu apprendras¶- PLC¶- pneumatique
FRE|null|Ansible|Vous gérez des serveurs. Ansible s'apprend en quelques jours.
FRE|null|Kubernetes|Environnement technique : Kubernetes, Docker.
FRE|null|permis cariste|Acquis sur place : permis cariste, gestes et postures.
FRE|null|encaissement|Vous :¶- assurez l'encaissement¶- accueillez les clients
ENG|false|Photoshop|We need a designer. Photoshop would be handy.
ENG|false|SAP|Requirements¶- Word¶- SAP: if you don't have it, we arrange the course
ENG|false|first aid|First aid? All the better.
ENG|false|SQL|We'd love you to know Python, SQL or Java.
ENG|false|AutoCAD|Good to have¶- AutoCAD¶- driving licence
ENG|false|Power BI|What we ask:¶- Excel¶- Power BI is nice, but no deal-breaker
ENG|true|Excel|What we ask:¶- Excel¶- Power BI is nice, but no deal-breaker
ENG|false|driving licence|Not a must, but it puts you ahead: a driving licence.
ENG|false|TIG welding|You can¶- do MIG welding; TIG welding, if you happen to know it, is even better
ENG|false|Photoshop|We'd be delighted to see some Photoshop or InDesign.
ENG|false|PowerPoint|You know Word, and PowerPoint wouldn't hurt.
ENG|false|dbt|You have Python. Kafka is a plus, as is dbt.
ENG|false|forklift licence|You hold a driving licence. A forklift licence is welcome too, though we can live without it.
ENG|false|photography|Do you like photography? So much the better.
ENG|false|Montessori|No stress¶- Montessori¶- first aid
ENG|false|Cinema 4D|Even better if you also know¶~ Cinema 4D¶~ Blender
ENG|true|driving licence|Our customers live all over the county: without a driving licence it won't work.
ENG|true|driving licence|No job without a driving licence.
ENG|true|forklift licence|Non-negotiables¶- forklift licence¶- punctuality
ENG|true|SAP|Your toolbox¶- SAP¶- Excel
ENG|true|welding|This is you if¶→ you know welding¶→ you are an early bird
ENG|true|working at height|You fit antennas, for which working at height is a condition.
ENG|true|patience|What matters most to us: patience.
ENG|true|sales|At least one of the two: sales or recruitment.
ENG|true|punctual|You¶punctual and cheerful¶driving licence in your pocket
ENG|true|HACCP|You cannot start without HACCP.
ENG|null|AutoCAD|You start on Monday. AutoCAD you'll learn from Nora.
ENG|null|PLC|What you will learn¶- PLC¶- pneumatics
ENG|null|Ansible|You run servers. Part of it is done with Ansible; you'll pick it up.
ENG|null|Kubernetes|Tech stack: Kubernetes, Docker.
ENG|null|cash register|You welcome guests at the desk. You work the cash register.
ENG|null|stock control|You welcome customers. You do stock control if needed.
ITA|false|Excel|Cerchiamo un contabile. Excel farebbe comodo.
ITA|false|SAP|Requisiti¶- Word¶- SAP: se non ce l'hai, il corso lo paghiamo noi
ITA|false|primo soccorso|Primo soccorso? Tanto meglio.
ITA|false|SQL|Ci piacerebbe che conoscessi Python, SQL o Java.
ITA|false|AutoCAD|Ben visti¶- AutoCAD¶- patente B
ITA|false|Power BI|Requisiti:¶- Excel¶- Power BI, ma non è una condizione
ITA|true|Excel|Requisiti:¶- Excel¶- Power BI, ma non è una condizione
ITA|false|patente C|Non obbligatorie, ma danno punti in più: patente C, patente D.
ITA|false|saldatura TIG|Sai fare¶- saldatura MIG; la saldatura TIG, se la conosci, ancora meglio
ITA|false|Photoshop|Ci farebbe piacere:¶- Photoshop¶- InDesign
ITA|false|PowerPoint|Conosci Word, PowerPoint sarebbe utile.
ITA|true|Word|Conosci Word, PowerPoint sarebbe utile.
ITA|false|dbt|Sei un analista. Python è un plus, come dbt.
ITA|false|patente B|Un'auto è un vantaggio (patente B).
ITA|false|patentino del muletto|Hai la patente B. Il patentino del muletto, senza essere richiesto, darebbe una mano.
ITA|false|fotografia|Ti piace la fotografia? Sarebbe perfetto.
ITA|false|serigrafia|La serigrafia ci farebbe brillare gli occhi.
ITA|false|pediatria|Precedenza a chi conosce la pediatria o la neonatologia.
ITA|true|patente B|Senza patente B non si può fare il giro dei clienti.
ITA|true|patente B|Nessun contratto senza patente B.
ITA|true|patentino del muletto|Irrinunciabili¶- patentino del muletto¶- puntualità
ITA|true|SAP|Nel tuo zaino¶- SAP¶- Excel
ITA|true|saldatura|Fa per te se¶→ conosci la saldatura¶→ sei mattiniero
ITA|true|lavoro in quota|Monti antenne, il che richiede il lavoro in quota.
ITA|true|precisione|Quello che conta per noi: la precisione.
ITA|true|vendita|Uno dei due, almeno: vendita o selezione del personale.
ITA|true|puntuale|Tu¶puntuale e sorridente¶patente B in tasca
ITA|null|AutoCAD|Inizi lunedì. AutoCAD lo imparerai con Nora.
ITA|null|PLC|Cosa imparerai¶- PLC¶- pneumatica
ITA|null|Ansible|Gestisci server. Ansible si impara in pochi giorni.
ITA|null|Kubernetes|Ambiente tecnologico: Kubernetes, Docker.
ITA|null|HACCP|HACCP te lo insegniamo noi.
DUT|null|heftruck rijden|Taken¶- heftruck rijden en de nodige controles uitvoeren
DUT|false|heftruckattest|Profiel¶- heftruckattest graag
DUT|true|lassen|Profiel¶- lassen vind je leuk
DUT|true|rijbewijs C|Je brengt bestellingen rond en een rijbewijs C moet.
FRE|null|réparations|Missions¶- effectuer les réparations nécessaires
FRE|true|permis B|Missions¶- livrer les repas¶- permis B requis
FRE|false|SAP|Profil¶- Word ; SAP est un plus, mais ce n'est pas une condition
FRE|null|secourisme|Profil recherché¶Vous êtes calme. Nous vous formerons au secourisme.
ENG|null|invoicing|Duties¶- prepare the necessary invoicing
ENG|true|punctual|Profile¶- punctual (that's a must), and welcoming with guests
ENG|false|first aid|Requirements¶- calm¶- first aid, or we teach you
ITA|null|fatturazione|Mansioni¶- preparare la fatturazione richiesta dai clienti
ITA|false|CELTA|Requisiti: abilitazione. Chi possiede il CELTA sarà preferito.
ITA|true|patente B|Requisiti: patente B, gradito il patentino del muletto.
`;
