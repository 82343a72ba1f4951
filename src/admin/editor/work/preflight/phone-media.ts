import { analysePage } from '#content/analyse-page.ts';
import type { Block } from '#content/block.ts';
import { phoneSizeAddress } from '#content/film.ts';
import {
  hasVariants,
  type ImageVariant,
  imageQuality,
  imageUrl,
  imageUses,
  lighterUrl,
} from '#content/image-url.ts';
import { formatPath } from '#content/issue.ts';
import { shownFields } from '#content/walk-shown-fields.ts';
import type { PageTree } from '#document/page-tree.ts';

/**
 * Device pixels that a picture as wide as the screen has on the phone that is reckoned with: 412 points of 1.75, as Lighthouse
 * has it.
 */
const phoneWidth = 721;

/** A gif that stands still has no lighter form, and answers as itself. */
const moving = { animated: true };

/** Where the bytes of a file are that a block names. */
export type AddressOf = (src: string) => string;

/** The addresses at which a phone asks for files of ours: it shows one theme. */
export interface ByTheme {
  readonly light: readonly string[];
  readonly dark: readonly string[];
}

/** The files of ours that each visible block shows. */
export function* phoneMedia(tree: PageTree, addressOf: AddressOf): Generator<ByTheme & { block: Block }> {
  const { visits, byRole } = analysePage(tree.definitions, tree.content.overview);
  const [firstHero] = byRole.hero;
  for (const { block } of visits) {
    const isHero = tree.definitionOf(block)?.role === 'hero';
    const quality = block === firstHero ? imageQuality.heroFirst : imageQuality.hero;
    const hero = isHero ? { q: quality } : {};
    yield { block, ...addressesIn(tree, block, (src) => phoneAddress(addressOf(src), hero)) };
  }
}

/** The address at which a phone asks for a file of ours; `q` where it is a hero, with its quality. */
export function phoneAddress(src: string, { q }: Pick<ImageVariant, 'q'> = {}): string {
  const { widths } = q === undefined ? imageUses.content : imageUses.hero;
  const w = widths.find((width) => width >= phoneWidth) ?? Math.max(...widths);
  const variant = { w, ...(q !== undefined && { q }), f: 'avif' } as const;
  if (hasVariants(src)) return imageUrl(src, variant);
  return lighterUrl(src, moving) ?? phoneSizeOf(src) ?? src;
}

/** A film without a size for phones answers as itself. */
function phoneSizeOf(src: string): string | undefined {
  return /\.(?:mp4|webm)$/i.test(src) ? phoneSizeAddress(src) : undefined;
}

function addressesIn({ definitions }: PageTree, block: Block, asked: AddressOf): ByTheme {
  const shown = new Map<string, { readonly address: string; readonly darkOf: string | undefined }>();
  for (const { field, value, path } of shownFields(definitions, block)) {
    if (field.kind !== 'media' || typeof value !== 'string' || !value.startsWith('/media/')) continue;
    const beside = (name: string) => formatPath([...path.slice(0, -1), name]);
    const darkOf = field.darkOf === undefined ? undefined : beside(field.darkOf);
    shown.set(formatPath(path), { address: asked(value), darkOf });
  }
  const replaced = new Set([...shown.values()].map(({ darkOf }) => darkOf));
  const addresses = (counts: (entry: readonly [string, { darkOf: string | undefined }]) => boolean) => [
    ...new Set([...shown].filter(counts).map(([, { address }]) => address)),
  ];
  return {
    light: addresses(([, { darkOf }]) => darkOf === undefined),
    dark: addresses(([path]) => !replaced.has(path)),
  };
}
