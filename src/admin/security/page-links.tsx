import { Fragment } from 'react';
import { Link } from 'react-router';
import type { PageReference } from '#api/schemas/page.ts';
import { getNamedPageTitle } from './page-name.ts';
import { securityWords } from './security-words.ts';

/** Pages named before the rest is counted. */
const named = 4;

/** Names of pages, each linked to its editor. */
export function PageLinks({ pages }: { readonly pages: readonly PageReference[] }) {
  const rest = pages.length - named;
  return (
    <>
      {pages.slice(0, named).map((page, index) => (
        <Fragment key={page.id}>
          {index > 0 && ', '}
          <Link
            className="security__link"
            to={`/admin/${page.kind === 'case' ? 'cases' : 'pages'}/edit/${page.id}`}
          >
            {getNamedPageTitle(page)}
          </Link>
        </Fragment>
      ))}
      {rest > 0 && `, ${securityWords.more(rest)}`}
    </>
  );
}
