import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { jobs, schooling } from './cv-told.ts';
import { parser } from '../starter-parser.ts';

describe('ENG-18 tables and forms of schooling in a CV', () => {
  it.each<readonly [Language, string, readonly string[]]>([
    [
      'DUT',
      'OPLEIDING\nNaam opleiding              School                         Van    Tot    Diploma\n' +
        'Handel en administratie     ROC Twente, Hengelo            2002   2006   ja\n' +
        'Chauffeur goederenvervoer   STC Rotterdam                  2008   2009   ja',
      ['Handel en administratie | ROC Twente | 2002 | 2006', 'Chauffeur goederenvervoer | STC Rotterdam | 2008 | 2009'],
    ],
    [
      'ENG',
      'EDUCATION\nName of school / college     Dates           Qualification\n' +
        'Selby College                2016 - 2017     ESOL Level 1\n' +
        'Technikum Rolnicze           1999 - 2003     Agricultural technician',
      ['ESOL Level 1 | Selby College | 2016 | 2017', 'Agricultural technician | Technikum Rolnicze | 1999 | 2003'],
    ],
    [
      'ENG',
      'EDUCATION\nSchool/College\tSouth East Technological University, Carlow\nCourse\tHigher Certificate in Business\n' +
        'From\t2018\nTo\t2020\nResult\tMerit\n\nSchool/College\tBorris College, Borris\nCourse\tLeaving Certificate\n' +
        'From\t2012\nTo\t2018\nResult\t388 points',
      [
        'Higher Certificate Business | South East Technological University | 2018 | 2020',
        'Leaving Certificate | Borris College | 2012 | 2018',
      ],
    ],
    [
      'DUT',
      'OPLEIDING\nData\t2012 – 2013\nKwalificatie\tKok\nOnderwijsinstelling\tCVO Kisp, Hotelschool\nData\t1997 – 2003\n' +
        'Kwalificatie\tHandel\nOnderwijsinstelling\tSint-Lievenscollege, Gent',
      ['Kok | CVO Kisp | 2012 | 2013', 'Handel | Sint-Lievenscollege | 1997 | 2003'],
    ],
    [
      'DUT',
      'VOOROPLEIDING\nSchool                   Richting                    Van    Tot    Diploma\n' +
        'MAVO Sint Jozef          -                           1978   1982   ja\n' +
        'LOI                      Praktijkdiploma Boekhouden  1993   1994   ja',
      ['MAVO | MAVO Sint Jozef | 1978 | 1982', 'Praktijkdiploma Boekhouden | LOI | 1993 | 1994'],
    ],
  ])('%s: each cell is what its head or label says: %s', (language, text, expected) => {
    expect(schooling(language, text)).toEqual(expected);
  });

  it('"Diploma: no" and what follows it is an answer', () => {
    const form =
      'OPLEIDING\nOpleiding: HBO-ICT\nInstituut: Hogeschool Utrecht\nPeriode: 2009 - 2014\nDiploma: nee, propedeuse behaald\n\n' +
      'Opleiding: HAVO\nInstituut: Corderius College\nPeriode: 2003 - 2008\nDiploma: ja';
    expect(schooling('DUT', form).map((one) => one.split(' | ')[1])).toEqual([
      'Hogeschool Utrecht',
      'Corderius College',
    ]);
  });

  it('a diploma of some year at a school is one below a heading of training, too', () => {
    const text =
      'EDUCATION\nOaklands School, 1997 - 2002\nGCSEs\n\nTRAINING\nNVQ Level 2 in Cleaning and Support Services, Hull College, 2011';
    expect(schooling('ENG', text)).toContain('NVQ Level 2 Cleaning and Support Services | Hull College |  | 2011');
  });

  it('a school year "ad oggi" lasts', () => {
    const cv = 'Ada Serra\nParma\n\nESPERIENZA\nA.S. 2021/2022 ad oggi: docente di sostegno, Istituto Galilei, Parma';
    expect(jobs('ITA', cv)).toEqual(['docente di sostegno | Istituto Galilei | 2021 | ']);
  });

  it('a name and a town behind a trade are the employer', () => {
    const cv = 'Jan Peeters\nGent\n\nWERKERVARING\nVakkenvuller Colruyt Aalst, 2021 - heden';
    expect(jobs('DUT', cv)[0]).toMatch(/^Vakkenvuller \| Colruyt/);
  });

  it.each<readonly [Language, string, readonly string[]]>([
    [
      'DUT',
      'OPLEIDING\nOpleiding: MBO 2 Helpende\t\tSchool: Albeda College\tVan: 2010\tTot: 2012\tDiploma: ja\n' +
        'Opleiding: MBO 3 Verzorgende\t\tSchool: Zadkine\tVan: 2012\tTot: 2013\tDiploma: nee',
      ['MBO 2 Helpende | Albeda College | 2010 | 2012', 'MBO 3 Verzorgende | Zadkine | 2012 | 2013'],
    ],
    [
      'ENG',
      'EDUCATION\nNational Craft Certificate, Carpentry and Joinery, SOLAS Dundalk, 1998\nLeaving Cert, Coláiste Rís, 1994',
      [
        'National Craft Certificate Carpentry and Joinery | SOLAS Dundalk |  | 1998',
        'Leaving Cert | Coláiste Rís |  | 1994',
      ],
    ],
    [
      'FRE',
      'FORMATION\nCESS, Technicien(ne) de bureau, Institut Sainte-Marie, Liège, 2009 - 2015',
      ['CESS Technicien(ne) de bureau | Institut Sainte-Marie | 2009 | 2015'],
    ],
    [
      'ITA',
      'ISTRUZIONE\n2004 – 2009 Trento, Italia\nDIPLOMA DI LICEO SCIENTIFICO Liceo "Leonardo da Vinci"',
      ['DIPLOMA LICEO SCIENTIFICO | Liceo "Leonardo da Vinci | 2004 | 2009'],
    ],
    [
      'FRE',
      'FORMATION\nDiplôme : Baccalauréat sciences sociales, Lycée Donka, Conakry, 2010 (équivalence reçue en 2020)',
      ['Baccalauréat sciences sociales | Lycée Donka |  | 2010'],
    ],
  ])('%s: a part is what it is whatever stands around it: %s', (language, text, expected) => {
    expect(schooling(language, text)).toEqual(expected);
  });

  it.each<readonly [Language, string, readonly string[]]>([
    [
      'DUT',
      'Kandidaat: R. Pinas\nWoonplaats: Almere\n\nOpleiding 1\nNaam opleiding: Beveiliger niveau 2\nInstituut: ROC van Flevoland\n' +
        'Periode: 2013-2014\nOpleiding 2\nNaam opleiding: VMBO-T\nInstituut: Helen Parkhurst\nPeriode: 2002-2007\n\n' +
        'Werkgever 1\nBedrijf: Trigion\nFunctie: Objectbeveiliger\nPeriode: 2017 t/m heden',
      ['Beveiliger niveau 2 | ROC van Flevoland | 2013 | 2014', 'VMBO-T | Helen Parkhurst | 2002 | 2007'],
    ],
    [
      'ITA',
      'Aldo Serra\nFoligno\n\nTITOLI DI STUDIO\n- di aver conseguito nel 1982 il diploma di Geometra presso l’Istituto Tecnico Scarpellini',
      ['diploma Geometra | Istituto Tecnico Scarpellini |  | 1982'],
    ],
    [
      'DUT',
      'Lien Maes\nAarschot\n\nOpleiding\nSinds september 2023 studeer ik Sociaal Werk aan de UCLL.\n' +
        'Van 2017 tot 2023 zat ik op het Sint-Jozefscollege, richting Humane Wetenschappen.',
      ['Sociaal Werk | UCLL | 2023-09 | ', 'richting Humane Wetenschappen | Sint-Jozefscollege | 2017 | 2023'],
    ],
    [
      'FRE',
      'Chantal Roussel\n21200 Beaune\n\n1986     Baccalauréat G2 - Lycée Clos Maire, Beaune\n' +
        '1988     BTS Comptabilité - Lycée Le Castel, Dijon\n1988 - 1995     Secrétaire comptable, Maison Bouchard, Beaune\n' +
        '1995 - 2012     Assistante de gestion, Garage Chapelle, Beaune',
      ['Baccalauréat G2 | Lycée Clos Maire |  | 1986', 'BTS Comptabilité | Lycée Le Castel |  | 1988'],
    ],
  ])('%s: forms that count their parts, declarations, sentences and lists: %s', (language, text, expected) => {
    const read = parser.parseCv({ language, text }).educations;
    const told = read.map(({ degree, field, institute, dateFrom, dateTo }) =>
      [[degree, field].filter(Boolean).join(' '), institute, dateFrom, dateTo].map((part) => part ?? '').join(' | '),
    );
    expect(told).toEqual(expected);
  });

  it('"Werkervaring in het onderwijs" is a heading, and below it teachers have jobs', () => {
    const cv =
      'Lien Maes\nAalst\n\nOpleiding\nsept 2018 - juni 2021   Bachelor Lager Onderwijs\n                        Odisee\n\nWerkervaring in het onderwijs\nsept 2023 - nu          Klastitularis 4de leerjaar\n                        GO! basisschool De Wijzer, Hamme\n' +
      'sept 2022 - juni 2023   Zorgleerkracht (vervanging)\n                        VBS De Duizendpoot, Zele';
    expect(jobs('DUT', cv)).toHaveLength(2);
    expect(parser.parseCv({ language: 'DUT', text: cv }).educations).toHaveLength(1);
  });

  it('schooling ends at a heading that nobody knows', () => {
    const text =
      'EDUCATION\nBA History, University of Leeds, 2006 - 2009\n\nGiving back\n\nMentor at Tech for Refugees, 2019 - 2022';
    expect(schooling('ENG', text)).toEqual(['BA History | University of Leeds | 2006 | 2009']);
  });
});

