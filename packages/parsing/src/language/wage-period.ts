/** The period in which a wage was written. */
export type WagePeriod = 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
