/** What Firebase answers, in our words. They come with what speaks to it. */
export const firebaseWords = {
  wrong: 'The e-mail address or the password is not right.',
  disabled: 'This account is switched off at Firebase. Ask whoever manages it there.',
  tooMany: 'Too many attempts. Wait a few minutes, or choose a new password.',
  unreachable: 'Google isn’t responding. Check your connection, and try again.',
  other: (code: string) => `Firebase refused to sign you in (${code}). Ask whoever looks after the site.`,
} as const;
