import { describe, expect, it } from 'vitest';
import { resolveTokens, tokens } from '#tokens/resolve-tokens.ts';
import { withFallbacks } from '#tokens/tokens-css.ts';
import { listClassWords, listScriptWords, selectNeededStyles } from './needed-styles.ts';

const sheets = [
  '.page{color:var(--color-ink);gap:var(--space-3)}',
  '.toast--error{color:var(--color-error)}',
  '.absent{color:var(--color-warning)}',
];
const html =
  '<main class="page" style="padding:var(--space-7)"><script src="/assets/chrome.js"></script></main>';
const scripts = new Map([
  ['/assets/chrome.js', () => listClassWords('e.className="toast toast--"+t;e.style.inset="var(--space-5)"')],
  ['/assets/other.js', () => listClassWords('"absent"')],
]);

describe('selectNeededStyles', () => {
  const css = selectNeededStyles(sheets, html, { tokens, scripts });

  it('keeps styles of classes in the document', () => {
    expect(css).toContain('.page{');
    expect(css).not.toContain('.absent');
  });
  it('keeps styles of classes that its scripts may add', () => {
    expect(css).toContain('.toast--error{');
    expect(selectNeededStyles(sheets, html, { tokens, scripts: new Map() })).not.toContain('.toast--error');
  });
  it('declares only the tokens that the kept styles, the HTML and the scripts use', () => {
    const declared = [...css.matchAll(/(?<![\w(-])(--(?:color|space)-[\w-]+):/g)].map(([, name]) => name);
    expect(declared).toEqual(['--space-5', '--space-7', '--color-ink', '--color-error']);
  });
  it('replaces a token by its value if no theme changes it', () => {
    expect(css).toContain('.page{color:var(--color-ink);gap:1rem}');
  });
  it('declares a token with a fallback in scripts only if the studio changed it', () => {
    const chrome = listScriptWords(withFallbacks('.bar{gap:var(--space-4);padding:var(--space-2)}'));
    const changed = resolveTokens({ 'space.4': { value: { value: 2, unit: 'rem' } } });
    const styles = (values: typeof tokens) =>
      selectNeededStyles(sheets, html, {
        tokens: values,
        scripts: new Map([['/assets/chrome.js', () => chrome]]),
      });
    expect(styles(tokens)).not.toContain('--space-4');
    expect(styles(changed)).toContain('--space-4:2rem');
    expect(styles(changed)).not.toContain('--space-2');
  });
  it('keeps styles of elements in the document or created by scripts, not of equal words in text', () => {
    const elements = ['p{top:0}', 'pre{top:1px}', 'hr{top:2px}', 'em{top:3px}', 'i{top:4px}'];
    const written = '<p class="pre">hr em i</p><script src="/assets/a.js"></script>';
    const code = listScriptWords('let hr=e.createElement("em");e.innerHTML=`<b>x</b><i>hr</i>`');
    const css = selectNeededStyles(elements, written, {
      tokens,
      scripts: new Map([['/assets/a.js', () => code]]),
    });
    expect(css.match(/\w+\{top/g)).toEqual(['p{top', 'em{top', 'i{top']);
  });
  it('keeps all styles if the scripts are unknown or the document is long', () => {
    expect(selectNeededStyles(sheets, html, { tokens })).toContain('.absent');
    expect(selectNeededStyles(sheets, html + ' words'.repeat(100_000), { tokens, scripts })).toContain(
      '.absent',
    );
    expect(selectNeededStyles(sheets, html, { tokens })).toContain('--layer-modal');
  });
});
