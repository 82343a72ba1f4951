import { withLanguage } from '#content/address/site-paths.ts';
import { findFallbackLanguage, type Language, resolveText } from '#content/language/language.ts';
import { siteWords } from '#i18n/site-words.ts';
import { useLanguage } from '../language-provider.tsx';
import type { MenuItem } from '../site-document.ts';

interface MenuLinkProps {
  readonly item: MenuItem;
  /** Path of this page without the language prefix. */
  readonly path: string;
}

/** A link in the menu or header, labelled with the page's title. */
export function MenuLink({ item, path }: MenuLinkProps) {
  const language = useLanguage();
  return (
    <a
      href={withLanguage(item.path, language)}
      aria-current={getAriaCurrent(item, path)}
      lang={item.path === '/' ? undefined : findFallbackLanguage(item.title, language)}
    >
      {findMenuLabel(item, language)}
    </a>
  );
}

/** Returns the page's title, or “home” for the home page, whose title is a greeting. */
export function findMenuLabel({ path, title }: MenuItem, language: Language): string {
  return path === '/' ? siteWords[language].site.home : resolveText(title, language);
}

/** Marks the current page or, if that is not in the menu, its parent page, such as the list of cases. */
function getAriaCurrent({ path, children }: MenuItem, here: string): 'page' | 'true' | undefined {
  if (path === here) return 'page';
  const below = path !== '/' && here.startsWith(`${path}/`);
  return below && !children.some((child) => child.path === here) ? 'true' : undefined;
}
