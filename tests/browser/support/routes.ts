import { relative } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';

type Routed = Pick<Page | BrowserContext, 'route' | 'unroute'>;
type Pattern = Parameters<Page['route']>[0];
type Handler = Parameters<Page['route']>[1];

interface LaidRoute {
  /** The pattern, and the line of the test that laid it. */
  readonly name: string;
  wasAsked: boolean;
}

/** Routes that may stay unused, by their handlers: `routeJustInCase` says why. */
const justInCase = new WeakSet<Handler>();

/**
 * Knows of every route that a test lays whether the browser asked for it. A route that nothing asks for changes
 * nothing: what its test says of it would hold without it as well.
 */
export class Routes {
  private readonly laid: LaidRoute[] = [];

  /** Counts the routes of a context and of all its pages from now on. */
  watch(context: BrowserContext): void {
    this.count(context);
    for (const page of context.pages()) this.count(page);
    context.on('page', (page) => this.count(page));
  }

  check(): void {
    const unused = this.laid.filter(({ wasAsked }) => !wasAsked).map(({ name }) => name);
    expect(unused, 'every route is asked for, or laid by routeJustInCase, which says why').toEqual([]);
  }

  private count(target: Routed): void {
    const route = target.route.bind(target);
    const unroute = target.unroute.bind(target);
    const counted = new Map<Handler, Handler>();
    target.route = (pattern, handler, options) => {
      const laid: LaidRoute = { name: nameOf(pattern), wasAsked: justInCase.has(handler) };
      this.laid.push(laid);
      const counting: Handler = async (...asked) => {
        laid.wasAsked = true;
        try {
          await handler(...asked);
        } catch (error) {
          // What a page still asked for when its test was over says nothing of the test that comes next.
          if (!/Test ended|has been (?:closed|disposed)/.test(String(error))) throw error;
        }
      };
      counted.set(handler, counting);
      return route(pattern, counting, options);
    };
    target.unroute = (pattern, handler) => unroute(pattern, handler && (counted.get(handler) ?? handler));
  }
}

/** Lays a route that nothing may ask for; the reason is for whoever reads the test. */
export async function routeJustInCase(
  target: Page | BrowserContext,
  _reason: string,
  pattern: Pattern,
  handler: Handler,
): ReturnType<Page['route']> {
  // Its own, since a handler may be laid by others as well.
  const own: Handler = (...asked) => handler(...asked);
  justInCase.add(own);
  return target.route(pattern, own);
}

function nameOf(pattern: Pattern): string {
  const [place] = (new Error().stack ?? '').match(/[^\s(]*\.spec\.ts:\d+/) ?? [];
  const at = place?.replace(/^file:\/\//, '');
  return `${pattern}${at ? ` (${relative(process.cwd(), at)})` : ''}`;
}
