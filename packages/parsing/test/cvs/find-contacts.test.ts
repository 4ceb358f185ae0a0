import { describe, expect, it } from 'vitest';
import { findContacts } from '../../src/without-reader.ts';

describe('contact lines of a CV', () => {
  it.each([
    ['Gsm : 0470/12.34.56 - s.moretti@exemple.be', '0470/12.34.56'],
    ['3512 Utrecht | 06-12345601 | s@voorbeeld.nl', '06-12345601'],
    ['bellen op 06 - 23 45 67 89 of mailen', '06 - 23 45 67 89'],
    ['020-1234567', '020-1234567'],
    ['09 123 45 67', '09 123 45 67'],
    ['02/123.45.67', '02/123.45.67'],
    ['+32 (0)470 12 34 56', '+32 (0)470 12 34 56'],
    ['T: +31 (0)6 1234 5678 | E: b@example.nl', '+31 (0)6 1234 5678'],
    ['0032 470 12 34 56', '0032 470 12 34 56'],
    ['06 12 34 56 78', '06 12 34 56 78'],
    ['tél. 06.12.34.56.78', '06.12.34.56.78'],
    ['+33 6 12 34 56 78', '+33 6 12 34 56 78'],
    ['Telefono	0444 123456 / 347 1234567', '0444 123456'],
    ['al 340 1234567 oppure', '340 1234567'],
    ['333 123 4567', '333 123 4567'],
    ['tel. +39 030 1234567', '+39 030 1234567'],
    ['621 123 456 (Mobile)', '621 123 456'],
    ['085 123 4567', '085 123 4567'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
  ])('ENG-18 tells the telephone number in "%s"', (text, phone) => {
    expect(findContacts(`Jan Peeters\n${text}\n`).phone).toBe(phone);
  });
  it.each([
    '01/2022 – 12/2021',
    '06/2015 – 2019',
    '2014 - 2018',
    '03/07/1989',
    '8800 Roeselare',
    'IBAN: BE68 5390 0754 7034',
    'BE 0123.456.789',
    'BTW 0123.456.789',
    'Fax: 09 123 45 67',
    '93.07.18-223.61',
    '02-2012 – 07-2016',
    '14 rue des Jardiniers, 54000 Nancy',
    '€ 2.800 - 3.200',
  ])('takes "%s" for no telephone number', (text) => {
    expect(findContacts(`Jan Peeters\n${text}\n`).phone).toBeNull();
  });
  it('ENG-18 tells the e-mail address, a site and the LinkedIn profile', () => {
    const text = 'Lotte\nMail: Lotte.Peeters+cv@Voorbeeld.be.\nhttps://www.linkedin.com/in/lotte-p | lottemaakt.be';
    expect(findContacts(text)).toEqual({
      email: 'lotte.peeters+cv@voorbeeld.be',
      phone: null,
      url: 'lottemaakt.be',
      linkedin: 'https://www.linkedin.com/in/lotte-p',
    });
  });
  it('takes no word of programming and no address for a site', () => {
    expect(findContacts('ASP.NET, Node.js, e.g. jan@site.be, B.V., 3.5.0').url).toBeNull();
  });
  it('leaves out how referees are reached', () => {
    const text = 'Lotte Peeters\n\nReferenties\nJan Claes, jan@bedrijf.be, 0470 12 34 56, www.bedrijf.be';
    expect(findContacts(text)).toEqual({ email: null, phone: null, url: null, linkedin: null });
  });
  it('is linear in long texts', () => {
    const began = process.cpuUsage();
    for (const part of ['0', '06 ', '+32 ', 'a.', 'a@', 'www.', '1-']) findContacts(part.repeat(300_000 / part.length));
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(2000);
  });
});
