import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

function idsOf(title: string, text: string, language: 'DUT' | 'ENG' | 'FRE' | 'ITA'): readonly string[] {
  const { parsingAspects } = parser.parseJob({ title, text, language });
  return parsingAspects.flatMap((aspect) =>
    'conceptId' in aspect && aspect.conceptId !== null ? [aspect.conceptId] : [],
  );
}

describe('English words as America spells them', () => {
  it.each([
    ['School Counselor', 'educational-counsellor'],
    ['Mental Health Counselor', 'mental-health-worker'],
    ['Debt Counselor', 'debt-counsellor'],
    ['Career Counselor', 'career-coach'],
    ['Guidance Counsellor', 'educational-counsellor'],
    ['Travel Counselor', 'travel-agent'],
    ['Counselor', 'psychotherapist'],
    ['Call Center Agent', 'call-centre-inbound'],
  ])('ENG-10b the job of "%s" is %s', (title, id) => {
    expect(idsOf(title, '', 'ENG')).toContain(id);
  });

  it('ENG-10c skills are those of the British labels', () => {
    const american = idsOf('Nurse', 'Duties:\n- pediatric nursing\n- orthopedics', 'ENG');
    const british = idsOf('Nurse', 'Duties:\n- paediatric nursing\n- orthopaedics', 'ENG');
    expect(american).toEqual(british);
    expect(british.length).toBeGreaterThan(2);
  });
});

describe('words that mean another thing beside others', () => {
  it.each([
    ['FRE', 'Commercial', "Votre profil\n- Vous disposez d'une voiture."],
    ['DUT', 'Verkoper', 'Profiel\n- Je beschikt over een wagen.'],
    ['ENG', 'Care worker', 'Requirements\n- Access to a car is essential.'],
    ['ITA', 'Tecnico', 'Requisiti\n- In possesso di automobile.'],
  ] as const)('ENG-10c %s: "%s" asks a car of one’s own', (language, title, text) => {
    expect(idsOf(title, text, language)).toContain('own-transport');
  });

  it.each([
    ['FRE', 'Chauffeur livreur', "Vous disposez d'une voiture de service et d'un téléphone."],
    ['FRE', 'Commercial', "Vous disposez d'une voiture de fonction."],
    ['DUT', 'Verkoper', 'Je beschikt over een wagen van de zaak en een laptop.'],
    ['DUT', 'Servicemonteur', 'Je rijdt met een eigen bus van klant naar klant.'],
    ['ENG', 'Care worker', 'You have access to a vehicle provided by us.'],
    ['ITA', 'Tecnico', 'Avrai in possesso di automobile aziendale.'],
  ] as const)('ENG-10c %s: the car of a %s is the firm’s', (language, title, text) => {
    expect(idsOf(title, text, language)).not.toContain('own-transport');
  });

  it('ENG-10c a church school asks no licence', () => {
    const found = idsOf('Teaching assistant', "St Cuthbert's C of E Primary School in Darlington seeks help.", 'ENG');
    expect(found).not.toContain('driving-licence-ce');
  });

  it('ENG-10c cellar work is a publican’s in a pub and a winemaker’s in a winery', () => {
    expect(idsOf('Bartender', 'Experience with cellar work is handy.', 'ENG')).toContain('cellar-management-pub');
    expect(idsOf('Winemaker', 'Experience with cellar work is handy.', 'ENG')).toContain('wine-making');
  });
});

describe('a till', () => {
  it.each([
    ['Shop assistant', 'retail-pos'],
    ['Waiter', 'pos-restaurant'],
  ])('ENG-10c is that of a %s: %s', (title, id) => {
    expect(idsOf(title, 'EPOS experience is handy.', 'ENG')).toContain(id);
  });
});

describe('whom somebody replaces who answers questions', () => {
  it.each([
    ['ENG', 'We need a planner. Contact Sarah Jones (maternity cover), HR manager.'],
    ['DUT', 'Wij zoeken een planner. Bel Sarah Jansen (vervanging zwangerschapsverlof), HR.'],
    ['FRE', 'Nous cherchons un planificateur. Contact : Sarah Dupont (remplacement congé maternité), RH.'],
    ['ITA', 'Cerchiamo un impiegato. Contatto: Sara Neri (sostituzione maternità), HR.'],
  ] as const)('ENG-10e is no contract in %s', (language, text) => {
    const { parsingAspects } = parser.parseJob({ title: '', text, language });
    expect(parsingAspects.filter(({ aspectType }) => aspectType === 'CONTRACT_TYPE')).toEqual([]);
  });

  it.each([
    'Please apply. We are looking for an HR Manager (maternity cover).',
    'Contact Centre Manager (maternity cover)\nYou lead twelve agents.',
  ])('ENG-10e is one in "%s"', (text) => {
    const { parsingAspects } = parser.parseJob({ title: '', text, language: 'ENG' });
    expect(parsingAspects).toContainEqual(expect.objectContaining({ aspectType: 'CONTRACT_TYPE', value: 'TEMPORARY' }));
  });
});
