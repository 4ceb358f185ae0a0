import type { AdVoice } from '../words/voice.ts';

/** How employers and agencies write advertisements in English. */
export const ad: AdVoice = {
  headings: {
    company: ['About {firm}', 'Who we are', 'The company'],
    tasks: ['The role', 'What you will do', 'Your responsibilities', 'Duties'],
    profile: ['About you', 'What we ask', 'Your profile', 'Requirements'],
    offer: ['What we offer', 'The package', 'We offer', 'Benefits'],
  },
  titles: [
    '{title}',
    '{title} - {town}',
    '{title} (m/f/x)',
    '{title}, {town}',
    'Experienced {title}',
    '{title} (f/m/d)',
  ],
  company: [
    '{firm} is {firmKind} in {town} that {activity}, with {8-420} people',
    'For {firm} in {town} we are looking for a {title}',
    'Our client in {town} {activity} and has grown for {3-20} years',
    'Since {1956-2019} {firm} has worked from {town}; the company {activity}',
    'At {firm} you will work {place} with {team}',
  ],
  opening: [
    'Growth has opened a place for a {traitAdj} {title}',
    'To support {team} we need a {title} who {strength3}',
    'You replace a colleague who retires after {8-38} years',
    'Are you the {title} who {strength3}? Then read on',
  ],
  task: [
    'As a {title} you will {task}, {adAdjunct}',
    'You will mainly {task}, {adAdjunct}',
    'You will also {task} together with {team}',
    'A day {place} means you {task}, {adAdjunct}',
  ],
  tails: [', {adAdjunct}', ' for {client}', ' ({adDetail})', ' and {duty}'],
  must: [
    'Experience with {skill} is required',
    'You know {skill}',
    'Solid knowledge of {skill}',
    'Must have: {skill}',
    'You are confident with {skill}',
  ],
  nice: [
    '{skill} is a plus',
    'Nice to have: {skill}',
    'Ideally you know {skill}',
    'Experience with {skill} would help',
  ],
  experience: [
    'At least {years} years as a {title}',
    '{years}+ years of experience {place}',
    'A minimum of {years} years in a similar role',
  ],
  trait: [
    'You are {traitAdj} and {trait2}',
    'Someone who {strength3}, even when {pressure}',
    'You stay calm when {pressure}',
    'A {traitAdj} colleague who {strength3}',
  ],
  licence: ['You hold {licence}', '{licence} is required', 'In possession of {licence}', '{licence} preferred'],
  language: [
    'Fluent in {lang}',
    'Good working knowledge of {lang}',
    '{lang}, spoken and written',
    'Basic {lang} is enough',
  ],
  contract: {
    PERMANENT: ['A permanent contract', 'Permanent position with {firm}', 'Permanent employment'],
    PERMANENT_POSSIBLE: ['Temp to perm', 'A temporary contract with a view to permanent after {3-9} months'],
    TEMPORARY: [
      'Temporary contract of {3-12} months',
      'Fixed-term contract for {3-12} months',
      'Temporary assignment of {4-26} weeks',
    ],
    SELF_EMPLOYED: ['Freelance contract of {3-12} months', 'Self-employed basis'],
    STUDENT: ['Student job for {4-9} weeks', 'Holiday job for students'],
    APPRENTICESHIP: ['Apprenticeship of {2-3} years', 'Apprenticeship with a mentor'],
  },
  hours: {
    FULL_TIME: ['Full-time, {36-40} hours a week', 'Full-time position', '{38-40} hours a week, full time'],
    PART_TIME: ['Part-time, {16-32} hours a week', 'Part-time, {2-4} days a week'],
    MIXED: ['Full-time or part-time, from {20-32} hours', 'Full time or part time, to be agreed'],
  },
  shift: {
    DAY: ['Day shift from {6-9} am to {3-6} pm', 'Day work'],
    TWO: ['Two-shift system (6-14 and 14-22)', 'Rotating early and late shifts'],
    THREE: ['Three-shift system with allowance', 'Rotating three shifts'],
    NIGHT: ['Night shift with {20-35}% premium', 'Permanent nights'],
    WEEKEND: ['Weekend shift, two times 12 hours', 'Weekend work'],
  },
  place: ['Location: {town}', 'Place of work: {town} ({code})', 'You will work in {town}', 'Based in {code} {town}'],
  extra: ['{extra} and {extra2}', 'Extras: {extra}, {extra2}', 'On top of your pay: {extra}'],
  closing: [
    'Interested? Our team in {town} answers within {2-7} working days',
    'Start: {startMoment}',
    'Apply now, interviews in {town} take place within {3-15} days',
    'Planned start {startMoment}',
  ],
};
