import { useState } from 'react';
import { Link } from 'react-router';
import type { PasswordAccess } from '#api/endpoints/password-access.ts';
import { PageTitleText } from '../pages/page-title-text.tsx';
import { accessWords } from './access-words.ts';

const say = accessWords;

/** Number of pages shown before expanding. */
const shownFirst = 3;

/** Links the pages with a password to the editor. */
export function OpenedPages({
  pages,
  all: startsWithAll = false,
}: {
  readonly pages: PasswordAccess['pages'];
  /** True to show all pages immediately. */
  readonly all?: boolean;
}) {
  const [all, setAll] = useState(startsWithAll);
  if (pages.length === 0) return <span className="passwords__none">{say.noPages}</span>;
  // One more page takes no more space than the button that would show it.
  const shown = all || pages.length <= shownFirst + 1 ? pages : pages.slice(0, shownFirst);
  return (
    <ul className="opened-pages">
      {shown.map(({ pageId, identifier, title, isLive }) => (
        <li key={pageId}>
          <Link to={`/admin/pages/edit/${identifier}`}>
            <PageTitleText page={{ title, identifier }} />
          </Link>
          {!isLive && <span className="opened-pages__state"> {say.notLive}</span>}
        </li>
      ))}
      {shown.length < pages.length && (
        <li>
          <button type="button" className="text-button" onClick={() => setAll(true)}>
            {say.morePages(pages.length - shown.length)}
          </button>
        </li>
      )}
    </ul>
  );
}
