import { describe, expect, it } from 'vitest';
import type { LoginSettings } from '../../src/config/login-settings.ts';
import { callerOf } from '../../src/services/login/caller.ts';

const SETTINGS: LoginSettings = {
  issuer: 'https://login.example',
  audience: 'counterpart',
  algorithms: ['RS256'],
  clockToleranceSeconds: 5,
  rolesClaim: 'roles',
  roles: {},
  nameClaim: 'name',
  otpScope: 'issue:otp',
};
const caller = (payload: object) => callerOf({ sub: 'u1', ...payload }, SETTINGS);

describe('who a token stands for', () => {
  it('SET-23c has the scopes of both claims that providers use, as a text or a list', () => {
    const { scopes } = caller({ scope: 'read:hrmatching read:parsing', scp: ['read:ontology'] });
    expect([...scopes].toSorted()).toEqual(['read:hrmatching', 'read:ontology', 'read:parsing']);
    expect([...caller({ scp: 'read:parsing' }).scopes]).toEqual(['read:parsing']);
  });

  it('is called by the first name that is one: the configured claim, the user name, the address, the subject', () => {
    const named = (payload: object) => caller(payload).person?.name;
    expect(named({ name: 'An Claes', preferred_username: 'an', email: 'an@example.be' })).toBe('An Claes');
    expect(named({ name: '  ', preferred_username: 'an', email: 'an@example.be' })).toBe('an');
    expect(named({ name: 7, preferred_username: '', email: 'an@example.be' })).toBe('an@example.be');
    expect(named({})).toBe('u1');
    expect(named({ name: 'x'.repeat(201) })).toHaveLength(200);
  });
});
