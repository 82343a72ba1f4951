import type { Block, Definitions } from '#content/block/block.ts';
import { formatPath, type PathPart } from '#content/block/issue.ts';
import { walkShownFields } from '#content/block/walk-shown-fields.ts';
import { findMediaAddress } from '#content/fields/media-address.ts';
import { defaultLanguage } from '#content/language/language.ts';
import { getPhoneRenditionUrl } from '#content/media/film.ts';
import {
  buildImageUrl,
  buildLighterUrl,
  hasVariants,
  type ImageVariant,
  imageQuality,
  imageUses,
} from '#content/media/image-url.ts';
import { analysePage } from '#content/page/analyse-page.ts';
import type { PageTree } from '#document/page-tree.ts';

/**
 * Device pixels that a picture as wide as the screen has on the phone that is reckoned with: 412 points of 1.75, as Lighthouse
 * has it.
 */
const phoneWidth = 721;

/** A gif that stands still has no lighter form, and answers as itself. */
const moving = { animated: true };

/** Where the bytes of a file are that a block names. */
export type AddressResolver = (src: string) => string;

/** The addresses at which a phone asks for files of ours: it shows one theme. */
export interface ByTheme {
  readonly light: readonly string[];
  readonly dark: readonly string[];
}

/** The files of ours that each visible block shows. */
export function* walkPhoneMedia(
  tree: PageTree,
  addressOf: AddressResolver,
): Generator<ByTheme & { block: Block }> {
  const { visits, byRole } = analysePage(tree.definitions, tree.content.overview);
  const [firstHero] = byRole.hero;
  for (const { block } of visits) {
    const isHero = tree.definitionOf(block)?.role === 'hero';
    const quality = block === firstHero ? imageQuality.heroFirst : imageQuality.hero;
    const hero = isHero ? { q: quality } : {};
    const asked = (src: string, onPhones: boolean) =>
      formatPhoneAddress(addressOf(src), { ...hero, onPhones });
    yield { block, ...addressesIn(tree, block, asked) };
  }
}

interface AskedAs extends Pick<ImageVariant, 'q'> {
  /** Where phones alone show it. */
  readonly onPhones?: boolean;
}

/** The address at which a phone asks for a file of ours; `q` where it is a hero, with its quality. */
export function formatPhoneAddress(src: string, { q, onPhones = false }: AskedAs = {}): string {
  const { widths } = onPhones ? imageUses.phone : q === undefined ? imageUses.content : imageUses.hero;
  const w = widths.find((width) => width >= phoneWidth) ?? Math.max(...widths);
  const variant = { w, ...(q !== undefined && { q }), f: 'avif' } as const;
  if (hasVariants(src)) return buildImageUrl(src, variant);
  return buildLighterUrl(src, moving) ?? findPhoneSize(src) ?? src;
}

/** A film without a size for phones answers as itself. */
function findPhoneSize(src: string): string | undefined {
  return /\.(?:mp4|webm)$/i.test(src) ? getPhoneRenditionUrl(src) : undefined;
}

/** True for the file of a field that a phone shows: in its place there is no other one for phones. */
export function isOnPhones(definitions: Definitions, block: Block, path: readonly PathPart[]): boolean {
  return onPhones(listFiles(definitions, block)).some(([shown]) => shown === formatPath(path));
}

interface ShownFile {
  readonly src: string;
  /** The fields in whose place it is shown. */
  readonly darkOf: string | undefined;
  readonly phoneOf: string | undefined;
}

function addressesIn(
  { definitions }: PageTree,
  block: Block,
  asked: (src: string, onPhones: boolean) => string,
): ByTheme {
  const files = onPhones(listFiles(definitions, block)).filter(([, { src }]) => src.startsWith('/media/'));
  const replaced = new Set(files.map(([, { darkOf }]) => darkOf));
  const addresses = (counts: (file: readonly [string, ShownFile]) => boolean) => [
    ...new Set(files.filter(counts).map(([, { src, phoneOf }]) => asked(src, phoneOf !== undefined))),
  ];
  return {
    light: addresses(([, { darkOf }]) => darkOf === undefined),
    dark: addresses(([path]) => !replaced.has(path)),
  };
}

/** The files that a block shows, by the place of their field. */
function listFiles(definitions: Definitions, block: Block): ReadonlyMap<string, ShownFile> {
  const shown = new Map<string, ShownFile>();
  for (const { field, value, path } of walkShownFields(definitions, block)) {
    // Files of different languages are assumed to weigh about the same, so only the default language's are counted.
    const src = field.kind === 'media' ? findMediaAddress(value, defaultLanguage) : '';
    if (field.kind !== 'media' || src === '') continue;
    const beside = (name?: string) => name && formatPath([...path.slice(0, -1), name]);
    shown.set(formatPath(path), {
      src,
      darkOf: beside(field.darkOf),
      phoneOf: beside(field.phoneOf),
    });
  }
  return shown;
}

/** Without those in whose place phones show others: of such a picture they do not show the night of wide windows either. */
function onPhones(shown: ReadonlyMap<string, ShownFile>): (readonly [string, ShownFile])[] {
  const replaced = new Set([...shown.values()].map(({ phoneOf }) => phoneOf));
  return [...shown].filter(
    ([path, { darkOf, phoneOf }]) =>
      phoneOf !== undefined || (!replaced.has(path) && !(darkOf !== undefined && replaced.has(darkOf))),
  );
}
