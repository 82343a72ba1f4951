import { ApiError } from '#api/client.ts';
import { forgotPassword, type SignInWays } from '#api/endpoints/auth.ts';
import { api, session } from './api.ts';
import { loadSignInWays } from './sign-in-ways.ts';

/**
 * Signs in with e-mail and password, wherever the site keeps passwords. Throws an ApiError with a sentence if
 * refused.
 */
export async function signInByPassword(email: string, password: string): Promise<void> {
  const project = await getFirebaseProject();
  if (!project) return session.signIn({ email, password });
  const { signInToFirebase } = await import('./firebase-account.ts');
  return session.signIn({ idToken: await signInToFirebase(project, email, password) });
}

/** Requests the mail with which a new password is chosen. Throws an ApiError with a sentence on failure. */
export async function requestNewPassword(email: string): Promise<void> {
  const project = await getFirebaseProject();
  if (!project) return void (await api.call(forgotPassword, { body: { email } }));
  const { sendPasswordReset: mailPassword } = await import('./firebase-account.ts');
  await mailPassword(project, email);
}

/**
 * The Firebase project that keeps passwords; undefined if the site keeps them. Throws if Firebase is chosen
 * but not configured.
 */
async function getFirebaseProject(): Promise<SignInWays['firebase'] | undefined> {
  const { provider, firebase } = await loadSignInWays();
  if (provider === 'local') return undefined;
  if (firebase) return firebase;
  // Throws the server's error without a request, so that no password is sent that the server can't use.
  const { errorCatalogue } = await import('#api/error-catalogue.ts');
  const { status, message } = errorCatalogue['auth/not-configured'];
  throw new ApiError(message, status, { code: 'auth/not-configured' });
}
