import { Search, TextSearch } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { CommandButton } from '../commands/command-button.tsx';
import { openFindCommand } from '../commands/find.command.ts';
import { outlineWords } from './outline-words.ts';

interface OutlineSearchProps {
  readonly input: Ref<HTMLInputElement>;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Number of matches. */
  readonly found: number;
  /** Focuses the first match. */
  readonly go: () => void;
}

/**
 * Filters blocks by their text or type. Enter goes to the first match, Escape clears the filter. The button at
 * its end searches the texts of the page instead.
 */
export function OutlineSearch({ input, query, onQuery, found, go }: OutlineSearchProps) {
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === 'ArrowDown') {
      event.preventDefault();
      go();
    }
    // The first Escape clears the search; a second one works as elsewhere.
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
        aria-label={outlineWords.search}
        placeholder={outlineWords.search}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={handleKey}
      />
      <span className="visually-hidden" role="status">
        {query.trim() !== '' && outlineWords.found(found)}
      </span>
      <CommandButton command={openFindCommand} icon={TextSearch} />
    </div>
  );
}