describe('ENG-18 jobs of a CV in tables and below firms', () => {
  it('a column that nobody knows is no reason not to read the others', () => {
    const table =
      'Jan Kowal\nHull\n\nEMPLOYMENT\nEmployer        From       To         Job title       Hours a week\n' +
      'Amazon, Hull    10/2016    present    Warehouse Associate   40\nGS Fresh        03/2010    04/2012    Field worker    48';
    expect(jobs('ENG', table)).toEqual([
      'Warehouse Associate | Amazon | 2016-10 | ',
      'Field worker | GS Fresh | 2010-03 | 2012-04',
    ]);
  });

  it('"From" and "To" on one line are the period of the form', () => {
    const form =
      'Eve Nolan\nNaas\n\nEMPLOYMENT\nFrom: 05/2019   To: present\nEmployer: Naas General Hospital\nPosition: Staff Nurse\n\n' +
      'From: 09/2006   To: 08/2011\nEmployer: Dunnes Stores\nPosition: Checkout Operator';
    expect(jobs('ENG', form)).toEqual([
      'Staff Nurse | Naas General Hospital | 2019-05 | ',
      'Checkout Operator | Dunnes Stores | 2006-09 | 2011-08',
    ]);
  });

  it('seasons over two winters are one job', () => {
    const cv =
      'Ugo Neri\nTrento\n\nESPERIENZE\nHotel Miramonti, Moena - Commis di cucina - stagioni invernali 2019/2020 e 2020/2021';
    expect(jobs('ITA', cv)).toEqual(['Commis di cucina | Hotel Miramonti | 2019 | 2021']);
  });

  it('"-->" behind a date lasts', () => {
    const form =
      'Ana Dia\nLiège\n\nEXPÉRIENCE\nDates\t09/2018 -->\nFonction ou poste occupé\tEducatrice spécialisée\nEmployeur\tASBL Le Tremplin\n\n' +
      'Dates\t10/2014 - 08/2018\nFonction ou poste occupé\tAnimatrice\nEmployeur\tCommune de Seraing';
    expect(jobs('FRE', form)[0]).toBe('Educatrice spécialisée | ASBL Le Tremplin | 2018-09 | ');
  });

  it('bullets before the head of each job leave it a head', () => {
    const cv =
      'Yann Le Gall\nQuimper\n\nCUISINIER\n\n> Chef de partie, Restaurant La Coquille, Concarneau\nmai 2023 - aujourd’hui\n80 couverts\n\n' +
      '> Commis, Hôtel Le Grand Large, Saint-Malo\navril 2019 - avril 2023';
    expect(jobs('FRE', cv)).toEqual([
      'Chef de partie | Restaurant La Coquille | 2023-05 | ',
      'Commis | Hôtel Le Grand Large | 2019-04 | 2023-04',
    ]);
  });

  it('a language behind "with" is no employer, a firm in small letters behind a title is whole', () => {
    const cv = 'Ian Barlow\nLeeds\n\nEXPERIENCE\nCustomer Service Specialist with German, Barlow Ltd, 2018 - 2021';
    expect(jobs('ENG', cv)).toEqual(['Customer Service Specialist with German | Barlow Ltd | 2018 | 2021']);
    const other = 'Jan Claes\nGent\n\nWERKERVARING\n1996 - 2007: Boekhouder, fiduciaire Lauwers & Partners, Dilbeek';
    expect(jobs('DUT', other)).toEqual(['Boekhouder | fiduciaire Lauwers & Partners | 1996 | 2007']);
  });

  it('sentences below a heading of work are read as sentences', () => {
    const cv =
      'Ciaran Doyle\nNaas\n\nMy teaching career\n\nSince September 2018 I have been a class teacher at Scoil Bhríde, Naas.\n\n' +
      'From 2016 to 2018 I worked as a primary teacher at GEMS Wellington School in Dubai. Before that, from 2014 to 2016, I was a substitute teacher in Kildare.';
    expect(jobs('ENG', cv).map((one) => one.split(' | ')[0])).toEqual(
      expect.arrayContaining(['class teacher', 'primary teacher', 'substitute teacher']),
    );
  });

  it('the street "Rue" is no home, a town called as a street begins is one', () => {
    const cv = 'Nom : DELVAUX\nAdresse : Rue de la Station, 77 à 5060 Sambreville\nGSM : 0476/33.19.48';
    expect(parser.parseCv({ language: 'FRE', text: cv }).residence?.name).toBe('Sambreville');
    const lane = 'Nom : DELVAUX\nAdresse : Rue de la Station 77\nGSM : 0476/33.19.48';
    expect(parser.parseCv({ language: 'FRE', text: lane }).residence).toBeNull();
    const other = 'Ugo Neri\nResidenza: Borgo San Lorenzo (FI)\nCell. 333 1234567';
    expect(parser.parseCv({ language: 'ITA', text: other }).residence?.name).toBe('Borgo San Lorenzo');
  });
});
