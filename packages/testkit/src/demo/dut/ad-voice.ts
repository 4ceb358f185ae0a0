import type { AdVoice } from '../words/voice.ts';

/** How employers and agencies write advertisements in Dutch. */
export const ad: AdVoice = {
  headings: {
    company: ['Over {firm}', 'Het bedrijf', 'Wie zijn wij?', 'Waar kom je terecht?'],
    tasks: ['Functieomschrijving', 'Wat ga je doen?', 'Jouw taken', 'Takenpakket'],
    profile: ['Profiel', 'Wie ben jij?', 'Wat vragen wij?', 'Jouw profiel'],
    offer: ['Aanbod', 'Wat bieden wij?', 'Wij bieden', 'Wat krijg je ervoor terug?'],
  },
  titles: ['{title}', '{title} {town}', '{title} (m/v/x)', '{title} - {town}', '{title} m/v', 'Ervaren {title}'],
  company: [
    '{firm} is een bedrijf in {town} dat {activity}, met {8-420} medewerkers',
    'Voor {firm}, actief in {town} en omstreken, zoeken wij een {title}',
    'Onze klant in {town} is een bedrijf dat {activity} en dat al {3-20} jaar groeit',
    'Bij {firm} werk je {place}, samen met {team}',
    '{firm} uit {town} is een bedrijf dat sinds {1956-2019} {activity}',
  ],
  opening: [
    'Door groei komt er een plaats vrij voor een {traitAdj} {title}',
    'Om {team} te versterken zoeken we een {title} die {strength2}',
    'Je vervangt een collega die na {8-38} jaar met pensioen gaat',
    'Ben jij de {title} die {strength2}? Lees dan verder',
  ],
  task: [
    'Als {title} ga je {task}, {adAdjunct}',
    'Je zal vooral {task}, {adAdjunct}',
    'Daarnaast kun je {task}, {adAdjunct}',
    'Samen met {team} mag je {task}',
    'Je hoofdopdracht {place}: {task}',
  ],
  tails: [', {adAdjunct}', ' voor {client}', ' ({adDetail})', ' en {duty}'],
  must: [
    'Je hebt ervaring met {skill}',
    'Kennis van {skill} is een must',
    'Je bent vertrouwd met {skill}',
    'Vereist: {skill}',
    '{skill} heeft voor jou geen geheimen',
    'Je beheerst {skill}',
  ],
  nice: [
    '{skill} is een pluspunt',
    'Ervaring met {skill} is mooi meegenomen',
    'Bij voorkeur ken je {skill}',
    'Pre: {skill}',
    'Wie {skill} kent, heeft een streepje voor',
  ],
  experience: [
    'Minstens {years} jaar ervaring als {title}',
    'Je werkte al {years} jaar in een gelijkaardige functie',
    '{years} jaar ervaring {place}',
    'Ervaring van {years} jaar of meer',
  ],
  trait: [
    'Je bent {traitPlain} en {traitAdj2}',
    'Je bent iemand die {strength2}, ook wanneer {pressure}',
    '{trait}, {traitAdj2} en bereid om bij te leren',
    'Een collega die {strength2}',
  ],
  licence: ['Je beschikt over {licence}', '{licence} is vereist', 'In bezit van {licence}', '{licence} is een plus'],
  language: [
    'Je spreekt vlot {lang}',
    'Goede kennis van het {lang}',
    '{lang} in woord en geschrift',
    'Je kan je behelpen in het {lang}',
  ],
  contract: {
    PERMANENT: ['Een contract van onbepaalde duur', 'Een vast contract bij {firm}', 'Vast dienstverband'],
    PERMANENT_POSSIBLE: [
      'Interim met optie op vast',
      'Tijdelijk contract met uitzicht op een vaste aanstelling',
      'Uitzendwerk met optie vast na {3-9} maanden',
    ],
    TEMPORARY: [
      'Tijdelijk contract van {3-12} maanden',
      'Een uitzendopdracht van {4-26} weken',
      'Contract van bepaalde duur',
    ],
    SELF_EMPLOYED: ['Freelance opdracht van {3-12} maanden', 'Op zelfstandige basis'],
    STUDENT: ['Studentenjob voor {4-9} weken', 'Vakantiewerk voor studenten'],
    APPRENTICESHIP: ['Leercontract van {2-3} jaar', 'Leerwerkplek (bbl) met begeleiding'],
  },
  hours: {
    FULL_TIME: ['Voltijds, {36-40} uur per week', 'Fulltime functie', 'Voltijdse job van {38-40} uur'],
    PART_TIME: ['Deeltijds, {16-32} uur per week', 'Parttime, {2-4} dagen per week'],
    MIXED: ['Voltijds of deeltijds, in overleg', 'Fulltime of parttime vanaf {20-32} uur'],
  },
  shift: {
    DAY: ['Dagdienst van {6-9}.00 tot {15-18}.00 uur', 'Werken in dagploeg'],
    TWO: ['2-ploegenstelsel (6-14 en 14-22 uur)', 'Vroege en late ploeg, wekelijks wisselend', 'Tweeploegendienst'],
    THREE: ['3-ploegendienst met toeslag', 'Drieploegenstelsel'],
    NIGHT: ['Vaste nachtploeg met {20-35} % premie', 'Nachtwerk'],
    WEEKEND: ['Weekendploeg, 2 keer 12 uur', 'Je werkt ook in het weekend'],
  },
  place: [
    'Standplaats: {town}',
    'Werkplek in {town} ({code})',
    'Je werkt in {town}',
    'Plaats tewerkstelling: {code} {town}',
  ],
  extra: [
    '{extra} en {extra2}',
    'Extra: {extra}',
    'Bovenop je loon krijg je {extra}',
    'Je mag rekenen op {extra} en {extra2}',
  ],
  closing: [
    'Spreekt dit je aan? Dan nodigen we je graag uit in {town}',
    'Solliciteer nu, binnen {2-7} werkdagen hoor je van ons',
    'Start: {startMoment}',
    'Iets voor jou? Ons team in {town} bekijkt je cv binnen {2-5} dagen',
  ],
};
