import { Menu as MenuIcon } from 'lucide-react';
import { resolveText } from '#content/language.ts';
import { withLanguage } from '#content/site-paths.ts';
import { useLanguage } from '../language-provider.tsx';
import type { SiteContext } from '../site-document.ts';
import { words } from '../words.ts';
import { Menu } from './menu.tsx';
import { Wordmark } from './wordmark.tsx';

interface HeaderProps {
  readonly site: Pick<SiteContext, 'settings' | 'media' | 'menu'>;
  /** Address of this page without language prefix. */
  readonly path: string;
  readonly isOneLanguage: boolean;
}

/** The studio's logo or name, tagline and one menu button. The menu opens without scripts: it is a popover. */
export function Header({ site, path, isOneLanguage }: HeaderProps) {
  const language = useLanguage();
  const tagline = resolveText(site.settings.tagline, language);
  return (
    <header className="header">
      <a className="header__brand" href={withLanguage('/', language)}>
        <Wordmark site={site} />
        {tagline !== '' && <span className="header__tagline">{tagline}</span>}
      </a>
      <button type="button" className="header__menu" popoverTarget="menu" aria-haspopup="true">
        <MenuIcon aria-hidden="true" />
        {words[language].menu}
      </button>
      <Menu {...{ site, path, isOneLanguage }} />
    </header>
  );
}
