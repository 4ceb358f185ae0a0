import { listOf } from '../words/sector.ts';

/** Word lists that Dutch templates share. */
export const words = {
  trait: listOf(
    'Leergierig|Stipt|Nauwkeurig|Flexibel|Polyvalent|Rustig|Ervaren|Nuchter|Zelfstandig|Enthousiast|Doordacht|Hulpvaardig|Ordelijk|Communicatief|Daadkrachtig',
  ),
  traitAdj: listOf(
    'leergierige|stipte|nauwkeurige|flexibele|polyvalente|rustige|nuchtere|zelfstandige|hulpvaardige|ordelijke|communicatieve|betrouwbare|energieke|praktische',
  ),
  traitPlain: listOf(
    'leergierig|stipt|nauwkeurig|flexibel|polyvalent|rustig|nuchter|zelfstandig|hulpvaardig|ordelijk|communicatief|betrouwbaar|energiek|praktisch',
  ),
  traitAdj2: listOf(
    'klantvriendelijk|stressbestendig|georganiseerd|oplossingsgericht|punctueel|sociaal|veiligheidsbewust|initiatiefrijk|geduldig|collegiaal|kwaliteitsgericht',
  ),
  strength: listOf(
    '{m:van aanpakken weet~van aanpakken houdt}|het hoofd koel houdt|afspraken nakomt|snel verbanden legt|altijd een uur langer blijft als het nodig is|nieuwe collega’s inwerkt|liever doet dan praat|een fout zelf meldt|de dingen afwerkt|oog heeft voor detail|met iedereen overweg kan',
  ),
  strength2: listOf(
    'van aanpakken weet|het hoofd koel houdt|afspraken nakomt|snel verbanden legt|nieuwe collega’s inwerkt|liever doet dan praat|fouten durft te melden|zijn werk afmaakt|oog heeft voor detail|met iedereen overweg kan',
  ),
  pressure: listOf(
    '{2-5} mensen ziek zijn|de telefoon blijft rinkelen|een klant uit {town} moeilijk doet|een levering {2-6} uur te laat komt|de planning om {5-11} uur nog wijzigt|het {27-36} graden is|de week voor {Kerstmis~het bouwverlof~Pasen~de zomer} alles tegelijk komt',
  ),
  adjunct: listOf(
    '{withTeam}|{withTeam}|{underBoss}|{pace}|{pace}|{forWhom}|{howLong}|{projectOf}|{withTeam}, {howLong}|{underBoss} en {forWhom}',
  ),
  adAdjunct: listOf(
    'samen met {team}|in een ploeg van {3-24}|rapporterend aan {boss}|gemiddeld {5-90} keer per {dag~week}|voor {client}|voor {3-60} vaste klanten|op {2-7} locaties|in overleg met {boss}',
  ),
  adDetail: listOf(
    '{2-5} dagen per week|{2-14} uur per week|op {2-7} locaties|ongeveer {15-85} % van de tijd|voor {client}',
  ),
  withTeam: listOf(
    'in een ploeg van {3-24}|samen met {team}|met {2-12} collega’s|in duo met {boss}|met {2-6} leerlingen in opleiding',
  ),
  underBoss: listOf(
    'onder leiding van {boss}|in opdracht van {boss}|rapporterend aan {boss}|met dagelijks overleg met {boss}',
  ),
  pace: listOf(
    'gemiddeld {5-90} keer per {dag~week~shift}|tussen {5-8} en {14-18} uur|{2-5} dagen per week|van maandag tot {donderdag~vrijdag~zaterdag}|soms {4-10} opdrachten tegelijk|op {2-7} plaatsen in {town}',
  ),
  forWhom: listOf('voor {client}|voor {3-60} vaste klanten|voor {client}'),
  howLong: listOf(
    '{3-30} maanden lang|vanaf {year}|van {januari~maart~mei~september~november} tot {juni~augustus~oktober~december} {year}|gedurende {2-40} weken|tijdens het hoogseizoen van {year}',
  ),
  projectOf: listOf('bij een {project} van {2-48} maanden|binnen een {project} in {town}|na de {project} van {year}'),
  project: listOf(
    'renovatie|verhuizing|uitbreiding|opstart|reorganisatie|fusie|audit|proefperiode|campagne|modernisering',
  ),
  team: listOf(
    '{3-25} collega’s|een team van {3-18}|de {nachtploeg~vroege ploeg~late ploeg~weekendploeg} van {4-20}|{2-6} vakmensen en {2-4} leerlingen|{2-9} collega’s uit {town}|de collega’s van {dienst}',
  ),
  dienst: listOf(
    'planning|onderhoud|verkoop|kwaliteit|aankoop|boekhouding|logistiek|de frontdesk|de technische dienst|personeelszaken',
  ),
  boss: listOf(
    'de {ploegbaas~zaakvoerder~vestigingsmanager~teamleider~afdelingschef~dienstverantwoordelijke~meestergast~hoofdverantwoordelijke} {van~in} {town}|{m:mevrouw~meneer} {stem}|de {ploegbaas~teamleider~voorman~coördinator~eigenaar} van {firm}|een collega met {8-35} jaar ervaring',
  ),
  client: listOf(
    'klanten in {town}|een {ziekenhuis~school~gemeente~fabriek~winkelketen~groothandel~woonzorgcentrum~bank~garage~brouwerij} in {town}|{20-400} klanten uit de streek van {town}|particulieren rond {town}|het filiaal in {town}|opdrachtgevers als {stem} {legal}',
  ),
  detail: listOf(
    '{2-5} dagen per week|{2-14} uur per week|ook in {town}|{2-7} locaties|ongeveer {15-85} % van de tijd|{3-18} maanden|sinds {year}|in {town} en {town}|voor {client}',
  ),
  duty: listOf(
    'dagelijks verslag uitbrengen aan {boss}|{2-9} nieuwe collega’s inwerken|de planning van {team} opvolgen|de cijfers van week {1-52} nakijken|klachten van {client} opvolgen|{2-6} keer per jaar de inventaris doen',
  ),
  firmKind: listOf(
    'een familiebedrijf|een kmo met {8-45} mensen|een bedrijf met {2-9} vestigingen|een stabiel bedrijf|een groeiend bedrijf|een onderneming van {20-250} mensen',
  ),
  reason: listOf(
    'de firma naar {town} verhuisde|het project van {client} afliep|ik korter bij {town} wilde werken|de bestellingen van {client} wegvielen|we met het gezin verhuisden naar {town}|er na {3-18} maanden geen vast contract kwam|de ploeg van {6-40} werd afgebouwd',
  ),
  lesson: listOf(
    'voorbereiding {20-60} % van het werk is|je {client} nooit laat wachten|veiligheid voor tempo gaat, ook om {14-22} uur|een goede overdracht {5-20} minuten mag kosten|je beter {2-3} keer meet|vragen stellen geen {schande~zwakte} is in {town}',
  ),
  lessonNoun: listOf('geduld|samenwerken|plannen|doorzetten|luisteren|organiseren|leidinggeven'),
  wishEnd: listOf(
    '{hoursWish}|bij {firmKind}|waar ik {growth}|met uitzicht op vast werk na {3-12} maanden|zonder meer dan {2-3} weekends per maand|{startMoment}',
  ),
  hoursWish: listOf(
    'voltijds|deeltijds, {16-32} uur per week|in dagdienst tussen {6-9} en {15-18} uur|in twee ploegen|{3-4} dagen per week|overdag of in het weekend, {24-40} uur|liefst {32-40} uur per week',
  ),
  growth: listOf(
    'nog {2-6} jaar kan bijleren|kan doorgroeien naar {teamleider~planner~expert~coördinator} van {team}|mijn ervaring van {firm} kan gebruiken|met {client} in contact kom|verantwoordelijkheid krijg over {team}|{skill} verder kan ontwikkelen',
  ),
  hobby: listOf(
    '{m:voetbal~volleybal} ik bij {club}|fiets ik {30-140} kilometer per week rond {town}|zing ik in een koor van {12-60} mensen|ben ik {m:trainer~trainster} van {8-20} kinderen bij {club}|kweek ik groenten op {20-300} vierkante meter in {town}|herstel ik oude {brommers~radio’s~fietsen~klokken~naaimachines} voor {team}|ben ik vrijwilliger bij {club}|loop ik {5-42} kilometer rond {town}|kook ik elke {vrijdag~zaterdag~zondag} voor {4-30} mensen|speel ik {trompet~gitaar~toneel~schaak~petanque~darts} bij {club}',
  ),
  club: listOf('de club van {town}|{stem} {town}|de {jeugdbeweging~harmonie~buurtwerking~atletiekclub} in {town}'),
  transport: listOf(
    'de {fiets~auto~trein~bus~brommer}|een eigen {wagen~auto}|de speedpedelec|het openbaar vervoer|{fiets~step} en trein',
  ),
  startMoment: listOf(
    'vanaf {1-28} {maart~april~mei~juni~september}|binnen {2-12} weken|onmiddellijk|in overleg met {firm}|na {maart~april~mei~juni}',
  ),
  place: listOf('in {town}'),
};

