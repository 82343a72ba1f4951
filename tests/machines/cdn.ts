import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { benchOwner } from '../../bench/servers.ts';
import { computePercentile } from '../../bench/statistics.ts';
import { openStudio } from '../../bench/studio.ts';
import type { Media } from '../../src/api/endpoints/media.ts';
import { type Answer, type AskOptions, ask, call, readCookies, waitUntil } from './ask.ts';
import type { Findings } from './findings.ts';
import type { Machines } from './machines.ts';
import { signIn } from './shared-state.ts';

const identifier = 'machines-cdn';
const publications = 5;
const protectedWords = 'nachtlijn schrappen';
const draftWords = 'Words of a draft that nobody has published.';

/**
 * Tests a shared cache in front of the site: it hits, answers 304, shows publications as the headers promise,
 * and stores nothing private.
 */
export async function cacheInFront(machines: Machines, findings: Findings): Promise<void> {
  const { one, proxy } = machines;
  const studio = await openStudio(one.origin);
  const page = { title: 'Cached', overview: makeOverview(0), showInMenu: false };
  await studio.createPage({ ...page, identifier, status: 'PUBLISHED' });
  const { proxy: front } = machines;
  const get = (path: string, asked: AskOptions = {}) => ask(front.cdn + path, asked);
  await expectHits(get, front.origin, findings);
  const promised = await expectRevalidation(get, findings);
  await expectPublications(machines, findings, promised);
  const secrets = await askForSecrets(machines, findings);
  findings.note('answers in the cache', proxy.stored().length);
  findings.none(
    'kept and for one person only',
    proxy.stored().flatMap(({ key, bytes }) => {
      const text = bytes.toString('latin1');
      const told = secrets.words.filter((word) => text.includes(Buffer.from(word).toString('latin1')));
      const isSecret = secrets.paths.some((path) => key.startsWith(path));
      return told.length > 0 || isSecret ? [`${key} ${told.join()}`] : [];
    }),
  );
}

type PageFetcher = (path: string, asked?: AskOptions) => Promise<Answer>;
const makeOverview = (number: number) => [{ id: 'text', type: 'text', content: `Cached ${number}.` }];
const readCacheState = ({ headers }: Answer) => String(headers['x-cdn']);

