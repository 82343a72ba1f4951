import { count } from '../words.ts';

/** Texts of signing in without a password, loaded with it. */
export const otherWaysWords = {
  or: 'or',
  passkey: 'Sign in with a passkey',
  busy: 'Waiting for your device…',
  useCode: 'Use a recovery code',
  usePassword: 'Sign in with your password',
  codeLead: 'One of the ten that you have kept. Each works once.',
  code: 'Recovery code',
  noCode: 'Enter one of your recovery codes.',
  codesLeft: (left: number) =>
    left === 0
      ? 'You are signed in with your last recovery code. Make new ones in your profile.'
      : `You are signed in. ${count(left, 'recovery code is', 'recovery codes are')} left.`,
  notUsed: 'No passkey was used. Try again, or take your password.',
  hasOne: 'This device has a passkey of yours already.',
  elsewhere: 'Passkeys work at the site’s own address only. Open the editor there.',
} as const;