const shared = {
  school: listOf(
    'VTI {stem}, {town}|Technisch Instituut {stem}, {town}|Provinciale school {town}|Sint-{Martinus~Rita~Godelieve~Amandus} {town}|CVO {stem} {town}',
  ),
  college: listOf('Hogeschool {stem}, {town}|Hogeschool {town}|Universiteit {town}'),
};
const flanders = {
  ...shared,
  stem: listOf(
    'Halewaard|Zilverberk|Terlinden|Kasteelpoort|Meerschaut|Ooievaar|Vlasakker|Bruynsteen|Noorderkaai|Leiezicht|Drieputten|Moerbeek|Kouterhof|Eikenrode|Schelderank|Wijngaert|Roodkerke|Hoogstade|Lindeveld|Boterdaele|Vossenberg|Polderwind|Zwaenepoort|Kwadelaan',
  ),
  legal: listOf('bv|nv|cv|bv|nv'),
  wageMonth: listOf(
    'bruto maandloon tussen € {low} en € {high}|loon van € {low} tot € {high} bruto per maand|€ {low} - € {high} bruto/maand',
  ),
  wageHour: listOf(
    'uurloon tussen € {low} en € {high} bruto|€ {low} tot € {high} bruto per uur|loon: {low} à {high} euro per uur',
  ),
  wageYear: listOf('jaarloon van € {low} tot € {high} bruto|€ {low} - € {high} bruto per jaar'),
  extra: listOf(
    'maaltijdcheques van € {6-8}|een groepsverzekering|ecocheques|een hospitalisatieverzekering|een fietsvergoeding|ADV-dagen|een bedrijfswagen|een dertiende maand|een laptop en gsm',
  ),
  extra2: listOf(
    '{2-12} extra verlofdagen|opleiding gedurende {2-20} dagen|een mobiliteitsvergoeding|een eindejaarspremie|{20-32} vakantiedagen|een telewerkdag per week|een sectorpremie',
  ),
};

