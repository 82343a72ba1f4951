import type { Locator, Page } from '@playwright/test';
import { commandMenuWords } from '#admin/command-menu/command-menu-words.ts';
import { componentsWords } from '#admin/components/components-words.ts';
import { destinations } from '#admin/shared/navigation.ts';
import { words } from '#admin/words.ts';
import { modalSizes } from '#ui/modal/modal-sizes.ts';
import { sidePanelWidths } from '#ui/side-panel/side-panel-widths.ts';
import { toggleSizes } from '#ui/toggle/toggle-sizes.ts';
import { takeSample } from '../support/long-run.ts';
import { emulateTheme, findViolations, themes } from './support/axe.ts';
import { expect, signedInTest as test } from './support/test.ts';

const site = ['Button', 'Card', 'Toggle', 'Switch', 'Modal', 'SidePanel', 'Toast'];
const patterns = ['Layout', 'Navigation', 'Form'];
const editor = [
  'IconButton',
  'Segments',
  'DateInput',
  'TextInput',
  'SelectInput',
  'TranslatedInput',
  'SearchBox',
  'Menu',
  'Notice',
  'Loading',
  'ConfirmByName',
];

/** Opens a component in the catalogue. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(`/admin/components?component=${address}`);
  await expect(page.locator('[data-specimen]').first()).toBeVisible();
}

const inTheme = (page: Page, theme: 'light' | 'dark') => page.locator(`.stage [data-theme="${theme}"]`);
const style = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

test('I find Components in the navigation, and each component by its name', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/admin');
  await page
    .getByRole('navigation', { name: words.nav.label })
    .getByRole('link', { name: destinations.components.label })
    .click();
  await expect(page.getByRole('heading', { name: destinations.components.label, exact: true })).toBeVisible();
  for (const [list, names] of [
    ['Site', [...site, ...patterns]],
    ['Editor', editor],
  ] as const) {
    const links = page.getByRole('navigation', { name: list }).getByRole('link');
    await expect(links).toHaveText(names.map((name) => new RegExp(`^${name}`)));
  }
  await page.keyboard.press('/');
  await page.keyboard.type('pagination');
  await expect(page.getByRole('navigation', { name: componentsWords.lists.editor })).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Navigation' })).toBeVisible();
  await expect(page).toHaveURL(/component=Navigation/);
});

test('I open Components from the command menu', { tag: '@long' }, async ({ page }) => {
  await page.goto('/admin/media');
  await page.getByRole('button', { name: commandMenuWords.open }).click();
  await page.keyboard.type('components');
  await page.getByRole('option', { name: destinations.components.label, exact: true }).click();
  await expect(page.getByRole('heading', { name: destinations.components.label, exact: true })).toBeVisible();
});

test('my selection is in the URL, and an unknown component shows the first one', async ({ page }) => {
  await open(page, 'Button&variant=secondary&state=busy&theme=dark');
  await expect(page.getByLabel(componentsWords.variant)).toHaveValue('secondary');
  await expect(page.getByRole('radio', { name: componentsWords.states.busy })).toBeChecked();
  await expect(inTheme(page, 'light')).toHaveCount(0);
  await page.getByLabel(componentsWords.variant).selectOption('slim');
  await expect(page).toHaveURL(/variant=slim/);
  await open(page, 'Carousel3000&variant=x');
  await expect(page.getByRole('heading', { name: 'Button', exact: true })).toBeVisible();
  await expect(inTheme(page, 'dark').locator('[data-specimen]')).toHaveCount(7);
});

for (const theme of themes) {
  test(`no component has accessibility violations, in the ${theme} theme`, { tag: '@long' }, async ({
    page,
  }) => {
    test.slow();
    await emulateTheme(page, theme);
    for (const name of [...site, ...patterns, ...editor]) {
      await open(page, name);
      expect(await findViolations(page), name).toEqual([]);
    }
  });
}

test('a component shows its real hover, focus, pressed, disabled and busy states', async ({ page }) => {
  await open(page, 'Button&variant=primary');
  const button = inTheme(page, 'light').getByRole('button', { name: 'View' });
  const usual = await style(button, 'background-color');
  await button.hover();
  const hovered = (await style(button, '--color-accent')).trim();
  await expect.poll(() => style(button, 'background-color')).toBe(hovered);
  await page.mouse.move(0, 0);
  await expect.poll(() => style(button, 'background-color')).toBe(usual);
  await page.keyboard.press('Tab');
  await button.focus();
  await expect.poll(() => style(button, 'outline-style')).toBe('solid');
  await button.hover();
  await page.mouse.down();
  await expect.poll(() => style(button, 'translate')).toBe('0px 1px');
  await page.mouse.up();

  await page.getByRole('radio', { name: componentsWords.states.disabled }).check({ force: true });
  await expect(button).toBeDisabled();
  await page.getByRole('radio', { name: componentsWords.states.busy }).check({ force: true });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.focus();
  await expect(button).toBeFocused();
});

test('text and icon changes apply to the component immediately', async ({ page }) => {
  await open(page, 'Button&variant=secondary');
  await page.getByLabel(componentsWords.words).fill('Maak kennis');
  await page
    .getByRole('group', { name: componentsWords.icon })
    .getByRole('radio', { name: componentsWords.icons.after })
    .check({ force: true });
  for (const theme of themes) {
    const button = inTheme(page, theme).getByRole('button', { name: 'Maak kennis' });
    await expect(button.locator('svg')).toHaveCount(1);
  }
});

test('I resize both samples together, between 20 and 100 percent of the width', async ({ page }) => {
  await open(page, 'Card&variant=elevated');
  const handles = page.getByRole('separator', { name: 'Width of the sample' });
  const sample = inTheme(page, 'dark').locator('.resize-frame__sample');
  const whole = (await sample.boundingBox())?.width ?? 0;
  await handles.first().focus();
  for (let step = 0; step < 9; step += 1) await page.keyboard.press('PageDown');
  await expect(handles.nth(1)).toHaveAttribute('aria-valuenow', '20');
  expect((await sample.boundingBox())?.width).toBeCloseTo(whole * 0.2, 0);
  await page.keyboard.press('End');
  await expect(handles.nth(1)).toHaveAttribute('aria-valuenow', '100');

  const box = await handles.first().boundingBox();
  if (!box) throw new Error('There is no handle');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(0, box.y);
  await page.mouse.up();
  await expect(handles.first()).toHaveAttribute('aria-valuenow', '20');
});

for (const theme of themes) {
  for (const [name, { width, height }] of takeSample(Object.entries(modalSizes), 3)) {
    test(`the ${name} modal opens at its size in the ${theme} theme, and Escape closes it`, async ({
      page,
    }) => {
      await open(page, `Modal&variant=${name}`);
      const opener = inTheme(page, theme).getByRole('button', { name: 'Open at full size' });
      await opener.click();
      const dialog = page.getByRole('dialog', { name: 'Keep changes?' });
      await expect(dialog).toBeVisible();
      const box = await dialog.boundingBox();
      const whole = name === 'fullscreen';
      expect(box?.width).toBe(whole ? 1440 : Number.parseFloat(width));
      expect(box?.height).toBe(whole ? 900 : Number.parseFloat(height));
      const close = await dialog.getByRole('button', { name: words.close }).boundingBox();
      expect([close?.width, close?.height]).toEqual([40, 40]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });
  }
  for (const width of takeSample(sidePanelWidths, 3)) {
    test(`the side panel of ${width} opens at the right edge in the ${theme} theme`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, `SidePanel&variant=${width}`);
      const opener = inTheme(page, theme).getByRole('button', { name: 'Open at full size' });
      await opener.click();
      const panel = page.getByRole('dialog', { name: words.editor.areas.properties });
      await expect(panel).toBeVisible();
      expect(await panel.boundingBox()).toEqual({ x: 1440 - width, y: 0, width, height: 900 });
      await panel.getByRole('button', { name: words.close }).click();
      await expect(panel).toBeHidden();
      await expect(opener).toBeFocused();
    });
  }
}

test('toggles have their specified sizes, and Space switches them', async ({ page }) => {
  await open(page, 'Toggle');
  for (const theme of themes) {
    for (const [name, { width, height }] of Object.entries(toggleSizes)) {
      const toggle = inTheme(page, theme).locator(`[data-specimen=${name}]`).getByRole('switch');
      const box = await toggle.boundingBox();
      expect([box?.width, box?.height]).toEqual([Number.parseFloat(width), Number.parseFloat(height)]);
      const was = await toggle.isChecked();
      await toggle.focus();
      await page.keyboard.press('Space');
      await expect(toggle).toBeChecked({ checked: !was });
    }
  }
});

test('I can choose in every switch style with the arrow keys', async ({ page }) => {
  await open(page, 'Switch');
  for (const theme of themes) {
    for (const name of ['default', 'pills', 'sliding']) {
      const choices = inTheme(page, theme).locator(`[data-specimen=${name}]`);
      await choices.getByRole('radio', { name: 'Week' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(choices.getByRole('radio', { name: 'Month' })).toBeChecked();
    }
  }
});

test('a preview toast stays for 60 seconds', async ({ page }) => {
  await page.clock.install();
  await open(page, 'Toast&variant=success');
  await page.getByLabel(componentsWords.words).fill('Opgeslagen');
  await page.getByRole('button', { name: componentsWords.showToast }).click();
  const toast = page.locator('.toasts .toast').filter({ hasText: 'Opgeslagen' });
  await expect(toast).toBeVisible();
  // The page's clock continues to run, which leaves a busy machine ten seconds for the steps above.
  await page.clock.fastForward(50_000);
  await expect(toast).toBeVisible();
  await expect(toast).not.toHaveClass(/fading/);
  await page.clock.fastForward(10_000);
  await expect(toast).toHaveClass(/fading/);
  await page.clock.fastForward(300);
  await expect(toast).toHaveCount(0);
});

test('the sample forms show an error message for each validation rule', async ({ page }) => {
  await open(page, 'Form&theme=light');
  const login = page.locator('[data-specimen=login]');
  const notes = (field: string) => login.locator(`[id$="login-${field}-notes"]`);
  await expect(notes('mail').getByText('Fill in this field')).toBeHidden();
  await login.getByRole('button', { name: 'Sign in' }).click();
  await expect(notes('mail').getByText('Fill in this field')).toBeVisible();
  await login.getByLabel('E-mail address').fill('noor');
  await expect(notes('mail').getByText('Fill in an e-mail address, such as')).toBeVisible();
  await expect(notes('mail').getByText('Fill in this field')).toBeHidden();
  await expect(login.getByLabel('E-mail address')).toHaveAccessibleDescription(
    'Fill in an e-mail address, such as name@example.com',
  );
  await login.getByLabel('Password').pressSequentially('vijf!');
  await login.getByLabel('E-mail address').focus();
  await expect(notes('password').locator('.form-sample__issue--wrong')).toHaveText(
    'Use at least 6 characters',
  );
  await expect(notes('password').locator('.form-sample__issue--wrong')).toBeVisible();
  const signup = page.locator('[data-specimen=signup]');
  await signup.getByLabel('Password').pressSequentially('zeven77');
  await signup.getByLabel('Name').focus();
  await expect(signup.locator('.form-sample__issue--wrong').getByText('at least 8')).toBeVisible();
  const profile = page.locator('[data-specimen=profile]');
  await profile.getByLabel('Display name').fill('');
  await profile.getByLabel('Display name').pressSequentially('n'.repeat(60));
  await expect(profile.getByLabel('Display name')).toHaveValue('n'.repeat(50));
  await expect(profile.getByText('Use at most 50 characters')).not.toHaveCount(0);
  await expect(profile.getByText('Use at most 500 characters')).toBeVisible();
});

test('in forced colours, checked, selected and busy states remain distinguishable', { tag: '@long' }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const differs = async (one: Locator, other: Locator, property = 'background-color') => {
    const [first, second] = [await style(one, property), await style(other, property)];
    expect(first).not.toBe(second);
  };
  await open(page, 'Switch&theme=light');
  for (const name of ['default', 'pills', 'sliding']) {
    const choice = page.locator(`[data-specimen=${name}] .switch__choice`);
    await differs(choice.nth(0), choice.nth(1));
  }
  await open(page, 'Toggle&theme=light');
  const toggles = page.locator('.stage').getByRole('switch');
  await differs(toggles.nth(0), toggles.nth(1));
  await open(page, 'Button&theme=light');
  for (const button of await page.locator('.stage .button').all()) {
    expect(await style(button, 'border-top-style')).toBe('solid');
  }
  await page.getByRole('radio', { name: componentsWords.states.busy }).check({ force: true });
  const spinner = page.locator('.stage .button__spinner').first();
  await expect(spinner).toBeVisible();
  expect(await style(spinner, 'border-top-color')).not.toBe(await style(spinner, 'border-left-color'));
  for (const name of ['Card', 'Toast', 'SidePanel', 'Modal']) {
    await open(page, `${name}&theme=light`);
    const edge = page.locator('.stage').locator('.plain-card, .toast, .side-panel, .modal').first();
    expect(await style(edge, 'border-left-style'), name).toBe('solid');
  }
});

test('with reduced motion nothing is animated, and busy components still show it', { tag: '@long' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of ['Button&state=busy', 'Card&state=busy', 'Loading', 'Switch', 'Toggle']) {
    await open(page, address);
    const moving = await page.locator('.stage').evaluate((stage) =>
      stage
        .getAnimations({ subtree: true })
        .filter((animation) => animation instanceof CSSAnimation)
        .map((animation) => (animation as CSSAnimation).animationName)
        .filter((name) => name !== 'appear'),
    );
    expect(moving, address).toEqual([]);
  }
  await open(page, 'Button&state=busy&theme=light');
  await expect(page.locator('.stage .button__spinner').first()).toBeVisible();
});

test('Tab goes from the list to the component and its controls in visual order', async ({ page }) => {
  await open(page, 'Button&variant=primary&theme=light');
  await page
    .getByRole('navigation', { name: componentsWords.lists.editor })
    .getByRole('link', { name: 'ConfirmByName' })
    .focus();
  const focused = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      const isField = at instanceof HTMLInputElement || at instanceof HTMLSelectElement;
      const label = isField ? at.labels?.[0]?.textContent : null;
      return at?.getAttribute('aria-label') ?? label ?? at?.textContent ?? '';
    });
  const order: string[] = [];
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab');
    order.push(await focused());
  }
  expect(order).toEqual(['View', 'Width of the sample', 'Variant', 'Default']);
});
