/** Texts about a session that starts or has ended. */
export const sessionWords = {
  starting: 'Signing in…',
  unreachable: 'The server isn’t responding',
  unreachableHelp: 'You may be offline; try again in a moment.',
  refused: 'Couldn’t sign you in',
  endedTitle: 'Please sign in again',
  endedText: 'Your session has ended. Your changes are kept.',
  leave: 'Sign out instead',
} as const;
