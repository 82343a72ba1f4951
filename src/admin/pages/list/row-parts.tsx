import { Ellipsis } from 'lucide-react';
import type { PageInList } from '#api/schemas/page.ts';
import { languages, resolveText } from '#content/language/language.ts';
import { getPageTitle } from '../page-title.ts';
import type { PageRow } from '../page-tree.ts';
import { pagesWords } from '../pages-words.ts';
import { useList } from './list-services.ts';

/** The page's title in the second language, on a separate line; nothing if it is the same. */
export function OtherTitle({ page }: { readonly page: PageInList }) {
  const [own, other] = languages.map((language) => resolveText(page.title, language));
  if (!other || other === own) return null;
  return (
    <span className="page-other-title" lang={languages[1]}>
      {other}
    </span>
  );
}

interface MenuButtonProps {
  readonly row: PageRow;
  readonly hasMenu: boolean;
  readonly tabIndex?: number;
}

/** Opens the menu of a page. */
export function MenuButton({ row, hasMenu, tabIndex }: MenuButtonProps) {
  const list = useList();
  return (
    <button
      type="button"
      className="icon-button"
      tabIndex={tabIndex}
      aria-label={pagesWords.menu(getPageTitle(row.page))}
      aria-haspopup="menu"
      aria-expanded={hasMenu}
      onClick={(event) => list.openMenu(row, event.currentTarget)}
    >
      <Ellipsis aria-hidden="true" />
    </button>
  );
}
