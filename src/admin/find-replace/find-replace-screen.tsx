import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { type PageMatches, replaceTexts, undoReplace } from '#api/endpoints/texts.ts';
import { pagesAtOnce } from '#api/endpoints/tree.ts';
import { type Language, languages } from '#content/language/language.ts';
import { Button } from '#ui/button/button.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { Toggle } from '#ui/toggle/toggle.tsx';
import { refreshPages } from '../data/queries.ts';
import { TextInput } from '../forms/text-input.tsx';
import { getPageTitle } from '../pages/page-title.ts';
import { PageTitleText } from '../pages/page-title-text.tsx';
import { getEditorPath } from '../pages/page-tree.ts';
import { api } from '../session/api.ts';
import { Loading } from '../shared/loading.tsx';
import { NotLoaded } from '../shared/not-loaded.tsx';
import { Notice } from '../shared/notice.tsx';
import { Segments } from '../shared/segments.tsx';
import { useAttempt } from '../shared/use-attempt.ts';
import { words } from '../words.ts';
import { findReplaceWords as say } from './find-replace-words.ts';
import { type SiteSearch, useTextSearch } from './use-text-search.ts';
import './find-replace.css';

/** ms for which the toast's Undo stays. */
const undoTime = 20_000;

/** `/admin/find-replace`: finds text on all pages, and replaces it in their drafts. */
export function FindReplaceScreen() {
  const { result, run, stop } = useTextSearch();
  const [replacement, setReplacement] = useState('');
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const [leftOut, setLeftOut] = useState(0);
  const search = (wanted: SiteSearch) => {
    setExcluded(new Set());
    setLeftOut(0);
    void run(wanted);
  };
  const replace = useReplace({
    replacement,
    done: (wanted, left) => {
      search(wanted);
      setLeftOut(left);
    },
  });
  const pages = result?.pages ?? [];
  const chosen = pages.filter(({ id }) => !excluded.has(id));
  const total = sum(chosen);
  return (
    <div className="screen screen--reading">
      <title>{`${say.title} · ${words.product}`}</title>
      <header className="screen__head">
        <h1 className="screen__title">{say.title}</h1>
      </header>
      <p className="screen__lead">{say.lead}</p>
      <SearchForm replacement={replacement} onReplacement={setReplacement} onSearch={search} />
      {leftOut > 0 && <Notice title={say.leftOut(leftOut)} alert />}
      <div role="status" className="find-replace__status">
        {result && !result.isDone && (
          <>
            {say.searching(result.searched)}
            <Button className="button--small" onClick={stop}>
              {say.stop}
            </Button>
          </>
        )}
        {result?.isDone && pages.length > 0 && say.found(sum(pages), pages.length)}
        {result?.isCut && ` ${say.tooMany(pagesAtOnce)}`}
      </div>
      {result && !result.isDone && pages.length === 0 && <Loading text={say.searching(result.searched)} />}
      {result?.error !== undefined && (
        <NotLoaded error={result.error} failed={say.failed} again={() => search(result.search)} />
      )}
      {result?.isDone && result.error === undefined && pages.length === 0 && (
        <Notice empty title={say.none} text={say.noneHelp} />
      )}
      {pages.length > 0 && (
        <Results pages={pages} excluded={excluded} onExcluded={setExcluded} replacement={replacement} />
      )}
      {result?.isDone && pages.length > 0 && (
        <div className="screen__bar">
          <Button
            variant="primary"
            disabled={chosen.length === 0 || replace.isBusy}
            onClick={() => void replace.run(result.search, chosen)}
          >
            {say.replace(total, chosen.length)}
          </Button>
        </div>
      )}
    </div>
  );
}

const sum = (pages: readonly PageMatches[]) => pages.reduce((all, { total }) => all + total, 0);

interface SearchFormProps {
  readonly replacement: string;
  readonly onReplacement: (text: string) => void;
  readonly onSearch: (search: SiteSearch) => void;
}

