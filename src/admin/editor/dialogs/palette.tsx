import { Search } from 'lucide-react';
import { useState } from 'react';
import { Modal } from '#ui/modal/modal.tsx';
import { onDemand, useOnDemand } from '../../shared/on-demand.ts';
import { PartFailed } from '../../shared/part-failed.tsx';
import { words } from '../../words.ts';
import type { PaletteItem, PaletteSearch } from './palette-item.ts';
import './palette.css';

interface PaletteProps {
  readonly title: string;
  readonly placeholder: string;
  readonly items: readonly PaletteItem[];
  readonly close: () => void;
  readonly columns?: 1 | 2;
}

export const paletteList = onDemand(() => import('./palette-list.tsx'));

/**
 * A list to choose from by typing, arrow keys and Enter, in groups. It opens at once: who types before the list is
 * there types into the same search.
 */
export function Palette({ title, placeholder, items, close, columns = 1 }: PaletteProps) {
  const { part, failed } = useOnDemand(paletteList);
  const [query, setQuery] = useState('');
  const search = { label: placeholder, query, onQuery: setQuery };
  const choose = (item: PaletteItem) => {
    close();
    item.run();
  };
  return (
    <Modal title={title} hideTitle size="medium" className="palette" closeLabel={words.close} onClose={close}>
      {part ? (
        <part.PaletteList {...search} title={title} items={items} columns={columns} choose={choose} />
      ) : (
        <EarlySearch {...search} />
      )}
      {failed && <PartFailed />}
    </Modal>
  );
}

function EarlySearch({ label, query, onQuery }: PaletteSearch) {
  return (
    <div className="palette__search">
      <Search aria-hidden="true" />
      <input
        data-autofocus
        type="text"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
    </div>
  );
}
