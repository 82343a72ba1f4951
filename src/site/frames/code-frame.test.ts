import { JSDOM, VirtualConsole } from 'jsdom';
import { afterEach, describe, expect, it } from 'vitest';
import { codeReady, codeShow } from '#blocks/shared/code-messages.ts';
import { buildCodeFrame } from './code-frame.ts';

const origin = 'https://studio.example';
const open: JSDOM[] = [];
afterEach(() => {
  for (const dom of open.splice(0)) dom.window.close();
});

/** Runs the frame's script in a page; `says` collects its messages. The sandbox has removed its origin. */
function frame({ itsOrigin = 'null', at = origin, home = undefined as string | undefined } = {}) {
  const { html, path } = buildCodeFrame(home);
  const says: unknown[] = [];
  const page = { postMessage: (message: unknown, to: string) => says.push([message, to]) };
  const complaints: string[] = [];
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error) => complaints.push(error.message));
  const dom = new JSDOM(html, {
    virtualConsole,
    url: `${at}${path}`,
    runScripts: 'dangerously',
    beforeParse: (window) => {
      Object.defineProperty(window, 'parent', { value: page });
      Object.defineProperty(window, 'origin', { value: itsOrigin });
    },
  });
  open.push(dom);
  const { window } = dom;
  const send = (data: unknown, { source = page as unknown, from = origin } = {}) => {
    const event = new window.MessageEvent('message', { data, origin: from });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  };
  return { window, says, complaints, send, text: () => window.document.body.textContent?.trim() };
}

const code = (html: string, more: object = {}) => ({
  type: codeShow,
  html,
  css: '',
  scheme: 'light',
  ...more,
});

describe('the code frame', () => {
  it('tells its parent page on the same site that it is ready', () => {
    expect(frame().says).toEqual([[{ type: codeReady }, origin]]);
  });

  it('renders HTML and CSS and runs scripts, each time it receives code', () => {
    const { send, text, window } = frame();
    send(code('<p>een</p>', { css: 'p { color: red }</style><b>x</b>' }));
    expect(text()).toBe('een');
    expect(window.document.querySelectorAll('b')).toHaveLength(0);
    send(code('<p></p><script>document.querySelector("p").textContent = "twee"</script>'));
    expect(window.document.querySelector('p')?.textContent).toBe('twee');
    send(code('<p>drie</p>'));
    expect(text()).toBe('drie');
  });

  it('reloads before it runs new scripts after old ones, and keeps the content until then', () => {
    const { send, text, complaints } = frame();
    const declares = (words: string) =>
      code(
        `<p></p><script>const output = document.querySelector("p"); output.textContent = "${words}"</script>`,
      );
    send(declares('een'));
    expect(text()).toContain('een');
    send(declares('twee'));
    // jsdom reports that it cannot navigate.
    expect(complaints).toEqual([expect.stringContaining('navigation')]);
    expect(text()).toContain('een');
  });

  it('uses the font of the page, unless the code sets another', () => {
    const { send, window } = frame();
    const readFont = () => window.getComputedStyle(window.document.body).fontFamily;
    const faces = 'body{font-family:Own}</style><b>x</b>';
    send(code('<p>een</p>', { faces }));
    expect(readFont()).toBe('Own');
    expect(window.document.querySelectorAll('b')).toHaveLength(0);
    send(code('<p>een</p>', { faces, css: 'body{font-family:Mine}' }));
    expect(readFont()).toBe('Mine');
    send(code('<p>twee</p>'));
    expect(readFont()).toBe('system-ui, sans-serif');
  });

  it('loads fonts from the site, even if the frame has another origin', () => {
    const { send, window } = frame({ at: 'https://frames.example', home: origin });
    send(
      code('<p>een</p>', { faces: '@font-face{src:url("/assets/own.woff2")}@font-face{src:url(/b.woff2)}' }),
    );
    const styles = window.document.head.innerHTML;
    expect(styles).toContain(`url("${origin}/assets/own.woff2")`);
    expect(styles).toContain(`url(${origin}/b.woff2)`);
  });

  it('keeps its content when only the theme changes', () => {
    const { send, window } = frame();
    send(code('<p>een</p>'));
    const paragraph = window.document.querySelector('p');
    send(code('<p>een</p>', { scheme: 'dark' }));
    expect(window.document.querySelector('p')).toBe(paragraph);
    expect(window.document.documentElement.style.colorScheme).toBe('dark');
  });

  it('ignores messages from other windows and origins, and malformed ones', () => {
    const { send, text } = frame();
    send(code('<p>x</p>'), { source: {} });
    send(code('<p>x</p>'), { source: null });
    send(code('<p>x</p>'), { from: 'https://evil.example' });
    send(code('<p>x</p>'), { from: 'null' });
    for (const data of [null, 'x', {}, { type: codeShow }, { type: codeShow, html: 1, css: '' }]) send(data);
    expect(text()).toBe('');
  });

  it('runs nothing if the response lost its sandbox header', () => {
    const { says, send, text } = frame({ itsOrigin: origin });
    send(code('<p>x</p><script>document.title = "reached"</script>'));
    expect([says, text()]).toEqual([[], '']);
  });

  it('on its own origin listens only to pages of the site', () => {
    const at = 'https://frames.example';
    const { says, send, text } = frame({ at, home: origin });
    expect(says).toEqual([[{ type: codeReady }, origin]]);
    send(code('<p>x</p>'), { from: at });
    expect(text()).toBe('');
    send(code('<p>een</p>'));
    expect(text()).toBe('een');
    expect(buildCodeFrame(origin).policy.split('; ')).toContain(`frame-ancestors ${origin}`);
  });

  it('does nothing outside a frame', () => {
    const dom = new JSDOM(buildCodeFrame().html, { url: `${origin}/frame/code`, runScripts: 'dangerously' });
    open.push(dom);
    dom.window.dispatchEvent(
      new dom.window.MessageEvent('message', { data: code('<p>x</p>'), origin, source: dom.window as never }),
    );
    expect(dom.window.document.querySelector('p')).toBeNull();
  });
});
