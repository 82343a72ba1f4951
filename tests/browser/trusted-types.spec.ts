import { expect, signedInTest as test } from './support/test.ts';

test('Trusted Types block turning text into markup or code in the editor', async ({ page, problems }) => {
  problems.expectRefusal(
    /TrustedHTML|TrustedScript|TrustedTypePolicy|Trusted Type|unsafe-eval|is not in the allowlist/i,
  );
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const outcomes = await page.evaluate(() => {
    const outcome = (act: () => unknown) => {
      try {
        act();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const place = document.createElement('div');
    document.body.append(place);
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    return {
      markup: outcome(() => (place.innerHTML = '<img src=x onerror="document.title=1">')),
      beside: outcome(() => place.insertAdjacentHTML('beforeend', '<b>x</b>')),
      frame: outcome(() => (document.createElement('iframe').srcdoc = '<b>x</b>')),
      script: outcome(() => (document.createElement('script').text = 'document.title = 1')),
      source: outcome(() => (document.createElement('script').src = 'https://evil.example/x.js')),
      policy: outcome(() => trustedTypes.createPolicy('mine', { createHTML: (html: string) => html })),
      again: outcome(() => trustedTypes.createPolicy('default', { createHTML: (html: string) => html })),
      emptied: outcome(() => (place.innerHTML = '')),
    };
  });
  expect(outcomes).toEqual({
    markup: 'TypeError',
    beside: 'TypeError',
    frame: 'TypeError',
    script: 'TypeError',
    source: 'TypeError',
    policy: 'TypeError',
    again: 'TypeError',
    emptied: 'done',
  });
});
