import { X } from 'lucide-react';
import { mailHref, telephoneHref } from '#blocks/shared/contact-links.ts';
import { languageFacts, languages, otherLanguage, resolveText } from '#content/language.ts';
import { withLanguage } from '#content/site-paths.ts';
import { useLanguage } from '../language-provider.tsx';
import type { MenuItem, SiteContext } from '../site-document.ts';
import { words } from '../words.ts';
import { Brand } from './brand.tsx';
import { casesPath, MenuCases } from './menu-cases.tsx';

export type MenuSite = Pick<SiteContext, 'settings' | 'media' | 'menu' | 'menuCases'>;

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
  const say = words[useLanguage()];
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
        <nav className="menu__pages" aria-label={say.pages}>
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

interface MenuListProps {
  readonly site: MenuSite;
  readonly items: readonly MenuItem[];
  readonly path: string;
}

function MenuList({ site, items, path }: MenuListProps) {
  const language = useLanguage();
  return (
    <ul>
      {items.map((item) => (
        <li key={item.path}>
          <a
            href={withLanguage(item.path, language)}
            aria-current={currentAt(item, path)}
            lang={item.path === '/' ? undefined : otherLanguage(item.title, language)}
          >
            {item.path === '/' ? words[language].home : resolveText(item.title, language)}
          </a>
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

/** Marks the page itself; where it is not in the menu, the page that it lies below, such as the list of a case. */
function currentAt({ path, children }: MenuItem, here: string): 'page' | 'true' | undefined {
  if (path === here) return 'page';
  const below = path !== '/' && here.startsWith(`${path}/`);
  return below && !children.some((child) => child.path === here) ? 'true' : undefined;
}

function LanguageSwitch({ path }: { path: string }) {
  const language = useLanguage();
  const say = words[language];
  return (
    <div className="menu__switch">
      <span className="menu__label">{say.language}</span>
      {languages.map((code) => (
        <a
          key={code}
          className="menu__choice"
          href={withLanguage(path, code)}
          hrefLang={languageFacts[code].hreflang}
          lang={code}
          data-language={code}
          aria-current={code === language ? 'true' : undefined}
        >
          {languageFacts[code].name}
        </a>
      ))}
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
