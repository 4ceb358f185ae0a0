import type { LanguageCues } from '../language-cues.ts';
import { ENGLISH_NUMBERS } from '../number-words.ts';

const list = (text: string): readonly string[] => text.split('|').map((phrase) => phrase.trim());

/** What English ads and CVs say things with, on the continent, in Britain and in the United States. */
export const ENGLISH_CUES: LanguageCues = {
  contracts: {
    PERMANENT: {
      strong: list(
        'permanent contract|permanent position|permanent role|permanent job|permanent employment|open-ended contract|open ended contract|indefinite contract|contract of indefinite duration|indefinite duration|unlimited contract|permanent full time|full time permanent|permanent basis|regular employment|permanent opportunity|permanent part time|permanent employment agreement|permanent from day one|indefinite employment|employment contract of indefinite|permanent post|open-ended|directly employed|permanent appointment|permanent whole-time|permanent vacancies|permanent vacancy|permanent pensionable|permanent, pensionable|permanent contracts|paye employment|indefinite-term contract|indefinite-term|indefinite term|permanent hire|of indefinite length|permanent role with|steady contract|employee contract of indefinite|for an indefinite period|indefinite period|unlimited employment|tenured|tenure-track|permanent member of staff|join us permanently|employ you permanently|to retirement age|until retirement|unlimited duration|of unlimited duration|no end date|without end date|without an end date|without limit of time|no fixed end|open-ended employment|go on the books|straight on the books|directly on the books|permanently employed|employed permanently|permanent team member',
      ),
      weak: list('permanent|permanently|cdi|perm|pensionable'),
    },
    PERMANENT_POSSIBLE: {
      strong: list(
        'temp to perm|temporary to permanent|temp-to-perm|temp to hire|contract to hire|with a view to permanent|with a view to a permanent contract|view to permanent|view to a permanent position|interim with a view to permanent|interim with option permanent|possibility of a permanent contract|possibility of permanent|option of a permanent contract|option for permanent|possibility to go permanent|potential to become permanent|could become permanent|may become permanent|with the possibility of a permanent contract|leading to a permanent contract|leading to permanent|prospect of a permanent contract|prospect of permanent employment|chance of a permanent contract|permanent after|possibility of extension to permanent|potential for permanent|with a view to becoming permanent|view to going permanent|then permanent|permanent thereafter|permanent contract afterwards|made permanent|permanency|with the option of a permanent contract|option of permanent|view to permanency|followed by a permanent contract|intention of a permanent contract|with prospects of a permanent|it will be permanent|will become permanent|can be permanent|can become permanent|make it permanent|made it permanent|the client takes you on|client takes you on|client hires you|client takes you over|taken on by the client|aim is to keep you|intention is to keep you|hope to keep you|fixed job at the end|permanent job at the end|fixed job afterwards|hired by the client after',
      ),
    },
    TEMPORARY: {
      strong: list(
        'fixed-term|fixed term|fixed term contract|temporary contract|temporary position|temporary role|temporary job|temporary assignment|temporary employment|interim assignment|interim contract|interim role|seasonal work|maternity cover|maternity leave cover|temp role|ftc|month contract|months contract|6 month contract|12 month contract|definite period|contract of definite duration|for the season|temp contract|renewable|specific purpose contract|specified purpose|fixed period|limited duration|until the end of|seasonal contract|one-year contract|two-year contract|six-month contract|twelve-month contract|temporary cover|long-term sick leave|while a colleague|replacement contract|for one season|parental leave cover|cover for maternity leave|cover for parental leave|to cover maternity leave|cover maternity leave|career break cover|sick leave cover|project-based contract|for a fixed period|contract for a fixed term|temporary vacancies|limited-term|limited term|time-limited|for the duration of|annual contract|one-year appointment|two-year appointment|contract for one year|contract for a year|contract of one year|casual seasonal|seasonal position|seasonal job|harvest season|cover for a colleague|covering for a colleague|replacing a colleague|replace a colleague|for the high season|for the summer season|for the harvest|summer season|seasonal role|seasonal staff wanted|seasonal vacancy|seasonal worker|seasonal workers|seasonal ones|seasonal places|seasonal posts|seasonal vacancies|agency contract|by the week through|temp work|temping|agency assignment|cdd|until she is back|until he is back|until she returns|until he returns|until her return|until his return|until she comes back|until he comes back|while she is away|while he is away|while she is on|while he is on|on career break|on a career break|is on maternity leave|on maternity leave from|goes on maternity leave|goes on parental leave|is on parental leave|year of parental leave|is on long-term sick|hold the fort|co-terminous|coterminous|funded until|lasts as long as|the length of the project|the life of the project|to absorb the peak|until they are back|for the winter season|for the ski season|for the summer months|during the harvest|cover the leave|cover her leave|cover his leave',
      ),
      weak: list('temporary|temp|interim|contract role|temporary work|agency work|temporary agency|seasonal'),
    },
    RESERVE: {
      strong: list(
        'recruitment reserve|reserve list|talent pool|candidate pool|future opportunities pool|panel may be formed|reserve panel|kept on file for|recruitment panel|on a panel|panel from which|inclusion on a panel|panel of candidates|future vacancies|expression of interest|place on a reserve list|order of merit|placed on a panel|panel will be formed|panel will be created|panel will also be|panel may also be|offered from that list|reserve of candidates|pool of candidates|waiting list of candidates',
      ),
    },
    SELF_EMPLOYED: {
      strong: list(
        'self-employed|self employed|freelance basis|freelance contract|independent contractor|as a contractor|freelance role|freelance position|on a freelance basis|1099|b2b contract|outside ir35|inside ir35|subcontract|subcontractor basis|sole trader|own company|on a self-employed basis|self-employed basis|contracting basis|freelance assignment|freelance collaboration|as a freelancer|vat number|invoice us|you invoice|self employment|on a contractor basis|paye or subcontract|subcontractors with|subcontractors welcome|cis rates|own insurance|own account|on our own account|on your own account|send us an invoice|you send an invoice|own limited company|self-employed status|own practice|rent a room|rent a chair|chair rental',
      ),
      weak: list('freelance|freelancer|contractor'),
    },
    VOLUNTEER: {
      strong: list(
        'volunteer position|volunteer role|voluntary role|voluntary work|volunteering role|unpaid voluntary|as a volunteer|volunteers needed|volunteer opportunity|volunteers|voluntary basis|on a voluntary basis',
      ),
      weak: list('volunteer|voluntary'),
    },
    STUDENT: {
      strong: list(
        'student job|student jobs|student work|holiday job|summer job|working student|student contract|weekend job for students|students only|student flexi|job for students|jobstudent|as a student|student@work|student hours|holiday work|summer work|vacation work',
      ),
      weak: list('student|students'),
    },
    APPRENTICESHIP: {
      strong: list(
        'apprenticeship|apprenticeships|apprentice|internship|internships|work placement|industrial placement|traineeship|graduate internship|intern position|traineeship agreement|trainee contract|blue book|earn while you learn|graduate programme|graduate trainee|student placement|placement student|you go to college|go to college|day at college|days at college|college included|day release|block release|at college one day|you go to school|dual training|dual learning',
      ),
      weak: list('intern|trainee|placement'),
    },
  },
  contractWords: list(
    'contract|contract type|type of contract|employment type|job type|position type|type|employment|basis|position|status|job|vacancy|vacancies|post|posts|appointment|appointments|collaboration|agreement|engagement|role|roles',
  ),
  agencyWords: list('agency|staffing|recruitment|placements|opportunities in|recruiter'),
  notContract: list(
    'interim agency|employment agency|temp agency|staffing agency|permanent residence|permanent residency|permanent resident|interim manager|temporary staff|supervise interns|mentor interns|manage contractors|managing contractors|sub contractor|general contractor|building contractor|contractors and|and contractors|working with contractors|internship experience|internships or|previous internship|internship or|through internships|volunteer experience|volunteer work experience|students with|teach students|apprenticeship completed|completed apprenticeship|completed an apprenticeship|seasonal trends|seasonal menu|seasonal menus|seasonal produce|temporary works|permanent members|permanent make-up|permanent team|seasonal flu|temporary accommodation|temporary traffic|contractors to|supervising subcontractors|subcontractors|volunteer for|student accommodation|student residence|students to|student services|student support|student records|international students|post apprenticeship|supervise an apprentice|apprentices and|train apprentices|mentor apprentices|permanent contracts with|fixed-term contracts with|permanent staff and|permanent staff alike|permanent mix|permanent education|permanent masons|permanent colleagues|permanent lectureships|permanent licence|temporary storage|temporary admission|temporary roofs|temporary officers|temporary helpers|temporary agency workers|temporary workers and|supply of temporary workers|permanent recruitment|temporary structures|temporary repairs|temporary teeth|temporary crowns|temporary exhibitions|fixed-term deposit|fixed-term deposits',
  ),
  hours: {
    FULL_TIME: list(
      'full-time|full time|fulltime|40 hour week|full-time hours|full time hours|full-time role|fulltime contract|full working week|whole-time|wholetime|whole time|full-time basis|five days out of seven|full diary|full week|full five days|complete week',
    ),
    PART_TIME: list(
      'part-time|part time|parttime|half-time|half time|job share|job-share|part-time hours|half days|mornings only|evenings only|weekends only|school hours|term time|reduced hours|during term time|term-time|pro rata hours|half week|half a week|half diary|half-week',
    ),
    MIXED: list(
      'full-time or part-time|full time or part time|part-time or full-time|part time or full time|full-time/part-time|full time/part time|full time / part time|part-time/full-time|full or part time|full or part-time|part or full time|full and part time|full-time and part-time|full time and part time|part-time possible|part time considered|part-time considered|full-time or 4 days|full time or four days|full or reduced hours|hours negotiable|hours to be agreed|80-100%|80–100%|full-time (part-time possible)|part time is possible|part-time is possible|reduced hours possible|4 days possible|or part-time|full and part-time positions|flexible on hours|whole-time and part-time|full-time or 80|full time or 80|full-time or 4/5|part-time also possible|full-time or part-time hours|up to full-time|up to full time|full or part time|full and part time|full or parttime',
    ),
    AVAILABILITY: list(
      'on call basis|on-call contract|on-call basis|zero hours|zero-hours|zero hours contract|casual work|casual hours|casual contract|bank staff|flexi job|flexi-job|as and when|per diem|casual basis|prn|if and when contract|if and when|on call contract|casual staff|relief staff|relief panel|relief work|bank work|no guaranteed hours|flexi-contract|irregular hours contract|no set number of hours|zero hour|zero-hour|on a casual basis|days you are available|when you are available|locum|supply work|on an ad hoc basis|ad hoc basis|you decide when|you choose when|as often as you like|whenever it suits you',
    ),
  },
  hourUnits: list('h|hour|hours|hr|hrs'),
  weekWords: list('week|weekly|wk|w|pw|weeks|monday|mon|mon fri|working week|per wk|p/w|p.w|p.w.'),
  partWords: list(
    'fte|contract|employment|hours|schedule|working time|full time|position|role|job|post|shift|rota|week|overtime|working hours|salary|permanent|temporary|monday|flexitime|percentage|negotiable|considered|possible',
  ),
  wageWords: list(
    'salary|wage|wages|pay|gross|remuneration|compensation|hourly rate|rate|base salary|earn|basic salary|starting salary|package|salary range|pay rate|pay range|annual salary|day rate|ote|paid|internship allowance|trainee grant|monthly grant|stipend|traineeship grant|earn|earnings|rates from|hourly wage|basic monthly salary|monthly allowance of|take-home|allowance of|fee|fees|rates|stipendium|pay scale|salary scale',
  ),
  notWageWords: list(
    'bonus|bonuses|meal vouchers|meal voucher|meal allowance|allowance|eco vouchers|revenue|turnover|budget|budgets|million|billion|sign-on|signing bonus|referral|voucher|vouchers|discount|investment|sales of|portfolio|raised|commission of|allowances|reimbursement|stipend|worth|assets|funding|expenses|up to £|relocation|reimbursed|refunded|refund',
  ),
  periods: {
    HOUR: list('per hour|/hour|/hr|an hour|hourly|hourly rate|p/h|ph|/h|per hr|hour gross|gross/hour|gross per hour'),
    DAY: list('per day|/day|daily|day rate|a day|daily rate|per night|per shift'),
    WEEK: list('per week|/week|weekly|a week|p/w'),
    MONTH: list('per month|/month|monthly|a month|p/m|pcm|gross per month|gross/month|gross monthly|monthly gross|pm'),
    YEAR: list(
      'per year|/year|per annum|annually|annual|a year|p.a|pa|yearly|gross per year|/yr|per yr|gross annual|annual salary|gross per annum|p/a',
    ),
  },
  rangeWords: list('to|and|up to'),
  upToWords: list('up to|maximum|max|upto'),
  fromWords: list(
    'from|starting at|minimum|at least|min|starting from|starts at|minimum of|a minimum of|no less than|more than|over',
  ),
  levels: {
    A1: list('a1|beginner'),
    A2: list('a2|basic|basics|elementary|notions|basic knowledge|some|basic level|limited|a bit of|a few words of'),
    B1: list('b1|intermediate|conversational|fair|working knowledge|passive knowledge|sufficient|moderate'),
    B2: list(
      'b2|good|good knowledge|professional|working proficiency|business|upper intermediate|good command|solid|good level|professional working|comfortable|proficiency|confident',
    ),
    C1: list(
      'c1|fluent|fluently|fluency|very good|excellent|advanced|proficient|perfect|full professional|strong|strong command|bilingual|excellent command|very good knowledge|excellent knowledge|impeccable|trilingual|outstanding|business fluent|flawless|without mistakes',
    ),
    C2: list('c2|native|mother tongue|native speaker|native level|near-native|near native|native-level'),
  },
  languageWords: list(
    'language|languages|speak|speaks|speaking|spoken|written|verbal|oral|fluent|fluently|fluency|knowledge of|command of|proficiency|proficient|native|bilingual|read|write|literate|communicate in|communication in|mother tongue|writing|level|skills in|trilingual|language skills|a little bit of|fluent|fluency|working language|conversational|native|basic|some|understand|excellent|good|spoken|written|lessons|meetings in|documentation in|words of|second language|language of the|a bit of|bit of|conversation in|converse in|get by in|some words of|a few words of',
  ),
  required: list(
    'required|is required|are required|mandatory|must|must have|is a must|essential|is essential|necessary|needed|requirement|you must|must be|you will need|you need|compulsory|minimum of|requires|require|requirements|prerequisite|is needed|at a minimum|imperative|must possess|vital|non-negotiable',
  ),
  niceToHave: list(
    'a plus|is a plus|would be a plus|are a plus|an advantage|is an advantage|advantageous|nice to have|preferred|preferably|is preferred|desirable|highly desirable|an asset|is an asset|ideally|beneficial|would be beneficial|a bonus|is a bonus|bonus points|would be an advantage|would be an asset|asset|strongly preferred|optional|considered a plus|considered an asset|helpful|is helpful|appreciated|would be great|welcome|useful|is useful|handy|is handy|very handy|helps|would help|will help|would be lovely|lovely|of interest|good to have|good to know|big advantage|distinct advantage|would be nice|is nice|nice but|not essential but|are helpful',
  ),
  negationBefore: list(
    "no|without|don't need|do not need|not need|no need for|no need of|does not require|doesn't require|do not require|not require|don't have|neither|nor|not necessarily|lack of|never|doesn't have to",
  ),
  negationAfter: list(
    "not required|is not required|are not required|not necessary|not needed|isn't required|isn't necessary|not essential|not mandatory|not a must|is not a must|not a requirement|unnecessary|not obligatory|not compulsory|isn't needed|aren't required",
  ),
  experienceWords: list(
    'experience|experienced|work experience|professional experience|relevant experience|track record|practice|expertise|as a|as an|in a similar role|in the role|post-qualification|pqe|in the trade|in practice|similar position|behind you|worked|in post|under your belt|behind the wheel|on the job|or more in|or longer|in charge of|behind the counter|in the business|on site experience',
  ),
  yearWords: list("year|years|yrs|yr|years’|year’s|years'|yrs'"),
  numberWords: ENGLISH_NUMBERS,
  placePrepositions: list('in|at|near|around|close to|within|outside|nearby|region of|area of|area|region'),
  companyPrepositions: list('at|for|with|at company|by'),
  otherPeople: list(
    'report to|reports to|reporting to|reporting into|work with|working with|work closely with|works with|collaborate with|collaborating with|collaboration with|liaise with|liaising with|support the|supporting|supervised by|supervision of|under the|alongside|team of|assist the|partner with|partnering with|managed by|lead by|led by|grow into|interact with|interface with|coordinate with|mentor|manage a team of|contact with|together with|guidance of|support from',
  ),
  seeking: list(
    'invites applications|invites|looking for|seeking|we seek|hiring|we are hiring|recruiting|is looking for|seeks|recruit|as a|as an|role of|position of|job title|title|position|vacancy|join us as|join our team as|role|wanted|opportunity for|need a|need an|searching for|requires|is expanding|is growing|wants|needs a|needs an',
  ),
  companySentence: list(
    'leading provider|world leader|market leader|global leader|leader in|founded in|since 19|established in|family business|family-owned|our company|our client is|our mission is|equal opportunity|equal opportunities|equal employment|without regard to|regardless of|discriminat|diversity|headquartered|is a global|is a leading|fortune 500|employees worldwide|staffing agency|reasonable accommodation|is a company|our culture|protected veteran|sexual orientation|privacy',
  ),
  headings: {
    tasks: list(
      "responsibilities|your responsibilities|key responsibilities|duties|main duties|tasks|your tasks|what you will do|what you’ll do|what you ll do|job description|description|the role|your role|role|about the role|about the job|the job|job summary|summary|position summary|your job|your mission|main responsibilities|essential functions|day to day|what will you do|role description|essential duties and responsibilities|duties and responsibilities|primary responsibilities|roles and responsibilities|overview|key duties|the position|what are you going to do|what will you be doing|a day in the life|the post|what does the job involve|what the job involves|in this role you will|in this job you will|you will be responsible for|responsible for|the assignment|your work|your week|what's the job|what you will work on",
    ),
    profile: list(
      "requirements|profile|your profile|qualifications|minimum qualifications|preferred qualifications|basic qualifications|skills|required skills|who you are|about you|what we expect|what we are looking for|what you bring|what you’ll bring|key skills|experience|education|your skills|skills and experience|the candidate|person specification|must have|must haves|nice to have|competencies|knowledge|required qualifications|what you need|you have|desired skills|who we are looking for|candidate profile|education and experience|languages|skills and qualifications|the ideal candidate will have|the ideal candidate has|ideal candidate|the successful candidate will have|your background|do you recognise yourself|our ideal colleague|is this you|sound like you|does this sound like you|what makes you a match|what makes you suitable|what you need to have|what you need to know|your experience|your strengths|what we need|what we want|you bring|you'll have|you will have|you will bring|we are looking for someone who|knowledge and skills|skills and knowledge|experience and qualifications|who are we looking for|what do you bring|what do you need|what are we looking for|who we need",
    ),
    offer: list(
      "offer|our offer|we offer|what we offer|benefits|our benefits|perks|what’s in it for you|compensation|what you get|package|salary and benefits|compensation and benefits|why join us|why us|in return|what do we offer|benefits and perks|perks and benefits|what you will get|pay|salary|we offer you|rewards|terms|terms of employment|terms and conditions|what can you expect|what you can expect|pay and conditions|pay and benefits|what do you get|what you'll get|you get|you receive|remuneration|our package|employment conditions|what's on offer|and in return|in exchange",
    ),
    company: list(
      'about us|company|who we are|about the company|about the employer|our company|our client|the company|company description|about the team|company overview|the client|our mission|our values|equal opportunity|equal opportunity employer|diversity|eeo|eeo statement|our culture|background|about our client|the organisation|the employer|our story|the office|who are we|about the school|the hospital|the school|the team|our team|the department|the firm|the business|the charity|the council|the agency|context',
    ),
    contact: list(
      'contact|apply|how to apply|interested|application|apply now|application process|to apply|contact details|next steps|selection procedure|selection process|the process|recruitment process|questions|any questions|closing date|want to join us|your application',
    ),
  },
  headingWords: {
    tasks: list(
      "candidate will|holder will|you will be|doing|you will do|you'll do|responsibilities|duties|tasks|role|job description|nature of the tasks|day to day|typical day|work|your day|will support",
    ),
    profile: list(
      'need|ask|looking for|requirements|required|must|eligibility|criteria|who you are|about you|you have|you are|bring|love it if you|qualifications|candidate will|skills|expect|experience|person',
    ),
    offer: list(
      "offer|benefits|perks|conditions|rate|pay|salary|package|in return|get|what's in it|rewards|hours|duration|contract",
    ),
    company: list('about us|who we are|company|client'),
    contact: list('apply|application|contact|interested|next steps'),
  },
  niceHeadingWords: list('advantageous|nice to have|desirable|a plus|bonus|preferred|love it if|advantage|ideally'),
  requiredHeadings: list(
    'requirements|minimum qualifications|basic qualifications|required skills|must have|must haves|required qualifications|essential|essential skills|essential criteria|mandatory',
  ),
  niceHeadings: list(
    'preferred qualifications|nice to have|nice to haves|desirable|desired skills|preferred|preferred skills|bonus points|pluses|desirable skills|desirable criteria|a plus|bonus',
  ),
  commonWords: list(
    'go|chef|lead|plan|team|spring|access|word|express|r|c|node|swift|teams|outlook|excel|project|ruby|rust|scala|spark|flask|dash|basic|make|less|helm|vision|sketch|slack|edge|react|angular|oracle|office|chrome|confluence|puppet|salt|stata|sas|sap|unity|ant|hive|pig|puzzle|assembly|support|it|windows|sage|render|drive|meet|flow|notion|linear|snowflake|logic|ada|d|e|processing|scratch|stripe|patients|professionals|initiatives',
  ),
  prospectWords: list(
    'view to|prospect of|prospects of|prospect|option of|option for|option to|possibility of|possibility to|possible|chance of|chance to|potential for|potential to|potentially|opportunity to|likely to become|could become|may become|intention of|intention to|lead to|leads to|leading to|converted to|conversion to|followed by|then|after which|thereafter|extended to|extension to|with option|becoming|will become|converted into|transformed into|turned into|become|becomes|made|extended into|intention|with the aim of|aim to|afterwards|after that|option|potential|likely to go|likely to be|likely to become|with the aim',
  ),
  permanentWords: list(
    'permanent|permanently|permanency|permanent one|open-ended|open ended|indefinite|being hired|hired directly|direct hire|directly employed|on the payroll of the client|indefinitely|taken on|take you on|hired by the client|join the client|employed by the client|long-term contract|indefinite period|permanent contract|contract with the client|contract with us|contract with the|direct contract|on our own payroll|payroll|for good|unlimited duration|without end date|no end date|cdi|tenure|employment by the|employed by the company|hired by the company|on the payroll of the company|permanent employment',
  ),
  dayWords: list('day|days|night|nights|evening|evenings|morning|mornings|afternoon|afternoons'),
  elsewhereWords: list(
    'home|from home|remote|remotely|hybrid|office|in the office|homeworking|wfh|travel|travelling|abroad|school|course|training|open|opens|client site|head office|rest|off|holiday|leave|closed|on site|office days|agency|nights out|overnight stays',
  ),
  averageWords: list('average|averaging|avg|approximately|around'),
  untilWords: list('until|till|until the end of|through to|up to the end of'),
  monthWords: list('month|months'),
  lengthWords: list(
    'duration|length|period of|assignment|renewable|extension|extendable|cover|initial|initially|project|maternity|secondment|fixed|hire|hired|hiring|employ|employed|initial term|term|to begin with|to start with|period|extra hands|reinforcements',
  ),
  otherLengthWords: list(
    'probation|probationary|notice|training|onboarding|course|internship|holiday|bonus|review|after|free|old|every|per|programme|in the first|first',
  ),
  viaAgencyWords: list(
    'on our payroll|through us|via us|via our agency|through our agency|through the agency|via the agency|we are your employer|employed by us|on our books',
  ),
  joiningWords: list('and|or|are|both|would be'),
  afterwards: list(
    'then|from then on|from there on|followed by|after which|afterwards|leading to|with a view to|becoming|converted|thereafter|going permanent|and then|to follow|after that|later|becomes|become|turns into|intention to go on|firm intention',
  ),
  functionWords: list(
    'you|your|we|our|us|they|their|it|its|to|on|at|by|from|into|as|or|all|any|this|that|these|those|own|both|various|different|new|good|daily|other|per|is|are|be|will|can|using|including|such|small|large|up|out|off|ensure|ensuring',
  ),
  lightWords: list('of|the|a|an|for|and|in|with'),
};
