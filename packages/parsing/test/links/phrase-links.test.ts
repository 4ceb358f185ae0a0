import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import type { ParsingAspect } from '../../src/index.ts';
import { parser } from '../starter-parser.ts';

const HEADINGS: Readonly<Record<Language, string>> = {
  DUT: 'Taken',
  FRE: 'Missions',
  ENG: 'Tasks',
  ITA: 'Attività',
};

/** What one line of tasks below a title gives: skills and phrases, each as its kind, its words and its concept. */
function told(language: Language, title: string, line: string): readonly (readonly [string, string, string | null])[] {
  const text = `${HEADINGS[language]}\n- ${line}\n`;
  const aspects: readonly ParsingAspect[] = parser.parseJob({ title, text, language }).parsingAspects;
  return aspects.flatMap((aspect): readonly (readonly [string, string, string | null])[] => {
    if (aspect.field !== 'text') return [];
    expect(text.slice(aspect.start, aspect.end)).toBe(aspect.matchedText);
    if (aspect.aspectType === 'PHRASE') return [['phrase', aspect.matchedText, null]];
    return aspect.aspectType === 'JOB_PROPERTY' ? [['skill', aspect.matchedText, aspect.conceptId]] : [];
  });
}

describe('a phrase that tells a skill in other words than its labels', () => {
  it.each<readonly [Language, string, string, string, string]>([
    // a verb of the label's class, or the noun made from it, and words between that only tell more
    ['DUT', 'Verpleegkundige', 'je ', 'begeleidt nieuwe stagiairs op de dienst', 'internship-supervision'],
    ['DUT', 'Accountmanager', 'je ', 'analyseert nieuwe markttrends', 'market-trends'],
    // a form that no root explains
    ['FRE', 'Gestionnaire de paie', '', 'gères les absences', 'absence-management'],
    ['FRE', "Employé d'administration communale", '', "délivre les cartes d'identité", 'civil-registry'],
    ['FRE', 'Technicien frigoriste', '', 'monter des chambres froides', 'cold-rooms-install'],
    ['ENG', 'Gardener', '', 'mow lawns', 'lawn-mowing'],
    ['ENG', 'Veterinary nurse', '', 'monitor anaesthesia', 'anaesthesia-monitoring'],
    // another verb of a class that only phrases are compared by
    ['DUT', 'Onderhoudstechnieker', 'je ', 'lokaliseert de storingen', 'troubleshooting-machines'],
    ['FRE', 'Auditeur', '', 'examiner les états financiers', 'statutory-audit'],
    ['ENG', 'Maintenance technician', '', 'spot faults', 'troubleshooting-machines'],
    ['ITA', 'Data analyst', '', 'studiare i dati', 'data-analysis'],
    // the very same task, though nothing else tells of its trade
    ['FRE', 'Mécanicien réceptionnaire', '', 'commande de pièces', 'spare-parts-management'],
    // less than the label says, where the title names the trade
    ['ITA', 'Educatrice asilo nido', '', 'osservare lo sviluppo', 'observing-children'],
    ['ITA', 'Commesso', '', 'rifornisci gli scaffali', 'shelf-stacking'],
  ])('ENG-10a is that skill in %s, for a %s: %s%s', (language, title, before, words, concept) => {
    expect(told(language, title, before + words)).toEqual([['skill', words, concept]]);
  });

  it.each<readonly [Language, string, string, string]>([
    ['DUT', 'Schoonmaker', 'je ', 'verhuurt de kantoren'],
    ['DUT', 'Projectmanager', 'je ', 'verzekert risico’s'],
    ['DUT', 'Accountmanager', 'je ', 'presenteert modetrends'],
    ['FRE', "Employé d'administration communale", '', 'délivre les cartes de pêche'],
    ['ENG', 'Cleaner', '', 'rent out offices'],
    ['DUT', 'Onderhoudstechnieker', 'je ', 'lokaliseert de bezoekers'],
    ['FRE', 'Auditeur', '', 'examiner les états de la route'],
    ['ITA', 'Educatrice asilo nido', '', 'osservare lo sviluppo del mercato'],
    ['ITA', 'Commesso', '', 'monti gli scaffali'],
    // another verb of the class, and nothing of the trade
    ['DUT', 'Accountmanager', 'je ', 'inspecteert bezoekers'],
    ['ITA', 'Contabile', '', 'spostare gli alunni'],
    // the label names another thing beside the one that both share
    ['FRE', 'Infirmier', '', 'oriente le patient'],
  ])('ENG-10a stays a phrase in %s when a %s does something else: %s%s', (language, title, before, words) => {
    expect(told(language, title, before + words)).toEqual([['phrase', words, null]]);
  });

  it('ENG-10a is no skill when each of the two says more of the same thing', () => {
    expect(told('FRE', 'Technicien frigoriste', 'monter des chambres à coucher')).toEqual([]);
  });

  it('ENG-10a is no skill when its words stand in an order that says something else', () => {
    expect(told('ITA', 'Magazziniere', 'ordini in preparazione')).toEqual([]);
  });

  it('ENG-10a is no skill when it is denied or told of the firm', () => {
    const concepts = (text: string) =>
      parser
        .parseJob({ title: 'Gardener', text, language: 'ENG' })
        .parsingAspects.flatMap((aspect) => ('conceptId' in aspect ? [aspect.conceptId] : []));
    expect(concepts('Tasks\n- mow lawns')).toContain('lawn-mowing');
    expect(concepts('Tasks\n- you do not mow lawns')).not.toContain('lawn-mowing');
    expect(concepts('About us\nWe mow lawns all over the county.')).not.toContain('lawn-mowing');
  });
});
