import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { errorCatalogue } from '#api/errors.ts';

/** `docs/errors.md` has one row per error: code, status, sentence. */
it('docs/errors.md lists exactly the errors there are', () => {
  const document = readFileSync(new URL('../../../docs/errors.md', import.meta.url), 'utf8');
  const rows = [...document.matchAll(/^\| `([^`]+)` \| (\d{3}) \| (.+) \|$/gm)].map(
    ([, code, status, message]) => [code, { status: Number(status), message }],
  );
  expect(Object.fromEntries(rows)).toEqual(errorCatalogue);
});
