import { sector, work } from '../words/sector.ts';

/** Sales, marketing and human resources in English. */
export const commerce = sector(
  'commerce',
  {
    firms: '{stem} Media|{stem} Trading {legal}|{stem} Staffing|{stem} People|{stem} Marketing|{stem} Supplies {legal}',
    activities:
      'sells to professionals|recruits for tech firms|makes campaigns|imports machines|sells software to shops',
    sites:
      'in the sales office|with customers around {town}|in the people team|at a staffing agency|in marketing|at a scale-up',
    studies: 'Business|Languages|Economics|Sales',
    higherStudies: 'Marketing|Human resources|Business administration|Work psychology|Communication',
    licences: 'driving licence B',
  },
  false,
  [
    work(
      3,
      'account manager|sales representative|business developer|area sales manager',
      'sales|prospecting|negotiation|CRM',
      'cold calls without fear|HubSpot pipelines|year-end bonus talks|trade fair stand',
      'visit {5-12} customers a day|quote for {2-400} thousand euro|prospect in {town} and {town}|{negotiate~renew} yearly contracts',
    ),
    work(
      2,
      'inside sales representative|sales support|order desk clerk|customer account coordinator',
      'quotations|order processing|customer service|German',
      'EDI orders|Navision price lists|chasing lead times|technical catalogues',
      'process {20-90} orders a day|{make~follow up} quotes|follow {prices~lead times~complaints}|support field sales',
    ),
    work(
      3,
      'HR officer|HR business partner|HR generalist|people partner',
      'personnel management|recruitment|employment law|HR administration',
      'Personio|exit talks|visa sponsorship|job grading',
      'look after {40-600} people|arrange {contracts~reviews~training}|guide {returns~works council talks}|build onboarding',
    ),
    work(
      3,
      'recruiter|talent acquisition specialist|recruitment consultant|technical recruiter',
      'recruitment|interviewing|LinkedIn|sales',
      'boolean sourcing|Greenhouse|hiring days|scorecards',
      'fill {8-40} vacancies at once|{call~test~present} candidates|visit clients in {town}|follow {contracts~offers}',
    ),
    work(
      3,
      'marketing manager|digital marketer|content marketer|communications specialist',
      'marketing|social media|copywriting|SEO',
      'Klaviyo flows|GA4 boards|CapCut reels|trade fair plans',
      'run {4-20} campaigns a year|make {texts~films~newsletters}|spend {5-300} thousand euro|read {GA4~Looker}',
    ),
    work(
      2,
      'buyer|purchaser|procurement officer',
      'purchasing|negotiation|supplier management|Excel',
      'MRP list at 8|steel frame contracts|Odoo orders|WhatsApp with Shenzhen',
      'order from {20-150} suppliers|{compare~negotiate} prices|{chase~check} deliveries|match stock with {production~the warehouse}',
    ),
    work(
      3,
      'graphic designer|UX designer|web designer',
      'graphic design|Photoshop|InDesign|Illustrator',
      'Figma components|press checks|brand books|3D packaging',
      'design {leaflets~packaging~websites}|prepare print files|{retouch~cut out} photos|serve {3-15} brands at once',
    ),
  ],
);
