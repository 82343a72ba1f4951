import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { parseUrl } from '#content/address/parse-url.ts';
import { parseSitePath } from '#content/address/site-paths.ts';
import { resolveText } from '#content/language/language.ts';
import { Button } from '#ui/button/button.tsx';
import { pagesQuery } from '../../data/queries.ts';
import { getEditorPath } from '../../pages/page-tree.ts';
import { words } from '../../words.ts';
import { usePane } from '../services/editor-context.ts';

/**
 * Shown after a link was clicked in the page: offers to open the linked page in the editor. The frame does
 * not navigate.
 */
export function FollowedLink({ href, close }: { readonly href: string; readonly close: () => void }) {
  const { data: pages } = useQuery(pagesQuery);
  const language = usePane((view) => view.language);
  const identifier = findPageIdentifier(href);
  const page = pages?.find((candidate) => candidate.identifier === identifier);
  return (
    <aside className="canvas__note" role="status">
      <p>
        {page
          ? words.preview.linkTo(resolveText(page.title, language) || page.identifier)
          : words.preview.linkElsewhere(href)}
      </p>
      {page && (
        <Link className="button button--primary button--small" to={getEditorPath(page)}>
          {words.preview.openInEditor}
        </Link>
      )}
      {!page && (
        <Button className="button--small" href={href} target="_blank" rel="noopener">
          {words.preview.openInTab}
        </Button>
      )}
      <Button variant="slim" onClick={close}>
        {words.preview.stay}
      </Button>
    </aside>
  );
}

/** Identifier of the page of this site that a link leads to; undefined for any other link. */
export function findPageIdentifier(href: string): string | undefined {
  const url = parseUrl(href, window.location.origin);
  if (!url || url.origin !== window.location.origin) return undefined;
  const { target } = parseSitePath(url.pathname);
  return target.type === 'unknown' ? undefined : target.identifier;
}
