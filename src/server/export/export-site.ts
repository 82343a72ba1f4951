import { resolve } from 'node:path';
import { withLanguage } from '#content/address/site-paths.ts';
import { languages } from '#content/language/language.ts';
import { pageOfSharingPicture } from '#site/render.tsx';
import { describeServerNeeds } from './describe-server-needs.ts';
import { type ExportFolder, openExportFolder, type WrittenExport } from './export-folder.ts';
import { isPictureType, isSaidByEnding, splitAddress } from './file-of-address.ts';
import { computeHeaderRules } from './header-rules.ts';
import {
  type HostRules,
  type QueryFile,
  writeHeadersFile,
  writeNginxFile,
  writeRedirectsFile,
  writeVercelFile,
} from './host-files.ts';
import type { SitePlaces } from './site-places.ts';
import { type AskSite, ExportError, type KeptAnswer, type WalkedSite, walkSite } from './walk-site.ts';

/** Properties of a site for an export, beside its responses. */
export interface SiteToExport {
  readonly ask: AskSite;
  readonly origin: string;
  /** Origin of third-party code, if it has its own host. */
  readonly frameOrigin?: string | undefined;
  /** Rises with every write that visitors could see. */
  readonly revision: () => Promise<number>;
  /** URLs where the crawl starts, and what cannot be crawled. */
  readonly places: () => Promise<SitePlaces>;
  /** Lists the files of the deck whose first slide has this URL. */
  readonly deckFiles: (address: string) => Promise<readonly string[]>;
  readonly onProgress?: (done: number, known: number) => void;
}

export interface SiteExport extends WrittenExport {
  readonly folder: string;
  /** By URL, responses that every host can serve. */
  readonly kept: readonly KeptAnswer[];
  readonly rules: HostRules;
  /** In sentences. */
  readonly needs: readonly string[];
}

/** Folder to upload to a host; files next to it stay local. */
const siteFolder = 'site';
const mostWalks = 3;

const notFoundPath = '/404';

/**
 * Writes the public site as files, byte for byte as visitors get it. Starts again if the site changes during
 * the export.
 *
 * @throws {ExportError} if the site fails to answer, or the folder contains files of others
 */
export async function exportSite(site: SiteToExport, named: string): Promise<SiteExport> {
  const folder = resolve(named);
  const room = await openExportFolder(folder);
  try {
    const places = await site.places();
    const walked = await walkUntilStill(site, room);
    const kept = withoutTwins(walked.kept);
    const standIns = await chooseStandIns(kept, walked, site, room);
    const rules = createHostRules(kept, walked, standIns);
    const needs = describeServerNeeds({
      ...places,
      ...walked,
      rules,
      frameOrigin: site.frameOrigin,
      origin: site.origin,
    });
    const beside: Readonly<Record<string, string>> = {
      [`${siteFolder}/_headers`]: writeHeadersFile(rules),
      [`${siteFolder}/_redirects`]: writeRedirectsFile(rules),
      'vercel.json': writeVercelFile(rules),
      'nginx.conf': writeNginxFile(rules),
      'NEEDS-A-SERVER.txt': `${needs.join('\n')}\n`,
    };
    for (const [file, text] of Object.entries(beside)) await room.keep(file, text);
    const files = [...kept.filter(isNamedByOthers), ...kept.filter((answer) => !isNamedByOthers(answer))];
    const sitesOwn = [...new Set([...standIns.keys(), ...files.map(({ file }) => file)])];
    const written = await room.settle([...sitesOwn.map(toSitePath), ...Object.keys(beside)]);
    return { ...written, folder, kept, rules, needs };
  } catch (error) {
    await room.abandon();
    throw error;
  }
}

function toSitePath(file: string): string {
  return `${siteFolder}/${file}`;
}

/** True for files that pages refer to, which must therefore exist first. */
function isNamedByOthers({ address }: KeptAnswer): boolean {
  return /^\/(?:assets|media|og|decks)\//.test(address);
}

