import { routeJustInCase } from './support/routes.ts';
import { expect, test } from './support/test.ts';

// Tests of the fixture that checks the routes of all tests.

test.fail('a test whose route nothing asks for fails', async ({ page }) => {
  await page.route('**/assets/nergens-*.js', (route) => route.abort());
  await page.goto('/');
});

test.fail('a test fails by a route of another browser that it opened as well', async ({ open }) => {
  const context = await open();
  await context.route('**/assets/nergens-*.js', (route) => route.abort());
  await (await context.newPage()).goto('/');
});

test('a route that is asked for counts, and so does one in case of something that did not come', async ({
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
