import type { Block, Definitions } from '#content/block/block.ts';
import { formatPath, type PathPart } from '#content/block/issue.ts';
import { findDesktopPath } from '#content/block/responsive-values.ts';
import { walkShownFields } from '#content/block/walk-shown-fields.ts';
import { findMediaAddress } from '#content/fields/media-address.ts';
import { defaultLanguage } from '#content/language/language.ts';
import {
  buildImageUrl,
  buildLighterUrl,
  hasVariants,
  type ImageVariant,
  imageQuality,
  imageUses,
} from '#content/media/image-url.ts';
import { getPhoneRenditionUrl } from '#content/media/video.ts';
import { analysePage } from '#content/page/analyse-page.ts';
import type { PageTree } from '#document/page-tree.ts';

/** Device pixels of a full-width image on the reference phone: 412 points at 1.75, as in Lighthouse. */
const phoneWidth = 721;

/** A static gif has no video rendition: the server answers with the gif itself. */
const moving = { animated: true };

/** Resolves a file that a block names to the URL of its content. */
export type AddressResolver = (src: string) => string;

/** URLs of this site that a phone requests. It renders one theme. */
export interface ThemeUrls {
  readonly light: readonly string[];
  readonly dark: readonly string[];
}

/** Yields the files of this site that each visible block shows. */
export function* walkPhoneMedia(
  tree: PageTree,
  addressOf: AddressResolver,
): Generator<ThemeUrls & { block: Block }> {
  const { visits, byRole } = analysePage(tree.definitions, tree.content.overview);
  const [firstHero] = byRole.hero;
  for (const { block } of visits) {
    const isHero = tree.findDefinition(block)?.role === 'hero';
    const quality = block === firstHero ? imageQuality.heroFirst : imageQuality.hero;
    const hero = isHero ? { q: quality } : {};
    const formatAddress = (src: string, onPhones: boolean) =>
      formatPhoneAddress(addressOf(src), { ...hero, onPhones });
    yield { block, ...listAddresses(tree, block, formatAddress) };
  }
}

interface PhoneVariant extends Pick<ImageVariant, 'q'> {
  /** True for an image that is shown only on phones. */
  readonly onPhones?: boolean;
}

/** URL that a phone requests for a file of this site; `q` is the quality of a hero image. */
export function formatPhoneAddress(src: string, { q, onPhones = false }: PhoneVariant = {}): string {
  const { widths } = onPhones ? imageUses.phone : q === undefined ? imageUses.content : imageUses.hero;
  const w = widths.find((width) => width >= phoneWidth) ?? Math.max(...widths);
  const variant = { w, ...(q !== undefined && { q }), f: 'avif' } as const;
  if (hasVariants(src)) return buildImageUrl(src, variant);
  return buildLighterUrl(src, moving) ?? findPhoneSize(src) ?? src;
}

/** The server answers with the video itself if it has no phone rendition. */
function findPhoneSize(src: string): string | undefined {
  return /\.(?:mp4|webm)$/i.test(src) ? getPhoneRenditionUrl(src) : undefined;
}

/** True if phones show the file of this field, rather than another one for phones in its place. */
export function isOnPhones(definitions: Definitions, block: Block, path: readonly PathPart[]): boolean {
  return filterForPhones(listFiles(definitions, block)).some(([shown]) => shown === formatPath(path));
}

interface ShownFile {
  readonly src: string;
  /** Path of the field that it replaces in the dark theme. */
  readonly darkOf: string | undefined;
  /** Path of desktop's field if it is a file that only phones show. */
  readonly phoneOf: string | undefined;
}

function listAddresses(
  { definitions }: PageTree,
  block: Block,
  formatAddress: (src: string, onPhones: boolean) => string,
): ThemeUrls {
  const files = filterForPhones(listFiles(definitions, block)).filter(([, { src }]) =>
    src.startsWith('/media/'),
  );
  const replaced = new Set(files.map(([, { darkOf }]) => darkOf));
  const collectUrls = (counts: (file: readonly [string, ShownFile]) => boolean) => [
    ...new Set(files.filter(counts).map(([, { src, phoneOf }]) => formatAddress(src, phoneOf !== undefined))),
  ];
  return {
    light: collectUrls(([, { darkOf }]) => darkOf === undefined),
    dark: collectUrls(([path]) => !replaced.has(path)),
  };
}

/** Lists the files that a block shows, by the path of their field. */
function listFiles(definitions: Definitions, block: Block): ReadonlyMap<string, ShownFile> {
  const shown = new Map<string, ShownFile>();
  for (const { field, value, path } of walkShownFields(definitions, block)) {
    // Files of different languages are assumed to weigh about the same, so only the default language's are counted.
    const src = field.kind === 'media' ? findMediaAddress(value, defaultLanguage) : '';
    if (field.kind !== 'media' || src === '') continue;
    const desktop = findDesktopPath(path);
    shown.set(formatPath(path), {
      src,
      darkOf: field.darkOf && formatPath([...path.slice(0, -1), field.darkOf]),
      phoneOf: desktop && formatPath(desktop),
    });
  }
  return shown;
}

/** Removes the files that phones replace, with their dark variants. */
function filterForPhones(shown: ReadonlyMap<string, ShownFile>): (readonly [string, ShownFile])[] {
  const replaced = new Set([...shown.values()].map(({ phoneOf }) => phoneOf));
  return [...shown].filter(
    ([path, { darkOf, phoneOf }]) =>
      phoneOf !== undefined || (!replaced.has(path) && !(darkOf !== undefined && replaced.has(darkOf))),
  );
}
