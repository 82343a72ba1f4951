import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findUndefinedProperties } from './support/custom-properties.ts';
import { localizePath, publicPages, siteLanguages } from './support/site.ts';
import { expect, test } from './support/test.ts';

const dist = new URL('../../dist/', import.meta.url);

/** Returns the content of all built files of one part. */
function readBuilt(part: 'client' | 'visitor', extension: string): string {
  return readFiles(`${part}/assets/`, extension);
}

function readFiles(path: string, extension: string): string {
  const folder = new URL(path, dist);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
}

/** Returns the scripts that set custom properties on elements: those of a part, and those of the server. */
function readSetters(part: 'client' | 'visitor'): string {
  return readBuilt(part, '.js') + readFiles('server/', '.js');
}

/** Returns the style elements and style attributes in the HTML that the server sends. */
async function readStyles(page: Page, address: string): Promise<string> {
  const html = await (await page.request.get(address)).text();
  const found = html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>|\sstyle="([^"]*)"/g);
  const styles = [...found].map(([, sheet, attribute]) => sheet ?? attribute?.replaceAll('&quot;', '"'));
  expect(styles.length, address).toBeGreaterThan(0);
  return styles.join(';');
}

const addresses = publicPages.flatMap(({ path }) =>
  siteLanguages.map((language) => localizePath(path, language)),
);

test.describe('the custom properties that styles use', () => {
  test('are defined on every page, in previews, at the gate, offline, on not-found pages and in decks', {
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
      const setters = readSetters(address.includes('preview') ? 'client' : 'visitor');
      expect(findUndefinedProperties(await readStyles(page, address), setters), address).toEqual([]);
    }
  });

  test('are defined on every screen of the editor', async ({ page }) => {
    const styles = `${readBuilt('client', '.css')}${await readStyles(page, '/admin')}`;
    expect(findUndefinedProperties(styles, readBuilt('client', '.js'))).toEqual([]);
  });

  test('are reported when nothing defines them', () => {
    const styles = 'a{--set:1;color:var(--set);background:var( --not-set, red);width:var(--by-script)}';
    expect(findUndefinedProperties(styles, 'e.style.setProperty("--by-script",1)')).toEqual(['--not-set']);
  });
});
