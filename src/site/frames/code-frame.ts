import { codeFramePath, codeReady, codeShow } from '#blocks/shared/code-messages.ts';
import { embedFrameSources } from '#content/block/embed-hosts.ts';
import type { FrameDocument } from './frame-document.ts';
import { type FrameHome, frameHome } from './frame-home.ts';

/** Authors expect no more of a document than this, and the page's own typeface, which comes with the code. */
const style = 'body{margin:0;font:1rem/1.5 system-ui,sans-serif}';
const head = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><style>${style}</style>`;

/**
 * Renders the code that its parent sends, and only its parent, and only while this document has no origin: where
 * something on the way has taken the sandbox out of the answer, foreign code finds nobody who runs it. The document is written anew for every code,
 * so that scripts run in their order and hear `DOMContentLoaded` as they do on a page; writing takes the
 * window's listeners along, so it listens again. What scripts have declared stays in the window: where others follow them,
 * the document is loaded anew, and says once more that it is ready.
 */
const script = (home: FrameHome) => `(function () {
  var page = parent, home = ${home.script}, shown, declared, leaving;
  if (page === self || origin !== 'null') return;
  function listen() { addEventListener('message', take); }
  function take(event) {
    var code = event.data;
    if (event.source !== page || event.origin !== home) return;
    if (!code || code.type !== '${codeShow}' || typeof code.html !== 'string' || typeof code.css !== 'string') return;
    var faces = typeof code.faces === 'string' ? code.faces.replace(/url\\(("?)\\//g, 'url($1' + home + '/') : '';
    var next = JSON.stringify([code.html, code.css, faces]);
    if (next !== shown) {
      var scripted = /<script/i.test(next);
      var inStyle = function (css) { return css.replace(/<\\//g, '<\\\\/'); };
      if (leaving) return;
      if (declared && scripted) { leaving = true; return location.reload(); }
      declared = declared || scripted;
      shown = next;
      document.open();
      listen();
      document.write('${head}<style>' + inStyle(faces) + '</style><style>' + inStyle(code.css) + '</style>' + code.html);
      document.close();
    }
    document.documentElement.style.colorScheme = code.scheme === 'dark' ? 'dark' : 'light';
  }
  listen();
  page.postMessage({ type: '${codeReady}' }, home);
})();`;

/**
 * Scripts may run here because the sandbox takes the origin away: they reach neither the page, nor cookies,
 * nor storage, nor a signed-in person. Frames inside are those of the embeds.
 */
const policy = ({ source, files }: FrameHome) =>
  [
    'sandbox allow-scripts',
    "default-src 'none'",
    "script-src 'unsafe-inline' https:",
    "style-src 'unsafe-inline' https:",
    `img-src ${files} https: data: blob:`,
    `media-src ${files} https: data: blob:`,
    `font-src ${files} https: data:`,
    'connect-src https:',
    `frame-src ${embedFrameSources.join(' ')}`,
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${source}`,
  ].join('; ');

/** @param origin of the pages that show it, where it has another one itself */
export function codeFrame(origin?: string): FrameDocument {
  const home = frameHome(origin);
  return {
    path: codeFramePath,
    html: `<!doctype html><html><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Code</title><script>${script(home)}</script></head><body></body></html>`,
    policy: policy(home),
  };
}
