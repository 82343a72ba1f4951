import { type BrowserContext, type ConsoleMessage, expect } from '@playwright/test';

/** A request that a test makes fail on purpose. The browser logs a console message for each. */
interface ExpectedFailure {
  readonly address: string | RegExp;
  /** The HTTP status, or the browser's error code if there was no response. */
  readonly status: number | 'ERR_FAILED' | 'ERR_INTERNET_DISCONNECTED';
}

/**
 * Chromium reports this for a page that it showed before the transition to it was ready, as on a busy machine.
 * `pagereveal` then has no transition, so no script can handle the rejection.
 */
const lateTransition = 'Transition was aborted because of invalid state. Page already revealed';

/**
 * Collects console errors, console warnings and uncaught exceptions. A test fails if there are any at its
 * end.
 */
export class Problems {
  private readonly found: string[] = [];
  private readonly expected: ExpectedFailure[] = [];
  private readonly refusedFrames: string[] = [];
  private readonly refusals: RegExp[] = [];

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      if (!this.isExpected(message))
        this.found.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => {
      const { stack, message, name } = error.error();
      if (message !== lateTransition) this.found.push(`uncaught: ${stack || message || name}`);
    });
  }

  /**
   * Allows failures of a request with this status. The address is a path of this site, including its query.
   */
  expectFailure(address: string | RegExp, status: ExpectedFailure['status']): void {
    this.expected.push({ address, status });
  }

  /** Allows the site's Content-Security-Policy to block a frame from this origin. */
  expectRefusedFrame(origin: string): void {
    this.refusedFrames.push(origin);
  }

  /** Allows the browser to log that it blocked embedded code. */
  expectRefusal(line: RegExp): void {
    this.refusals.push(line);
  }

  check(): void {
    expect(this.found, 'the browser reports no errors and no warnings').toEqual([]);
  }

  private isExpected(message: ConsoleMessage): boolean {
    const text = message.text();
    // Playwright logs this where tests block service workers.
    if (text === 'Service Worker registration blocked by Playwright') return true;
    // A busy machine takes seconds to encode an image. weight.spec.ts checks that preloaded images are shown.
    if (/\/media\/\S+ was preloaded using link preload but not used within a few seconds/.test(text))
      return true;
    // The service worker took control while the server encoded the image, which the HTTP cache delivers.
    if (/\/media\/\S+ is found, but is not used because it is a cross-world service worker/.test(text))
      return true;
    if (this.refusals.some((line) => line.test(text))) return true;
    if (/frame-src/.test(text) && this.refusedFrames.some((origin) => text.includes(`'${origin}`)))
      return true;
    if (!text.startsWith('Failed to load resource')) return false;
    const { pathname, search } = new URL(message.location().url);
    return this.expected.some(({ address, status }) => {
      const named =
        typeof status === 'number' ? text.includes(`status of ${status} `) : text.includes(status);
      const there =
        typeof address === 'string' ? address === pathname + search : address.test(pathname + search);
      return named && there;
    });
  }
}
