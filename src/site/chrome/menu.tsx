import { X } from 'lucide-react';
import { buildMailHref, buildTelephoneHref } from '#blocks/shared/contact-links.ts';
import { style } from '#blocks/shared/style.ts';
import { withLanguage } from '#content/address/site-paths.ts';
import { findFallbackLanguage, type Language, resolveText } from '#content/language/language.ts';
import { estimateTextWidth } from '#content/look/text-width.ts';
import { getCoarseBlurColors } from '#content/media/blur.ts';
import {
  buildImageUrl,
  formatFocalPosition,
  imageQuality,
  type MediaFacts,
} from '#content/media/image-url.ts';
import { splitTitle } from '#content/page/title-parts.ts';
import { siteWords } from '#i18n/site-words.ts';
import { useLanguage } from '../language-provider.tsx';
import type { MenuCase, MenuItem, SiteContext } from '../site-document.ts';
import { Brand } from './brand.tsx';
import { LanguageLinks } from './language-links.tsx';
import { findMenuLabel, MenuLink } from './menu-link.tsx';

export type MenuSite = Pick<SiteContext, 'settings' | 'media' | 'menu' | 'menuCases' | 'fonts'>;

interface MenuProps {
  readonly site: MenuSite;
  readonly path: string;
  /** True to omit links to other languages. */
  readonly isOneLanguage: boolean;
}

/**
 * The menu fills the window: pages and cases; at the right the picture of the case under the pointer,
 * otherwise the studio's contact details; and the switches of language and theme. Its top equals the header,
 * so that nothing moves when it opens. Escape closes it and restores the focus.
 */
export function Menu({ site, path, isOneLanguage }: MenuProps) {
  const language = useLanguage();
  const say = siteWords[language].site;
  return (
    <div id="menu" popover="auto" className="menu">
      <div className="menu__top">
        <span className="menu__brand">
          <Brand site={site} />
        </span>
        <button type="button" className="header__menu" popoverTarget="menu" popoverTargetAction="hide">
          <X aria-hidden="true" />
          {say.closeMenu}
        </button>
      </div>
      <div className="menu__body">
        <nav className="menu__pages" aria-label={say.pages} style={measureEntries(site, language)}>
          <MenuList {...{ site, path, items: site.menu }} />
        </nav>
        <MenuContact settings={site.settings} />
      </div>
      <div className="menu__switches">
        {!isOneLanguage && <LanguageSwitch path={path} />}
        <ThemeSwitch />
      </div>
    </div>
  );
}

/** The width from which an entry wraps, in multiples of its font size. */
const widestEntry = 12;

/** Estimates the number of lines and the width of the widest entry, in multiples of its font size. `menu.css` sizes the entries by them. */
function measureEntries({ menu, menuCases = [] }: MenuSite, language: Language) {
  const hasList = ({ path, children }: MenuItem) =>
    children.length > 0 || (path === casesPath && menuCases.length > 0);
  const widths = menu.map((item) => estimateTextWidth(findMenuLabel(item, language)) / 2);
  const lines = widths.reduce((sum, width) => sum + Math.ceil(width / widestEntry), 0);
  return style({
    '--lines': String(lines + menu.filter(hasList).length),
    '--widest': Math.min(widestEntry, Math.max(2, ...widths)).toFixed(1),
  });
}

interface MenuListProps {
  readonly site: MenuSite;
  readonly items: readonly MenuItem[];
  readonly path: string;
}

function MenuList({ site, items, path }: MenuListProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.path}>
          <MenuLink {...{ item, path }} />
          {item.path === casesPath && <MenuCases cases={site.menuCases ?? []} path={path} />}
          {item.children.length > 0 && <MenuList {...{ site, path, items: item.children }} />}
        </li>
      ))}
    </ul>
  );
}

/** The studio's contact details, if there are any. */
function MenuContact({ settings: { contact, phoneNumber, emailAddress } }: Pick<SiteContext, 'settings'>) {
  const language = useLanguage();
  const call = buildTelephoneHref(phoneNumber);
  const mail = buildMailHref(emailAddress);
  if (!call && !mail) return null;
  return (
    <div className="menu__contact">
      <p>{resolveText(contact.title, language)}</p>
      {call && <a href={call}>{phoneNumber}</a>}
      {mail && <a href={mail}>{emailAddress}</a>}
    </div>
  );
}

function LanguageSwitch({ path }: { path: string }) {
  return (
    <div className="menu__switch">
      <span className="menu__label">{siteWords[useLanguage()].site.language}</span>
      <LanguageLinks path={path} />
    </div>
  );
}

/** Hidden without scripts: then the theme of the system applies. */
function ThemeSwitch() {
  const say = siteWords[useLanguage()].site;
  return (
    <div className="menu__switch needs-script">
      <span className="menu__label" id="theme-label">
        {say.theme}
      </span>
      <button
        type="button"
        className="menu__choice"
        data-theme-switch={JSON.stringify(say.themeNames)}
        aria-describedby="theme-label"
      >
        {say.themeNames.system}
      </button>
    </div>
  );
}

/** Path of the list of all cases; the menu shows the first ones below it. */
const casesPath = '/cases';

/** A wide variant: the picture is cropped to half of the window. */
const variant = { w: 1600, q: imageQuality.normal, f: 'avif' } as const;

interface MenuCasesProps {
  readonly cases: readonly MenuCase[];
  readonly path: string;
}

/**
 * Links to the cases, each with its picture in the background. The picture is lazy and not rendered before
 * its link is hovered (`menu.css`), so that the browser loads it only then, without a script.
 */
function MenuCases({ cases, path }: MenuCasesProps) {
  const language = useLanguage();
  if (cases.length === 0) return null;
  return (
    <ul>
      {cases.map(({ title, path: at, pictures }) => {
        const picture = pictures[language];
        return (
          <li key={at}>
            <a
              href={withLanguage(at, language)}
              aria-current={at === path ? 'page' : undefined}
              lang={findFallbackLanguage(title, language)}
            >
              {splitTitle(resolveText(title, language))?.name ?? resolveText(title, language)}
            </a>
            {picture && (
              <img
                src={buildImageUrl(picture.src, variant)}
                alt=""
                loading="lazy"
                style={style({
                  objectPosition: formatFocalPosition(picture),
                  background: findPlaceholderColor(picture),
                })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Finds the colour shown until the picture has loaded. One colour saves bytes, since every page has the pictures of all cases. */
function findPlaceholderColor({ blur }: Pick<MediaFacts, 'blur'>): string | undefined {
  return blur ? getCoarseBlurColors(blur)[1] : undefined;
}
