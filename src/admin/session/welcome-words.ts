/** The words of an account that is made. */
export const welcomeWords = {
  title: 'Choose a password',
  lead: 'At least 10 characters. A few words together work well.',
  password: 'New password',
  submit: 'Save and sign in',
  busy: 'Saving…',
  noToken: 'This link is not complete. Copy the whole link, or ask for a new one.',
} as const;
