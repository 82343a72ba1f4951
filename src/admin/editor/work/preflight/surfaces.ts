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
import { getSiteTokens } from '../../../data/site-tokens.ts';

/** The colours that a block's text stands on, as they are stored: one for both themes, or one each. */
export interface Surface {
  /** Where each of them is stored. */
  readonly parts: readonly {
    readonly path: readonly PathPart[];
    readonly theme: Scheme | undefined;
    readonly color: string;
  }[];
}

/** A colour as the screen has it, channels from 0 to 1. */
type Shown = Channels;

/** The surfaces of a block: what its fields say that text stands on. */
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

/** The colour of a surface in a theme: its own part, else the one that there is. */
export function resolveColor({ parts }: Surface, theme: Scheme): string {
  const own = parts.find((part) => part.theme === theme) ?? parts[0];
  return resolveThemeColor(own?.color ?? '', theme, getSiteTokens().color);
}

/** What is behind a block in a theme: the nearest surfaces round it, laid over the page. */
export function computeBackground(tree: PageTree, blockId: string, theme: Scheme): Shown {
  const { backgroundColorLight: light, backgroundColorDark: dark } = tree.content.backgroundSettings ?? {};
  const own = theme === 'light' ? light || dark : dark || light;
  const page = composeOver(own || getSiteTokens().color.paper[theme], paper(theme), theme) ?? paper(theme);
  return tree.around(blockId).reduce((below, block) => {
    const [surface] = listSurfaces(tree, block);
    return (surface && composeOver(resolveColor(surface, theme), below, theme)) || below;
  }, page);
}

function paper(theme: Scheme): Shown {
  const read = readCssColor(getSiteTokens().color.paper[theme]);
  if (!read) throw new Error('The colour of paper says what it looks like');
  return onScreen(read.linear);
}

/** A colour laid over what is below; undefined for one that does not say what it looks like. */
export function composeOver(color: string, below: Shown, theme: Scheme): Shown | undefined {
  const read = readCssColor(resolveThemeColor(color, theme, getSiteTokens().color));
  if (!read) return undefined;
  const top = onScreen(read.linear);
  return mix(top, below, read.alpha);
}

function mix(top: Shown, below: Shown, alpha: number): Shown {
  const at = (index: 0 | 1 | 2) => top[index] * alpha + below[index] * (1 - alpha);
  return [at(0), at(1), at(2)];
}

const onScreen = ([red, green, blue]: Channels): Shown => [
  encodeChannel(red),
  encodeChannel(green),
  encodeChannel(blue),
];

export function computeScreenLuminance([red, green, blue]: Shown): number {
  return computeLuminance([decodeChannel(red), decodeChannel(green), decodeChannel(blue)]);
}

/** The luminance of the ink that text has on what is behind it: the site chooses it by contrast, and see-through colours change nothing about it. */
export function computeInkLuminance(below: Shown): number {
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

export function formatHex(shown: Shown): string {
  const channel = (value: number) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${shown.map(channel).join('')}`;
}
