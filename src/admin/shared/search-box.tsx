import { Search } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { useStore } from 'zustand';
import { readKeys } from '#preview/read-keys.ts';
import { isKeystroke, type Keystroke } from './keystroke.ts';
import { singleKeys } from './single-keys.ts';
import { isInOverlay, isTyping } from './typing.ts';
import './form.css';
import './search-box.css';

interface SearchBoxProps {
  readonly label: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** Focuses the first result. */
  readonly goToFirst: () => void;
  /** True if `/` does something else on its screen. */
  readonly isKeyless?: boolean;
}

const searchStroke: Keystroke = { key: '/' };

/** Searches the list of a screen; `/` focuses it. */
export function SearchBox({ label, input, query, setQuery, goToFirst, isKeyless = false }: SearchBoxProps) {
  const areSingleKeysOn = useStore(singleKeys, (state) => state.areOn);
  useEffect(() => {
    if (isKeyless) return;
    const focus = (event: globalThis.KeyboardEvent) => {
      if (isTyping(event.target) || isInOverlay(event.target)) return;
      if (!isKeystroke(searchStroke, readKeys(event))) return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', focus);
    return () => window.removeEventListener('keydown', focus);
  }, [input, isKeyless]);
  const onKeyDown = (event: React.KeyboardEvent) => {
    // With an empty query, Escape closes the surrounding dialog, if any.
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
      {query === '' && areSingleKeysOn && !isKeyless && <kbd className="key">/</kbd>}
    </span>
  );
}
