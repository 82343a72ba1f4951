import { clientSpaceWords } from '#admin/access/client-space-words.ts';
import { dateWords } from '#admin/forms/date/date-words.ts';
import { findDateField, typeDate } from './support/date-field.ts';
import { expect, signedInTest as test } from './support/test.ts';

test('I type a date with the day first, choose another in the calendar by keyboard, and clear it', async ({
  page,
}) => {
  await page.goto('/admin/access');
  await page.getByRole('button', { name: clientSpaceWords.add }).click();
  const dialog = page.getByRole('dialog', { name: clientSpaceWords.addTitle });
  const field = findDateField(dialog, clientSpaceWords.lastDay);
  await typeDate(dialog, clientSpaceWords.lastDay, '2031-06-02');
  await expect(field).toHaveText('02/06/2031');

  await page.keyboard.press('Alt+ArrowDown');
  const calendar = page.getByRole('dialog', { name: dateWords.calendar });
  await expect(calendar.getByRole('button', { name: 'Monday, 2 June 2031 selected' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(calendar).toHaveCount(0);
  await expect(dialog).toBeVisible();

  await field.getByRole('button').click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(calendar).toHaveCount(0);
  await expect(field).toHaveText('09/06/2031');
  await expect(field.getByRole('button')).toBeFocused();

  await page.keyboard.press('Enter');
  await calendar.getByRole('button', { name: dateWords.clear }).click();
  await expect(field).toHaveText('dd/mm/yyyy');
  await expect(dialog).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('I choose a day in a calendar whose days are at least 44 pixels', async ({ page }) => {
    await page.goto('/admin/access');
    await page.getByRole('button', { name: clientSpaceWords.add }).tap();
    const dialog = page.getByRole('dialog', { name: clientSpaceWords.addTitle });
    const field = findDateField(dialog, clientSpaceWords.lastDay);
    await field.getByRole('button').tap();
    const calendar = page.getByRole('dialog', { name: dateWords.calendar });
    const day = calendar.getByRole('button', { name: /^Today, / });
    await expect(day).toBeInViewport({ ratio: 1 });
    const box = await day.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await day.tap();
    await expect(calendar).toHaveCount(0);
    await expect(field).toHaveText(/^\d\d\/\d\d\/\d{4}$/);
  });
});
