import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { errorCatalogue } from '#api/error-catalogue.ts';

const path = '../../../docs/errors.md';

/** The rows end the page: code, status, sentence. `-u` rewrites them. */
it('docs/errors.md lists exactly the existing errors', async () => {
  const document = readFileSync(new URL(path, import.meta.url), 'utf8');
  const head = document.slice(0, document.indexOf('\n| `') + 1);
  const rows = Object.entries(errorCatalogue).map(
    ([code, { status, message }]) => `| \`${code}\` | ${status} | ${message} |\n`,
  );
  await expect(head + rows.join('')).toMatchFileSnapshot(path);
});
