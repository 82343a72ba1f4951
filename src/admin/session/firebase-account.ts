import { deleteApp, initializeApp, setLogLevel } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { ApiError } from '#api/client.ts';
import type { SignInWays } from '#api/endpoints/auth.ts';

/** Texts for Firebase's errors, loaded with its client. */
const firebaseWords = {
  wrong: 'The e-mail address or password is wrong.',
  disabled: 'This account is disabled in Firebase. Ask your Firebase administrator.',
  tooMany: 'Too many attempts. Wait a few minutes, or choose a new password.',
  unreachable: 'Google isn’t responding. Check your connection, and try again.',
  other: (code: string) => `Firebase refused the sign-in (${code}). Ask your server’s administrator.`,
} as const;

type FirebaseProject = NonNullable<SignInWays['firebase']>;

/** Signs in to Firebase. Returns the ID token, which can be used for one sign-in here. */
export function signInToFirebase(project: FirebaseProject, email: string, password: string): Promise<string> {
  return withAuth(project, async (auth) => {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    return user.getIdToken();
  });
}

/** Has Firebase send its password reset mail. Doesn't reveal whether the address has an account. */
export function sendPasswordReset(project: FirebaseProject, email: string): Promise<void> {
  return withAuth(project, (auth) => sendPasswordResetEmail(auth, email)).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.code === unknownAccount)) throw error;
  });
}

// Hides a warning: Firebase counts its own use in the background, which fails once the app of the call is
// deleted.
setLogLevel('error');

const unknownAccount = 'auth/user-not-found';

/** Uses Firebase Auth for one call, in memory only: afterwards this site's own session is used. */
async function withAuth<T>(
  { projectId, apiKey, emulator }: FirebaseProject,
  ask: (auth: Auth) => Promise<T>,
): Promise<T> {
  const app = initializeApp({ projectId, apiKey }, crypto.randomUUID());
  try {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    if (emulator !== undefined) connectAuthEmulator(auth, `http://${emulator}`, { disableWarnings: true });
    return await ask(auth);
  } catch (error) {
    throw describeFirebaseError(error);
  } finally {
    await deleteApp(app);
  }
}

function describeFirebaseError(error: unknown): unknown {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code !== 'string' || !code.startsWith('auth/')) return error;
  const known: Readonly<Record<string, string>> = {
    [unknownAccount]: firebaseWords.wrong,
    'auth/invalid-credential': firebaseWords.wrong,
    'auth/wrong-password': firebaseWords.wrong,
    'auth/invalid-email': firebaseWords.wrong,
    'auth/user-disabled': firebaseWords.disabled,
    'auth/too-many-requests': firebaseWords.tooMany,
    'auth/network-request-failed': firebaseWords.unreachable,
  };
  const status = code === 'auth/network-request-failed' ? 503 : 401;
  return new ApiError(known[code] ?? firebaseWords.other(code.slice('auth/'.length)), status, { code });
}