/** Repeats the crawl until no write happens during it, which would mix old and new pages. */
async function walkUntilStill(site: SiteToExport, room: ExportFolder): Promise<WalkedSite> {
  for (let walks = 1; ; walks += 1) {
    const before = await site.revision();
    const { addresses } = await site.places();
    const notFound = languages.map((language) => withLanguage(notFoundPath, language));
    const walked = await walkSite({
      ask: site.ask,
      origin: site.origin,
      starts: [...addresses, ...notFound],
      notFound: new Set(notFound),
      besides: async (address) => [...(await site.deckFiles(address)), ...listPermanentUrls(address)],
      keep: (file, body) => room.keep(toSitePath(file), body),
      onProgress: site.onProgress,
    });
    if ((await site.revision()) === before) return walked;
    if (walks === mostWalks) {
      throw new ExportError(
        'The site kept changing during the export, so nothing was written. Try again at a quieter time.',
      );
    }
  }
}

/** Lists the permanent URLs of sharing images, which stay the same when the images change. */
function listPermanentUrls(address: string): string[] {
  const page = pageOfSharingPicture(address);
  return page === undefined ? [] : [`/og${page}.jpg`];
}

/** Drops responses that equal those of the URL without its query, which hosts return anyway. */
function withoutTwins(kept: readonly KeptAnswer[]): KeptAnswer[] {
  const bare = new Map(kept.map(({ address, hash }) => [address, hash]));
  return kept.filter(({ address, hash }) => {
    const { path, query } = splitAddress(address);
    return query === '' || bare.get(path) !== hash;
  });
}

/**
 * Chooses files for image URLs without their size query, for hosts that ignore queries: the largest size that
 * every browser shows. The original is many times larger.
 */
async function chooseStandIns(
  kept: readonly KeptAnswer[],
  walked: WalkedSite,
  { ask }: SiteToExport,
  room: ExportFolder,
): Promise<ReadonlySet<string>> {
  const taken = new Set(kept.map(({ address }) => address));
  for (const { from } of walked.redirects) taken.add(from);
  const best = new Map<string, KeptAnswer>();
  for (const answer of kept) {
    const { path } = splitAddress(answer.address);
    const file = decodeURIComponent(path.slice(1));
    // Hosts derive the type from the file name, so a file without an image extension would get a wrong type.
    if (taken.has(path) || !isPictureType(answer.type) || !/\.(?:jpe?g|png|webp|avif|gif)$/.test(file))
      continue;
    const before = best.get(file);
    if (!before || rankAnswer(answer, file) > rankAnswer(before, file)) best.set(file, answer);
  }
  for (const [file, { address }] of best) await room.keep(toSitePath(file), (await ask(address)).body);
  return new Set(best.keys());
}

/** Ranks JPEG and PNG first, then the type of the file's extension, then larger sizes. */
function rankAnswer({ type, size }: KeptAnswer, file: string): number {
  const isOld = /^image\/(?:jpeg|png)\b/.test(type) ? 2 : 0;
  return (isOld + (isSaidByEnding(file, type) ? 1 : 0)) * 1e12 + size;
}

function createHostRules(
  kept: readonly KeptAnswer[],
  { redirects }: WalkedSite,
  standIns: ReadonlySet<string>,
): HostRules {
  const paths = new Set(kept.map(({ address }) => address));
  const hasBare = (path: string) => paths.has(path) || standIns.has(decodeURIComponent(path.slice(1)));
  const queries = kept.flatMap(({ address, file }): QueryFile[] =>
    splitAddress(address).query === '' ? [] : [{ address, file }],
  );
  const notFound = languages.flatMap((language) => {
    const found = kept.find(({ address }) => address === withLanguage(notFoundPath, language));
    const home = withLanguage('/', language);
    return found ? [{ below: home === '/' ? home : `${home}/`, file: found.file }] : [];
  });
  return {
    headers: computeHeaderRules(kept),
    // Hosts serve an existing file without checking redirects.
    redirects: redirects.filter(({ from }) => !hasBare(from)),
    queries,
    notFound: notFound.sort((a, b) => b.below.length - a.below.length),
  };
}

/** Describes the result for a terminal. */
export function describeExport({ folder, written, unchanged, removed, needs }: SiteExport): string {
  return [
    `${folder}: ${formatFileCount(written)} written, ${unchanged} unchanged, ${removed} removed.`,
    '',
    ...needs,
    '',
  ].join('\n');
}

function formatFileCount(files: number): string {
  return files === 1 ? '1 file' : `${files} files`;
}
