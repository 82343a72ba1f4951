import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { AskSite, SiteAnswer } from './walk-site.ts';

/** ms between two looks at what is still being made, and how often it is looked at. */
const patience = { between: 250, times: 480 } as const;

/**
 * Asks the app itself, without a port, as somebody who comes for the first time. What is being made while it answers with something else
 * is asked for again until it is there.
 */
export function askApp(app: FastifyInstance, origin: string): AskSite {
  // A page of the studio's as the way in: what is not found is then not counted as a visitor's.
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

/** A moving picture's lighter form: until it is made its address answers the picture itself, for nobody to keep. */
function isOnItsWay(address: string, { status, headers }: SiteAnswer): boolean {
  return status === 200 && address.startsWith('/media/') && headers['cache-control'] === 'no-cache';
}