/** Word lists by country. */
export const countryWords = {
  BE: flanders,
  NL: {
    ...shared,
    stem: listOf(
      'Vaartzicht|Wilgenhof|Noorderdijk|Zandstroom|Berkenstein|Havenlicht|Klaverblad|Duinrand|Waterman|Oostergo|Molenkade|Brandsma|Rijnbeek|IJsselgouw|Eemvallei|Veldkamp|Zwaluwe|Sluisweg|Landzigt|De Reiger|Kromhoek|Westbroek',
    ),
    legal: listOf('B.V.|BV|groep|VOF'),
    school: listOf('ROC {stem}, {town}|mbo-college {town}|vakschool {stem}|Scholengemeenschap {stem}, {town}'),
    college: listOf('Hogeschool {stem}, {town}|Hogeschool {town}|Universiteit {town}'),
    wageMonth: listOf(
      'salaris tussen € {low} en € {high} bruto per maand|€ {low} - € {high} per maand op basis van 40 uur|een brutomaandsalaris van € {low} tot € {high}',
    ),
    wageHour: listOf(
      '€ {low} - € {high} per uur|een uurloon van € {low} tot € {high} bruto|tussen {low} en {high} euro per uur',
    ),
    wageYear: listOf('jaarsalaris van € {low} tot € {high} bruto|€ {low} - € {high} bruto per jaar'),
    extra: listOf(
      'reiskostenvergoeding van € 0,{19-23} per km|8 % vakantiegeld|een goede pensioenregeling|een leaseauto|een fietsplan|een telefoon van de zaak|winstdeling',
    ),
    extra2: listOf(
      '{24-30} vakantiedagen|een opleidingsbudget van € {500-2500}|een dertiende maand|{2-3} thuiswerkdagen per week|{5-13} adv-dagen|toeslag van {25-50} %',
    ),
  },
  LU: flanders,
  FR: flanders,
  IT: flanders,
};
