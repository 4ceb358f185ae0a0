import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

function concepts(text: string, language: Language): readonly (string | null)[] {
  return parser
    .parseJob({ title: '', text, language })
    .parsingAspects.flatMap((aspect) => (aspect.aspectType === 'JOB_PROPERTY' ? [aspect.conceptId] : []));
}

describe('what ads of finance, law and people departments ask by name', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'Jouw profiel\n- ervaring met Visionplanner', 'visionplanner'],
    ['DUT', 'Jouw profiel\n- kennis van CodaBox is een plus', 'codabox'],
    ['DUT', 'Jouw taken\n- opvolging van het werkkapitaal', 'working-capital'],
    ['FRE', 'Profil\n- maîtrise de Cegid Expert', 'cegid-expert'],
    ['FRE', 'Vos missions :\n- gestion du BFR', 'working-capital'],
    ['FRE', 'Vos missions :\n- audit interne', 'internal-audit'],
    ['ENG', 'Requirements\n- experience with TaxCalc', 'taxcalc'],
    ['ENG', 'Requirements\n- knowledge of reinsurance', 'reinsurance'],
    ['ENG', 'Your tasks\n- business valuation', 'business-valuation'],
    ['ITA', 'Requisiti\n- conoscenza di Entratel', 'agenzia-entrate-telematics'],
    ['ITA', 'Requisiti\n- conoscenza dei principi di revisione', 'isa-standards'],
    ['ITA', 'Cosa farai\n- gestione del capitale circolante', 'working-capital'],
  ])('in %s: %s', (language, text, concept) => {
    expect(concepts(text, language)).toContain(concept);
  });
  it.each<readonly [Language, string]>([
    ['DUT', 'Wij bieden\n- hospitalisatieverzekering en groepsverzekering'],
    ['FRE', 'Nous offrons\n- assurance groupe et mutuelle santé'],
    ['ENG', 'What we offer\n- private health insurance and pension scheme'],
    ['ITA', 'Cosa offriamo\n- assicurazione sanitaria e buoni pasto'],
  ])('the insurance an employer offers is nothing that is asked, in %s: %s', (language, text) => {
    expect(concepts(text, language)).not.toContain('health-insurance');
  });
});
