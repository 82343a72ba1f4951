import { expect, test } from 'vitest';
import { tokens } from '#tokens/resolve-tokens.ts';
import { builtAssets } from '../../../tests/support/built-assets.ts';
import { renderAdminShell } from './admin-shell.routes.ts';

const { admin } = builtAssets;
const listLinks = (path: string) =>
  [...renderAdminShell(admin, path, 'Studio').matchAll(/<link ([^>]+)>/g)].map(([, link]) => link);

const always = [
  'rel="stylesheet" href="/assets/admin.css"',
  'rel="modulepreload" href="/assets/admin.js"',
  'rel="modulepreload" href="/assets/react.js"',
];

test.each(['/admin', '/admin/media', '/admin/pages/new', '/admin/pages/edit/'])(
  '%s preloads its script and imports, and nothing of the editor',
  (path) => expect(listLinks(path)).toEqual(always),
);

test.each(['/admin/pages/edit/home', '/admin/cases/edit/shell?x=1'])(
  '%s also preloads the editor, and its preview script with low priority',
  (path) =>
    expect(listLinks(path)).toEqual([
      'rel="stylesheet" href="/assets/admin.css"',
      'rel="stylesheet" href="/assets/editor-screen.css"',
      'rel="modulepreload" href="/assets/admin.js"',
      'rel="modulepreload" href="/assets/react.js"',
      'rel="modulepreload" href="/assets/editor-screen.js"',
      'rel="modulepreload" fetchpriority="low" href="/assets/preview.js"',
    ]),
);

test('the studio name is escaped in the title', () => {
  expect(renderAdminShell(admin, '/admin', '<b> & co')).toContain(
    '<title>&lt;b&gt; &amp; co – Admin</title>',
  );
});

test('the sign-in screen has the studio’s name and accent colour', () => {
  const shell = renderAdminShell(admin, '/admin/login', 'Studio & co', {
    ...tokens.color.accent,
    light: '#123456',
    dark: '#abcdef',
  });
  expect(shell).toContain('<meta name="application-name" content="Studio &amp; co">');
  expect(shell).toContain('--studio-accent:var(--light,#123456)var(--dark,#abcdef)');
});
