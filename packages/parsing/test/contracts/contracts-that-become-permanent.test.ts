import { describe, expect, it } from 'vitest';
import { termCases, termsOf } from '../terms-of.ts';

const TEXTS = `
ENG|PERMANENT_POSSIBLE|You start with a contract of six months, with the intention of converting it afterwards.
ENG|PERMANENT_POSSIBLE|At first through an agency, then, after a few months, a direct contract with us.
ENG|PERMANENT_POSSIBLE|Three months, another three months and then you are hired for good.
ENG|PERMANENT_POSSIBLE|First seven months, then eight months and then permanent.
ENG|APPRENTICESHIP|An internship of ten weeks. Good interns are often offered a permanent job.
ENG|PERMANENT_POSSIBLE|Employed by the agency for the first 12 weeks, on our own payroll after that.
ENG|PERMANENT_POSSIBLE|Contract: fixed (6 months) -> permanent
ENG|TEMPORARY|A one-year contract. It cannot be made permanent.
ENG|PERMANENT|Permanent contract; in the first three months you follow a training.
DUT|PERMANENT_POSSIBLE|Je start met een contract van zes maanden, met de intentie dit daarna om te zetten.
DUT|PERMANENT_POSSIBLE|Eerst via een uitzendbureau, daarna, na enkele maanden, een rechtstreeks contract bij ons.
DUT|PERMANENT_POSSIBLE|Drie maanden, nog eens drie maanden en dan kom je in vaste dienst.
DUT|PERMANENT_POSSIBLE|Eerst zeven maanden, dan acht maanden en dan vast.
DUT|PERMANENT_POSSIBLE|Een jaarcontract dat we hopen om te zetten in een vast contract.
DUT|APPRENTICESHIP|Een stage van tien weken. Goede stagiairs krijgen vaak een vaste baan aangeboden.
DUT|PERMANENT_POSSIBLE|De eerste 12 weken via het uitzendbureau, daarna bij ons op de loonlijst.
DUT|PERMANENT_POSSIBLE|Contract: bepaald (6 maanden) -> onbepaald
DUT|TEMPORARY|Een contract van een jaar. Omzetting naar vast is niet mogelijk.
DUT|PERMANENT|Vast contract; in de eerste drie maanden volg je een opleiding.
ITA|PERMANENT_POSSIBLE|Inizi con un contratto di sei mesi, con l'intenzione di trasformarlo in seguito.
ITA|PERMANENT_POSSIBLE|Inizialmente con agenzia, poi, dopo i primi mesi, contratto diretto con noi.
ITA|PERMANENT_POSSIBLE|Tre mesi più altri tre mesi e poi assunzione.
ITA|PERMANENT_POSSIBLE|Prima sette mesi, poi otto mesi e poi a tempo indeterminato.
ITA|PERMANENT_POSSIBLE|Un contratto annuale che speriamo di trasformare a tempo indeterminato.
ITA|APPRENTICESHIP|Uno stage di dieci settimane. Ai migliori stagisti viene spesso offerto un posto a tempo indeterminato.
ITA|PERMANENT_POSSIBLE|Le prime 12 settimane tramite agenzia, dopo assunzione alle nostre dipendenze.
ITA|PERMANENT_POSSIBLE|Contratto: determinato (6 mesi) -> indeterminato
ITA|TEMPORARY|Contratto di un anno. Non è prevista la trasformazione a tempo indeterminato.
ITA|PERMANENT|Contratto a tempo indeterminato; nei primi tre mesi segui un corso.
FRE|PERMANENT_POSSIBLE|D'abord par une agence d'intérim, puis, après quelques mois, un contrat direct chez nous.
FRE|PERMANENT_POSSIBLE|Trois mois, encore trois mois et ensuite l'embauche définitive.
FRE|PERMANENT_POSSIBLE|D'abord sept mois, puis huit mois et puis CDI.
FRE|PERMANENT_POSSIBLE|Un CDD d'un an que nous espérons transformer en CDI.
FRE|APPRENTICESHIP|Un stage de dix semaines. Les bons stagiaires se voient souvent proposer un CDI.
FRE|PERMANENT_POSSIBLE|Les 12 premières semaines via l'agence d'intérim, ensuite chez nous.
FRE|PERMANENT_POSSIBLE|Contrat : CDD (6 mois) -> CDI
FRE|TEMPORARY|Un contrat d'un an. Il ne sera pas transformé en CDI.
FRE|PERMANENT|CDI ; les trois premiers mois, vous suivez une formation.
ITA|PERMANENT_POSSIBLE|Iter: 3 mesi + 3 mesi + 6 mesi e assunzione.
ENG|PERMANENT|You supervise our interns and receive reports. Permanent contract.
`;

describe('contracts that become permanent', () => {
  it.each(termCases(TEXTS))('ENG-10e %s tells "%s": %s', (language, terms, text) => {
    expect(termsOf(text, language)).toBe(terms);
  });
});
