import { routeJustInCase } from './support/routes.ts';
import { expect, test } from './support/test.ts';

// Tests of the fixture that checks the routes of all tests.

test.fail('a test fails if its mocked route is never requested', async ({ page }) => {
  await page.route('**/assets/nergens-*.js', (route) => route.abort());
  await page.goto('/');
});

test.fail(
  'a test fails if a mocked route of another browser context is never requested',
  async ({ open }) => {
    const context = await open();
    await context.route('**/assets/nergens-*.js', (route) => route.abort());
    await (await context.newPage()).goto('/');
  },
);

test('a requested route passes, and a route mocked just in case need not be requested', async ({
  page,
  context,
}) => {
  await page.route('**/robots.txt', (route) => route.fulfill({ body: 'van de test' }));
  await context.route('**/sitemap.xml', (route) => route.fulfill({ body: 'ook' }));
  await routeJustInCase(page, 'the page has no such file', '**/assets/nergens-*.js', (route) =>
    route.abort(),
  );
  await page.goto('/');
  const read = (path: string) => page.evaluate(async (asked) => (await fetch(asked)).text(), path);
  expect(await read('/robots.txt')).toBe('van de test');
  expect(await read('/sitemap.xml')).toBe('ook');
});
