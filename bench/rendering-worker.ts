import { defaultSiteSettings } from '#api/schemas/default-site-settings.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import type { Block } from '#content/block/block.ts';
import { defaultBackground } from '#content/look/background.ts';
import { defaultLayout } from '#content/look/layout.ts';
import { prepareHtml } from '#server/http/prepared-answer.ts';
import { renderDocument } from '#site/render.tsx';
import type { PageModel, SiteContext } from '#site/site-document.ts';
import type { RenderingTime } from './rendering.ts';

/**
 * Times the server's rendering code in a separate process, which `rendering.ts` builds and runs. It sends the
 * results as one message.
 */

/** Ten blocks of common types; longer pages repeat them. */
const mix = [
  ['subheading'],
  ['text'],
  ['image', { src: '/media/0123456789abcdef/bench.jpg', alt: { nl: 'Een proef', en: 'A test' } }],
  ['caption'],
  ['text'],
  ['card'],
  ['grid'],
  ['text'],
  ['button'],
  ['divider'],
] as const;

/**
 * The last size is five times the limit of a page (`pageLimits`), to show that time stays proportional to
 * size.
 */
const sizes = [0, 10, 100, 1_000, 10_000];
const secondsPerSize = 2;
/** Minimum number of runs, for large pages. Small pages run thousands of times in `secondsPerSize`. */
const fewestTimes = 3;

const site: SiteContext = {
  settings: defaultSiteSettings,
  menu: [],
  origin: 'http://localhost',
  assets: {
    chrome: '/c.js',
    loader: '/l.js',
    islandRuntime: '/r.js',
    islands: {},
    preview: '/p.js',
    scrollBackground: '/b.js',
    themeFade: '/f.js',
    gate: '/g.js',
    draft: '/d.js',
    consentParts: '/s.js',
    analytics: '/a.js',
  },
  year: 2026,
};

function buildPage(size: number): PageModel {
  const overview = Array.from({ length: size }, (_, index): Block => {
    const [type, values] = mix[index % mix.length] ?? mix[0];
    return { ...blockDefinitions.get(type)?.starter(), ...values, id: `block-${index}`, type };
  });
  return {
    id: 'bench',
    identifier: 'bench',
    kind: 'page',
    path: '/bench',
    title: { nl: 'Proef', en: 'Test' },
    overview,
    layout: defaultLayout,
    background: defaultBackground,
    robots: 'index,follow',
    media: { '/media/0123456789abcdef/bench.jpg': { width: 2400, height: 1350, animated: false } },
  };
}

/**
 * Returns the processor time of one run in ms, because other load on the machine extends elapsed time. It
 * averages over `secondsPerSize`, because systems count processor time in steps of several ms.
 */
async function timeWork(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  const until = performance.now() + secondsPerSize * 1000;
  let times = 0;
  while (times < fewestTimes || performance.now() < until) {
    await work();
    times += 1;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}

const render = (page: PageModel) => renderDocument({ type: 'page', language: 'nl', page }, site);

// Warms up the JIT compiler.
for (const size of sizes) await timeWork(() => render(buildPage(size)));

const results: RenderingTime[] = [];
for (const size of sizes) {
  const page = buildPage(size);
  const html = render(page);
  const renderMs = await timeWork(() => render(page));
  const compressMs = await timeWork(() => prepareHtml(html, 200, {}));
  results.push({ blocks: size, renderMs, compressMs, htmlBytes: Buffer.byteLength(html) });
}
process.send?.(results);
