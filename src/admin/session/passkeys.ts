import { ApiError } from '#api/client.ts';
import {
  type PasskeyAssertion,
  type PasskeyAttestation,
  type PasskeyCreation,
  type PasskeyRequest,
  requestPasskeySignIn,
  signInWithPasskey,
} from '#api/endpoints/passkeys.ts';
import { formatErrorMessage } from '../shared/error-message.ts';
import { session } from './api.ts';
import { otherWaysWords } from './other-ways-words.ts';

const say = otherWaysWords;

/**
 * ms after which the passkey offer in the e-mail input is renewed; the server accepts its challenge for five
 * minutes.
 */
const offerAgainAfter = 4 * 60_000;

/** Loaded on first use, so that password sign-in never waits for it. */
const loadWebauthn = () => import('@simplewebauthn/browser');

/** False in old browsers and in insecure contexts. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window;
}

/** Signs a challenge with a passkey. Throws the browser's errors, such as a timeout. */
export async function signByPasskey(
  request: PasskeyRequest,
  useBrowserAutofill = false,
): Promise<PasskeyAssertion> {
  const { startAuthentication } = await loadWebauthn();
  const { id, response } = await startAuthentication({
    optionsJSON: request as Parameters<typeof startAuthentication>[0]['optionsJSON'],
    useBrowserAutofill,
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
}

/** Creates a passkey. Throws the browser's errors. */
export async function makePasskey(request: PasskeyCreation): Promise<PasskeyAttestation> {
  const { startRegistration } = await loadWebauthn();
  const { id, response } = await startRegistration({
    optionsJSON: request as Parameters<typeof startRegistration>[0]['optionsJSON'],
  });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports: [...transports] };
}

export async function signInByPasskey(): Promise<void> {
  await enter(() => true);
}

/**
 * Lets the browser offer passkeys in the e-mail input (conditional UI), where supported, until one is used or
 * it is stopped. Does nothing elsewhere: the button and the password remain. Returns a function that stops
 * it.
 */
export function offerPasskeys(signedIn: () => void, refused: (sentence: string) => void): () => void {
  let round = 0;
  async function offer(): Promise<void> {
    round += 1;
    const mine = round;
    const isWanted = () => mine === round;
    try {
      const { browserSupportsWebAuthnAutofill } = await loadWebauthn();
      if (!(await browserSupportsWebAuthnAutofill()) || !isWanted()) return;
      await enter(isWanted, true);
      if (isWanted()) signedIn();
    } catch (error) {
      if (!isWanted() || !(error instanceof ApiError) || error.status !== 401) return;
      refused(error.message);
      void offer();
    }
  }
  void offer();
  const timer = setInterval(() => void offer(), offerAgainAfter);
  return () => {
    round += 1;
    clearInterval(timer);
    void loadWebauthn().then(
      ({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony(),
      () => {},
    );
  };
}

async function enter(isWanted: () => boolean, byAutofill = false): Promise<void> {
  await session.enterBy(async (calls) => {
    const { data } = await calls.call(requestPasskeySignIn, {});
    if (!isWanted()) throw new DOMException('Not wanted any more', 'AbortError');
    return calls.call(signInWithPasskey, { body: await signByPasskey(data, byAutofill) });
  });
}

/** Describes a passkey error as a sentence. */
export function describePasskeyError(error: unknown): string {
  if (error instanceof ApiError || !(error instanceof Error)) return formatErrorMessage(error);
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return say.notUsed;
  if (error.name === 'InvalidStateError') return say.hasOne;
  if (error.name === 'SecurityError') return say.elsewhere;
  return formatErrorMessage(error);
}
