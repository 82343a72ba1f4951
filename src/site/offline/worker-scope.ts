/**
 * The used parts of a service worker's global scope. TypeScript's library for workers conflicts with that for
 * documents, which this folder uses.
 */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: LifetimeEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent & LifetimeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}

/** An event that keeps the worker running until a promise settles. */
export interface LifetimeEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

/** https://w3c.github.io/ServiceWorker/#fetchevent-interface */
interface RequestEvent extends LifetimeEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface InstallEvent extends LifetimeEvent {
  /**
   * Requests that do not start the worker; not in every browser.
   * https://w3c.github.io/ServiceWorker/#register-router
   */
  addRoutes?(routes: readonly StaticRoute[]): Promise<void>;
}

export interface StaticRoute {
  readonly condition: { readonly urlPattern: { readonly pathname?: string; readonly search?: string } };
  readonly source: 'network';
}
