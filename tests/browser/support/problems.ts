import { type BrowserContext, type ConsoleMessage, expect } from '@playwright/test';

/** A call or file that a test makes fail on purpose: the browser itself writes a line about each. */
interface ExpectedFailure {
  readonly address: string | RegExp;
  /** An HTTP status, or the browser's name for why nothing came. */
  readonly status: number | 'ERR_FAILED' | 'ERR_INTERNET_DISCONNECTED';
}

/**
 * Collects everything that went wrong in the browser without anybody asking: console errors and warnings,
 * and exceptions that nobody caught. At the end of a test there must be none.
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
    context.on('weberror', (error) =>
      this.found.push(`uncaught: ${error.error().stack || error.error().message || error.error().name}`),
    );
  }

  /** The address is a path of this site, query included; exactly this failure is then no problem. */
  expectFailure(address: string | RegExp, status: ExpectedFailure['status']): void {
    this.expected.push({ address, status });
  }

  /** A frame from this site is refused by our own policy. */
  expectRefusedFrame(origin: string): void {
    this.refusedFrames.push(origin);
  }

  /** What foreign code tries and may not: the browser writes a line about each try. */
  expectRefusal(line: RegExp): void {
    this.refusals.push(line);
  }

  check(): void {
    expect(this.found, 'the browser reports no errors and no warnings').toEqual([]);
  }

  private isExpected(message: ConsoleMessage): boolean {
    const text = message.text();
    // The driver's own line, where tests block it.
    if (text === 'Service Worker registration blocked by Playwright') return true;
    // A picture that a busy machine takes seconds to make. That what is fetched ahead is what is shown, weight.spec.ts counts.
    if (/\/media\/\S+ was preloaded using link preload but not used within a few seconds/.test(text))
      return true;
    // The worker took the page over while a busy machine still made the picture: it comes from the browser's own cache.
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
