import { sector, work } from '../words/sector.ts';

/** Care in Dutch. */
export const care = sector(
  'care',
  {
    firms:
      'Woonzorgcentrum {stem}|Thuiszorg {stem}|Zorggroep {stem}|Ziekenhuis {stem}|Praktijk {stem}|Kinderdagverblijf {stem}',
    activities:
      'ouderen verzorgt|zorg aan huis brengt|mensen met een beperking begeleidt|kinderen opvangt|patiënten revalideert',
    sites:
      'in een woonzorgcentrum|in de thuiszorg|op een afdeling met {12-40} bedden|in het ziekenhuis van {town}|in een kinderdagverblijf|in een dagcentrum',
    studies:
      'Verzorging|Gezondheidszorg|Verpleegkunde|Kinderverzorging|Personenzorg|Sociale en technische wetenschappen',
    higherStudies: 'Verpleegkunde|Sociaal werk|Orthopedagogie|Kinesitherapie|Ergotherapie',
    licences: 'rijbewijs B|EHBO|BIG-registratie|visum verpleegkundige',
  },
  true,
  [
    work(
      3,
      'verpleegkundige|verpleger/verpleegster|hoofdverpleegkundige|thuisverpleegkundige',
      'verpleegkundige handelingen|wondzorg|medicatie toedienen|elektronisch patiëntendossier',
      'werken met KWS|VAC-verband|Katz-schaal invullen|Brickell-toer van 18 patiënten',
      '{6-24} patiënten verzorgen|{bloed prikken~infusen steken~wonden verzorgen}|medicatie {klaarzetten~toedienen~dubbelchecken}|familie en arts informeren',
    ),
    work(
      2,
      'zorgkundige|verzorgende|verzorgende IG|helpende plus',
      'persoonsverzorging|ouderenzorg|tiltechnieken|zorgdossier bijhouden',
      'passieve tillift|ADL bij 9 bewoners|Nedap ONS|belevingsgerichte zorg volgens Tubbe',
      '{6-14} bewoners wassen en aankleden|maaltijden {geven~klaarzetten} en vocht noteren|rapporteren in {Geracc~ONS~het dossier}|wandelen en {knutselen~zingen} met bewoners',
    ),
    work(
      1,
      'logistiek medewerker zorg|zorgassistent|afdelingshulp|medewerker voeding zorg',
      'maaltijden bedienen|schoonmaken|bedden opmaken|ouderenzorg',
      'dienbladen volgens dieetkaart|linnenkar|patiënten naar radiologie rijden',
      '{20-60} maaltijden bedelen|bedden en {kamers~linnenkasten} in orde brengen|patiënten vervoeren|voorraad {luiers~handschoenen~koffie} aanvullen',
    ),
    work(
      2,
      'gezinshulp|verzorgende thuiszorg|thuishulp|polyvalent verzorgende',
      'persoonsverzorging|huishoudelijke taken|koken|sociale begeleiding',
      'Vesta-planning|sleutelkluis|Aedin-app|kraamzorg bij tweelingen',
      '{3-6} cliënten per dag bezoeken|helpen bij {opstaan~koken~administratie}|{dementerende ouderen~jonge gezinnen} ondersteunen|signalen doorgeven',
    ),
    work(
      2,
      'kinderbegeleider/kinderbegeleidster|pedagogisch medewerker|kinderverzorger/kinderverzorgster|onthaalouder',
      'kinderopvang|kinderen verzorgen|knutselen|EHBO',
      'MeMoQ|wenmomenten|Kdv Nexus invullen|babymassage',
      '{5-14} kinderen van {2-36} maanden opvangen|fruitpap en {flesjes~slaapjes~luiers} verzorgen|thema’s uitwerken rond {de herfst~de boerderij~muziek}|ouders ontvangen',
    ),
    work(
      3,
      'opvoeder/opvoedster|begeleider gehandicaptenzorg|persoonlijk begeleider|jobcoach',
      'begeleiding van personen met een beperking|maatschappelijke begeleiding|rapporteren|conflicthantering',
      'zonder verzet werken|SMOG-gebaren|ISB-meting|nachtpermanentie',
      '{4-12} jongeren of volwassenen begeleiden|activiteiten {plannen~begeleiden} in {town}|handelingsplannen schrijven|overleggen met {ouders~psycholoog~school}',
    ),
    work(
      3,
      'kinesitherapeut|fysiotherapeut|ergotherapeut/ergotherapeute|kinesist',
      'revalidatie|anamnese afnemen|oefentherapie|patiëntendossier',
      'dry needling|Redcord|schoudergroep op dinsdag|EMG-biofeedback',
      '{10-22} patiënten per dag behandelen|oefenschema’s {opstellen~bijsturen}|revalidatie na {heup~knie~CVA}|hulpmiddelen aanvragen',
    ),
    work(
      3,
      'maatschappelijk werker|sociaal werker|hulpverlener|sociaal assistent',
      'sociale begeleiding|gespreksvoering|administratie|budgetbegeleiding',
      'dossiers in New Horizon|huisbezoeken met twee|schuldbemiddeling|leefloonaanvraag',
      '{15-70} dossiers opvolgen|huisbezoeken doen in {town}|{leeflonen~schuldregelingen~woningen} aanvragen|{nieuwkomers~gezinnen} doorverwijzen',
    ),
    work(
      2,
      'tandartsassistent/tandartsassistente|apotheekassistent/apotheekassistente|doktersassistent/doktersassistente|medisch secretaresse',
      'stoelassistentie|agenda beheren|onthaal|steriliseren',
      'instrumenten in de Melag|Exquise-agenda|bereiden van zalven|triage aan de telefoon',
      '{18-45} patiënten per dag ontvangen|instrumenten {steriliseren~klaarleggen}|{voorschriften~afspraken~attesten} verwerken|assisteren aan de stoel',
    ),
  ],
);
