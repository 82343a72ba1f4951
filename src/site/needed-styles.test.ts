import { describe, expect, it } from 'vitest';
import { tokens } from '#ui/tokens.ts';
import { neededStyles, wordsOf } from './needed-styles.ts';

const sheets = [
  '.page{color:var(--color-ink);gap:var(--space-3)}',
  '.toast--error{color:var(--color-error)}',
  '.absent{color:var(--color-warning)}',
];
const html =
  '<main class="page" style="padding:var(--space-7)"><script src="/assets/chrome.js"></script></main>';
const scripts = new Map([
  ['/assets/chrome.js', wordsOf('e.className="toast toast--"+t;e.style.inset="var(--space-5)"')],
  ['/assets/other.js', wordsOf('"absent"')],
]);

describe('the styles that a document needs', () => {
  const css = neededStyles(sheets, html, { tokens, scripts });

  it('are those of what stands in it', () => {
    expect(css).toContain('.page{');
    expect(css).not.toContain('.absent');
  });
  it('are also those of what its scripts may put there', () => {
    expect(css).toContain('.toast--error{');
    expect(neededStyles(sheets, html, { tokens, scripts: new Map() })).not.toContain('.toast--error');
  });
  it('declare the tokens that its styles, its HTML and its scripts name, and no others', () => {
    const declared = [...css.matchAll(/(?<![\w(-])(--(?:color|space)-[\w-]+):/g)].map(([, name]) => name);
    expect(declared).toEqual(['--space-3', '--space-5', '--space-7', '--color-ink', '--color-error']);
  });
  it('are all of them where the scripts are not known, or the document is long', () => {
    expect(neededStyles(sheets, html, { tokens })).toContain('.absent');
    expect(neededStyles(sheets, html + ' words'.repeat(100_000), { tokens, scripts })).toContain('.absent');
    expect(neededStyles(sheets, html, { tokens })).toContain('--layer-modal');
  });
});
