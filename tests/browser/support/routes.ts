import { relative } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';

type RouteTarget = Pick<Page | BrowserContext, 'route' | 'unroute'>;
type Pattern = Parameters<Page['route']>[0];
type Handler = Parameters<Page['route']>[1];

interface LaidRoute {
  /** The pattern, and the line of the test that registered it. */
  readonly name: string;
  wasAsked: boolean;
}

/** Handlers of routes that may stay unused, as registered by `routeJustInCase`. */
const justInCase = new WeakSet<Handler>();

/**
 * Records whether the browser requested each route of a test. A route without requests has no effect, so its
 * test would pass without it.
 */
export class Routes {
  private readonly laid: LaidRoute[] = [];

  /** Tracks the routes of a context and of all its pages from now on. */
  watch(context: BrowserContext): void {
    this.count(context);
    for (const page of context.pages()) this.count(page);
    context.on('page', (page) => this.count(page));
  }

  check(): void {
    const unused = this.laid.filter(({ wasAsked }) => !wasAsked).map(({ name }) => name);
    expect(unused, 'every route is asked for, or laid by routeJustInCase, which says why').toEqual([]);
  }

  private count(target: RouteTarget): void {
    const route = target.route.bind(target);
    const unroute = target.unroute.bind(target);
    const counted = new Map<Handler, Handler>();
    target.route = (pattern, handler, options) => {
      const laid: LaidRoute = { name: describeRoute(pattern), wasAsked: justInCase.has(handler) };
      this.laid.push(laid);
      const counting: Handler = async (...asked) => {
        laid.wasAsked = true;
        try {
          await handler(...asked);
        } catch (error) {
          // Requests still pending when a test ends must not fail the next test.
          if (!/Test ended|has been (?:closed|disposed)/.test(String(error))) throw error;
        }
      };
      counted.set(handler, counting);
      return route(pattern, counting, options);
    };
    target.unroute = (pattern, handler) => unroute(pattern, handler && (counted.get(handler) ?? handler));
  }
}

/** Registers a route that may stay unused. The reason documents why. */
export async function routeJustInCase(
  target: Page | BrowserContext,
  _reason: string,
  pattern: Pattern,
  handler: Handler,
): ReturnType<Page['route']> {
  // Wraps the handler, because other routes may share it.
  const own: Handler = (...asked) => handler(...asked);
  justInCase.add(own);
  return target.route(pattern, own);
}

function describeRoute(pattern: Pattern): string {
  const [place] = (new Error().stack ?? '').match(/[^\s(]*\.spec\.ts:\d+/) ?? [];
  const at = place?.replace(/^file:\/\//, '');
  return `${pattern}${at ? ` (${relative(process.cwd(), at)})` : ''}`;
}
