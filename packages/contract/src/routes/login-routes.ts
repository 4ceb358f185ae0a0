import { exchangeQuery, exchangeResponse, meResponse, otpRequest, otpResponse } from '../schemas/login.ts';

/** The calls around a login: who calls, and one-time passwords (ENG-15). */
export const LOGIN_SCHEMAS = {
  me: { response: meResponse, scope: 'ANY', summary: 'Who calls, and what they may' },
  issueOtp: {
    body: otpRequest,
    response: otpResponse,
    scope: 'OTP',
    summary: 'A one-time password, 60 s old at most, for a token of somebody',
  },
  exchangeOtp: {
    query: exchangeQuery,
    response: exchangeResponse,
    scope: 'PUBLIC',
    summary: 'The token of a one-time password, once',
  },
} as const;
