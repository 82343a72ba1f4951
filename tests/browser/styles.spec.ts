import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { undefinedProperties } from './support/custom-properties.ts';
import { addressIn, publicPages, siteLanguages } from './support/site.ts';
import { expect, test } from './support/test.ts';

const dist = new URL('../../dist/', import.meta.url);

/** All built files of one part, as one text. */
function built(part: 'client' | 'visitor', extension: string): string {
  return textOf(`${part}/assets/`, extension);
}

function textOf(path: string, extension: string): string {
  const folder = new URL(path, dist);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
}

/** Scripts that set properties on elements: the blocks' on the server, where a block asks for it, and a part's own. */
function settersOf(part: 'client' | 'visitor'): string {
  return built(part, '.js') + textOf('server/', '.js');
}

/** Style elements and style attributes of a document as it came. */
async function stylesAt(page: Page, address: string): Promise<string> {
  const html = await (await page.request.get(address)).text();
  const found = html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>|\sstyle="([^"]*)"/g);
  const styles = [...found].map(([, sheet, attribute]) => sheet ?? attribute?.replaceAll('&quot;', '"'));
  expect(styles.length, address).toBeGreaterThan(0);
  return styles.join(';');
}

const addresses = publicPages.flatMap(({ path }) =>
  siteLanguages.map((language) => addressIn(path, language)),
);

test.describe('what the styles render with is there', () => {
  test('on every page, in its preview, at the gate, offline, where nothing is, and in the deck', {
    tag: '@long',
  }, async ({ page }) => {
    const documents = [
      ...addresses,
      ...addresses.map((address) => `${address}?preview`),
      '/cases/halte',
      '/offline',
      '/bestaat-niet',
      '/slidedeck',
    ];
    for (const address of documents) {
      const setters = settersOf(address.includes('preview') ? 'client' : 'visitor');
      expect(undefinedProperties(await stylesAt(page, address), setters), address).toEqual([]);
    }
  });

  test('on every screen of the editor', async ({ page }) => {
    const styles = `${built('client', '.css')}${await stylesAt(page, '/admin')}`;
    expect(undefinedProperties(styles, built('client', '.js'))).toEqual([]);
  });

  test('a property that nothing sets is found', () => {
    const styles = 'a{--set:1;color:var(--set);background:var( --not-set, red);width:var(--by-script)}';
    expect(undefinedProperties(styles, 'e.style.setProperty("--by-script",1)')).toEqual(['--not-set']);
  });
});
