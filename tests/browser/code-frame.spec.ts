import type { Page } from '@playwright/test';
import type { TestBlock } from './support/studio-api.ts';
import { expect, signedInTest } from './support/test.ts';

const code = (htmlContent: string): TestBlock => ({ id: 'code', type: 'code', htmlContent });
const script = (source: string) => code(`<p>Hier</p><script>${source}</script>`);

/** Attempts of embedded code to open the viewer's editor in its frame or in a window. */
const waysIn: Readonly<Record<string, TestBlock>> = {
  'by its own address': script(`location.href = '/admin'`),
  'by an address without itself in history': script(`location.replace('/admin/media')`),
  'by a refresh': code('<meta http-equiv="refresh" content="0;url=/admin">'),
  'by a link': script(
    `const link = document.createElement('a'); link.href = '/admin'; document.body.append(link); link.click()`,
  ),
  'by a form': script(
    `const form = document.createElement('form'); form.action = '/admin'; document.body.append(form); form.submit()`,
  ),
  'by a frame of its own': code('<iframe src="/admin"></iframe>'),
  'by the description of the calls': script(`location.href = '/api/docs'`),
};

/**
 * Returns for each frame of all windows the id of the editor or the API documentation, otherwise its title.
 */
async function readFrames(page: Page): Promise<string[]> {
  const frames = page
    .context()
    .pages()
    .flatMap((opened) => opened.frames());
  return Promise.all(
    frames.map((frame) =>
      frame
        .evaluate(() => document.querySelector('#admin, #swagger-ui')?.id ?? document.title)
        .catch(() => 'nothing'),
    ),
  );
}

signedInTest.describe('third-party code on a page', () => {
  for (const [way, block] of Object.entries(waysIn)) {
    signedInTest(`cannot open the editor in its frame ${way}`, async ({ page, api, problems }) => {
      problems.expectRefusal(/frame-ancestors 'none'|frame-src|sandboxed/);
      const address = await api.publish(block);
      const refused = page.waitForEvent('console', (message) => message.type() === 'error');
      await page.goto(address);
      await page.locator('.code__frame').scrollIntoViewIfNeeded();
      await refused;
      expect(await readFrames(page)).not.toContain('admin');
      expect(await readFrames(page)).not.toContain('swagger-ui');
      await expect(page).toHaveURL(address);
    });
  }

  signedInTest('cannot open a window or navigate the page', async ({ page, api, problems }) => {
    problems.expectRefusal(/sandboxed|Unsafe attempt to initiate navigation/);
    const address = await api.publish(
      script(`
        const results = [];
        try { results.push(String(open('/admin'))) } catch (error) { results.push(error.name) }
        try { top.location = '/admin'; results.push('led away') } catch (error) { results.push(error.name) }
        document.querySelector('p').textContent = results.join()
      `),
    );
    await page.goto(address);
    const frame = page.locator('.code__frame');
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().locator('p')).toHaveText('null,SecurityError');
    expect(page.context().pages()).toHaveLength(1);
    await expect(page).toHaveURL(address);
  });

  signedInTest('does not run when a proxy removes its sandbox header', async ({ page, api, problems }) => {
    problems.expectRefusal(/can escape its sandboxing/);
    const address = await api.publish(script(`parent.document.title = 'Bereikt'`));
    await page.route('**/frame/code', async (route) => {
      const answer = await route.fetch();
      const { 'content-security-policy': _policy, ...headers } = answer.headers();
      await route.fulfill({ response: answer, headers });
    });
    await page.goto(address);
    const element = page.locator('.code__frame');
    await element.scrollIntoViewIfNeeded();
    const frame = element.contentFrame();
    await expect.poll(() => frame.locator('html').evaluate(() => origin)).toBe(new URL(page.url()).origin);
    // The page posts a message to the frame when the theme changes.
    await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
    await expect(frame.locator('p')).toHaveCount(0);
    expect(await page.title()).not.toBe('Bereikt');
  });

  signedInTest('sends no cookies when it navigates its frame', async ({ page, api, problems, baseURL }) => {
    problems.expectRefusal(/can escape its sandboxing/);
    await page.context().addCookies([{ name: 'vitrine_page', value: 'x', url: baseURL }]);
    const address = await api.publish(script(`location.href = '/werkwijze'`));
    const asked = page.waitForRequest(
      (request) => request.url().endsWith('/werkwijze') && !!request.frame().parentFrame(),
    );
    await page.goto(address);
    await page.locator('.code__frame').scrollIntoViewIfNeeded();
    expect((await (await asked).allHeaders()).cookie).toBeUndefined();
  });
});
