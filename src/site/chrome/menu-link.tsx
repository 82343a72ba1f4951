import { type Language, otherLanguage, resolveText } from '#content/language.ts';
import { withLanguage } from '#content/site-paths.ts';
import { useLanguage } from '../language-provider.tsx';
import type { MenuItem } from '../site-document.ts';
import { words } from '../words.ts';

interface MenuLinkProps {
  readonly item: MenuItem;
  /** Address of this page without language prefix. */
  readonly path: string;
}

/** A link to a page of the menu, by the page's title. */
export function MenuLink({ item, path }: MenuLinkProps) {
  const language = useLanguage();
  return (
    <a
      href={withLanguage(item.path, language)}
      aria-current={currentAt(item, path)}
      lang={item.path === '/' ? undefined : otherLanguage(item.title, language)}
    >
      {menuLabel(item, language)}
    </a>
  );
}

/** The page's title; the home page's own greets, and says little of where it leads. */
export function menuLabel({ path, title }: MenuItem, language: Language): string {
  return path === '/' ? words[language].home : resolveText(title, language);
}

/** Marks the page itself; where it is not in the menu, the page that it lies below, such as the list of a case. */
function currentAt({ path, children }: MenuItem, here: string): 'page' | 'true' | undefined {
  if (path === here) return 'page';
  const below = path !== '/' && here.startsWith(`${path}/`);
  return below && !children.some((child) => child.path === here) ? 'true' : undefined;
}
