import { ArrowRight, Pencil, Search, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import type { ListedRedirect } from '../data/redirects.ts';
import { ColumnTable } from '../shared/column-table.tsx';
import { IconButton } from '../shared/icon-button.tsx';
import { Notice } from '../shared/notice.tsx';
import { decodePathForDisplay } from './readable.ts';
import type { RedirectDraft } from './redirect-draft.ts';
import { redirectWords } from './redirect-words.ts';
import { useChange } from './use-change.ts';
import '../shared/search-box.css';

/** Rows rendered at a time. */
const atOnce = 200;

const say = redirectWords;

interface RedirectListProps {
  readonly rules: readonly ListedRedirect[];
  readonly edit: (draft: RedirectDraft) => void;
}

/** All redirects by path, with a search and a filter for those with problems. */
export function RedirectList({ rules, edit }: RedirectListProps) {
  const [query, setQuery] = useState('');
  const [onlyIssues, setOnlyIssues] = useState(false);
  const [limit, setLimit] = useState(atOnce);
  const withIssues = useMemo(() => rules.filter(({ issues }) => issues.length > 0).length, [rules]);
  const isFiltered = onlyIssues && withIssues > 0;
  const found = useMemo(() => filterRules(rules, query, isFiltered), [rules, query, isFiltered]);
  return (
    <section className="redirects" aria-labelledby="redirect-list">
      <header className="redirects__head">
        <h2 className="redirects__title" id="redirect-list">
          {say.listTitle(rules.length)}
        </h2>
        {withIssues > 0 && (
          <button
            type="button"
            className={classNames('text-button', 'redirects__issues')}
            aria-pressed={isFiltered}
            onClick={() => setOnlyIssues(!onlyIssues)}
          >
            {say.withIssues(withIssues)}
          </button>
        )}
        {rules.length > 0 && <SearchBox query={query} setQuery={setQuery} />}
      </header>
      {rules.length === 0 && <Notice empty title={say.empty} text={say.emptyHelp} />}
      {rules.length > 0 && found.length === 0 && (
        <Notice empty title={say.none(query)}>
          <Button
            onClick={() => {
              setQuery('');
              setOnlyIssues(false);
            }}
          >
            {say.showAll}
          </Button>
        </Notice>
      )}
      {found.length > 0 && <Table rules={found.slice(0, limit)} edit={edit} />}
      {found.length > limit && (
        <button
          className="text-button redirects__more"
          type="button"
          onClick={() => setLimit(limit + atOnce)}
        >
          {say.more(Math.min(atOnce, found.length - limit), found.length - limit)}
        </button>
      )}
    </section>
  );
}

function filterRules(
  rules: readonly ListedRedirect[],
  query: string,
  onlyIssues: boolean,
): readonly ListedRedirect[] {
  const asked = query.trim().toLowerCase();
  if (asked === '' && !onlyIssues) return rules;
  return rules.filter(
    ({ fromPath, toPath, reason, issues }) =>
      (!onlyIssues || issues.length > 0) && `${fromPath} ${toPath} ${reason}`.toLowerCase().includes(asked),
  );
}

interface SearchBoxProps {
  readonly query: string;
  readonly setQuery: (query: string) => void;
}

function SearchBox({ query, setQuery }: SearchBoxProps) {
  return (
    <span className="form-input search-box">
      <Search aria-hidden="true" />
      <input
        type="search"
        aria-label={say.search}
        placeholder={say.search}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setQuery('')}
      />
    </span>
  );
}

function Table({ rules, edit }: RedirectListProps) {
  return (
    <ColumnTable className="redirects__table" columns={say.columns}>
      {rules.map((rule) => (
        <RedirectRow key={rule.fromPath} rule={rule} edit={edit} />
      ))}
    </ColumnTable>
  );
}

interface RedirectRowProps {
  readonly rule: ListedRedirect;
  readonly edit: (draft: RedirectDraft) => void;
}

/** A redirect: source, target, reason and problems. */
function RedirectRow({ rule, edit }: RedirectRowProps) {
  const { fromPath, toPath, reason, automatic, pageId, issues } = rule;
  const { changeOrTell, isBusy } = useChange();
  const remove = () =>
    void changeOrTell([{ fromPath, toPath: null, was: toPath }], say.deleted(decodePathForDisplay(fromPath)));
  return (
    <tr className="redirects__line">
      <td className="redirects__from">{decodePathForDisplay(fromPath)}</td>
      <td className="redirects__to">
        <span className="redirects__target">
          <ArrowRight aria-hidden="true" />
          <span>{decodePathForDisplay(toPath)}</span>
        </span>
        {issues.map(({ code, message }) => (
          <span key={code} className="redirects__issue">
            {message}
          </span>
        ))}
      </td>
      <td className="redirects__reason">
        {automatic ? (
          <span className="redirects__automatic" title={say.automaticHelp}>
            {say.automatic}
          </span>
        ) : (
          reason
        )}
      </td>
      <td className="redirects__actions">
        <IconButton
          icon={Pencil}
          label={say.edit(decodePathForDisplay(fromPath))}
          onPress={() => edit({ fromPath, toPath, reason, was: { fromPath, toPath, pageId } })}
        />
        <IconButton
          icon={Trash2}
          label={say.delete(decodePathForDisplay(fromPath))}
          isDisabled={isBusy}
          onPress={remove}
        />
      </td>
    </tr>
  );
}
