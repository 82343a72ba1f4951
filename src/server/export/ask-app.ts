import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { AskSite, SiteAnswer } from './walk-site.ts';

/** ms between two requests for content that is still being encoded, and the number of attempts. */
const patience = { between: 250, times: 480 } as const;

/**
 * Requests the app without a port, as a first-time visitor. Repeats requests that are answered by a
 * substitute until the final content is ready.
 */
export function askApp(app: FastifyInstance, origin: string): AskSite {
  // The referrer is the admin, so that missing pages are not logged as visitors' 404s.
  const headers = { host: new URL(origin).host, referer: `${origin}/admin` };
  async function ask(url: string): Promise<SiteAnswer> {
    const { statusCode, headers: sent, rawPayload } = await app.inject({ method: 'GET', url, headers });
    const lines = Object.entries(sent).map(([name, value]) => [name, String(value)] as const);
    return { status: statusCode, headers: Object.fromEntries(lines), body: rawPayload };
  }
  return async (address) => {
    let answer = await ask(address);
    for (let times = 0; isOnItsWay(address, answer) && times < patience.times; times += 1) {
      await wait(patience.between);
      answer = await ask(address);
    }
    return answer;
  };
}

/** True if a GIF's animated WebP is not ready: its URL then returns the GIF uncached. */
function isOnItsWay(address: string, { status, headers }: SiteAnswer): boolean {
  return status === 200 && address.startsWith('/media/') && headers['cache-control'] === 'no-cache';
}
