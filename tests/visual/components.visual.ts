import type { Page } from '@playwright/test';
import { emulateTheme, themes } from '../browser/support/axe.ts';
import { expect, signedInTest as test } from '../browser/support/test.ts';

/** States that a component can be set to in the catalogue. */
const states = [
  ...['disabled', 'busy'].map((state) => ({ name: 'Button', state })),
  ...['Toggle', 'Switch'].flatMap((name) => ['disabled', 'error'].map((state) => ({ name, state }))),
  { name: 'Form', state: 'error' },
];
const pseudoClasses = { hover: 'hover', focus: 'focus-visible' } as const;

async function open(page: Page, search: string): Promise<void> {
  await page.goto(`/admin/components?${search}`);
  await expect(page.locator('[data-specimen]').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Forces a pseudo-class on the first control of every specimen. Hover also applies to the control's ancestors
 * within the specimen.
 */
async function forcePseudoClass(page: Page, name: keyof typeof pseudoClasses): Promise<void> {
  await page.evaluate((isFocus) => {
    const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    for (const sample of document.querySelectorAll('[data-specimen]')) {
      const control = sample.querySelector(controls);
      for (let at = control; at && at !== sample; at = isFocus ? null : at.parentElement)
        at.setAttribute('data-forced', '');
    }
  }, name === 'focus');
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const selected = { nodeId: root.nodeId, selector: '[data-forced]' };
  const { nodeIds } = await browser.send('DOM.querySelectorAll', selected);
  expect(nodeIds.length).toBeGreaterThan(0);
  for (const nodeId of nodeIds)
    await browser.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [pseudoClasses[name]] });
}

/** Compares the component with its screenshot in each theme. */
async function compare(page: Page, name: string): Promise<void> {
  for (const theme of themes) {
    const pane = page.locator(`.stage [data-theme="${theme}"]`);
    await expect.soft(pane).toHaveScreenshot(['components', `${name}-${theme}.png`]);
  }
}

test('every component matches its screenshots', async ({ page }) => {
  await emulateTheme(page, 'light');
  await open(page, 'component=Button');
  const names = await page
    .locator('.component-list__link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).search.slice(1)));
  for (const search of names) {
    await open(page, search);
    await compare(page, search.replace('component=', ''));
  }
});

test('component states match their screenshots', async ({ page }) => {
  await emulateTheme(page, 'light');
  for (const { name, state } of states) {
    await open(page, `component=${name}&state=${state}`);
    await compare(page, `${name}-${state}`);
  }
  for (const name of ['Button', 'Toggle', 'Switch']) {
    for (const state of ['hover', 'focus'] as const) {
      await open(page, `component=${name}`);
      await forcePseudoClass(page, state);
      await compare(page, `${name}-${state}`);
    }
  }
});

test('an open modal and an open side panel match their screenshots', async ({ page }) => {
  for (const theme of themes) {
    await emulateTheme(page, theme);
    for (const [search, name] of [
      ['component=Modal&variant=small', 'Keep changes?'],
      ['component=SidePanel&variant=300', 'Properties'],
    ] as const) {
      await open(page, `${search}&theme=${theme}`);
      await page.getByRole('button', { name: 'Open at full size' }).click();
      const sheet = page.getByRole('dialog', { name });
      await expect
        .soft(sheet)
        .toHaveScreenshot(['components', `${search.slice(10).split('&')[0]}-open-${theme}.png`]);
    }
  }
});
