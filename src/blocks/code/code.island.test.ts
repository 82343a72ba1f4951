// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { codeValues, expectCodeFrameRules, findFrame } from '../../../tests/support/code-frame-rules.ts';
import { mountBlock } from '../../../tests/support/render-visitor-blocks.tsx';
import { codeReady, codeShow } from '../shared/code-messages.ts';
import { hydrate } from './code.island.ts';

const islands = { runtime: '/runtime.js', modules: { code: '/code.js' } };

/** Renders code as the server does for visitors, with its options. */
function rendered() {
  const root = mountBlock('code', codeValues, { islands }).querySelector<HTMLElement>('[data-island]');
  if (!root) throw new Error('There is no island');
  return { root, options: JSON.parse(root.dataset.props ?? '{}') };
}

const stops: (() => void)[] = [];
function alive() {
  const { root, options } = rendered();
  const { update, stop } = hydrate(root, options);
  stops.push(stop);
  return { root, options, update, stop };
}
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  delete document.documentElement.dataset.theme;
});

describe('a code block in an iframe', () => {
  it('has only its code as props, and needs no shared runtime', () => {
    const { root, options } = rendered();
    expect(options).toEqual({ html: codeValues.htmlContent, css: codeValues.cssContent });
    const { props, ...dataset } = { ...root.dataset };
    expect(dataset).toEqual({ island: 'code', source: '/code.js' });
  });

  it('follows the frame rules without changing server-rendered markup', async () => {
    const { root, options } = rendered();
    const before = root.innerHTML;
    const elements = [...root.querySelectorAll('*')];
    stops.push(hydrate(root, options).stop);
    await expectCodeFrameRules(root, async (change) => change());
    expect([...root.querySelectorAll('*')]).toEqual(elements);
    expect(root.innerHTML).toBe(before);
  });

  it('is sent to a frame that was ready before hydration', () => {
    const { root, options } = rendered();
    const { sent } = findFrame(root);
    stops.push(hydrate(root, options).stop);
    expect(sent.mock.calls).toEqual([
      [expect.objectContaining({ type: codeShow, ...options, scheme: 'light' }), '*'],
    ]);
  });

  it('passes the font of the page to the frame, but no other styles', () => {
    const styles = document.createElement('style');
    styles.textContent =
      '@font-face{font-family:Own;src:url("/assets/own.woff2")}body{font-family:Own,serif}p{color:red}';
    document.head.append(styles);
    const { root, options } = rendered();
    const { sent } = findFrame(root);
    stops.push(hydrate(root, options).stop);
    styles.remove();
    const faces: unknown = sent.mock.lastCall?.[0]?.faces;
    expect(faces).toContain('/assets/own.woff2');
    expect(faces).toContain('body{font-family:Own, serif}');
    expect(faces).not.toContain('red');
  });

  it('is sent even if a stylesheet is unreadable, such as one of a browser extension', () => {
    const foreign = {
      href: 'moz-extension://0/looks.css',
      get cssRules(): CSSRuleList {
        throw new DOMException('Not allowed', 'SecurityError');
      },
    };
    const sheets = vi.spyOn(document, 'styleSheets', 'get');
    sheets.mockReturnValue([foreign] as unknown as StyleSheetList);
    const { root, options } = rendered();
    const { sent } = findFrame(root);
    stops.push(hydrate(root, options).stop);
    sheets.mockRestore();
    expect(sent).toHaveBeenCalledOnce();
  });

  it('is sent again only when the code changes or the frame reloads', () => {
    const { root, options, update } = alive();
    const { sent, say } = findFrame(root);
    update({ ...options });
    expect(sent).not.toHaveBeenCalled();
    update({ ...options, css: 'p { color: blue }' });
    expect(sent.mock.lastCall?.[0]).toMatchObject({ html: options.html, css: 'p { color: blue }' });
    update({ html: '<p>Nieuw</p>', css: '' });
    expect(sent.mock.lastCall?.[0]).toMatchObject({ html: '<p>Nieuw</p>', css: '' });
    expect(sent).toHaveBeenCalledTimes(2);
    // A frame that reloaded asks again, and gets the current code.
    say({ type: codeReady });
    expect(sent.mock.lastCall?.[0]).toMatchObject({ html: '<p>Nieuw</p>', css: '' });
  });

  it('ignores messages and theme changes after it is stopped', async () => {
    const { root, stop } = alive();
    const { sent, say } = findFrame(root);
    stop();
    say({ type: codeReady });
    document.documentElement.dataset.theme = 'dark';
    // Mutation observers are called in a microtask after this.
    await Promise.resolve();
    expect(sent).not.toHaveBeenCalled();
  });
});
