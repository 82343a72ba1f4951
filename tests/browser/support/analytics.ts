import type { Page } from '@playwright/test';

/** An event that the stand-in for Google's script receives. */
export interface CountedEvent {
  readonly name: string;
  readonly facts: Readonly<Record<string, string>>;
}

export const tagHost = 'https://www.googletagmanager.com/';
const collectHost = 'https://www.google-analytics.com/';

/**
 * Mocks Google's script as far as the site depends on it. Like the original it accepts only `arguments`
 * objects, ignores other shapes, and sends each event to its own host.
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

/** Mocks Google's hosts, which tests must not reach, and records their requests and events. */
export class Google {
  readonly requests: string[] = [];
  readonly events: CountedEvent[] = [];

  async standIn(page: Page, script = standIn): Promise<void> {
    await page.context().route(`${tagHost}**`, async (route) => {
      this.requests.push(route.request().url());
      await route.fulfill({ contentType: 'text/javascript', body: script });
    });
    // Other scripts send no events.
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

/** Records the URLs of all third-party requests from now on. The returned array grows with each request. */
export function watchForeign(page: Page, baseURL: string | undefined): string[] {
  const foreign: string[] = [];
  page.context().on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${baseURL}/`) && !url.startsWith('data:')) foreign.push(url);
  });
  return foreign;
}
