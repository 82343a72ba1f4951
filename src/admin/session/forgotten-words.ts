/** Texts of resetting a password. */
export const forgottenWords = {
  title: 'A new password',
  loading: 'One moment…',
  failed: 'The server isn’t responding',
  lead: 'Enter the address that you sign in with. You get a mail with a link to choose a new password.',
  email: 'E-mail',
  noEmail: 'Enter your e-mail address.',
  submit: 'Send the mail',
  busy: 'Sending…',
  sentTitle: 'Look at your mail',
  sent: (email: string) =>
    `If ${email} can sign in here, a mail is on its way. It can take a few minutes; have a look among the unwanted mail as well.`,
  askTitle: 'Ask for a new link',
  ask: 'This site sends no mail. An owner of the studio can make a link for you: on the screen Access, with “New password link…” beside your name.',
  askServer: 'Are you the owner? Whoever runs the site gets a link with this command:',
  command: 'npm run owner:reset -- your@e-mail',
  back: 'Back to signing in',
} as const;
