/** Texts of the sign-in screen. */
export const signInWords = {
  title: 'Sign in',
  lead: 'Edit the studio’s site.',
  email: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  busy: 'Signing in…',
  noEmail: 'Enter your e-mail.',
  noPassword: 'Enter your password.',
  forgotten: 'Forgot your password?',
} as const;
