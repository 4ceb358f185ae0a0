import type { ContractType, Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { aspectsOf } from '../aspects-of.ts';

const contracts = (language: Language, text: string): readonly string[] =>
  aspectsOf(language, text, 'CONTRACT_TYPE').map(({ value }) => value);

describe('contracts of people who are there', () => {
  it.each<readonly [Language, string]>([
    ['DUT', "We werken met een aantal zzp'ers."],
    ['DUT', 'Ons team bestaat uit vier freelance professionals.'],
    ['DUT', 'Het museum draait op een grote groep vrijwilligers.'],
    ['FRE', 'Un grand nombre de bénévoles soutient le musée.'],
    ['ENG', 'A large group of volunteers keeps the museum open.'],
    ['ITA', 'Un gruppo di volontari tiene aperto il museo.'],
  ])('ENG-10e are not those of the job in %s: %s', (language, text) => {
    expect(contracts(language, text)).toEqual([]);
  });

  it.each<readonly [Language, string, string]>([
    ['DUT', "Wij zoeken een aantal zzp'ers.", 'SELF_EMPLOYED'],
    ['DUT', 'We hebben verschillende freelance opdrachten.', 'SELF_EMPLOYED'],
    ['FRE', 'Nous cherchons plusieurs bénévoles.', 'VOLUNTEER'],
    ['ENG', 'We are looking for a number of volunteers.', 'VOLUNTEER'],
    ['ENG', 'We have several freelance roles on a freelance basis.', 'SELF_EMPLOYED'],
    ['ITA', 'Cerchiamo alcuni volontari per il museo.', 'VOLUNTEER'],
  ])('ENG-10e are those of the job where such people are sought in %s: %s', (language, text, type) => {
    expect(contracts(language, text)).toEqual([type]);
  });
});

describe('contracts under which somebody served', () => {
  it.each<readonly [Language, string]>([
    ['DUT', 'Je hebt twee jaar gewerkt, of drie jaar ervaring met een tijdelijk contract.'],
    ['FRE', 'Avoir accompli trois années sous contrat à durée déterminée.'],
    ['FRE', 'Les candidats doivent avoir cumulé trois ans de contrats à durée déterminée.'],
    ['ENG', 'Applicants must have completed three years on fixed-term contracts.'],
    ['ENG', 'You have served two years of service under a fixed-term contract.'],
    ['ITA', 'I candidati hanno maturato tre anni di contratto a tempo determinato.'],
    ['ITA', 'Aver maturato almeno tre anni di collaborazione coordinata e continuativa.'],
    ['ITA', 'Esperienza di due anni con contratto a tempo determinato.'],
  ])('ENG-10e are not what is offered in %s: %s', (language, text) => {
    expect(contracts(language, text)).toEqual([]);
  });

  it.each<readonly [Language, string, string]>([
    ['DUT', 'Heb je drie jaar gewerkt, dan krijg je een tijdelijk contract.', 'TEMPORARY'],
    ['FRE', 'Deux ans effectués, contrat à durée indéterminée.', 'PERMANENT'],
    ['ENG', 'You have completed three years of study and get a fixed-term contract.', 'TEMPORARY'],
    ['ITA', 'Esperienza di due anni e contratto a tempo determinato.', 'TEMPORARY'],
    ['ITA', 'Esperienza due anni contratto a tempo determinato.', 'TEMPORARY'],
    ['DUT', 'Ervaring van minstens twee jaar, tijdelijk contract.', 'TEMPORARY'],
    ['ENG', 'A post of two years on a fixed-term contract.', 'TEMPORARY'],
  ])('ENG-10e are what is offered behind the years in %s: %s', (language, text, type) => {
    expect(contracts(language, text)).toEqual([type]);
  });
});

describe('contracts of a competition', () => {
  it.each<readonly [Language, string]>([
    ['DUT', 'Vergelijkend examen met het oog op een vaste aanstelling.'],
    ['FRE', "Concours organisé en vue d'un engagement à durée indéterminée."],
    ['ENG', 'Competition with a view to a permanent appointment.'],
    ['ITA', "Il bando è finalizzato all'assunzione a tempo indeterminato di nove bidelli."],
    ['ITA', "Avviso di selezione finalizzato all'assunzione di un autista a tempo indeterminato."],
  ])('ENG-10e are what it is held for in %s: %s', (language, text) => {
    expect(contracts(language, text)).toEqual(['PERMANENT']);
  });

  it.each<readonly [Language, string]>([
    ['DUT', 'Tijdelijk contract, na het examen met het oog op een vaste aanstelling.'],
    ['FRE', "Examen d'un contrat de six mois en vue d'un CDI."],
    ['ENG', 'Six months with a view to a permanent contract.'],
    ['ITA', "Selezione del personale: inserimento finalizzato all'assunzione a tempo indeterminato."],
    ['ITA', "Selezione per un incarico di sei mesi finalizzato all'assunzione a tempo indeterminato."],
  ])('ENG-10e may follow another one in %s: %s', (language, text) => {
    expect(contracts(language, text)).toEqual(['PERMANENT_POSSIBLE']);
  });
});

describe('lengths of contracts', () => {
  it.each<readonly [Language, string]>([
    ['DUT', 'De contracten lopen van twee tot zes maanden.'],
    ['FRE', 'Les contrats durent de deux à six mois.'],
    ['FRE', 'Les contrats vont de deux mois à six mois.'],
    ['ENG', 'Contracts run from two to six months.'],
    ['ENG', 'The contracts last between two and six months.'],
    ['ITA', 'I contratti avranno durate diverse: dai due mesi a periodi più lunghi.'],
  ])('ENG-10e are told of several in %s: %s', (language, text) => {
    expect(contracts(language, text)).toEqual(['TEMPORARY']);
  });

  it.each<readonly [Language, string]>([
    ['DUT', 'Onze contracten met klanten lopen zes maanden.'],
    ['FRE', 'Les contrats avec nos clients durent six mois.'],
    ['ENG', 'Our contracts with clients last six months.'],
    ['ITA', 'I contratti con i clienti durano sei mesi.'],
  ])('ENG-10e are not those with clients in %s: %s', (language, text) => {
    expect(contracts(language, text)).toEqual([]);
  });
});

describe('a list of those who passed', () => {
  it('ENG-10e lasts for a time, which is none of the contract', () => {
    expect(contracts('DUT', 'Er wordt een werfreserve aangelegd voor de duur van een jaar.')).toEqual(['RESERVE']);
    const both = 'Je komt in een werfreserve terecht of krijgt een contract voor de duur van een jaar.';
    expect(contracts('DUT', both)).toEqual(['RESERVE', 'TEMPORARY']);
  });
});

describe('contracts that an ad offers by the dozen', () => {
  it.each<readonly [Language, string, ContractType]>([
    ['DUT', 'We bieden deze zomer twintig seizoenscontracten aan.', 'TEMPORARY'],
    ['FRE', 'Nous proposons cet été vingt contrats saisonniers.', 'TEMPORARY'],
    ['ENG', 'We offer twenty seasonal contracts this summer.', 'TEMPORARY'],
    ['ITA', 'Il parco offre venti contratti stagionali.', 'TEMPORARY'],
    ['ITA', 'Il museo mette a disposizione dodici tirocini curriculari.', 'APPRENTICESHIP'],
  ])('ENG-10e are of the kind that one would be, in %s: %s', (language, text, type) => {
    expect(contracts(language, text)).toEqual([type]);
  });
});

describe('a contract that becomes another one', () => {
  it.each<readonly [Language, string]>([
    ['ITA', 'Contratto di sei mesi che sarà trasformato a tempo indeterminato.'],
    ['DUT', 'Een contract van een jaar; aan het einde van het jaar zal dit omgezet worden naar onbepaalde tijd.'],
    ['DUT', 'Het contract van zes maanden kan omgezet worden in een vast contract.'],
  ])('ENG-10e may be permanent in %s: %s', (language, text) => {
    expect(contracts(language, text)).toEqual(['PERMANENT_POSSIBLE']);
  });
});
