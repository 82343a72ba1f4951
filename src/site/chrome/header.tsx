import { Menu as MenuIcon } from 'lucide-react';
import { withLanguage } from '#content/site-paths.ts';
import { useLanguage } from '../language-provider.tsx';
import { words } from '../words.ts';
import { Brand } from './brand.tsx';
import { Menu, type MenuSite } from './menu.tsx';

interface HeaderProps {
  readonly site: MenuSite;
  /** Address of this page without language prefix. */
  readonly path: string;
  readonly isOneLanguage: boolean;
}

/** The studio's logo or name, tagline and one menu button. The menu opens without scripts: it is a popover. */
export function Header({ site, path, isOneLanguage }: HeaderProps) {
  const language = useLanguage();
  return (
    <header className="header">
      <a className="header__brand" href={withLanguage('/', language)}>
        <Brand site={site} />
      </a>
      <button type="button" className="header__menu" popoverTarget="menu" aria-haspopup="true">
        <MenuIcon aria-hidden="true" />
        {words[language].menu}
      </button>
      <Menu {...{ site, path, isOneLanguage }} />
    </header>
  );
}
