import type { CvCues } from './cv-cues.ts';

/** What English CVs say things with. */
export const ENGLISH_CV_CUES: CvCues = {
  months: [
    'january|jan',
    'february|feb',
    'march|mar',
    'april|apr',
    'may',
    'june|jun',
    'july|jul',
    'august|aug',
    'september|sep|sept',
    'october|oct',
    'november|nov',
    'december|dec',
  ],
  seasons: 'summer|spring|autumn|fall|winter|summers',
  present: 'present|now|current|currently|today|date|to date|ongoing|the present|till date|this day|present day',
  until: 'to|until|till|through|up to|thru',
  from: 'from|between',
  since: 'since|from|as of|starting',
  headings: {
    experience:
      'experience|work experience|employment|employment history|work history|career|career history|professional background|positions|positions held|jobs|my jobs|work|professional experience|internships|internship|past jobs|previous jobs|job history|where i worked|career summary|roles|career to date|where i ve worked|where i have worked|what i did|what i have done',
    education:
      'education|studies|schooling|academic background|qualifications|academic qualifications|degrees|schools|school|diplomas|academic history|educational background|education and training|where i studied|what i studied',
    profile:
      'profile|summary|about me|about|objective|personal statement|career objective|introduction|who i am|statement',
    personal:
      'personal details|personal information|contact|contact details|personal data|details|personal info|personal',
    other:
      'skills|languages|language|competences|competencies|hobbies|interests|references|certifications|certificates|licences|licenses|courses|training|trainings|tools|technologies|software|it|computer skills|publications|awards|volunteering|volunteer work|additional information|other|strengths|tickets|digital|more about me|key skills|achievements|free time|off-screen|extracurricular|activities|memberships|personal skills|licences and tickets|what i am good at|it skills|technical skills|core skills|projects|honours|driving|availability|professional development|what i speak|what else|what i m like|my character|spare time|top skills',
  },
  apart:
    'languages|language skills|driving licence|driving license|licences|hobbies|interests|references|free time|spare time',
  slightDegrees: 'certificate|level',
  headingWords:
    'my|and|relevant|professional|other|additional|previous|current|key|the|history|of|paid|recent|academic|selected',
  labels: {
    name: 'name|full name|surname and first name|first name and surname|first name surname',
    residence:
      'address|city|residence|town|home address|location|place of residence|based in|living in|i live in|lives in|home',
    dates: 'dates|date|period|duration|when|years|year',
    title: 'position|job title|role|function|post|occupation|title|occupation or position held|job',
    company: 'employer|company|organisation|organization|firm|name of employer|client',
    tasks: 'activities|responsibilities|duties|tasks|main activities|description|main duties|key responsibilities',
    degree: 'degree|qualification|title|diploma|course|title of qualification awarded|programme|program',
    institute: 'school|institute|institution|university|college|organisation|provider',
    aside: 'sector|type of business or sector|business or sector|industry|level|type of business',
  },
  lives: "i live|i am living|i'm living|living|i am based|based|lives|residing",
  at: 'at|trading as|employed by|@',
  weakAt: 'with|for|on behalf of',
  worked:
    'work as|worked as|working as|i was|i am|i ve been|have been|employed as|started as|became|served as|i worked|i work',
  studied: 'studied|completed|graduated|obtained|hold|earned|finished|did|gained|awarded|passed',
  proseAt: 'at|at the|for|for the|with|in|in the|from|from the|on behalf of',
  articles: 'a|an|the|as|also|first|then',
  titleWords:
    'manager|engineer|developer|assistant|officer|operative|operator|driver|nurse|intern|trainee|apprentice|associate|director|head|lead|leader|supervisor|analyst|consultant|administrator|coordinator|specialist|technician|clerk|cashier|waiter|waitress|chef|cook|cleaner|housekeeper|receptionist|teacher|tutor|lecturer|accountant|auditor|adviser|advisor|executive|representative|agent|designer|architect|electrician|plumber|carpenter|welder|mechanic|worker|labourer|picker|packer|secretary|owner|founder|partner|volunteer|freelancer|freelance|self-employed|foreman|bartender|barista|porter|guard|carer|caregiver|recruiter|buyer|planner|programmer|scientist|researcher|student|junior|senior|babysitter|nanny|instructor|handyman|helper|machinist|joiner',
  titleEndings: 'ist|ician|eer|keeper|worker|man|woman|driver|tester|developer|engineer|manager|assistant',
  companyWords:
    'ltd|limited|llc|llp|plc|inc|corp|corporation|gmbh|ag|co|company|group|holding|holdings|hospital|clinic|hotel|inn|restaurant|pub|bar|cafe|bakery|supermarket|store|stores|shop|bank|council|university|school|services|solutions|systems|technologies|foods|packaging|electrical|industries|logistics|consulting|partners|agency|studio|studios|media|software|parliament|commission|office|centre|center|alliance|association|foundation|trust|works|factory|farm|farms|international|europe|europa|airlines|airways|brothers|sons|construction|care|home|homes|pizza|pizzeria|labs|lab|institute|ministry|department|network|interactive|garage|salon|club|church|retail|motors|energy|insurance',
  companyEndings: 'soft|tech|works|foods|ware|media|mart|labs',
  instituteWords:
    'university|college|school|institute|academy|liceul|liceo|iit|iiit|mit|ucd|tcd|academia|polytechnic|faculty|conservatory|universidade|universidad|universität|uniwersytet|gymnasium|high school|etb|fas',
  instituteEndings: 'school|college|academy',
  degreeWords:
    'bachelor|bachelors|master|masters|bsc|ba|msc|ma|mba|phd|beng|meng|bcom|llb|llm|btech|b.tech|b.sc|m.sc|b.a|m.a|b.eng|pgdip|pgce|diploma|degree|certificate|leaving|leaving cert|leaving certificate|junior cert|level 3|level 4|level 5|level 6|level 7|level 8|gcse|gcses|a-levels|a levels|nvq|btec|hnd|hnc|higher|doctorate|associate|secondary|vocational|craft|minor|major|foundation|postgraduate|undergraduate|fetac|qqi|apprenticeship|honours|erasmus|exchange',
  degreeLinks: 'in|of|for',
  courseWords: 'course|refresher|workshop|renewed|first aid|seminar|webinar|licence|license',
  birthWords: 'born|birth|dob|nationality|place of birth|date of birth',
};
