import { X } from 'lucide-react';
import { mailHref, telephoneHref } from '#blocks/shared/contact-links.ts';
import { style } from '#blocks/shared/style.ts';
import { withLanguage } from '#content/address/site-paths.ts';
import { type Language, otherLanguage, resolveText } from '#content/language/language.ts';
import { breadth } from '#content/look/breadth.ts';
import { coarseBlurColors } from '#content/media/blur.ts';
import { focalPosition, imageQuality, imageUrl, type MediaFacts } from '#content/media/image-url.ts';
import { titleParts } from '#content/page/title-parts.ts';
import { useLanguage } from '../language-provider.tsx';
import type { MenuCase, MenuItem, SiteContext } from '../site-document.ts';
import { words } from '../words.ts';
import { Brand } from './brand.tsx';
import { LanguageLinks } from './language-links.tsx';
import { findMenuLabel, MenuLink } from './menu-link.tsx';

export type MenuSite = Pick<SiteContext, 'settings' | 'media' | 'menu' | 'menuCases' | 'fonts'>;

interface MenuProps {
  readonly site: MenuSite;
  readonly path: string;
  /** True where nobody is led to another language. */
  readonly isOneLanguage: boolean;
}

/**
 * A sheet of the page's paper over the whole window: pages and cases, on the right the case that somebody points at or else the
 * studio's contact, and language and theme. Its top is the header's, so that nothing moves. Escape closes it and gives the focus back.
 */
export function Menu({ site, path, isOneLanguage }: MenuProps) {
  const language = useLanguage();
  const say = words[language];
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
  const widths = menu.map((item) => breadth(findMenuLabel(item, language)) / 2);
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

/** How to reach the studio, where there is a way. */
function MenuContact({ settings: { contact, phoneNumber, emailAddress } }: Pick<SiteContext, 'settings'>) {
  const language = useLanguage();
  const call = telephoneHref(phoneNumber);
  const mail = mailHref(emailAddress);
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
      <span className="menu__label">{words[useLanguage()].language}</span>
      <LanguageLinks path={path} />
    </div>
  );
}

/** Needs its script, so it stays hidden without one: the system's theme counts then. */
function ThemeSwitch() {
  const say = words[useLanguage()];
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

/** Where the list of all cases is; below it in the menu stand the first ones. */
const casesPath = '/cases';

/** A large variant: the picture is cropped to fill half of the window. */
const variant = { w: 1600, q: imageQuality.normal, f: 'avif' } as const;

interface MenuCasesProps {
  readonly cases: readonly MenuCase[];
  readonly path: string;
}

/**
 * The cases by name, each with its picture behind it. The picture is lazy and not rendered before somebody points at the name
 * (`menu.css`), so that a browser asks for it then and not before, without a script.
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
              lang={otherLanguage(title, language)}
            >
              {titleParts(resolveText(title, language))?.name ?? resolveText(title, language)}
            </a>
            {picture && (
              <img
                src={imageUrl(picture.src, variant)}
                alt=""
                loading="lazy"
                style={style({
                  objectPosition: focalPosition(picture),
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
  return blur ? coarseBlurColors(blur)[1] : undefined;
}
