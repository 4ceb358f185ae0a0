import { sector, work } from '../words/sector.ts';

/** Sales, marketing and human resources in Dutch. */
export const commerce = sector(
  'commerce',
  {
    firms: '{stem} Media|{stem} Trade {legal}|Uitzendburo {stem}|{stem} HR|{stem} Marketing|{stem} Supplies {legal}',
    activities:
      'bouwmaterialen verkoopt aan vakmensen|vacatures invult|campagnes maakt|machines invoert|kantoormateriaal levert',
    sites:
      'op de verkoopdienst|bij klanten in de regio {town}|op een personeelsdienst|in een uitzendkantoor|op marketing|in een groothandel',
    studies: 'Handel-talen|Economie-moderne talen|Marketing en ondernemen|Humane wetenschappen',
    higherStudies: 'Marketing|Human resources|Bedrijfsmanagement|Arbeids- en organisatiepsychologie|Communicatie',
    licences: 'rijbewijs B',
  },
  false,
  [
    work(
      3,
      'accountmanager|vertegenwoordiger|sales representative|commercieel afgevaardigde|rayonmanager',
      'verkoop|prospectie|onderhandelen|CRM',
      'koud bellen zonder schroom|Teamleader bijhouden|jaarbonus onderhandelen|beursstand bemannen',
      '{5-12} klanten per dag bezoeken|offertes van {2-400} duizend euro maken|prospecteren in {town} en {town}|jaarcontracten {onderhandelen~verlengen}',
    ),
    work(
      2,
      'commercieel medewerker binnendienst|verkoopmedewerker binnendienst|inside sales|orderverwerker',
      'offertes maken|orderverwerking|klantencontact|Frans',
      'orders via EDI|prijslijsten in Navision|levertermijnen jagen|technische catalogus uitpluizen',
      '{20-90} orders per dag verwerken|offertes {opmaken~nabellen}|{prijzen~levertijden~klachten} opvolgen|buitendienst ondersteunen',
    ),
    work(
      3,
      'HR-medewerker|HR business partner|personeelsverantwoordelijke|HR-adviseur',
      'personeelsbeleid|rekrutering|sociale wetgeving|loonadministratie',
      'Factorial invoeren|exitgesprekken|re-integratie 2.0|functieclassificatie',
      'personeel van {40-600} mensen opvolgen|{contracten~evaluaties~opleidingen} regelen|sociale verkiezingen en {welzijn~verzuim} begeleiden|onboarding uitwerken',
    ),
    work(
      3,
      'recruiter|uitzendconsulent|selectiemedewerker|talent sourcer|intercedent',
      'rekrutering|interviews afnemen|LinkedIn|verkoop',
      'sourcen met boolean|Bullhorn|wervingsdag in de hal|proefrit langs de klant',
      '{8-40} vacatures tegelijk invullen|kandidaten {bellen~testen~voorstellen}|klanten bezoeken in {town}|contracten en {planning~lonen} opvolgen',
    ),
    work(
      3,
      'marketingmedewerker|digital marketeer|communicatiemedewerker|contentmarketeer',
      'marketing|sociale media|copywriting|SEO',
      'Mailchimp-flows|GA4-dashboard|reels monteren in CapCut|beurscampagne',
      '{4-20} campagnes per jaar uitwerken|teksten en {filmpjes~nieuwsbrieven~folders} maken|budget van {5-300} duizend euro beheren|cijfers analyseren in {GA4~Looker}',
    ),
    work(
      2,
      'inkoper|aankoper|medewerker aankoop|purchaser',
      'inkoop|onderhandelen|leveranciersbeheer|Excel',
      'MRP-lijst om 8 uur|raamcontract voor staal|bestellen in Odoo|Aziatische leverancier op WhatsApp',
      'bestellingen bij {20-150} leveranciers plaatsen|prijzen {vergelijken~onderhandelen}|leveringen {opjagen~nakijken}|voorraad afstemmen met {productie~magazijn}',
    ),
    work(
      3,
      'grafisch vormgever|graficus|webdesigner|DTP’er',
      'grafisch ontwerp|Photoshop|InDesign|Illustrator',
      'Figma-componenten|drukproeven bij de Heidelberg|huisstijlgids|verpakkingen in 3D',
      '{folders~verpakkingen~websites} ontwerpen|drukklare bestanden maken|foto’s {retoucheren~uitkappen}|{3-15} merken tegelijk bedienen',
    ),
  ],
);
