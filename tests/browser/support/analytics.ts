import type { Page } from '@playwright/test';

/** An event as Google's script would be told it. */
export interface CountedEvent {
  readonly name: string;
  readonly facts: Readonly<Record<string, string>>;
}

export const tagHost = 'https://www.googletagmanager.com/';
const collectHost = 'https://www.google-analytics.com/';

/**
 * What Google's script does with the commands it finds, in as far as our site counts on it: it takes argument
 * lists only, ignores every other shape, and reports each event to its own host.
 */
const standIn = `
  const take = (command) => {
    if (Object.prototype.toString.call(command) !== '[object Arguments]') return;
    const [kind, name, facts] = command;
    if (kind === 'event') {
      navigator.sendBeacon('${collectHost}g/collect', JSON.stringify({ name, facts }));
    }
  };
  for (const command of dataLayer) take(command);
  dataLayer.push = (...commands) => { commands.forEach(take); return Array.prototype.push.apply(dataLayer, commands); };
`;

/** Stands in for Google, which is not to be reached here, and notes what it is asked for and told. */
export class Google {
  readonly requests: string[] = [];
  readonly events: CountedEvent[] = [];

  async standIn(page: Page, script = standIn): Promise<void> {
    await page.context().route(`${tagHost}**`, async (route) => {
      this.requests.push(route.request().url());
      await route.fulfill({ contentType: 'text/javascript', body: script });
    });
    // Another script tells nobody anything.
    if (script !== standIn) return;
    await page.context().route(`${collectHost}**`, async (route) => {
      this.events.push(JSON.parse(route.request().postData() ?? '{}') as CountedEvent);
      await route.fulfill({ status: 204 });
    });
  }

  named(name: string): CountedEvent[] {
    return this.events.filter((event) => event.name === name);
  }
}

/** Every address beyond the site itself that the browser asks for from now on. */
export function watchForeign(page: Page, baseURL: string | undefined): string[] {
  const foreign: string[] = [];
  page.context().on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${baseURL}/`) && !url.startsWith('data:')) foreign.push(url);
  });
  return foreign;
}
