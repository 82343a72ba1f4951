import { componentsWords } from '#admin/components/components-words.ts';
import { findViolations } from './support/axe.ts';
import { measureOverflow } from './support/site.ts';
import { expect, signedInTest as test } from './support/test.ts';

test('on my phone I choose a component from a panel, and it does not scroll sideways', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/admin/components');
  const opener = page.getByRole('button', { name: 'Button, choose another component' });
  await opener.click();
  const panel = page.getByRole('dialog', { name: componentsWords.components });
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await panel.getByRole('link', { name: 'Switch' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Switch' })).toBeVisible();
  expect(await measureOverflow(page)).toBe(0);
  expect(await findViolations(page)).toEqual([]);
});
