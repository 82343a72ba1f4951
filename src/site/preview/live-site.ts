import { type SiteSettings, siteSettingsSchema } from '#api/schemas/settings.ts';
import type { SiteFont } from '#content/look/site-font.ts';
import type { SitePart } from '#preview/messages.ts';
import { tokensWith } from '#tokens/resolve-tokens.ts';
import { tokensCss } from '#tokens/tokens-css.ts';
import { fontLists, knownFonts } from '../fonts.ts';
import type { SiteContext } from '../site-document.ts';

/**
 * ms without another change after which the page is rendered anew: inks are chosen by contrast. Longer than a hand that drags slowly
 * takes from one step to the next, since a page that is being rendered cannot show the step after it.
 */
const pause = 400;

interface LiveTokensOptions {
  /** The studio's own, as the document was served with them. */
  readonly fonts: readonly SiteFont[] | undefined;
  /** Renders the page with tokens that have come to rest. */
  readonly rest: (changes: Readonly<Record<string, unknown>>) => void;
}

/**
 * Shows tokens while somebody drags one: the browser has the new values in its next frame, by custom properties alone. What
 * follows from them by our own rules comes when the hand rests.
 */
export function createLiveTokens({ fonts, rest }: LiveTokensOptions) {
  const known = knownFonts(fonts);
  const style = document.createElement('style');
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (changes: Readonly<Record<string, unknown>>): void => {
    const tokens = tokensWith(changes);
    if (!style.isConnected) document.head.append(style);
    const { text, heading = 'initial' } = fontLists(tokens.font, known);
    style.textContent = `${tokensCss(tokens)}:root{--font-text:${text};--font-heading:${heading}}`;
    clearTimeout(timer);
    timer = setTimeout(() => rest(changes), pause);
  };
}

type DraftedSite = Pick<SiteContext, 'settings'>;

/** The site with settings that are being edited; what cannot be one stays as it was served. */
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
 * Scrolls to a part of the site; one that this page does not have leaves it where it is. Only this window scrolls: to bring
 * an element into view would scroll the editor around it as well.
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
