import {
  splineFailed,
  splineFramePath,
  splineHosts,
  splineLoaded,
  splineReady,
  splineShow,
} from '#blocks/shared/spline-messages.ts';
import type { FrameDocument } from './frame-document.ts';
import { buildFrameHome, type FrameHome } from './frame-home.ts';

const style =
  'html,body{height:100%;margin:0;overflow:hidden;background:none}canvas{display:block;width:100%;height:100%}';

/**
 * Renders one scene that the parent window sends, and only if this document has no origin. Loads the runtime
 * only then.
 */
const buildScript = (runtime: string, home: FrameHome) => `(function () {
  var page = parent, home = ${home.script};
  if (page === self || origin !== 'null') return;
  function say(type) { page.postMessage({ type: type }, home); }
  function failed() { say('${splineFailed}'); }
  addEventListener('message', function take(event) {
    var asked = event.data;
    if (event.source !== page || event.origin !== home) return;
    if (!asked || asked.type !== '${splineShow}' || !/^https:\\/\\//.test(asked.scene)) return;
    removeEventListener('message', take);
    import(${JSON.stringify(runtime)})
      .then(function (module) { return module.showScene(document.querySelector('canvas'), asked.scene); })
      .then(function () { say('${splineLoaded}'); }, failed);
  });
  say('${splineReady}');
})();`;

/**
 * Runs Spline's third-party runtime, which compiles code, without an origin: it cannot access the page,
 * cookies or a session. Scenes, their fonts and parts of the runtime come from Spline's hosts.
 */
const buildPolicy = ({ source }: FrameHome) =>
  [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${source} 'unsafe-inline' 'unsafe-eval' blob: ${splineHosts.map((host) => `https://${host}`).join(' ')}`,
    "style-src 'unsafe-inline'",
    `img-src ${source} https: data: blob:`,
    `media-src ${source} https: data: blob:`,
    `font-src ${source} https: data:`,
    `connect-src ${source} https: data: blob:`,
    'worker-src blob:',
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${source}`,
  ].join('; ');

/**
 * Builds the frame's document for Spline scenes. @param runtime URL of the module with Spline's runtime
 * @param origin of the pages that embed the frame, if the frame has a different one
 */
export function buildSplineFrame(runtime: string, origin?: string): FrameDocument {
  const home = buildFrameHome(origin);
  const module = origin === undefined ? runtime : new URL(runtime, origin).href;
  return {
    path: splineFramePath,
    html: `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Spline</title><style>${style}</style></head><body><canvas></canvas><script>${buildScript(module, home).replaceAll('</', '<\\/')}</script></body></html>`,
    policy: buildPolicy(home),
  };
}