async function expectHits(get: PageFetcher, origin: string, findings: Findings): Promise<void> {
  const [picture = ''] = /\/media\/[^"\s]+?\?[^"\s]*w=\d+[^"\s]*/.exec((await ask(`${origin}/`)).text) ?? [];
  // The picture's variant must already exist: until then its response is `private, no-cache`.
  for (const path of ['/', `/${identifier}`, '/sitemap.xml', picture.replaceAll('&amp;', '&')]) {
    for (const encoding of ['identity', 'br']) {
      const asked = { headers: { 'accept-encoding': encoding } };
      await get(path, asked);
      const again = await get(path, asked);
      findings.hold(
        readCacheState(again) === 'HIT',
        `${path} (${encoding}) is ${readCacheState(again)} when it is asked for again`,
      );
      const own = await ask(origin + path, asked);
      findings.hold(
        again.body.equals(own.body),
        `${path} (${encoding}) is other bytes in the cache than on the site`,
      );
    }
  }
  const [plain, small] = [await get('/'), await get('/', { headers: { 'accept-encoding': 'br' } })];
  findings.hold(
    small.headers['content-encoding'] === 'br' && brotliDecompressSync(small.body).equals(plain.body),
    'The encodings of one page are mixed up',
  );
  const browser = await get('/', { headers: { 'if-none-match': String(plain.headers.etag) } });
  findings.hold(browser.status === 304, `A browser that has the page is answered ${browser.status}`);
}

/** Checks that the cache revalidates an expired page. Returns the page's `s-maxage`, in seconds. */
async function expectRevalidation(get: PageFetcher, findings: Findings): Promise<number> {
  const first = await get(`/${identifier}`);
  const [, seconds = '0'] = /s-maxage=(\d+)/.exec(String(first.headers['cache-control'])) ?? [];
  await wait(Number(seconds) * 1000 + 1100);
  const after = await get(`/${identifier}`);
  findings.hold(
    readCacheState(after) === 'REVALIDATED',
    `What has not changed is ${readCacheState(after)} when its time is over`,
  );
  findings.note('kept for, s', Number(seconds));
  return Number(seconds);
}

async function expectPublications(
  { one, proxy }: Machines,
  findings: Findings,
  promised: number,
): Promise<void> {
  const studio = await openStudio(one.origin);
  const times: number[] = [];
  for (let number = 1; number <= publications; number += 1) {
    // Start when the cache has just stored the page, so that its full lifetime is ahead.
    await waitUntil(
      'a page that was just kept',
      async () => readCacheState(await ask(`${proxy.cdn}/${identifier}`)) !== 'HIT',
    );
    await studio.publishPage(identifier, { title: 'Cached', overview: makeOverview(number) });
    const begun = performance.now();
    await waitUntil('a publication behind the cache', async () =>
      (await ask(`${proxy.cdn}/${identifier}`)).text.includes(`Cached ${number}.`),
    );
    times.push((performance.now() - begun) / 1000);
  }
  findings.note('publication seen, median, s', computePercentile(times, 0.5));
  findings.note('slowest, s', Math.max(...times));
  findings.hold(promised > 0, 'Pages are not kept at all');
  const { token } = await signIn(one.origin);
  await call(`${one.origin}/api/pages/${identifier}`, { method: 'PUT', token, json: { status: 'DRAFT' } });
  await waitUntil(
    'what is withdrawn is gone behind the cache',
    async () => (await ask(`${proxy.cdn}/${identifier}`)).status === 404,
  );
}

interface Secrets {
  /** Strings that no stored response may contain. */
  readonly words: readonly string[];
  /** Path prefixes of which no response may be stored. */
  readonly paths: readonly string[];
}

/** Requests everything private through the cache, each twice. Returns what the cache may not store. */
async function askForSecrets({ proxy, one }: Machines, findings: Findings): Promise<Secrets> {
  const { cdn } = proxy;
  const { token, cookie } = await signIn(cdn);
  const unlocked = await ask(`${cdn}/api/access/halte`, {
    method: 'POST',
    json: { password: 'laatste-halte' },
  });
  const grant = readCookies(unlocked);
  const askTwice = async (path: string, asked: AskOptions) => {
    const [first, second] = [await ask(cdn + path, asked), await ask(cdn + path, asked)];
    await ask(cdn + path, { ...asked, headers: { 'accept-encoding': 'br' } });
    findings.hold(readCacheState(second) !== 'HIT', `${path} comes out of the cache`);
    return first;
  };
  const opened = await askTwice('/cases/halte', { cookie: grant });
  findings.hold(opened.text.includes(protectedWords), 'The protected page does not open behind the cache');
  const closed = await askTwice('/cases/halte', {});
  findings.hold(!closed.text.includes(protectedWords), 'The cache shows a protected page to a stranger');
  const pictures = [...opened.text.matchAll(/\/media\/[^"\s,?]+halte[^"\s,]*/g)].map(([url]) =>
    url.replaceAll('&amp;', '&'),
  );
  findings.hold(pictures.length > 0, 'The protected page shows no picture');
  for (const url of pictures.slice(0, 3)) {
    findings.hold(
      (await askTwice(url, { cookie: grant })).status === 200,
      `${url} does not open with the page`,
    );
    findings.hold((await askTwice(url, {})).status === 404, `${url} opens without the page`);
  }

  const overview = [{ id: 'text', type: 'text', content: draftWords }];
  await call(`${cdn}/api/pages/werkwijze`, { method: 'PUT', token, json: { overview } });
  const { link } = await call<{ link: string }>(`${cdn}/api/pages/werkwijze/preview-links`, {
    method: 'POST',
    token,
    json: { language: 'nl' },
  });
  const draft = new URL(link, cdn);
  findings.hold(
    (await askTwice(draft.pathname + draft.search, {})).text.includes(draftWords),
    'A draft does not open by its link',
  );
  await askTwice('/werkwijze?preview', { cookie });
  for (const path of ['/api/pages', '/api/pages/werkwijze', '/api/admin/accounts', '/api/admin/audit']) {
    findings.hold((await askTwice(path, { token })).status === 200, `${path} is refused behind the cache`);
  }
  await askTwice('/admin', { cookie });
  const clientSpace = await openClientSpace(cdn, token);
  findings.hold(
    (await askTwice(clientSpace.path, { cookie: clientSpace.cookie })).status === 200,
    'A client space of a client does not open',
  );
  const at = encodeURIComponent(new Date().toISOString());
  const { look } = await call<{ look: string }>(`${cdn}/api/admin/history/look?at=${at}`, { token });
  findings.hold((await askTwice(look, {})).status === 200, 'The site as it stood is not shown');
  const files = await call<Media[]>(`${one.origin}/api/admin/media`, { token });
  const unused = files.find(({ usedOn, isLogo, isFavicon }) => usedOn === 0 && !isLogo && !isFavicon);
  if (unused) {
    findings.hold(
      (await askTwice(unused.url, { cookie })).status === 200,
      'A file that no page shows is refused to the studio',
    );
    findings.hold(
      (await askTwice(unused.url, {})).status === 404,
      'A file that no page shows is shown to a stranger',
    );
  }
  // The home page is public: the cache may store it even for a signed-in request, but without `Set-Cookie`.
  await ask(`${cdn}/`, { cookie });
  return {
    words: [protectedWords, draftWords, benchOwner.email, token, 'set-cookie:'],
    paths: [
      '/api',
      '/admin',
      '/cases/halte',
      draft.pathname,
      clientSpace.path,
      ...pictures.map((url) => url.split('?', 1)[0] ?? url),
      ...(unused ? [unused.url] : []),
    ],
  };
}

/** Creates a client space and opens its link. Returns its path and the cookie that the link sets. */
async function openClientSpace(
  cdn: string,
  token: string,
): Promise<{ readonly path: string; readonly cookie: string }> {
  const { id } = await call<{ id: string }>(`${cdn}/api/pages/halte`, { token });
  const { link } = await call<{ link: string }>(`${cdn}/api/admin/rooms`, {
    method: 'POST',
    token,
    json: { client: 'Client', pages: [id] },
  });
  const { pathname } = new URL(link, cdn);
  return { path: pathname, cookie: readCookies(await ask(cdn + pathname)) };
}
