import { sector, work } from '../words/sector.ts';

/** Education and training in English. */
export const education = sector(
  'education',
  {
    firms: '{stem} International School|{stem} Academy|{stem} Language Centre|{stem} Training|{stem} Library',
    activities:
      'teaches children of many nationalities|teaches languages to adults|trains technicians|runs company courses',
    sites:
      'in an international school|in adult education|in a class of {12-28}|in a training centre|in primary education',
    studies: 'Humanities|Childcare and education|Sciences',
    higherStudies: 'Primary education|Secondary education|Education studies|English literature|Applied linguistics',
    licences: 'teaching qualification|first aid at work|driving licence B',
  },
  false,
  [
    work(
      3,
      'primary school teacher|class teacher|primary teacher',
      'teaching|classroom management|lesson planning|parent meetings',
      'IPC units|Seesaw portfolios|guided reading carousels|flexible seating',
      'teach {14-27} children in year {2-6}|{set~mark} tests|plan {trips~camps~parent evenings}|support children with {dyslexia~little English}',
    ),
    work(
      3,
      'secondary school teacher|maths teacher|science teacher|subject teacher',
      'teaching|lesson planning|classroom management|assessment',
      'IB diploma groups|ManageBac|lab risk sheets|exam moderation',
      'teach {maths~physics~English~history} to {6-14} classes|mark and {moderate~discuss} exams|visit work placements at {4-20} firms|prepare reports',
    ),
    work(
      3,
      'English teacher|language teacher|EFL teacher|business English trainer',
      'teaching|lesson planning|English|assessment',
      'CELTA methods|IELTS mock days|Zoom breakout rooms|placement interviews',
      'teach groups of {4-16} at {B1~B2~C1} level|write {placement tests~course books}|coach {managers~engineers~nurses} one to one|report progress',
    ),
    work(
      3,
      'trainer|technical instructor|learning and development specialist',
      'giving training|didactics|assessment|lesson planning',
      'Articulate modules|train-the-trainer days|Kirkpatrick sheets|welding booths',
      'run courses of {3-40} days|train {job seekers~operators~team leaders}|{write~renew} manuals|assess learners',
    ),
    work(
      2,
      'school secretary|admissions officer|student administrator',
      'administration|reception|student records|Word',
      'iSAMS|visa letters|admission tours|playground duty',
      'enrol {100-900} students|follow {absences~fees}|write {letters~invoices~certificates}|answer parents',
    ),
    work(
      2,
      'library assistant|librarian|youth worker',
      'customer service|cataloguing|organising activities|reception',
      'Koha|baby rhyme time|self-issue desks|seed library',
      'handle {200-2000} loans a week|receive classes|organise {readings~workshops~clubs}|{weed~extend} the collection',
    ),
  ],
);
