import type { Page } from '@playwright/test';
import { pageSettingsWords } from '#admin/pages/page-settings-words.ts';
import { scheduleWords } from '#admin/schedule/schedule-words.ts';
import { words } from '#admin/words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { typeDate } from './support/date-field.ts';
import { Editor } from './support/editor.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

async function openSchedule(page: Page) {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: words.commandMenu.title }).getByRole('combobox').fill('schedule');
  await page.keyboard.press('Enter');
  return page.getByRole('dialog', { name: scheduleWords.title });
}

const draft = { overview: [text('a', 'Straks live', 'Live soon')] };

test.describe('the schedule of a page', () => {
  test('I schedule publishing in the studio’s time zone, see it in the bar and list, and cancel it', {
    tag: '@long',
  }, async ({ page, api }) => {
    const { id, identifier } = await api.createPage(draft);
    await new Editor(page).open(id, 'Straks live');
    const dialog = await openSchedule(page);
    const publish = dialog.getByRole('group', { name: scheduleWords.actions.publish, exact: true });
    await expect(dialog.getByText('Times are in Amsterdam')).toBeVisible();
    for (const theme of themes) {
      await emulateTheme(page, theme);
      expect(await findSeriousViolations(page), theme).toEqual([]);
    }
    await typeDate(publish, scheduleWords.date, '2031-06-02');
    await typeDate(publish, scheduleWords.time, '08:30');
    await publish.getByRole('button', { name: scheduleWords.set.publish }).click();
    await expect(publish.getByText('Goes live on Mon 2 June 2031, 08:30.')).toBeVisible();
    await page.keyboard.press('Escape');
    const mark = page.getByRole('banner').getByRole('button', { name: 'Live Mon 2 Jun 2031, 08:30' });
    await expect(mark).toBeVisible();
    await test.step('the list of pages marks the page', async () => {
      await page.goto('/admin');
      const line = page.getByRole('row').filter({ hasText: identifier });
      await expect(line.getByLabel('Live Mon 2 Jun 2031, 08:30')).toBeVisible();
    });
    await test.step('I cancel the schedule', async () => {
      await page.goto(`/admin/pages/edit/${id}`);
      await mark.click();
      await publish.getByRole('button', { name: scheduleWords.cancel }).click();
      await expect(publish.getByRole('button', { name: scheduleWords.set.publish })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(mark).toHaveCount(0);
    });
  });

  test('hours that clocks skip or repeat, and times in the past, are explained', { tag: '@long' }, async ({
    page,
    api,
  }) => {
    const { id } = await api.createPage(draft);
    await new Editor(page).open(id, 'Straks live');
    const dialog = await openSchedule(page);
    const publish = dialog.getByRole('group', { name: scheduleWords.actions.publish, exact: true });
    await typeDate(publish, scheduleWords.date, '2031-03-30');
    await typeDate(publish, scheduleWords.time, '02:30');
    await expect(publish.getByText('it becomes 03:30')).toBeVisible();
    await typeDate(publish, scheduleWords.date, '2031-10-26');
    await publish.getByRole('radio', { name: /The second time/ }).check({ force: true });
    await publish.getByRole('button', { name: scheduleWords.set.publish }).click();
    await expect(publish.getByText('Goes live on Sun 26 October 2031, 02:30.')).toBeVisible();
    const { at } = await api.planned(id);
    expect(at).toBe('2031-10-26T01:30:00.000Z');
    await typeDate(publish, scheduleWords.date, '2020-01-01');
    await expect(publish.getByText(scheduleWords.past)).toBeVisible();
    await expect(publish.getByRole('button', { name: scheduleWords.change })).toBeDisabled();
  });

  test('a page is published at its scheduled time, and the editor shows it', { tag: '@long' }, async ({
    page,
    api,
    open,
  }) => {
    const { id, identifier } = await api.createPage(draft);
    // The editor usually opens within 8 s. On a slower machine it opens the page after publishing.
    await api.plan(id, 'publish', new Date(Date.now() + 8_000));
    await new Editor(page).open(id, 'Straks live');
    const bar = page.getByRole('banner');
    await expect(bar.getByText('Published', { exact: true }).first()).toBeVisible({ timeout: 50_000 });
    await expect(bar.getByRole('button', { name: /^Live / })).toHaveCount(0);
    const visitor = await (await open()).newPage();
    await visitor.goto(`/${identifier}`);
    await expect(visitor.getByText('Straks live')).toBeVisible();
  });

  test('a scheduled publication that fails shows why', { tag: '@long' }, async ({ page, api }) => {
    const { id } = await api.createPage({
      overview: [text('a', 'Straks live', 'Live soon'), { id: 'hero', type: 'heroImage' }],
    });
    await api.plan(id, 'publish', new Date(Date.now() + 1_000));
    await expect.poll(() => api.planned(id), { timeout: 30_000 }).toMatchObject({ state: 'failed' });
    await new Editor(page).open(id, 'Straks live');
    await page.getByRole('banner').getByRole('button', { name: scheduleWords.mark.failed.publish }).click();
    const dialog = page.getByRole('dialog', { name: scheduleWords.title });
    await expect(dialog.getByText('Hero image URL is required')).toBeVisible();
    for (const theme of themes) {
      await emulateTheme(page, theme);
      expect(await findSeriousViolations(page), theme).toEqual([]);
    }
  });

  test.describe('in New York', () => {
    test.use({ timezoneId: 'America/New_York' });

    test('I see the scheduled time also in my own time zone', { tag: '@long' }, async ({ page, api }) => {
      const { id } = await api.createPage(draft);
      await new Editor(page).open(id, 'Straks live');
      const dialog = await openSchedule(page);
      const publish = dialog.getByRole('group', { name: scheduleWords.actions.publish, exact: true });
      await typeDate(publish, scheduleWords.date, '2031-06-02');
      await typeDate(publish, scheduleWords.time, '08:30');
      await expect(publish.getByText(scheduleWords.forYou('Mon 2 June 2031, 02:30'))).toBeVisible();
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('I schedule publishing, and see that it is scheduled', { tag: '@long' }, async ({ page, api }) => {
      const { id } = await api.createPage(draft);
      await page.goto(`/admin/pages/edit/${id}`);
      await page.getByRole('banner').getByRole('button', { name: words.nav.more }).click();
      await page.getByRole('menuitem', { name: words.settings.open }).click();
      await page.getByRole('tab', { name: pageSettingsWords.tabs.visibility }).click();
      await page.getByRole('button', { name: scheduleWords.open }).click();
      const dialog = page.getByRole('dialog', { name: scheduleWords.title });
      await dialog.getByRole('button', { name: scheduleWords.set.publish }).click();
      await expect(dialog.getByText(/^Goes live on/)).toBeVisible();
      expect(await findSeriousViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: words.close }).click();
      await expect(page.getByRole('banner').getByRole('button', { name: /^Live / })).toBeVisible();
    });
  });
});
