import type { WireDocument } from '@counterpart/domain';

/** Three CVs as people who work in English on the Continent write them. */
export const englishCandidates: readonly WireDocument[] = [
  {
    id: 'hand-c-en-1',
    language: 'ENG',
    preferredJobTitle: 'data engineer',
    preferredJobInfo: 'Permanent role in or near Amsterdam, hybrid, from 5,200 euro a month.',
    cvText: `Ananya Iyer
Amsterdam

Data engineer with six years of experience in retail and energy. I build pipelines that other people can read, and I would rather delete a table than document one nobody uses.

Experience

Data engineer, Kestrel Energy, Amsterdam (May 2022 - present)
- Moved 140 nightly jobs from hand-written cron scripts to Airflow, with alerts that reach the right person
- Smart meter readings: 2 billion rows a month, modelled in dbt and Snowflake
- Cut the warehouse bill by a third by looking at who actually queried what
- Mentor for two trainees from the graduate programme

Analytics engineer, Brightwell Stores, Bangalore, then Rotterdam (August 2019 - April 2022)
- Stock forecasts for 310 shops in Python
- Built the first self-service dashboards in Power BI and trained 60 buyers to use them

Education
MSc in computer science, University of Pune, 2017-2019
BSc in mathematics, 2014-2017

Skills
Python, SQL, Airflow, dbt, Snowflake, Spark, Terraform, Git. I know my way around Kafka. Scrum when it helps.

Languages
English C2, Tamil and Hindi native, Dutch A2 (evening classes every Tuesday)

Highly skilled migrant permit, transferable. One month's notice.`,
    workExperiences: [
      {
        id: 'w1',
        title: 'Data engineer',
        company: 'Kestrel Energy',
        text: 'Airflow, dbt and Snowflake pipelines for smart meter readings; mentoring trainees.',
        dateFrom: '2022-05',
        dateTo: null,
      },
      {
        id: 'w2',
        title: 'Analytics engineer',
        company: 'Brightwell Stores',
        text: 'Stock forecasts in Python, dashboards in Power BI.',
        dateFrom: '2019-08',
        dateTo: '2022-04',
      },
    ],
    educations: [
      {
        id: 'e1',
        field: 'Computer science',
        degree: 'MSc',
        institute: 'University of Pune',
        info: '',
        dateFrom: '2017',
        dateTo: '2019',
      },
    ],
    extraProperties: {
      name: 'Ananya Iyer',
      birthDate: '1996-01-19',
      town: 'Amsterdam',
      office: 'Utrecht',
      email: 'ananya.iyer@example.org',
      phone: '+31 6 000 45 67',
      status: 'employed',
      startDate: '2026-04-01',
    },
  },
  {
    id: 'hand-c-en-2',
    language: 'ENG',
    preferredJobTitle: 'sous chef',
    preferredJobInfo: 'Full-time in Brussels, split shifts are fine, Sundays off if possible.',
    cvText: `CURRICULUM VITAE - Tiago Figueiredo, Brussels

I have cooked for a living since I was seventeen: first on a cruise ship, then in hotels, now in a bistro with an open kitchen. I run a calm pass. My food cost has stayed under 29 per cent for three years and nobody has gone hungry.

2021 to date - Chef de partie, then sous chef, Bistro Copperfield, Brussels
Responsible for fish and sauces, since 2023 for the whole kitchen on the chef's days off. Team of seven. I write the lunch menu every week, order from nine suppliers and keep the HACCP binder up to date. Introduced a no-waste Thursday that now sells out.

2016 to 2021 - Demi chef de partie, Hotel Whitecliff, Lisbon
Banqueting for up to 400 covers, breakfast for 180, cold kitchen, terrines and ice carving for weddings.

2013 to 2016 - Commis chef, cruise ship Bluewater II
Eleven nationalities in one galley taught me to speak clearly.

Training: diploma in cooking and pastry, Lisbon hospitality school, 2011-2013. Food hygiene certificate renewed in 2024.

Languages: Portuguese (native), English (C1), French (B1, kitchen French better than that), Dutch (a few words).

Can start after four weeks. I live ten minutes by bike from the centre.`,
    workExperiences: [
      {
        id: 'w1',
        title: 'Sous chef',
        company: 'Bistro Copperfield',
        text: 'Fish and sauces, weekly lunch menu, ordering, HACCP, team of seven.',
        dateFrom: '2021',
        dateTo: null,
      },
      {
        id: 'w2',
        title: 'Demi chef de partie',
        company: 'Hotel Whitecliff',
        text: 'Banqueting, breakfast, cold kitchen.',
        dateFrom: '2016',
        dateTo: '2021',
      },
      {
        id: 'w3',
        title: 'Commis chef',
        company: 'Cruise ship Bluewater II',
        text: 'Galley work in an international crew.',
        dateFrom: '2013',
        dateTo: '2016',
      },
    ],
    educations: [
      {
        id: 'e1',
        field: 'Cooking and pastry',
        degree: 'diploma',
        institute: 'Lisbon hospitality school',
        info: '',
        dateFrom: '2011',
        dateTo: '2013',
      },
    ],
    extraProperties: {
      name: 'Tiago Figueiredo',
      birthDate: '1993-07-02',
      town: 'Brussels',
      office: 'Brussel',
      email: 'tiago.figueiredo@example.org',
      phone: '+32 455 00 77 88',
      status: 'employed',
      startDate: '2026-04-15',
    },
  },
  {
    id: 'hand-c-en-3',
    language: 'ENG',
    preferredJobTitle: 'customer service representative',
    preferredJobInfo: 'Four days a week around Leiden or The Hague, day shifts.',
    cvText: `Aoife Brennan, Leiden

Profile: friendly, organised customer service professional. Eight years on phones, chat and e-mail for an airline and an online shop. I like the awkward cases best, because those customers remember you.

Work history

Stonebridge Outdoor, Leiden - customer service representative, 03/2020 to 12/2025
Handled about sixty contacts a day in English and German: late parcels, torn tents, refunds. Wrote 120 of the macros in Zendesk. Took over the returns desk for the summer of 2023 and halved the backlog in five weeks. Left when the team moved to Poland.

Larkspur Air, Dublin - reservations agent, 06/2017 to 02/2020
Bookings, group travel, disrupted flights at four in the morning. Trained on Amadeus. Best quality score of my intake.

Before that: waitress in Galway while studying.

Education: BA in German and history, Galway, 2013-2017

Strong points: complaint handling, written English, Zendesk, Salesforce, patience. Typing 70 words a minute.

Languages: English (native), German (C1), Dutch (B1 and improving), Irish (rusty)

Volunteer at the repair café on the second Saturday of the month. Available immediately. I travel by train and hold a driving licence B.`,
    workExperiences: [
      {
        id: 'w1',
        title: 'Customer service representative',
        company: 'Stonebridge Outdoor',
        text: 'Sixty contacts a day in English and German, Zendesk macros, returns desk.',
        dateFrom: '2020-03',
        dateTo: '2025-12',
      },
      {
        id: 'w2',
        title: 'Reservations agent',
        company: 'Larkspur Air',
        text: 'Bookings, group travel and disrupted flights in Amadeus.',
        dateFrom: '2017-06',
        dateTo: '2020-02',
      },
    ],
    educations: [
      {
        id: 'e1',
        field: 'German and history',
        degree: 'BA',
        institute: 'Galway',
        info: '',
        dateFrom: '2013',
        dateTo: '2017',
      },
    ],
    extraProperties: {
      name: 'Aoife Brennan',
      birthDate: '1995-05-27',
      town: 'Leiden',
      office: 'Rotterdam',
      email: 'aoife.brennan@example.org',
      phone: '+31 6 000 78 90',
      status: 'available',
      startDate: '2026-03-01',
    },
  },
];

