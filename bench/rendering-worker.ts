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
 * Built and run by `rendering.ts`: times the very code that the server renders with, in a process that does
 * nothing else. Sends the figures and ends.
 */

/** Ten blocks of the kinds that pages are made of; longer pages repeat them. */
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

/** The last is five times what a page may hold (`pageLimits`): beyond what anybody makes, time grows in step still. */
const sizes = [0, 10, 100, 1_000, 10_000];
const secondsPerSize = 2;
/** Of the small ones there are thousands in that time. */
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

function pageOf(size: number): PageModel {
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
 * Milliseconds of processor time that one go takes, since other work on the machine makes a clock's time longer.
 * Counted over a second of them: systems count it in steps of some milliseconds.
 */
async function timed(work: () => unknown): Promise<number> {
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

// Long enough for the compiler to have seen all of it.
for (const size of sizes) await timed(() => render(pageOf(size)));

const results: RenderingTime[] = [];
for (const size of sizes) {
  const page = pageOf(size);
  const html = render(page);
  const renderMs = await timed(() => render(page));
  const compressMs = await timed(() => prepareHtml(html, 200, {}));
  results.push({ blocks: size, renderMs, compressMs, htmlBytes: Buffer.byteLength(html) });
}
process.send?.(results);
