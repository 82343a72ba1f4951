import assert from 'node:assert/strict';
import { words } from '#admin/words.ts';
import { owner } from '../browser/support/owner.ts';
import { localizePath, publicPages } from '../browser/support/site.ts';
import { editorWalk } from './editor-walk.ts';
import { fill, pressFound, pressNamed, type Tab, waitUntil, waitUntilSaved, write } from './tab.ts';
import type { WatchingFront } from './watching-front.ts';

type Step = (tab: Tab, front: WatchingFront) => Promise<void>;

const readHeading = () => document.querySelector('h1')?.textContent;

/** Steps of visitors and of the studio, for a browser that the other tests do not cover. */
export const walk: Readonly<Record<string, Step>> = {
  async 'six pages are rendered'(tab, front) {
    for (const [index, { path, title }] of publicPages.slice(0, 6).entries()) {
      const language = index % 2 === 0 ? 'nl' : 'en';
      await tab.goto(front.origin + localizePath(path, language));
      assert.equal(await tab.run(() => document.title), `${title[language]} – Studio Vitrine`);
      const colors = await tab.run(() => {
        const { backgroundColor, color } = getComputedStyle(document.body);
        return [backgroundColor, color, document.documentElement.scrollWidth - innerWidth];
      });
      assert.notEqual(colors[0], 'rgba(0, 0, 0, 0)');
      assert.notEqual(colors[0], colors[1]);
      assert.ok(Number(colors[2]) <= 0, `${path} is wider than its window`);
    }
  },
  async 'the menu opens and closes'(tab, front) {
    await tab.goto(`${front.origin}/werkwijze`);
    await pressNamed(tab, 'header button', 'Menu');
    const isOpen = () => document.querySelector('.menu')?.matches(':popover-open') === true;
    await waitUntil(tab, 'the open menu', isOpen);
    assert.notEqual(
      await tab.run(() => getComputedStyle(document.querySelector('.menu') as Element).backgroundColor),
      'rgba(0, 0, 0, 0)',
    );
    await tab.key('Escape');
    await waitUntil(
      tab,
      'the closed menu',
      () => document.querySelector('.menu')?.matches(':popover-open') === false,
    );
  },
  async 'the gate opens with the password'(tab, front) {
    await tab.goto(`${front.origin}/cases/halte`);
    await fill(tab, '#gate-password', 'laatste-halte');
    await pressNamed(tab, '.gate form button', 'Inloggen');
    await waitUntil(
      tab,
      'the case behind the gate',
      () => document.querySelectorAll('main .block').length > 3,
    );
  },
  async 'the carousel goes on and says so'(tab, front) {
    await tab.goto(`${front.origin}/blokken`);
    await tab.run(() => document.querySelector('.carousel')?.scrollIntoView({ block: 'center' }));
    await waitUntil(tab, 'a carousel that is alive', () =>
      document.querySelector('.carousel .island')?.hasAttribute('data-alive'),
    );
    await pressNamed(tab, '.carousel button', 'Volgende');
    const readAnnouncement = () => document.querySelector('.carousel__said')?.textContent ?? '';
    await waitUntil(tab, 'what it says', () =>
      /^2 van/.test(document.querySelector('.carousel__said')?.textContent ?? ''),
    );
    assert.doesNotMatch(await tab.run(readAnnouncement), /does not support/);
  },
  async 'a presentation opens, goes with keys, and closes'(tab, front) {
    await tab.goto(`${front.origin}/werkwijze`);
    await tab.run(() =>
      document.querySelector('[data-presentation], .card__cue')?.scrollIntoView({ block: 'center' }),
    );
    await pressFound(
      tab,
      'the card of the presentation',
      () => document.querySelector('.card:has(.card__cue) .card__link') ?? undefined,
    );
    await waitUntil(tab, 'the loaded deck', () => {
      const frame = document.querySelector<HTMLIFrameElement>('dialog[open] iframe');
      return frame?.contentDocument?.documentElement.dataset.slide === '1';
    });
    await tab.run(() =>
      document.querySelector<HTMLIFrameElement>('dialog[open] iframe')?.contentWindow?.focus(),
    );
    await tab.key('Escape');
    await waitUntil(tab, 'the closed presentation', () => document.querySelector('dialog[open]') === null);
  },
  async 'a page that was looked at reads without a connection'(tab, front) {
    await tab.goto(`${front.origin}/werkwijze`);
    await waitUntil(tab, 'the kept page', async () => (await caches.match('/werkwijze')) !== undefined);
    await waitUntil(tab, 'the worker', () => navigator.serviceWorker.controller !== null);
    front.cut(true);
    try {
      await tab.goto(`${front.origin}/werkwijze`);
      assert.equal(await tab.run(readHeading), 'Kijken, tekenen, proberen, afmaken');
      await tab.goto(`${front.origin}/clients`);
      assert.equal(await tab.run(readHeading), 'Even geen verbinding');
    } finally {
      front.cut(false);
    }
  },
  async 'the dashboard opens the line that is pressed'(tab, front) {
    await tab.goto(`${front.origin}/admin`);
    await fill(tab, 'input[type=email]', owner.email);
    await fill(tab, 'input[type=password]', owner.password);
    await pressNamed(tab, 'button[type=submit]', 'Sign in');
    await waitUntil(tab, 'the list of pages', () => document.querySelectorAll('.page-list__line').length > 4);
    await pressFound(
      tab,
      'the line of that page',
      () =>
        [...document.querySelectorAll('.page-list__line')]
          .find((line) => line.textContent.includes('/werkwijze'))
          ?.querySelector('.page-list__address') ?? undefined,
    );
    await waitUntil(tab, 'the editor of that page', () => location.pathname.startsWith('/admin/pages/edit/'));
    await waitUntil(tab, 'the page in the editor', () => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe');
      return (
        frame?.contentDocument?.location.pathname === '/werkwijze' &&
        frame.contentDocument.querySelectorAll('main .block').length > 2
      );
    });
  },
  async 'an edit reaches visitors'(tab, front) {
    // The previous step left the editor open on /werkwijze.
    await pressFound(tab, 'a text in the outline', () =>
      [...document.querySelectorAll('[role=treeitem]')].find((row) => row.textContent.endsWith('Text')),
    );
    await write(tab, '.panel .writing[contenteditable]', 'Geschreven in een andere browser.');
    await waitUntil(tab, 'the words in the page', () =>
      document
        .querySelector<HTMLIFrameElement>('iframe')
        ?.contentDocument?.body.textContent.includes('Geschreven in een andere browser.'),
    );
    await waitUntilSaved(tab);
    await pressFound(tab, 'Publish', () =>
      [...document.querySelectorAll('header button')].find((button) => /^Publish/.test(button.textContent)),
    );
    // This button opens a dialog with the live version and the draft; the button in the dialog publishes.
    await pressNamed(tab, 'dialog[open] button', 'Publish');
    await waitUntil(tab, 'the note that it is published', () =>
      document.body.textContent.includes(words.publish.done),
    );
    const html = await (await fetch(`${front.origin}/werkwijze`)).text();
    assert.ok(html.includes('Geschreven in een andere browser.'));
  },
  ...editorWalk,
};
