import { Menu as MenuIcon } from 'lucide-react';
import { withLanguage } from '#content/address/site-paths.ts';
import { useLanguage } from '../language-provider.tsx';
import { words } from '../words.ts';
import { Brand } from './brand.tsx';
import { findHeaderStep } from './header-room.ts';
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
  const say = words[language];
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
  const step = findHeaderStep({ site, links, menu: words[language].menu, language });
  if (step === undefined) return null;
  return (
    <nav className={`header__links header__links--${step}`} aria-label={words[language].mainNavigation}>
      {items.map((item) => (
        <MenuLink key={item.path} item={{ ...item, children: [] }} path={path} />
      ))}
    </nav>
  );
}
