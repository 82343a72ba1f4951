import { codeFramePath, codeReady, codeShow } from '#blocks/shared/code-messages.ts';
import { embedFrameSources } from '#content/block/embed-hosts.ts';
import type { FrameDocument } from './frame-document.ts';
import { buildFrameHome, type FrameHome } from './frame-home.ts';

/** The styles that authors expect of a plain document, and the page's font, which is sent with the code. */
const style = 'body{margin:0;font:1rem/1.5 system-ui,sans-serif}';
const head = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><style>${style}</style>`;

/**
 * Runs code that the parent window sends, and only if this document has no origin: if a proxy removed the
 * sandbox from the response, foreign code must not run. Each code rewrites the document, so that its scripts
 * run in order and get `DOMContentLoaded`; since writing removes the window's listeners, they are added
 * again. Globals of scripts remain in the window, so before further code with scripts the document reloads
 * and reports that it is ready again.
 */
const buildScript = (home: FrameHome) => `(function () {
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
 * Scripts may run here because the sandbox removes the origin: they cannot access the page, cookies, storage
 * or a session. Frames are limited to those of the embed blocks.
 */
const buildPolicy = ({ source, files }: FrameHome) =>
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

/** @param origin of the pages that embed the frame, if the frame has a different one */
export function buildCodeFrame(origin?: string): FrameDocument {
  const home = buildFrameHome(origin);
  return {
    path: codeFramePath,
    html: `<!doctype html><html><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Code</title><script>${buildScript(home)}</script></head><body></body></html>`,
    policy: buildPolicy(home),
  };
}
