import type { Page } from '@playwright/test';
import { blockDefinitions } from '#blocks/definitions.ts';
import type { Field, Fields } from '#content/fields/field.ts';
import { expect, signedInTest as test } from './support/test.ts';

/** Counts the fields that the form can show, including lists, slots and the fields inside them. */
function countFields(fields: Fields): number {
  return Object.values(fields).reduce((count, field) => count + countField(field), 0);
}

function countField(field: Field): number {
  if (field.kind === 'object') return countFields(field.fields);
  if (field.kind !== 'list') return 1;
  const { item } = field;
  return 1 + (typeof item.kind === 'string' ? countField(item as Field) : countFields(item as Fields));
}

const everyField = [...blockDefinitions.values()].reduce(
  (count, { fields }) => count + countFields(fields),
  0,
);

/** The number of lines of each test page. */
const pages = {
  'live-preview-background': 3 * 2 * 3,
  'live-preview-padding': 4 + 1 + 3 * 2 * 2 + 1,
  'live-preview-content': 15,
  'live-preview-language': 13,
  'block-properties': everyField,
  'text-background': 2 + 2 + 4 + 2,
  'style-section': 2 * (4 + 3) + 3 + 2,
} as const;

/** Fields whose effect is visible only after playing, clicking or waiting. */
const seenInUse: readonly string[] = [
  'card: backgroundImageEffectValue',
  'card: interactionType',
  'card: presentationScale',
  'titledList: items[0].id',
  'carousel: slides[0].id',
  'carousel: slides[0].slug',
  'carousel: slides[0].duration',
  'carousel: slides[0].gifDelayBeforePlay',
  'carousel: autoplayInterval',
  'carousel: autoplayLoop',
  'carousel: pauseOnHover',
  'carousel: pauseOnFocus',
  'carousel: respectReducedMotion',
  'carousel: delayBeforePlay',
  'carousel: preloadGifs',
  // Visible on hover, over an image of the media library.
  ...['', '[0].id', '[0].label', '[0].link', '[0].x', '[0].y', '[0].width', '[0].height'].map(
    (of) => `heroImage: hotspots${of}`,
  ),
  // Visible with an image whose aspect ratio is known.
  'heroImage: wholeImage',
  // Visible on a phone, with a separate phone image.
  ...['X', 'Y', 'Width', 'Height'].map((of) => `heroImage: hotspots[0].phone${of}`),
  // Visible on a phone in the dark theme.
  ...[
    'image: phone',
    'heroImage: phone',
    'beforeAfterSlider: beforePhone',
    'beforeAfterSlider: afterPhone',
  ].map((picture) => `${picture}DarkSrc`),
  'socialEmbed: isMultiLanguage',
  'socialEmbed: url',
  'grid: isMultiLanguage',
  // Visible at the width of that device.
  ...['tablet', 'mobile'].flatMap((device) =>
    ['', '[0]'].map((of) => `grid: rows[0].responsive.${device}.columnFractions${of}`),
  ),
  'section: isMultiLanguage',
  'divider: isMultiLanguage',
  'button: buttons[0].id',
  'contact: phoneNumber',
  'backLink: href',
  'backLink: tags[0].id',
  'code: htmlContent',
  'code: cssContent',
  'componentSample: isMultiLanguage',
  'componentSample: code',
  'componentSample: shown[0].id',
];

const failing = (page: Page) => page.getByRole('row').filter({ hasText: 'Fail' });

for (const [name, count] of Object.entries(pages)) {
  test(`all checks on the test page ${name} pass, and none is missing`, { tag: '@long' }, async ({
    page,
    problems,
  }) => {
    test.setTimeout(300_000);
    // The page removes a Spline scene of the component sample while it loads.
    if (name === 'block-properties') problems.expectRefusal(/^Connecting to 'blob:.* violates/);
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && !request.url().includes('/api/auth/')) writes.push(request.url());
    });
    await page.goto(`/admin/test/${name}`);
    const summary = page.getByRole('status').filter({ hasText: /lines (pass|fail)$/ });
    await expect(summary).toBeVisible({ timeout: 240_000 });
    expect(await failing(page).allTextContents()).toEqual([]);
    await expect(summary).toHaveText(`All ${count} lines pass`);
    await expect(page.getByRole('row')).toHaveCount(count + 1);
    expect(writes).toEqual([]);
    if (name === 'block-properties') {
      const later = page.getByRole('row').filter({ hasText: 'taken, and seen in use' });
      const unnamed = (await later.getByRole('rowheader').allTextContents()).filter(
        // Values of a breakpoint are visible only at its width; devices.spec.ts tests them.
        (name) => !seenInUse.includes(name) && !name.includes(': responsive.'),
      );
      expect(unnamed).toEqual([]);
    }
  });
}
