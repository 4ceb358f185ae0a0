import { describe, expect, it } from 'vitest';
import { termCases, termsOf } from '../terms-of.ts';

const TEXTS = `
ENG|PERMANENT|Contract: ☒ permanent ☐ temporary ☐ freelance
ENG|PART_TIME+TEMPORARY|Contract: [ ] permanent [x] temporary ⏎ Hours: [ ] full time [x] part time
ENG|FULL_TIME|☑ Full time □ Part time
ENG|PERMANENT|Permanent [x] Temporary [ ]
ENG|FULL_TIME|( ) part-time (x) full-time
ENG|PART_TIME|✓ Part-time ✗ Full-time
ENG|TEMPORARY|Employment type ⏎ ☐ Permanent ⏎ ☒ Fixed term
ENG|FULL_TIME+PERMANENT|✅ Permanent contract ⏎ ✅ Full-time ⏎ ✅ 25 days off
ENG|PART_TIME|Hours ☐ 36-40 ☒ 16-24
ENG|APPRENTICESHIP|☐ Job ☒ Internship ☐ Volunteer
DUT|PERMANENT|Contract: ☒ vast ☐ tijdelijk ☐ freelance
DUT|PART_TIME+TEMPORARY|Contract: [ ] vast [x] tijdelijk ⏎ Uren: [ ] fulltime [x] parttime
DUT|FULL_TIME|☑ Voltijds □ Deeltijds
DUT|PERMANENT|Onbepaalde tijd [x] Bepaalde tijd [ ]
DUT|FULL_TIME|( ) parttime (x) fulltime
DUT|PART_TIME|✓ Parttime ✗ Fulltime
DUT|TEMPORARY|Dienstverband ⏎ ☐ Onbepaalde tijd ⏎ ☒ Bepaalde tijd
DUT|FULL_TIME+PERMANENT|✅ Vast contract ⏎ ✅ Fulltime ⏎ ✅ 25 vakantiedagen
DUT|PART_TIME|Uren ☐ 36-40 ☒ 16-24
DUT|APPRENTICESHIP|☐ Baan ☒ Stage ☐ Vrijwilligerswerk
ITA|PERMANENT|Contratto: ☒ indeterminato ☐ determinato ☐ partita IVA
ITA|PART_TIME+TEMPORARY|Contratto: [ ] indeterminato [x] determinato ⏎ Orario: [ ] full time [x] part time
ITA|FULL_TIME|☑ Tempo pieno □ Tempo parziale
ITA|PERMANENT|Tempo indeterminato [x] Tempo determinato [ ]
ITA|FULL_TIME|( ) part-time (x) full-time
ITA|PART_TIME|✓ Part-time ✗ Full-time
ITA|TEMPORARY|Tipo di rapporto ⏎ ☐ Tempo indeterminato ⏎ ☒ Tempo determinato
ITA|FULL_TIME+PERMANENT|✅ Contratto a tempo indeterminato ⏎ ✅ Full-time ⏎ ✅ Buoni pasto
ITA|PART_TIME|Ore ☐ 36-40 ☒ 16-24
ITA|APPRENTICESHIP|☐ Lavoro ☒ Stage ☐ Volontariato
FRE|PERMANENT|Contrat : ☒ CDI ☐ CDD ☐ freelance
FRE|PART_TIME+TEMPORARY|Contrat : [ ] CDI [x] CDD ⏎ Temps : [ ] temps plein [x] temps partiel
FRE|FULL_TIME|☑ Temps plein □ Temps partiel
FRE|PERMANENT|CDI [x] CDD [ ]
FRE|FULL_TIME|( ) temps partiel (x) temps plein
FRE|PART_TIME|✓ Temps partiel ✗ Temps plein
FRE|TEMPORARY|Type de contrat ⏎ ☐ CDI ⏎ ☒ CDD
FRE|FULL_TIME+PERMANENT|✅ CDI ⏎ ✅ Temps plein ⏎ ✅ Tickets restaurant
FRE|PART_TIME|Heures ☐ 36-40 ☒ 16-24
FRE|APPRENTICESHIP|☐ Emploi ☒ Stage ☐ Bénévolat
ENG|FULL_TIME+PERMANENT|☐ Permanent contract ⏎ ☐ Full-time
ENG|PART_TIME+PERMANENT|■ Permanent contract ⏎ ■ Part-time, 20 hours a week
DUT|PART_TIME|Uren: ☒ 16-24 uur per week ☐ 32-40 uur per week
ENG|PART_TIME|☐ FT ☒ PT ☐ casual
ENG|FULL_TIME|Full time: [x] Part time: [ ]
`;

describe('options of a form with boxes', () => {
  it.each(termCases(TEXTS))('ENG-10e ENG-10f %s tells "%s": %s', (language, terms, text) => {
    expect(termsOf(text, language)).toBe(terms);
  });
});
