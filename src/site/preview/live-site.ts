import { type SiteSettings, siteSettingsSchema } from '#api/schemas/settings.ts';
import type { SiteFont } from '#content/look/site-font.ts';
import type { SitePart } from '#preview/messages.ts';
import { getResolvedTokens } from '#tokens/resolve-tokens.ts';
import { renderTokensCss } from '#tokens/tokens-css.ts';
import { buildFontLists, listKnownFonts } from '../fonts.ts';
import type { SiteContext } from '../site-document.ts';

/**
 * ms without a change after which the page renders with new contrast-based inks. Longer than the time between
 * steps of a slow drag, since a page that is rendering cannot show the next step.
 */
const pause = 400;

interface LiveTokensOptions {
  /** The studio's fonts that the document was served with. */
  readonly fonts: readonly SiteFont[] | undefined;
  /** Renders the page with the final tokens. */
  readonly rest: (changes: Readonly<Record<string, unknown>>) => void;
}

/**
 * Shows tokens while one is dragged by updating custom properties only, which the browser applies in its next
 * frame. Values derived from tokens are updated after a pause.
 */
export function createLiveTokens({ fonts, rest }: LiveTokensOptions) {
  const known = listKnownFonts(fonts);
  const style = document.createElement('style');
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (changes: Readonly<Record<string, unknown>>): void => {
    const tokens = getResolvedTokens(changes);
    if (!style.isConnected) document.head.append(style);
    const { text, heading = 'initial' } = buildFontLists(tokens.font, known);
    style.textContent = `${renderTokensCss(tokens)}:root{--font-text:${text};--font-heading:${heading}}`;
    clearTimeout(timer);
    timer = setTimeout(() => rest(changes), pause);
  };
}

type DraftedSite = Pick<SiteContext, 'settings'>;

/** Returns the site with edited settings; invalid ones keep their served value. */
export function withDraft<Site extends DraftedSite>(
  site: Site,
  draft: Readonly<Record<string, unknown>>,
): Site {
  const entries = Object.entries(siteSettingsSchema.shape).flatMap(([key, schema]) => {
    if (!Object.hasOwn(draft, key)) return [];
    const parsed = schema.safeParse(draft[key]);
    return parsed.success ? [[key, parsed.data]] : [];
  });
  const settings: SiteSettings = { ...site.settings, ...Object.fromEntries(entries) };
  return { ...site, settings };
}

const selectors: Readonly<Record<SitePart, string>> = {
  header: '.header',
  contact: '#contact',
  footer: '.footer',
};

/**
 * Scrolls to a part of the site, if the page has it. Scrolls only this window: `scrollIntoView` would scroll
 * the editor as well.
 */
export function scrollToPart(part: SitePart): void {
  const box = document.querySelector(selectors[part])?.getBoundingClientRect();
  if (!box) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({
    top: scrollY + box.top - (innerHeight - box.height) / 2,
    behavior: calm ? 'instant' : 'smooth',
  });
}
