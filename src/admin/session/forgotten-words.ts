import { sessionWords } from './session-words.ts';

/** Texts of resetting a password. */
export const forgottenWords = {
  title: 'Reset password',
  loading: 'One moment…',
  failed: sessionWords.unreachable,
  lead: 'Enter your e-mail address. You’ll get a mail with a link to choose a new password.',
  email: 'E-mail',
  noEmail: 'Type your e-mail address.',
  submit: 'Send mail',
  busy: 'Sending…',
  sentTitle: 'Check your mail',
  sent: (email: string) =>
    `If ${email} can sign in here, you’ll get a mail within a few minutes. Check your spam folder too.`,
  askTitle: 'Ask for a new link',
  ask: 'This site sends no mail. Ask an owner to create a link for you: on Access, with “Create password link…” beside your name.',
  askServer: 'Are you the owner? Your server’s administrator gets a link with this command:',
  command: 'npm run owner:reset -- your@e-mail',
  back: 'Back to sign-in',
} as const;
