import {
  splineFailed,
  splineFramePath,
  splineHosts,
  splineLoaded,
  splineReady,
  splineShow,
} from '#blocks/shared/spline-messages.ts';

const style =
  'html,body{height:100%;margin:0;overflow:hidden;background:none}canvas{display:block;width:100%;height:100%}';

/** Takes one scene from its parent, and only its parent, and only while this document has no origin; then the runtime is loaded, and not before. */
const script = (runtime: string) => `(function () {
  var page = parent;
  if (page === self || origin !== 'null') return;
  function say(type) { page.postMessage({ type: type }, location.origin); }
  function failed() { say('${splineFailed}'); }
  addEventListener('message', function take(event) {
    var asked = event.data;
    if (event.source !== page || event.origin !== location.origin) return;
    if (!asked || asked.type !== '${splineShow}' || !/^https:\\/\\//.test(asked.scene)) return;
    removeEventListener('message', take);
    import(${JSON.stringify(runtime)})
      .then(function (module) { return module.showScene(document.querySelector('canvas'), asked.scene); })
      .then(function () { say('${splineLoaded}'); }, failed);
  });
  say('${splineReady}');
})();`;

/**
 * Runs Spline's runtime, which is not ours and compiles code of its own, without an origin: it reaches
 * neither the page, nor cookies, nor a signed-in person. Scenes, their fonts and the runtime's own parts
 * come from Spline's hosts.
 */
const policy = [
  'sandbox allow-scripts',
  "default-src 'none'",
  `script-src 'self' 'unsafe-inline' 'unsafe-eval' blob: ${splineHosts.map((host) => `https://${host}`).join(' ')}`,
  "style-src 'unsafe-inline'",
  "img-src 'self' https: data: blob:",
  "media-src 'self' https: data: blob:",
  "font-src 'self' https: data:",
  "connect-src 'self' https: data: blob:",
  'worker-src blob:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** The document of a scene; `runtime` is the address of the module that holds Spline's runtime. */
export function splineFrame(runtime: string) {
  return {
    path: splineFramePath,
    html: `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Spline</title><style>${style}</style></head><body><canvas></canvas><script>${script(runtime).replaceAll('</', '<\\/')}</script></body></html>`,
    policy,
  };
}
