import { Search } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import './form.css';
import './search-box.css';

interface SearchBoxProps {
  readonly label: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** Goes to the first thing that is found. */
  readonly goToFirst: () => void;
}

/** Finds what a screen lists; `/` goes there from anywhere on it. */
export function SearchBox({ label, input, query, setQuery, goToFirst }: SearchBoxProps) {
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
    // With nothing to clear it closes what the box stands in.
    if (event.key === 'Escape' && query !== '') setQuery('');
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
        aria-label={label}
        placeholder={label}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {query === '' && <kbd className="key">/</kbd>}
    </span>
  );
}
