import { ENGLISH_PLACES } from './places-english.ts';

/**
 * Sentences of ads with the place of work that a reader takes from them (several joined by "+"); other places in them
 * are told for other reasons.
 */
export const PLACE_SNIPPETS: Readonly<Record<'DUT' | 'FRE' | 'ENG' | 'ITA', readonly (readonly [string, string])[]>> = {
  DUT: [
    ['Ons hoofdkantoor staat in Utrecht, maar jij gaat aan de slag in Zeist.', 'Zeist'],
    [
      'Wij hebben filialen in Hasselt, Genk en Tongeren. Voor ons filiaal in Genk zoeken we een kassamedewerker.',
      'Genk',
    ],
    ['Je werkt vanuit onze loods in Beringen en rijdt naar klanten in Luik en Maastricht.', 'Beringen'],
    ['De opleiding van twee weken vindt plaats in Mechelen, daarna start je in Kontich.', 'Kontich'],
    [
      'Bakkerij Claes, Stationsstraat 14, 3500 Hasselt, zoekt een bakker. Onze andere winkel in Diepenbeek heeft niemand nodig.',
      'Hasselt',
    ],
    [
      'Al 40 jaar een vaste waarde in Limburg. Vanuit Tienen leveren we in heel België. We zoeken voor onze afdeling verpakking een operator. Werkplaats: Tienen.',
      'Tienen',
    ],
    [
      'Werken bij de gemeente Barneveld? Wij zoeken een vergunningverlener. De cursus volg je in Den Haag.',
      'Barneveld',
    ],
    [
      'Het ziekenhuis telt twee campussen, in Roeselare en Torhout. Deze functie is op de campus in Torhout.',
      'Torhout',
    ],
    [
      'Onze klant, met moederbedrijf in Duitsland en productie in Oudenaarde, werft aan voor de ploeg in Oudenaarde.',
      'Oudenaarde',
    ],
    ['Regio Alkmaar. Je woont op maximaal 30 minuten van Alkmaar, bijvoorbeeld in Heerhugowaard.', 'Alkmaar'],
    ['Op vijf minuten van het station van Leuven vind je ons kantoor in Heverlee.', 'Heverlee'],
    ['Solliciteren kan via ons kantoor in Antwerpen. Je werkt in Boom, bij een drukkerij van zestig mensen.', 'Boom'],
    [
      'Voor een werf in Knokke zoekt aannemer Dewaele uit Gistel een bekister; vertrek elke ochtend vanuit Gistel.',
      'Gistel',
    ],
    ['Wat? Kapper. Waar? Amersfoort. Wanneer? Meteen.', 'Amersfoort'],
    ['De dienst Groen van Stad Brugge zoekt een tuinman. Het examen gaat door in Gent.', 'Brugge'],
    [
      'Kinderopvang Bengels in Ede breidt uit. Ook onze locaties in Wageningen en Veenendaal groeien, maar de vacature is in Ede.',
      'Ede',
    ],
    [
      'In onze koffiebranderij te Lokeren werken zestien mensen. Met kantoren in Gent, Kortrijk en Hasselt staat ons uitzendteam altijd dichtbij.',
      'Lokeren',
    ],
    [
      'Bureau Werkwijs, kantoren in Breda, Tilburg en Goes. Voor een kaasmakerij in Woerden zoeken wij een expediteur.',
      'Woerden',
    ],
    ['Al onze bestellingen vertrekken uit Venlo, maar voor standplaats Roermond zoeken we een planner.', 'Roermond'],
    ['Het bedrijf telt twee fabrieken: Deinze, waar je aan de slag gaat, en Poznan.', 'Deinze'],
    [
      'Voor een producent van verpakkingen in Temse zoekt ons bureau (gevestigd te Brasschaat) een lijnoperator.',
      'Temse',
    ],
    ['Zutphen, 48.000 inwoners, heeft een eigen muziekschool en die zoekt een conciërge.', 'Zutphen'],
    [
      'Als wijkagent in Vilvoorde ken je iedereen. De academie ligt in Vilvoorde noch in Aalst, maar in Asse.',
      'Vilvoorde',
    ],
    ['Wij telen tomaten in Hoogstraten. Onze partners in Barendrecht verkopen ze.', 'Hoogstraten'],
    ['Je plant de ritten in het programma Leuven en meldt je elke ochtend op het depot in Diest.', 'Diest'],
    ['Ons ijssalon op de dijk van De Panne zoekt voor juli en augustus studenten.', 'De Panne'],
    ['De zetel van de groep is in Waregem.', 'Waregem'],
    ['Onze nieuwe toonzaal, in Maaseik, opent in maart. De oude in Bree blijft magazijn.', 'Maaseik'],
    [
      'Apotheek Verhulst bestaat sinds 1952 en telt vandaag drie zaken: in Lokeren, Zele en Hamme. In die van Hamme gaat Greet met pensioen, en daar wachten we op jou. De wachtdiensten rijd je tot in Dendermonde.',
      'Hamme',
    ],
    [
      'Kruip jij graag op daken? Onze ploegen verzamelen elke ochtend om 7 uur op de parking in Aarschot en rijden dan naar werven tussen Leuven en Hasselt. Het bureau zit in Mechelen, maar daar kom je zelden.',
      'Aarschot',
    ],
    [
      'Het Weekblad, een uitgave van Persgroep Noord met zetel te Groningen, zoekt een redacteur voor de regio Emmen. Je schrijft vanuit huis en komt op dinsdag naar Assen.',
      'Emmen',
    ],
    ['Sportbedrijf Oss heeft twee baden. Les geef je in het Golfbad; de cursus doe je in Papendal bij Arnhem.', 'Oss'],
    [
      'Wie we zijn: een studiebureau met veertig ingenieurs in Gent en twaalf in Poznan.\nWat je doet: tekenen, in ploeg, op de Gentse Dampoort.\nSolliciteren: Kouter 1, 9800 Deinze.',
      'Gent',
    ],
    [
      'Eten in het bos? Dat kan bij ons, midden in de Hoge Kempen, een kwartier van Genk. Het restaurant in Maasmechelen is open van donderdag tot zondag.',
      'Maasmechelen',
    ],
    [
      'Zorggroep Horizon: tien huizen van Kortrijk tot Ieper. Huis Ter Linde (Wervik) zoekt een verpleegkundige voor de nacht.',
      'Wervik',
    ],
    [
      'Tussen Antwerpen en Rotterdam controleer je kaartjes. Je begint en eindigt in Roosendaal. Uniform passen doe je in Utrecht.',
      'Roosendaal',
    ],
    [
      'De rechtbank in Dendermonde werft een bode aan. Er staan nog plaatsen open in Oudenaarde en Gent, maar niet voor deze selectie.',
      'Dendermonde',
    ],
    [
      'In onze praktijk, op wandelafstand van het station van Sint-Truiden, werken vijf tandartsen. Een van hen komt uit Luik en twee uit Hasselt.',
      'Sint-Truiden',
    ],
    [
      'bpost zoekt postbodes voor het kantoor Geraardsbergen. Heb je een brommer? Ook in Ninove zijn er rondes vrij, vraag er gerust naar.',
      'Geraardsbergen',
    ],
    [
      'Wij filmen trouwfeesten van Oostende tot Maastricht. De montage gebeurt in Eeklo, in een oude garage, en daar staat ook jouw bureau.',
      'Eeklo',
    ],
    [
      'Scholengemeenschap De Stroom (vestigingen in Zaltbommel, Tiel en Geldermalsen) heeft op de locatie Tiel ruimte voor een leraar wiskunde.',
      'Tiel',
    ],
    [
      'Transport Wouters, opgericht in Bree en nu in Dilsen-Stokkem gevestigd, rijdt dagelijks op Parijs en Lyon.',
      'Dilsen-Stokkem',
    ],
    [
      'Een koffiebar openen in Mechelen naast de kathedraal: gek idee? Wij deden het. Onze bonen komen uit Genua.',
      'Mechelen',
    ],
  ],
  FRE: [
    ['Notre siège est à Nanterre, mais le poste est basé à Orléans, à deux pas de la gare.', 'Orléans'],
    ["Présents à Lille, Arras et Douai, nous renforçons l'équipe de Douai.", 'Douai'],
    ['La formation se déroule à Lyon pendant trois semaines, puis vous prenez votre poste à Vienne.', 'Vienne'],
    [
      "Boulangerie Petit, 12 rue de l'Église, 4500 Huy, cherche un boulanger. Notre second magasin à Amay n'engage pas.",
      'Huy',
    ],
    ['Vous partez chaque matin de notre dépôt de Gosselies vers nos clients à Bruxelles et Namur.', 'Gosselies'],
    ['La commune de Waterloo recrute un ouvrier jardinier. Épreuve écrite à Nivelles.', 'Waterloo'],
    ["Filiale d'un groupe de Stuttgart, l'usine de Haguenau (67) embauche.", 'Haguenau'],
    ['Envoyez votre candidature à notre bureau de Liège. Le chantier se situe à Verviers.', 'Verviers'],
    ["À 20 minutes de Metz et de Thionville, notre atelier d'Hayange fabrique des pièces de fonderie.", 'Hayange'],
    ['Crée à Marseille en 1998, la société ouvre une agence à Toulon et cherche son assistant.', 'Toulon'],
    ['Où ? À Colmar. Quand ? Dès que possible.', 'Colmar'],
    ["L'hôpital compte deux sites, à Mouscron et à Tournai ; vous travaillerez sur le site de Mouscron.", 'Mouscron'],
    [
      'Nos bureaux de Luxembourg-Ville ferment : vous travaillez à Esch-sur-Alzette, deux jours à distance.',
      'Esch-sur-Alzette',
    ],
    [
      "Restaurant Chez Paul à Annecy recherche un commis. Nos fournisseurs sont de Chambéry et d'Aix-les-Bains.",
      'Annecy',
    ],
    ['Déplacements ponctuels à Paris et Bruxelles. Poste à Valenciennes.', 'Valenciennes'],
    ['Notre biscuiterie, à Plancoët, tourne jour et nuit. Bureaux à Rennes, Brest et Vannes.', 'Plancoët'],
    ["L'agence a des bureaux à Wavre, Huy et Dinant. Pour une ferme de Ciney, nous cherchons un vacher.", 'Ciney'],
    ['La compagnie emploie 45 personnes à Saint-Nazaire et fait naviguer douze bateaux.', 'Saint-Nazaire'],
    ['Le groupe compte deux ateliers : Vitré, où vous travaillerez, et Porto. Siège social à Laval.', 'Vitré'],
    ['Régie des remontées de Combloux – quinze pistes, vingt saisonniers.', 'Combloux'],
    ['Saintes, 25 000 habitants, trois piscines et un stade, cherche un maître-nageur.', 'Saintes'],
    [
      "Le centre Trait(s) d'union accueille à Gosselies et à Fleurus des jeunes de la région. Un collègue de Chimay vient chaque mois.",
      'Gosselies+Fleurus',
    ],
    ['Vous saisissez les commandes dans le logiciel Venise ; le magasin est à Roanne.', 'Roanne'],
    ['Localisation(s) : Guingamp et alentours', 'Guingamp'],
    [
      "Pour notre magasin de Sélestat, nous cherchons une fleuriste. Ceux de Colmar et d'Obernai sont complets.",
      'Sélestat',
    ],
    [
      'Nos partenaires de Rochefort et de Houyet nous envoient des jeunes ; le CPAS de Beauraing engage un éducateur.',
      'Beauraing',
    ],
    ['Interim Duval Albi, recherche pour un de ses clients de Gaillac un caviste.', 'Gaillac'],
    ['Établissement : lycée agricole de Pamiers', 'Pamiers'],
    ['Un atelier installé dans un ancien couvent à Cluny cherche une relieuse.', 'Cluny'],
    ['Poste basé à Crest (26) ou à Privas (07).', 'Crest+Privas'],
    [
      "La pharmacie Lenoir compte trois officines : Péronne, Albert et Doullens. Dans celle d'Albert, Odile part à la retraite et c'est là que nous vous attendons. Les gardes vous mènent jusqu'à Amiens.",
      'Albert',
    ],
    [
      'Rendez-vous chaque matin à sept heures sur le parking de Fougères, puis chantiers entre Rennes et Laval. Le bureau est à Nantes, on y va rarement.',
      'Fougères',
    ],
    [
      "L'hebdomadaire, édité par un groupe dont le siège est à Lille, cherche un rédacteur pour le secteur de Cambrai. Vous écrivez de chez vous et passez le mardi à Douai.",
      'Cambrai',
    ],
    [
      'Groupe Horizon : dix maisons, de Vannes à Brest. La maison des Tilleuls (Carhaix-Plouguer) cherche un infirmier de nuit.',
      'Carhaix-Plouguer',
    ],
    [
      'Le tribunal de Dinant engage un huissier. Des places restent ouvertes à Namur et à Arlon, mais pas pour cette sélection.',
      'Dinant',
    ],
    [
      "Entre Lyon et Marseille, vous contrôlez les billets. Vous commencez et finissez à Valence. L'uniforme s'essaie à Paris.",
      'Valence',
    ],
    [
      "Dans notre cabinet, à deux pas de la gare de Vesoul, travaillent cinq dentistes. L'un vient de Besançon et deux de Dijon.",
      'Vesoul',
    ],
    [
      'On cherche des facteurs pour le bureau de Bastogne. À Arlon aussi des tournées sont libres, demandez-nous.',
      'Bastogne',
    ],
    [
      "Nous filmons des mariages de Calais à Nice. Le montage se fait à Niort, dans un vieux garage, et ton bureau s'y trouve aussi.",
      'Niort',
    ],
    [
      "Le groupe scolaire Horizon (implantations à Huy, Andenne et Hannut) a une place sur l'implantation de Hannut.",
      'Hannut',
    ],
    ['Transports Rivet, fondés à Gap et installés à Sisteron, roulent chaque jour vers Paris et Turin.', 'Sisteron'],
    [
      "Ouvrir un café à Verviers à côté de la gare : une folie ? Nous l'avons fait. Nos grains viennent de Gênes.",
      'Verviers',
    ],
  ],
  ENG: ENGLISH_PLACES,
  ITA: [
    ['La sede centrale è a Milano, ma il posto di lavoro è a Lodi.', 'Lodi'],
    ['Abbiamo negozi a Parma, Reggio Emilia e Modena; per il negozio di Modena cerchiamo una commessa.', 'Modena'],
    ['La formazione si terrà a Bologna per due settimane, poi lavorerai a Imola.', 'Imola'],
    ['Panificio Rossi, via Roma 8, 35100 Padova, cerca un panettiere. Il laboratorio di Abano non assume.', 'Padova'],
    ['Partenza ogni mattina dal deposito di Novara verso clienti a Torino e Biella.', 'Novara'],
    ['Il Comune di Siena indice una selezione per un giardiniere. Le prove si svolgono a Firenze.', 'Siena'],
    ['Filiale di un gruppo di Stoccarda, lo stabilimento di Vicenza ricerca un fresatore.', 'Vicenza'],
    ['Inviare la candidatura alla nostra agenzia di Bergamo. Il cantiere si trova a Treviglio.', 'Treviglio'],
    [
      'A 20 minuti da Verona e da Mantova, la nostra officina di Villafranca di Verona produce stampi.',
      'Villafranca di Verona',
    ],
    ['Nata a Napoli nel 1998, la società apre un ufficio a Salerno e cerca un impiegato.', 'Salerno'],
    ['Dove? A Rimini. Quando? Da subito.', 'Rimini'],
    ["L'ospedale ha due sedi, a Cuneo e a Mondovì; lavorerai nella sede di Mondovì.", 'Mondovì'],
    ['Trasferte saltuarie a Roma e Parigi. Sede di lavoro: Pescara.', 'Pescara'],
    ['Hotel quattro stelle di Merano cerca cameriere; alloggio a Lana.', 'Merano'],
    ['Il nostro frantoio, a Bitonto, lavora da ottobre a dicembre. Uffici a Bari, Lecce e Foggia.', 'Bitonto'],
    ["L'agenzia ha uffici a Pavia, Lodi e Crema. Per un caseificio di Codogno cerchiamo un casaro.", 'Codogno'],
    ["L'azienda occupa 80 persone a Schio e vende in tutta Europa.", 'Schio'],
    ['Il gruppo ha due stabilimenti: Thiene, dove lavorerai, e Brno. Sede legale a Milano.', 'Thiene'],
    ['Funivie di Bormio – trenta piste e sedici impianti.', 'Bormio'],
    ['Faenza, 58 000 abitanti, tre musei e una biblioteca, cerca un bibliotecario.', 'Faenza'],
    ['Registri gli ordini nel gestionale Siena; il negozio è a Empoli.', 'Empoli'],
    [
      'Per il nostro negozio di Conegliano cerchiamo una commessa. Quelli di Treviso e Vittorio Veneto sono al completo.',
      'Conegliano',
    ],
    [
      'I nostri partner di Rovigo e Adria ci mandano i ragazzi; la cooperativa di Chioggia assume un educatore.',
      'Chioggia',
    ],
    ['Uno studio nato in un vecchio convento a Lucca cerca una restauratrice.', 'Lucca'],
    ['Sede di lavoro: un posto a Ivrea, uno a Biella', 'Ivrea+Biella'],
    ['La nostra consorella di Ancona resta ad Ancona; tu sarai nel punto vendita di Senigallia.', 'Senigallia'],
    [
      'La farmacia Bianchi ha tre sedi: Pavia, Voghera e Mortara. In quella di Voghera Anna va in pensione e lì aspettiamo te. I turni di guardia arrivano fino a Tortona.',
      'Voghera',
    ],
    [
      "Ci troviamo ogni mattina alle sette nel piazzale di Thiene e partiamo per cantieri tra Vicenza e Padova. L'ufficio è a Treviso, ma ci si va di rado.",
      'Thiene',
    ],
    [
      'Il settimanale, edito da un gruppo con sede a Torino, cerca un redattore per la zona di Alba. Si scrive da casa, il martedì in redazione a Bra.',
      'Alba',
    ],
    ['La polisportiva di Carpi gestisce due vasche. Il corso si fa a Formia, le lezioni nella vasca grande.', 'Carpi'],
    [
      'Chi siamo: quaranta ingegneri a Bergamo e dodici a Cracovia.\nCosa farai: disegnare, in squadra.\nCandidature: via Roma 1, 24047 Treviglio.',
      'Bergamo',
    ],
    [
      "Mangiare nel bosco? Da noi si può, a un quarto d'ora da Sondrio. Il ristorante di Chiesa in Valmalenco apre dal giovedì alla domenica.",
      'Chiesa in Valmalenco',
    ],
    ['Gruppo Orizzonte: dieci case da Lecco a Como. Casa dei Tigli (Cantù) cerca un infermiere per la notte.', 'Cantù'],
    ['Tra Milano e Bologna controlli i biglietti. Inizi e finisci a Piacenza. La divisa si prova a Roma.', 'Piacenza'],
    ['Il tribunale di Trani assume un commesso. Restano posti a Foggia e Bari, ma non per questa selezione.', 'Trani'],
    [
      'Nel nostro studio, a due passi dalla stazione di Lodi, lavorano cinque dentisti. Uno viene da Cremona e due da Piacenza.',
      'Lodi',
    ],
    [
      "Cercansi portalettere per l'ufficio di Gubbio. Anche a Gualdo Tadino ci sono giri liberi, chiedi pure.",
      'Gubbio',
    ],
    [
      "Filmiamo matrimoni da Trieste a Palermo. Il montaggio si fa a Cesena, in un vecchio garage, e lì c'è anche la tua scrivania.",
      'Cesena',
    ],
    ["L'istituto Volta (sedi a Nuoro, Oristano e Olbia) ha nella sede di Olbia un posto per un docente.", 'Olbia'],
    ['Trasporti Riva, fondata a Lecco e ora a Erba, viaggia ogni giorno su Parigi e Lione.', 'Erba'],
    [
      "Aprire una caffetteria a Ravenna accanto al battistero: idea folle? Noi l'abbiamo fatto. I chicchi arrivano da Trieste.",
      'Ravenna',
    ],
  ],
};
