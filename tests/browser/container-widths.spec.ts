import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { blockDefinitions } from '#blocks/definitions.ts';
import { type Field, type Fields, isBareField } from '#content/fields/field.ts';
import { resolveLayout } from '#content/look/layout.ts';
import { buildLayoutCss } from '#site/layout-css.ts';
import { blockOfLongWords, longWord } from './support/long-words.ts';
import { type TestBlock, text } from './support/studio-api.ts';
import { expect, test } from './support/test.ts';

const windows = [320, 390, 768, 1024, 1440] as const;
const containers = ['default', 240, 320, 480, 720, 1000, 1280, 1600] as const;

const isHorizontal = (name: string) => /width|left|right|gap|padding$|thickness/i.test(name);

/** The stored values with each horizontal length of the fields set, also in the items of lists, and each width mode fixed. */
function withLengths(fields: Fields, stored: unknown, size: string): Record<string, unknown> {
  const values: Record<string, unknown> = { ...(stored as Record<string, unknown> | undefined) };
  for (const [name, field] of Object.entries(fields)) {
    const value = lengthFor(name, field, values[name], size);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

function lengthFor(name: string, field: Field, stored: unknown, size: string): unknown {
  if (field.kind === 'length') return isHorizontal(name) ? size : undefined;
  // A fixed width takes the place of full bleed.
  if (field.kind === 'choice') return size !== '0' && /widthMode$/i.test(name) ? 'fixed' : undefined;
  if (field.kind === 'object') return withLengths(field.fields, stored, size);
  if (field.kind !== 'list' || !Array.isArray(stored)) return undefined;
  const { item } = field;
  return isBareField(item) ? undefined : stored.map((entry) => withLengths(item, entry, size));
}

/** The settings by which blocks leave the text column. */
const fullBleed = { widthType: 'viewport', layoutWidth: 'viewport' };

/**
 * A block of the type as it begins, with lengths that fit a phone's window or none, from edge to edge without any, and beside a
 * text in a row that is not stacked.
 */
function variants(type: string, picture: string): TestBlock[] {
  const fields = blockDefinitions.get(type)?.fields ?? {};
  const plain = blockOfLongWords(type, picture);
  const blocks = [
    plain,
    withLengths(fields, plain, '333px'),
    withLengths(fields, { ...plain, orientation: 'vertical' }, '1700px'),
    withLengths(fields, { ...plain, ...fullBleed }, '0'),
  ];
  const columns = [blocks.map((block) => ({ ...block, type })), [text('side', longWord, longWord)]];
  return withNewIds([
    ...blocks.map((block) => ({ ...block, type })),
    { type: 'grid', numColumns: 2, stackOnMobile: false, columns },
  ]) as TestBlock[];
}

/** The same content in which each block and item has an id of its own. */
function withNewIds(stored: unknown): unknown {
  if (Array.isArray(stored)) return stored.map(withNewIds);
  if (typeof stored !== 'object' || stored === null) return stored;
  const entries = Object.entries(stored).map(([name, value]) => [name, withNewIds(value)] as const);
  const id = 'type' in stored || 'id' in stored ? { id: randomUUID() } : {};
  return { ...Object.fromEntries(entries), ...id };
}

/** Gives the page's blocks a column of that width in CSS pixels, without paddings, or that of the default layout. */
function setContainer(page: Page, width: (typeof containers)[number]): Promise<void> {
  const own = { maxWidth: `${width}px`, paddingLeft: '0', paddingRight: '0' };
  const container = width === 'default' ? undefined : own;
  return page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    },
    buildLayoutCss(resolveLayout(undefined, { container })),
  );
}

/** Finds elements that end right of the window, outside of carousels (which scroll), as `class: right edge`. */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth === clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')]
      .map((element) => ({ element, right: Math.round(element.getBoundingClientRect().right) }))
      .filter(({ element, right }) => right > clientWidth && !element.closest('.carousel__viewport'));
    return [`page: ${scrollWidth}`, ...wide.map(({ element, right }) => `${element.className}: ${right}`)];
  });
}

for (const type of blockDefinitions.keys()) {
  test(`a page with a block "${type}" is no wider than its window, however wide its column`, async ({
    page,
    api,
  }) => {
    const picture = await api.findStill();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(await api.publish(...variants(type, picture)));
    const found: string[] = [];
    for (const window of windows) {
      await page.setViewportSize({ width: window, height: 900 });
      for (const container of containers) {
        await setContainer(page, container);
        const wide = await findOverflow(page);
        if (wide.length > 0) found.push(`${container} in ${window}: ${wide.slice(0, 6).join(', ')}`);
      }
    }
    expect(found).toEqual([]);
  });
}
