import { breadth } from '#content/breadth.ts';
import { type Language, languages, resolveText } from '#content/language.ts';
import { pictureByTheme } from '#content/themed-picture.ts';
import { characterWidths, knownFonts } from '../fonts.ts';
import { type SiteContext, tokensOf } from '../site-document.ts';

/** More links than these are in the menu alone. */
const mostLinks = 5;

/** Widths of the header between its edges, in rem, from which `chrome.css` shows links. */
const steps = [37, 45, 52, 59, 67, 75] as const;

interface HeaderContents {
  readonly site: Pick<SiteContext, 'settings' | 'media' | 'fonts'>;
  readonly links: readonly string[];
  /** What the menu button says. */
  readonly menu: string;
  readonly language: Language;
}

/**
 * The narrowest header in which name, tagline, links, language switch and menu button fit on one line, as one of the steps of
 * `chrome.css`; undefined where there are no links, too many, or none of the steps has room. An estimate by characters and the
 * measured width of the fonts, a little too wide: a server cannot measure a line, and a script would move the page.
 */
export function headerStep({ site, links, menu, language }: HeaderContents): number | undefined {
  if (links.length === 0 || links.length > mostLinks) return undefined;
  const { settings, media = {} } = site;
  const { text: sizes, font, space, width, height } = tokensOf(site);
  const characters = characterWidths(font, knownFonts(site.fonts));
  const [body, caption, small] = [sizes.body, sizes.caption, sizes.small].map(toRem);
  const inText = (words: string, size = small) => breadth(words) * characters.text * 1.12 * (size ?? 1);
  const { light = '', dark = '' } = pictureByTheme(settings.logo) ?? {};
  const logo = media[light] ?? media[dark];
  const name = logo
    ? Math.min(toRem(width.logo), (toRem(height.logo) * logo.width) / logo.height)
    : breadth(settings.studioName) * characters.heading * 1.12 * (body ?? 1);
  const tagline = inText(resolveText(settings.tagline, language), caption);
  // As `chrome.css` has them, with the paddings of the switch and the icon of the button.
  const gap = toRem(space[4]);
  const linked = links.reduce((sum, words) => sum + gap + inText(words), 0);
  const codes = languages.reduce((sum, code) => sum + inText(code.toUpperCase()) + 1, 0);
  const needed = name + gap + tagline + linked + gap + codes + gap + inText(menu) + 2;
  return steps.find((step) => needed <= step);
}

/** The most that a length of the design comes to: the last one of a size that grows with the window. */
function toRem(length: string): number {
  const [, size, unit] = [...length.matchAll(/([\d.]+)(rem|px)/g)].at(-1) ?? [];
  return Number(size ?? 1) / (unit === 'px' ? 16 : 1);
}
