import { Search } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { pagesWords } from '../pages-words.ts';

interface SearchBoxProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** Goes to the first page that is found. */
  readonly goToFirst: () => void;
}

/** Finds pages by title and address; `/` goes there from anywhere on the screen. */
export function SearchBox({ input, query, setQuery, goToFirst }: SearchBoxProps) {
  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      const typing =
        event.target instanceof Element && event.target.closest('input, textarea, select, dialog');
      if (event.key !== '/' || typing) return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', focus);
    return () => window.removeEventListener('keydown', focus);
  }, [input]);
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') setQuery('');
    else if (event.key === 'ArrowDown') goToFirst();
    else return;
    event.preventDefault();
  };
  return (
    <span className="form-input search-box">
      <Search aria-hidden="true" />
      <input
        ref={input}
        type="search"
        aria-label={pagesWords.search}
        placeholder={pagesWords.search}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {query === '' && <kbd className="key">/</kbd>}
    </span>
  );
}
