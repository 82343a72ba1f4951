import { watchForeign } from './support/analytics.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { type OwnServer, startOwnServer } from './support/own-server.ts';
import { expect, test } from './support/test.ts';

// Fetched posters belong to the whole site, so this test uses its own server.
let server: OwnServer;
test.beforeAll(async () => {
  server = await startOwnServer({ madeBy: 'tests/support/demo-with-posters.ts' });
});
test.afterAll(() => server.stop());

test('an embedded video shows its title and poster before consent, without contacting its platform', {
  tag: '@long',
}, async ({ open }) => {
  const page = await (await open({ baseURL: server.origin })).newPage();
  const foreign = watchForeign(page, server.origin);
  await page.goto('/blokken');
  const box = page.locator('.embed--vimeo');
  await box.scrollIntoViewIfNeeded();
  const poster = box.getByRole('link', { name: /^De film · Studio Elders Laad van Vimeo/ });
  await expect(poster).toBeVisible();
  // The studio chose another poster for this video; only the title was fetched.
  const picture = poster.locator('img:visible');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const [room, shown, words] = await Promise.all(
    [box, picture, box.locator('.embed__words')].map((part) => part.boundingBox()),
  );
  expect([shown?.x, shown?.y, shown?.width]).toEqual([room?.x, room?.y, room?.width]);
  expect((shown?.y ?? 0) + (shown?.height ?? 0), 'the words stand below it').toBeCloseTo(words?.y ?? 0, 0);
  expect((room?.width ?? 0) / (room?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  for (const theme of themes) {
    await emulateTheme(page, theme);
    for (const platform of ['vimeo', 'youtube']) {
      await page.locator(`.embed--${platform}`).scrollIntoViewIfNeeded();
      expect(await findSeriousViolations(page, `.embed--${platform}`), `${platform}, ${theme}`).toEqual([]);
    }
  }
  // A long title does not push the consent note out of view, even on a phone.
  await page.setViewportSize({ width: 320, height: 640 });
  const note = page.locator('.embed--youtube').getByText('Daarbij gaan gegevens naar YouTube.');
  await note.scrollIntoViewIfNeeded();
  const narrow = await page.locator('.embed--youtube').boundingBox();
  const plate = await page.locator('.embed--youtube .embed__words').boundingBox();
  expect(plate?.y).toBeGreaterThanOrEqual(narrow?.y ?? Number.POSITIVE_INFINITY);
  expect(foreign).toEqual([]);
});
