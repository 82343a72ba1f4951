import { House, Lock, SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { languages, resolveText } from '#content/language.ts';
import { pagePath } from '#content/site-paths.ts';
import { useUser } from '../session/api.ts';
import { relativeTime } from '../shared/relative-time.ts';
import { words } from '../words.ts';
import { PageMenu } from './page-menu.tsx';
import { editorPath, languagesOf, type PageRow } from './page-tree.ts';
import { publishState } from './publish-state.ts';
import { StatusPill } from './status-pill.tsx';

/** One page of the list. The whole line opens it; its link is what the keyboard uses. */
export function PageLine({ row }: { readonly row: PageRow }) {
  const { page, depth } = row;
  const user = useUser();
  const [own, other] = languages.map((language) => resolveText(page.title, language));
  const title = own || page.identifier;
  return (
    <tr className="page-list__line" style={{ '--depth': depth } as React.CSSProperties}>
      <td className="page-list__title">
        <Link className="page-list__link" to={editorPath(page)}>
          {title}
        </Link>
        {page.identifier === 'main' && (
          <House className="page-list__mark" aria-label={words.dashboard.home} />
        )}
        {page.requiresLogin && <Lock className="page-list__mark" aria-label={words.dashboard.protected} />}
        {page.hideFromSearchEngines && (
          <SearchX className="page-list__mark" aria-label={words.dashboard.notIndexed} />
        )}
        {other && other !== own && (
          <span className="page-list__other" lang="en">
            {other}
          </span>
        )}
      </td>
      <td className="page-list__address">{pagePath(page)}</td>
      <td className="page-list__languages">
        <LanguageMarks title={page.title} />
      </td>
      <td className="page-list__status">
        <StatusPill state={publishState(page)} />
      </td>
      <td className="page-list__edited">
        <time dateTime={page.updatedAt} title={editedBy(page.updatedBy, user?.email)}>
          {relativeTime(page.updatedAt)}
        </time>
      </td>
      <td className="page-list__actions">
        <PageMenu row={row} title={title} />
      </td>
    </tr>
  );
}

function editedBy(name: string | null, own: string | undefined): string | undefined {
  if (name === null) return undefined;
  return name === own ? words.dashboard.editedByYou : words.dashboard.editedBy(name);
}

function LanguageMarks({ title }: { readonly title: PageRow['page']['title'] }) {
  const present = languagesOf(title);
  return languages.map((language) => {
    const has = present.includes(language);
    const name = words.languages[language];
    return (
      <span
        key={language}
        className={has ? 'language-mark' : 'language-mark language-mark--missing'}
        title={has ? name : words.dashboard.untranslated(name)}
      >
        {language.toUpperCase()}
      </span>
    );
  });
}