function SearchForm({ replacement, onReplacement, onSearch }: SearchFormProps) {
  const [text, setText] = useState('');
  const [matchCase, setMatchCase] = useState(false);
  const [wholeWords, setWholeWords] = useState(false);
  const [language, setLanguage] = useState<Language | 'all'>('all');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text === '') return;
    onSearch({ words: text, matchCase, wholeWords, language: language === 'all' ? undefined : language });
  };
  const options = [
    { value: 'all' as const, label: say.allLanguages },
    ...languages.map((code) => ({ value: code, label: words.languages[code] })),
  ];
  return (
    <form className="find-replace__form" onSubmit={onSubmit}>
      <TextInput label={say.words} value={text} onValue={setText} maxLength={200} autoComplete="off" />
      <TextInput
        label={say.replacement}
        value={replacement}
        onValue={onReplacement}
        maxLength={1000}
        autoComplete="off"
      />
      <div className="find-replace__options">
        <Toggle checked={matchCase} onChange={(event) => setMatchCase(event.target.checked)}>
          {say.matchCase}
        </Toggle>
        <Toggle checked={wholeWords} onChange={(event) => setWholeWords(event.target.checked)}>
          {say.wholeWords}
        </Toggle>
        <Segments label={say.language} options={options} value={language} onValue={setLanguage} />
        <Button type="submit" variant="secondary" disabled={text === ''}>
          {say.find}
        </Button>
      </div>
    </form>
  );
}

interface ReplaceOptions {
  readonly replacement: string;
  /** Called after the replacement with the number of pages that were left out. */
  readonly done: (search: SiteSearch, leftOut: number) => void;
}

function useReplace({ replacement, done }: ReplaceOptions) {
  const { show } = useToast();
  const { isBusy, attempt } = useAttempt(refreshPages);
  const undo = (id: string, search: SiteSearch) =>
    void attempt(() => api.call(undoReplace, { body: { undo: id } })).then((answer) => {
      if (!answer) return;
      show({ text: say.undone });
      done(search, 0);
    });
  async function run(search: SiteSearch, chosen: readonly PageMatches[]): Promise<void> {
    const pages = chosen.map(({ id, revision }) => ({ id, revision }));
    const answer = await attempt(() => api.call(replaceTexts, { body: { ...search, replacement, pages } }));
    if (!answer) return;
    const { total, leftOut, undo: id } = answer.data;
    show({
      text: say.replaced(total),
      visibleFor: undoTime,
      ...(id !== null && { action: { label: words.undo, run: () => undo(id, search) } }),
    });
    done(search, leftOut.length);
  }
  return { isBusy, run };
}

interface ResultsProps {
  readonly pages: readonly PageMatches[];
  /** Ids of the pages that stay as they are. */
  readonly excluded: ReadonlySet<string>;
  readonly onExcluded: (ids: ReadonlySet<string>) => void;
  readonly replacement: string;
}

function Results({ pages, excluded, onExcluded, replacement }: ResultsProps) {
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(excluded);
    if (isChosen) next.delete(id);
    else next.add(id);
    onExcluded(next);
  };
  return (
    <>
      <label className="find-replace__choice">
        <input
          type="checkbox"
          checked={pages.every(({ id }) => !excluded.has(id))}
          onChange={(event) => onExcluded(new Set(event.target.checked ? [] : pages.map(({ id }) => id)))}
        />
        {say.all}
      </label>
      <ul className="find-replace__pages" aria-label={say.results}>
        {pages.map((page) => (
          <li key={page.id} className="find-replace__page">
            <PageLine page={page} isChosen={!excluded.has(page.id)} choose={choose} />
            <Places page={page} replacement={replacement} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface PageLineProps {
  readonly page: PageMatches;
  readonly isChosen: boolean;
  readonly choose: (id: string, isChosen: boolean) => void;
}

function PageLine({ page, isChosen, choose }: PageLineProps) {
  return (
    <div className="find-replace__line">
      <input
        type="checkbox"
        aria-label={say.choose(getPageTitle(page))}
        checked={isChosen}
        onChange={(event) => choose(page.id, event.target.checked)}
      />
      <Link className="find-replace__title" to={getEditorPath(page)}>
        <PageTitleText page={page} />
      </Link>
      <span className="find-replace__facts">
        {page.total} · {page.isPublic ? say.isPublic : say.isDraft}
      </span>
    </div>
  );
}

/** The matches of a page, each with the text that replaces it. */
function Places({ page, replacement }: { readonly page: PageMatches; readonly replacement: string }) {
  const left = page.total - page.matches.length;
  return (
    <ol className="find-replace__places">
      {page.matches.map(({ before, words: found, after, language, blockId, field }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a match has no identity beyond its place
        <li key={index}>
          <Link to={getMatchPath(page, blockId, field)} lang={language}>
            {before}
            <del>{found}</del>
            {replacement !== '' && <ins>{replacement}</ins>}
            {after}
          </Link>
          <span className="find-replace__language">{language.toUpperCase()}</span>
        </li>
      ))}
      {left > 0 && <li className="find-replace__facts">{say.more(left)}</li>}
    </ol>
  );
}

function getMatchPath(page: PageMatches, blockId: string | null, field: string): string {
  const path = getEditorPath(page);
  return blockId === null ? path : `${path}?${new URLSearchParams({ block: blockId, field })}`;
}
