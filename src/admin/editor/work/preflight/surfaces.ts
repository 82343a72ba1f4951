import { readCssColor } from '#blocks/shared/contrast.ts';
import {
  chooseSchemeByLuminance,
  findReadableInk,
  resolveThemeColor,
  type Scheme,
} from '#blocks/shared/surface.ts';
import type { Block } from '#content/block/block.ts';
import { formatPath, type PathPart } from '#content/block/issue.ts';
import { walkShownFields } from '#content/block/walk-shown-fields.ts';
import type { PageTree } from '#document/page-tree.ts';
import { type Channels, computeLuminance, enoughContrast } from '#tokens/contrast/wcag.ts';
import { decodeChannel, encodeChannel } from '#tokens/srgb.ts';
import { getSiteTokens } from '../../../shared/tokens/site-tokens.ts';

/** Background colours of a block's text as stored: one for both themes, or one each. */
export interface Surface {
  /** Fields that store the colours. */
  readonly parts: readonly {
    readonly path: readonly PathPart[];
    readonly theme: Scheme | undefined;
    readonly color: string;
  }[];
}

/** A colour in sRGB, channels from 0 to 1. */
type ScreenColor = Channels;

/** Lists the surfaces of a block: colour fields that are a background of text. */
export function listSurfaces({ definitions }: PageTree, block: Block): Surface[] {
  const groups = new Map<string, Surface['parts'][number][]>();
  for (const { field, value, path } of walkShownFields(definitions, block)) {
    if (field.kind !== 'color' || !field.surface || typeof value !== 'string' || value === '') continue;
    const { control } = field;
    const key = formatPath([...path.slice(0, -1), control?.key ?? String(path.at(-1))]);
    const theme = control?.part === 'light' || control?.part === 'dark' ? control.part : undefined;
    groups.set(key, [...(groups.get(key) ?? []), { path, theme, color: value }]);
  }
  return [...groups.values()].map((parts) => ({ parts }));
}

/** Colour of a surface in a theme: the field of the theme, else the only one. */
export function resolveColor({ parts }: Surface, theme: Scheme): string {
  const own = parts.find((part) => part.theme === theme) ?? parts[0];
  return resolveThemeColor(own?.color ?? '', theme, getSiteTokens().color);
}

/** Computes the background of a block in a theme: the surfaces around it, over the colour of the page. */
export function computeBackground(tree: PageTree, blockId: string, theme: Scheme): ScreenColor {
  const { backgroundColorLight: light, backgroundColorDark: dark } = tree.content.backgroundSettings ?? {};
  const own = theme === 'light' ? light || dark : dark || light;
  const page =
    composeOver(own || getSiteTokens().color.paper[theme], getPaperColor(theme), theme) ??
    getPaperColor(theme);
  return tree.around(blockId).reduce((below, block) => {
    const [surface] = listSurfaces(tree, block);
    return (surface && composeOver(resolveColor(surface, theme), below, theme)) || below;
  }, page);
}

function getPaperColor(theme: Scheme): ScreenColor {
  const read = readCssColor(getSiteTokens().color.paper[theme]);
  if (!read) throw new Error('The colour of paper says what it looks like');
  return onScreen(read.linear);
}

/** Composes a colour over a background; undefined if the colour cannot be parsed. */
export function composeOver(color: string, below: ScreenColor, theme: Scheme): ScreenColor | undefined {
  const read = readCssColor(resolveThemeColor(color, theme, getSiteTokens().color));
  if (!read) return undefined;
  const top = onScreen(read.linear);
  return mixColors(top, below, read.alpha);
}

function mixColors(top: ScreenColor, below: ScreenColor, alpha: number): ScreenColor {
  const mixChannel = (index: 0 | 1 | 2) => top[index] * alpha + below[index] * (1 - alpha);
  return [mixChannel(0), mixChannel(1), mixChannel(2)];
}

const onScreen = ([red, green, blue]: Channels): ScreenColor => [
  encodeChannel(red),
  encodeChannel(green),
  encodeChannel(blue),
];

export function computeScreenLuminance([red, green, blue]: ScreenColor): number {
  return computeLuminance([decodeChannel(red), decodeChannel(green), decodeChannel(blue)]);
}

/**
 * Luminance of the text colour that the site chooses for a background. Transparent surfaces do not change the
 * choice.
 */
export function computeInkLuminance(below: ScreenColor): number {
  const behindIt = computeScreenLuminance(below);
  const ink = findReadableInk(
    ['ink'],
    chooseSchemeByLuminance(behindIt),
    behindIt,
    enoughContrast,
    getSiteTokens().color,
  );
  const read = readCssColor(ink);
  return read ? computeLuminance(read.linear) : 0;
}

export function formatHex(shown: ScreenColor): string {
  const toHexPair = (value: number) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${shown.map(toHexPair).join('')}`;
}
