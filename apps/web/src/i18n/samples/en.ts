import type { SampleJob } from './sample-job.ts';

/** The three sample advertisements in English (SET-26). */
export const sampleJobs: readonly SampleJob[] = [
  {
    title: 'Warehouse operative, fresh logistics',
    employer: 'Fresh & Co, Willebroek',
    text: `Fresh & Co in Willebroek is looking for a warehouse operative who can stand in as a forklift driver.

What you will do
- load and unload refrigerated lorries and drive the reach truck
- pick orders with an RF scanner and enter them in SAP WM
- help with the weekly stock count

Who you are
You have at least 2 years of experience in a warehouse and a valid forklift licence, which is a must. You have a driving licence B, you are punctual and a team player. You speak good English; some Dutch is a plus. We work in two shifts.

What we offer
A full-time job, temporary at first with a view to a permanent contract, and a wage of € 2,600 to € 2,950 gross per month.`,
  },
  {
    title: 'Accountant',
    employer: 'De Wit Accountants, Mechelen',
    text: `De Wit Accountants in Mechelen looks after a hundred and twenty small companies and needs an accountant.

Your work
- process purchase and sales invoices
- prepare VAT returns and the annual accounts
- follow up debtors and answer clients' questions

Your profile
You have a bachelor's degree in accounting and at least 3 years of experience. You are accurate and good with Excel. You speak fluent English and good Dutch.

Our offer
A permanent full-time contract and a wage of € 3,100 to € 3,800 gross per month.`,
  },
  {
    title: 'Nurse in residential care',
    employer: 'De Linde Residence, Leuven',
    text: `De Linde Residence in Leuven is looking for a nurse for a ward of twelve residents.

What you will do
- dress wounds, manage medication and keep the care records up to date
- supervise the care assistants and consult with doctors
- support residents with dementia and their families

Who you are
You have a degree in nursing. You are patient and like to work in a team. Weekend work is part of the job. You speak good English.

What you get
A permanent contract, part-time or full-time, and a wage from € 3,000 gross per month.`,
  },
];
