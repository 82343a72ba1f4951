import { Search } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { words } from '../../words.ts';

interface OutlineSearchProps {
  readonly input: Ref<HTMLInputElement>;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** How many blocks are found. */
  readonly found: number;
  /** Goes to the first of them. */
  readonly go: () => void;
}

/** Finds a block of the page by its words or its type: Enter goes to the first one, Escape shows all again. */
export function OutlineSearch({ input, query, onQuery, found, go }: OutlineSearchProps) {
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === 'ArrowDown') {
      event.preventDefault();
      go();
    }
    // What has been found is left first; a second Escape goes on as elsewhere.
    if (event.key !== 'Escape' || query === '') return;
    event.preventDefault();
    event.stopPropagation();
    onQuery('');
  };
  return (
    <div className="outline__search">
      <Search aria-hidden="true" />
      <input
        ref={input}
        type="text"
        aria-label={words.outline.search}
        placeholder={words.outline.search}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={key}
      />
      <span className="visually-hidden" role="status">
        {query.trim() !== '' && words.outline.found(found)}
      </span>
    </div>
  );
}
