import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { PageInList } from '#api/schemas/page.ts';
import { defaultLanguage, resolveText } from '#content/language/language.ts';
import { isSystemPage } from '#content/page/page.ts';
import { pagesQuery } from '../data/queries.ts';
import { PageTitleText } from '../pages/page-title-text.tsx';
import { formatErrorMessage } from '../shared/error-message.ts';
import { Loading } from '../shared/loading.tsx';
import { SearchBox } from '../shared/search-box.tsx';
import { clientSpaceWords } from './client-space-words.ts';

const say = clientSpaceWords;

interface ClientSpacePagesProps {
  /** Ids of pages, in the order of selection. */
  readonly chosen: readonly string[];
  readonly choose: (chosen: readonly string[]) => void;
  readonly issue: string | undefined;
}

/** Selects the pages of a client space, with a search. */
export function ClientSpacePages({ chosen, choose, issue }: ClientSpacePagesProps) {
  const { data, error } = useQuery(pagesQuery);
  const [query, setQuery] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const pages = (data ?? [])
    .filter(({ id: page, identifier }) => !isSystemPage(identifier) || chosen.includes(page))
    .map((page) => ({ ...page, name: resolveText(page.title, defaultLanguage) || page.identifier }))
    .toSorted((one, other) => rankPage(one) - rankPage(other));
  const found = pages.filter(({ name, identifier }) => hasWords(`${name} ${identifier}`, query));
  const toggle = (page: string, on: boolean) =>
    choose(on ? [...chosen, page] : chosen.filter((one) => one !== page));
  return (
    <fieldset className="client-space-pages" aria-describedby={`${id}-note`}>
      <legend className="form-field__label">{say.pages}</legend>
      {!data && !error && <Loading text={say.loadingPages} />}
      {error && <p role="alert">{formatErrorMessage(error)}</p>}
      {data && (
        <SearchBox
          label={say.findPages}
          input={search}
          query={query}
          setQuery={setQuery}
          goToFirst={() => list.current?.querySelector('input')?.focus()}
        />
      )}
      {found.length > 0 && (
        <ul className="client-space-pages__list" ref={list}>
          {found.map(({ id: page, title, identifier, requiresLogin, published }) => (
            <li key={page}>
              <label className="client-space-pages__choice">
                <input
                  type="checkbox"
                  checked={chosen.includes(page)}
                  onChange={(event) => toggle(page, event.target.checked)}
                />
                <span className="client-space-pages__name">
                  <PageTitleText page={{ title, identifier }} />
                </span>
                <span className="client-space-pages__state">
                  {describePageState({ requiresLogin, published })}
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
      {data && found.length === 0 && <p className="client-space-pages__none">{say.noPages}</p>}
      <p
        className={issue ? 'form-field__note form-field__note--issue' : 'form-field__note'}
        id={`${id}-note`}
      >
        {issue ?? `${say.chosen(chosen.length)}. ${say.pagesHelp}`}
      </p>
    </fieldset>
  );
}

/** Ranks pages for the list: protected ones first, then those that are not published, then public ones. */
function rankPage({ requiresLogin, published }: Pick<PageInList, 'requiresLogin' | 'published'>): number {
  if (requiresLogin) return 0;
  return published ? 2 : 1;
}

/** Describes how the page can be opened without the client space. */
function describePageState({
  requiresLogin,
  published,
}: Pick<PageInList, 'requiresLogin' | 'published'>): string {
  if (!published) return say.notLive;
  return requiresLogin ? say.protected : say.publicPage;
}

function hasWords(text: string, query: string): boolean {
  const plain = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => plain.includes(word));
}
