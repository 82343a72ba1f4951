import { count } from '../words.ts';

/** Texts of signing in without a password, loaded with it. */
export const otherWaysWords = {
  or: 'or',
  passkey: 'Sign in with a passkey',
  busy: 'Waiting for your device…',
  useCode: 'Use a recovery code',
  usePassword: 'Sign in with your password',
  codeLead: 'Enter one of your ten recovery codes. Each works once.',
  code: 'Recovery code',
  noCode: 'Enter a recovery code.',
  codesLeft: (left: number) =>
    left === 0
      ? 'You’re signed in with your last recovery code. Create new ones in your profile.'
      : `You’re signed in. ${count(left, 'recovery code', 'recovery codes')} left.`,
  notUsed: 'No passkey was used. Try again, or use your password.',
  hasOne: 'This device already has one of your passkeys.',
  elsewhere: 'Passkeys work only at the site’s own address. Open the editor there.',
} as const;