/** Three advertisements as employers on the Continent write them in English. */
export const englishJobs: readonly WireDocument[] = [
  {
    id: 'hand-j-en-1',
    language: 'ENG',
    jobTitle: 'CNC Milling Operator - Eindhoven',
    jobText: `Ironside Precision makes aluminium and titanium parts for medical scanners. We are forty people in a bright hall on the north side of Eindhoven, and our oldest machine is younger than our youngest apprentice.

What you will do
- Set up and run two five-axis milling machines (Hermle, Heidenhain control)
- Measure your own work, down to five microns, and adjust offsets
- Improve programs together with the CAM engineer
- Look after tools and fixtures so that the next shift finds what it needs

What we ask
You have at least two years of experience as a CNC miller and you read technical drawings without help. Heidenhain is a must; Mastercam or Hypermill is nice to have. You speak English; Dutch is useful at the coffee machine but not required. You are precise and you say so when something is wrong.

What we offer
A permanent contract after seven months through our agency, 38 hours a week in two shifts (6.30-14.45 and 14.15-22.30), with four-day weeks in the late shift. Gross pay of €3,000 to €3,700 a month plus 14% shift allowance, 27 days of holiday, a pension plan and help with housing for people from abroad.`,
    extraProperties: {
      company: 'Ironside Precision BV',
      companyId: 'ironside-precision-bv',
      office: 'Utrecht',
      town: 'Eindhoven',
      startDate: '2026-04-01',
      status: 'open',
    },
  },
  {
    id: 'hand-j-en-2',
    language: 'ENG',
    jobTitle: 'HR Business Partner (m/f/x)',
    jobText: `Location: Brussels, European quarter. Two days a week from home.

Northgate Instruments sells measuring equipment in eleven countries. The Brussels office, 160 people, has doubled in four years, and its people team of three has not. That is why we are looking for you.

You will advise five department heads on everything from hiring plans to difficult conversations. You run the yearly salary review, keep our policies in line with Belgian labour law and lead onboarding for newcomers, most of whom arrive from abroad. This year's large projects are a new job classification and the move from spreadsheets to an HR system; you will own one of them.

You bring five years or more in human resources, of which two in Belgium. You know Belgian social law well and you have worked with a works council. English is our working language and French is required; Dutch is a strong plus. Experience with Workday helps. A degree in law or psychology is welcome but not a condition.

Expect a permanent full-time contract, a salary between €4,300 and €5,100 gross a month depending on experience, a company car or mobility budget, meal vouchers of €8, group insurance and 32 days of leave.`,
    extraProperties: {
      company: 'Northgate Instruments NV',
      companyId: 'northgate-instruments-nv',
      office: 'Brussel',
      town: 'Brussels',
      startDate: '2026-05-01',
      status: 'open',
    },
  },
  {
    id: 'hand-j-en-3',
    language: 'ENG',
    jobTitle: 'Housekeeping Attendant, part-time',
    jobText: `Hotel Lanternhill in Bruges has 64 rooms, a courtyard with a very old lime tree and guests who come back. To keep the rooms the way they remember them, we need two room attendants.

A working day
You start at 8.30 am, collect your list and your trolley, and prepare about twelve rooms. You change linen, clean bathrooms, refill the minibar on the tablet and report what is broken. You finish when the rooms are done, usually around 2 pm. Weekends are part of the job, two out of three.

About you
Experience in a hotel or in cleaning is nice to have; we show you our way in the first week. You work carefully, you are discreet and you can be on your feet for five hours. Basic English or Dutch is enough to understand your list.

Our offer
A temporary contract for six months with a view to permanent employment. Part-time, 20 to 25 hours a week. €15.10 gross an hour, holiday pay, lunch with the kitchen team, a bicycle if you live in town and the train paid if you do not. Students are welcome in July and August.`,
    extraProperties: {
      company: 'Hotel Lanternhill',
      companyId: 'hotel-lanternhill',
      office: 'Gent',
      town: 'Bruges',
      startDate: '2026-04-01',
      status: 'open',
    },
  },
];
