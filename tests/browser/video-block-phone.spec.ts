import { siteWords } from '#i18n/site-words.ts';
import { findViolations } from './support/axe.ts';
import { measureOverflow } from './support/site.ts';
import { expect, signedInTest as test } from './support/test.ts';
import { makeVideo } from './support/video.ts';

test('on my phone I open a video’s transcript, and pause an autoplaying video', async ({ page, api }) => {
  await page.goto('/admin/media');
  const src = await api.uploadFile(await makeVideo(page));
  const spoken = { id: 'spoken', type: 'video', src, title: 'De bouw', transcript: 'Dit is de bouw.' };
  const silent = { id: 'silent', type: 'video', src, autoplay: true, loop: true, controls: false };
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(await api.publish(spoken, silent));
  await page.getByText(siteWords.nl.blocks.transcript).tap();
  await expect(page.getByText('Dit is de bouw.')).toBeVisible();
  await page.getByRole('button', { name: siteWords.nl.carousel.pause }).tap();
  await expect
    .poll(() =>
      page
        .locator('.video video')
        .last()
        .evaluate((video: HTMLVideoElement) => video.paused),
    )
    .toBe(true);
  expect(await measureOverflow(page)).toBe(0);
  expect(await findViolations(page)).toEqual([]);
});
