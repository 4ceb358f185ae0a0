import { ROLES } from '@counterpart/domain';
import { z } from 'zod';
import { person } from './primitives.ts';

/** The longest token that is taken, in characters. */
const LONGEST_TOKEN = 16_000;

/** Who calls: nobody where there is no login, and then everything is allowed; no role allows nothing. */
export const meResponse = z.object({
  login: z.boolean(),
  person: person.nullable(),
  role: z.enum(ROLES).nullable(),
});

/** The token of somebody, for whom a trusted caller opens the screens. */
export const otpRequest = z.object({ token: z.string().min(1).max(LONGEST_TOKEN) });
/** A one-time password and how long it can be used, in seconds. */
export const otpResponse = z.object({ otp: z.string(), expiresIn: z.int() });

/** A one-time password. */
export const exchangeQuery = z.object({ otp: z.string().min(1).max(200) });
/** The token of a one-time password (ENG-15a). */
export const exchangeResponse = z.object({ token: z.string() });
