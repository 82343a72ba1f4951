import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { blockDefinitions } from '#blocks/definitions.ts';
import { type Field, type Fields, isBareField } from '#content/fields/field.ts';
import { resolveLayout } from '#content/look/layout.ts';
import { buildLayoutCss } from '#site/layout-css.ts';
import { buildLongWordBlock, longWord } from './support/long-words.ts';
import { type TestBlock, text } from './support/studio-api.ts';
import { expect, test } from './support/test.ts';

const windows = [320, 390, 768, 1024, 1440] as const;
const containers = ['default', 240, 320, 480, 720, 1000, 1280, 1600] as const;

const isHorizontal = (name: string) => /width|left|right|gap|padding$|thickness/i.test(name);

/**
 * Returns the stored values with each horizontal length set to `size`, also in list items. Sets each width
 * mode to fixed, unless `size` is 0.
 */
function setLengths(fields: Fields, stored: unknown, size: string): Record<string, unknown> {
  const values: Record<string, unknown> = { ...(stored as Record<string, unknown> | undefined) };
  for (const [name, field] of Object.entries(fields)) {
    const value = chooseLength(name, field, values[name], size);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

function chooseLength(name: string, field: Field, stored: unknown, size: string): unknown {
  if (field.kind === 'length') return isHorizontal(name) ? size : undefined;
  // A fixed width replaces full bleed.
  if (field.kind === 'choice') return size !== '0' && /widthMode$/i.test(name) ? 'fixed' : undefined;
  if (field.kind === 'object') return setLengths(field.fields, stored, size);
  if (field.kind !== 'list' || !Array.isArray(stored)) return undefined;
  const { item } = field;
  return isBareField(item) ? undefined : stored.map((entry) => setLengths(item, entry, size));
}

/** The settings that extend blocks beyond the text column. */
const fullBleed = { widthType: 'viewport', layoutWidth: 'viewport' };

/**
 * Builds variants of a block type: as created, with lengths that fit a phone or exceed every viewport, and
 * with full bleed. The last variant is beside a text in a row that does not stack.
 */
function buildVariants(type: string, picture: string): TestBlock[] {
  const fields = blockDefinitions.get(type)?.fields ?? {};
  const plain = buildLongWordBlock(type, picture);
  const blocks = [
    plain,
    setLengths(fields, plain, '333px'),
    setLengths(fields, { ...plain, orientation: 'vertical' }, '1700px'),
    setLengths(fields, { ...plain, ...fullBleed }, '0'),
  ];
  const columns = [blocks.map((block) => ({ ...block, type })), [text('side', longWord, longWord)]];
  return replaceIds([
    ...blocks.map((block) => ({ ...block, type })),
    { type: 'grid', numColumns: 2, stackOnMobile: false, columns },
  ]) as TestBlock[];
}

/** Returns a copy of the content with a new id for each block and item. */
function replaceIds(stored: unknown): unknown {
  if (Array.isArray(stored)) return stored.map(replaceIds);
  if (typeof stored !== 'object' || stored === null) return stored;
  const entries = Object.entries(stored).map(([name, value]) => [name, replaceIds(value)] as const);
  const id = 'type' in stored || 'id' in stored ? { id: randomUUID() } : {};
  return { ...Object.fromEntries(entries), ...id };
}

/** Sets the width of the page's column in CSS pixels and removes its padding; 'default' resets both. */
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

/** Finds elements beyond the viewport's right edge, as `class: right edge`. Ignores scrolling carousels. */
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
  test(`a block "${type}" causes no horizontal scrolling, whatever the width of its column`, async ({
    page,
    api,
  }) => {
    const picture = await api.findStill();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(await api.publish(...buildVariants(type, picture)));
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
