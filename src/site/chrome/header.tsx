import { Menu as MenuIcon } from 'lucide-react';
import { withLanguage } from '#content/address/site-paths.ts';
import { type Language, languages, resolveText } from '#content/language/language.ts';
import { estimateTextWidth } from '#content/look/text-width.ts';
import { resolvePictureByTheme } from '#content/media/picture-by-theme.ts';
import { siteWords } from '#i18n/site-words.ts';
import { findCharacterWidths, listKnownFonts } from '../fonts.ts';
import { useLanguage } from '../language-provider.tsx';
import { resolveSiteTokens, type SiteContext } from '../site-document.ts';
import { Brand } from './brand.tsx';
import { LanguageLinks } from './language-links.tsx';
import { Menu, type MenuSite } from './menu.tsx';
import { findMenuLabel, MenuLink } from './menu-link.tsx';

interface HeaderProps {
  readonly site: MenuSite;
  /** Address of this page without language prefix. */
  readonly path: string;
  readonly isOneLanguage: boolean;
}

/**
 * The studio's logo or name, the tagline and a menu button. Wide windows also have the language switch and links to pages.
 * The menu opens without scripts: it is a popover.
 */
export function Header({ site, path, isOneLanguage }: HeaderProps) {
  const language = useLanguage();
  const say = siteWords[language].site;
  return (
    <header className="header">
      <a className="header__brand" href={withLanguage('/', language)}>
        <Brand site={site} />
      </a>
      {site.settings.headerLinks && <HeaderLinks site={site} path={path} />}
      {!isOneLanguage && (
        <div className="header__languages">
          <LanguageLinks path={path} isShort />
        </div>
      )}
      <button type="button" className="header__menu" popoverTarget="menu" aria-haspopup="true">
        <MenuIcon aria-hidden="true" />
        {say.menu}
      </button>
      <Menu {...{ site, path, isOneLanguage }} />
    </header>
  );
}

/** Links to the pages at the top level of the menu, shown if all of them fit. Without the home page: the name links to it. */
function HeaderLinks({ site, path }: Pick<HeaderProps, 'site' | 'path'>) {
  const language = useLanguage();
  const items = site.menu.filter((item) => item.path !== '/');
  const links = items.map((item) => findMenuLabel(item, language));
  const step = findHeaderStep({ site, links, menu: siteWords[language].site.menu, language });
  if (step === undefined) return null;
  return (
    <nav
      className={`header__links header__links--${step}`}
      aria-label={siteWords[language].site.mainNavigation}
    >
      {items.map((item) => (
        <MenuLink key={item.path} item={{ ...item, children: [] }} path={path} />
      ))}
    </nav>
  );
}

/** The maximum number of links in the header. If there are more, all are in the menu only. */
const mostLinks = 5;

/** Minimum widths of the header's content, in rem, for which `chrome.css` has container queries. */
const steps = [37, 45, 52, 59, 67, 75] as const;

interface HeaderContents {
  readonly site: Pick<SiteContext, 'settings' | 'media' | 'fonts'>;
  readonly links: readonly string[];
  /** The label of the menu button. */
  readonly menu: string;
  readonly language: Language;
}

/**
 * Finds the narrowest step of `chrome.css` at which name, tagline, links, language switch and menu button fit on one line.
 * Undefined if there are no links, too many, or no step is wide enough. The width is estimated from the number of characters
 * and the fonts' mean widths, a little too wide: a server cannot measure text, and a script would shift the page.
 */
export function findHeaderStep({ site, links, menu, language }: HeaderContents): number | undefined {
  if (links.length === 0 || links.length > mostLinks) return undefined;
  const { settings, media = {} } = site;
  const { text: sizes, font, space, width, height } = resolveSiteTokens(site);
  const characters = findCharacterWidths(font, listKnownFonts(site.fonts));
  const measureText = (words: string, size = sizes.small) =>
    estimateTextWidth(words) * characters.text * 1.12 * toRem(size);
  const { light = '', dark = '' } = resolvePictureByTheme(settings.logo) ?? {};
  const logo = media[light] ?? media[dark];
  const name = logo
    ? Math.min(toRem(width.logo), (toRem(height.logo) * logo.width) / logo.height)
    : estimateTextWidth(settings.studioName) * characters.heading * 1.12 * toRem(sizes.body);
  const tagline = measureText(resolveText(settings.tagline, language), sizes.caption);
  // The gaps of `chrome.css`. The language switch's paddings and the button's icon are added below, in rem.
  const gap = toRem(space[4]);
  const linked = links.reduce((sum, words) => sum + gap + measureText(words), 0);
  const codes = languages.reduce((sum, code) => sum + measureText(code.toUpperCase()) + 1, 0);
  const needed = name + gap + tagline + linked + gap + codes + gap + measureText(menu) + 2;
  return steps.find((step) => needed <= step);
}

/** Converts a length of the design to rem. For a size that grows with the window, this is its maximum: the last length in it. */
function toRem(length: string): number {
  const [, size, unit] = [...length.matchAll(/([\d.]+)(rem|px)/g)].at(-1) ?? [];
  return Number(size ?? 1) / (unit === 'px' ? 16 : 1);
}
