import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

it('the README names the browsers that the build compiles for', () => {
  const names = packageJson.browserslist
    .filter((browser) => !browser.startsWith('ios'))
    .map((browser) => browser.replace(/^./, (first) => first.toUpperCase()));
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  expect(readme).toContain(`${names.slice(0, -1).join(', ')} and ${names.at(-1)} or later`);
});
