import { createStore } from 'zustand/vanilla';
import { ApiError, createClient } from '#api/client.ts';
import type { InputOf } from '#api/endpoint.ts';
import { renewToken, type Session, setPassword, signIn, signOut, type User } from '#api/endpoints/auth.ts';

/**
 * `expired` is a session that ended in the middle of work: the screens stay as they are, and calls wait
 * until somebody has signed in again.
 */
export type SessionStatus = 'starting' | 'unreachable' | 'signed-out' | 'signed-in' | 'expired';

export interface SessionState {
  readonly status: SessionStatus;
  readonly user: User | undefined;
}

/** ms before the end of a token at which the next one is fetched. */
const renewBefore = 60_000;
/** ms between two tries when the next token could not be fetched. */
const renewRetry = 15_000;
/** ms that a timer can wait at the most. */
const longestTimer = 2 ** 31 - 1;

/** Who is signed in. The token lives in this closure only; what survives a reload is the server's cookie. */
export function createSession(request: typeof fetch) {
  const store = createStore<SessionState>(() => ({ status: 'starting', user: undefined }));
  const client = createClient({ fetch: request });
  let token: string | undefined;
  let renewal: Promise<boolean> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function enter(session: Session): void {
    token = session.token;
    store.setState({ status: 'signed-in', user: session.user });
    scheduleRenewal(Date.parse(session.expiresAt) - Date.now() - renewBefore);
  }

  function leave(status: 'signed-out' | 'expired' | 'unreachable'): void {
    clearTimeout(timer);
    token = undefined;
    store.setState({ status, user: status === 'expired' ? store.getState().user : undefined });
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

  /** Fetches the next token; false when the cookie no longer gives one. Several askers share one call. */
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

  /** Resolves once there is a token that differs from the refused one; false when nobody signed in. */
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

  /** A fetch for calls with the token: one that is refused waits for a new session and is sent again. */
  async function authorizedFetch(
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
    fetch: authorizedFetch,
    async start(): Promise<void> {
      store.setState({ status: 'starting' });
      try {
        if (!(await renew())) leave('signed-out');
      } catch {
        leave('unreachable');
      }
    },
    /** With what the site takes for a proof: e-mail and password, or somebody else's token. */
    async signIn(proof: InputOf<typeof signIn>['body']): Promise<void> {
      enter((await client.call(signIn, { body: proof })).data);
    },
    /** Signs in by whatever the calls prove; what the server refuses is thrown. */
    async enterBy<Answer extends Session>(
      prove: (calls: typeof client) => Promise<{ readonly data: Answer }>,
    ): Promise<Answer> {
      const { data } = await prove(client);
      enter(data);
      return data;
    },
    /** Takes over what somebody is called from now on. */
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
    /** Gives up a session that has ended: whoever waits for it gets the server's refusal. */
    abandon: () => leave('signed-out'),
  };
}

function withToken(init: RequestInit | undefined, token: string | undefined): RequestInit {
  const headers = new Headers(init?.headers);
  if (token) headers.set('authorization', `Bearer ${token}`);
  return { ...init, headers };
}

/** A `fetch` that tells how much of its body has been sent, 0 to 1, which the browser's own cannot. For text answers. */
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

/** Statuses whose answer has no body, not even an empty one. */
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
