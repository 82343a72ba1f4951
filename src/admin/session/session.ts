import { createStore } from 'zustand/vanilla';
import { ApiError, createClient } from '#api/client.ts';
import type { InputOf } from '#api/endpoint.ts';
import { renewToken, type Session, setPassword, signIn, signOut, type User } from '#api/endpoints/auth.ts';

/**
 * `expired`: the session ended during work. Screens stay as they are, and calls wait until the person has
 * signed in again.
 */
export type SessionStatus = 'starting' | 'unreachable' | 'signed-out' | 'signed-in' | 'expired';

export interface SessionState {
  readonly status: SessionStatus;
  readonly user: User | undefined;
  /** The server's refusal if it answered but no session could start: the status is `unreachable`. */
  readonly refusal?: ApiError | undefined;
}

/** ms before a token expires at which the next one is fetched. */
const renewBefore = 60_000;
/** ms between retries if the next token could not be fetched. */
const renewRetry = 15_000;
/** The maximum delay of a timer, in ms. */
const longestTimer = 2 ** 31 - 1;

/**
 * Creates the session. The token is kept only in this closure; after a reload, the server's cookie gives a
 * new one.
 */
export function createSession(request: typeof fetch) {
  const store = createStore<SessionState>(() => ({ status: 'starting', user: undefined }));
  const client = createClient({ fetch: request });
  let token: string | undefined;
  let renewal: Promise<boolean> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function enter(session: Session): void {
    token = session.token;
    store.setState({ status: 'signed-in', user: session.user, refusal: undefined });
    scheduleRenewal(Date.parse(session.expiresAt) - Date.now() - renewBefore);
  }

  function leave(status: 'signed-out' | 'expired' | 'unreachable', refusal?: ApiError): void {
    clearTimeout(timer);
    token = undefined;
    store.setState({ status, user: status === 'expired' ? store.getState().user : undefined, refusal });
  }

  function scheduleRenewal(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        renew().then(
          (renewed) => !renewed && leave('expired'),
          () => scheduleRenewal(renewRetry),
        );
      },
      Math.min(Math.max(delay, renewRetry), longestTimer),
    );
  }

  /**
   * Fetches the next token; false if the cookie no longer gives one. Concurrent callers share one request.
   */
  function renew(): Promise<boolean> {
    renewal ??= client
      .call(renewToken, {})
      .then(({ data }) => {
        enter(data);
        return true;
      })
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 401) return false;
        throw error;
      })
      .finally(() => {
        renewal = undefined;
      });
    return renewal;
  }

  /**
   * Resolves to true once there is a token other than the refused one; to false if the person does not sign
   * in.
   */
  async function recover(refused: string | undefined): Promise<boolean> {
    if (token !== undefined && token !== refused) return true;
    if (store.getState().status === 'signed-out') return false;
    if (store.getState().status !== 'expired' && (await renew())) return true;
    leave('expired');
    return new Promise((resolve) => {
      const stop = store.subscribe(({ status }) => {
        if (status === 'expired') return;
        stop();
        resolve(status === 'signed-in');
      });
    });
  }

  /** A `fetch` with the token. A call refused for its token waits for a new session and is sent again. */
  async function fetchWithToken(
    input: RequestInfo | URL,
    init?: RequestInit,
    send: typeof fetch = request,
  ): Promise<Response> {
    const sent = token;
    const response = await send(input, withToken(init, sent));
    if (response.status !== 401 || !(await recover(sent))) return response;
    return send(input, withToken(init, token));
  }

  return {
    store,
    fetch: fetchWithToken,
    async start(): Promise<void> {
      store.setState({ status: 'starting' });
      try {
        if (!(await renew())) leave('signed-out');
      } catch (error) {
        leave('unreachable', error instanceof ApiError ? error : undefined);
      }
    },
    /** Signs in with e-mail and password, or with an external identity provider's token. */
    async signIn(proof: InputOf<typeof signIn>['body']): Promise<void> {
      enter((await client.call(signIn, { body: proof })).data);
    },
    /** Signs in with the session that the calls return; throws the server's refusal. */
    async enterBy<Answer extends Session>(
      prove: (calls: typeof client) => Promise<{ readonly data: Answer }>,
    ): Promise<Answer> {
      const { data } = await prove(client);
      enter(data);
      return data;
    },
    /** Updates the person's name in the session. */
    renamed(name: string): void {
      const { user } = store.getState();
      if (user) store.setState({ user: { ...user, name } });
    },
    async setPassword(oneTimeToken: string, password: string): Promise<void> {
      enter((await client.call(setPassword, { body: { token: oneTimeToken, password } })).data);
    },
    async signOut(): Promise<void> {
      await client.call(signOut, {});
      leave('signed-out');
    },
    /** Gives up an expired session: waiting calls fail with the server's refusal. */
    abandon: () => leave('signed-out'),
  };
}

function withToken(init: RequestInit | undefined, token: string | undefined): RequestInit {
  const headers = new Headers(init?.headers);
  if (token) headers.set('authorization', `Bearer ${token}`);
  return { ...init, headers };
}

/** A `fetch` that reports upload progress, 0 to 1, which the browser's own doesn't. For text responses. */
export function sendWithProgress(told: (part: number) => void): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const { method = 'GET', headers, body, signal } = init;
      const request = new XMLHttpRequest();
      request.open(method, String(input));
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => told(total > 0 ? loaded / total : 0);
      request.onload = () => resolve(createResponse(request));
      request.onerror = () => reject(new TypeError('The request got no answer'));
      request.onabort = () => reject(new DOMException('The request was given up', 'AbortError'));
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body as XMLHttpRequestBodyInit | null);
    });
}

/** Status codes whose response must not have a body. */
const withoutBody = [204, 205, 304];

function createResponse(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().split('\r\n');
  const headers = new Headers();
  for (const line of lines) {
    const [name = '', ...value] = line.split(': ');
    if (name !== '') headers.append(name, value.join(': '));
  }
  const { status, statusText, responseText } = request;
  return new Response(withoutBody.includes(status) ? null : responseText, { status, statusText, headers });
}
