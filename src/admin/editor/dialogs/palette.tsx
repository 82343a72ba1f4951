import { Search } from 'lucide-react';
import { useState } from 'react';
import { Modal } from '#ui/modal/modal.tsx';
import { onDemand, useOnDemand } from '../../shared/on-demand.ts';
import { PartFailed } from '../../shared/part-failed.tsx';
import { words } from '../../words.ts';
import { type PaletteItem, type PaletteSearch, search } from './palette-item.ts';
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
  const field = { label: placeholder, query, onQuery: setQuery };
  const choose = (item: PaletteItem) => {
    close();
    item.run();
  };
  return (
    <Modal title={title} hideTitle size="medium" className="palette" closeLabel={words.close} onClose={close}>
      {part ? (
        <part.PaletteList {...field} title={title} items={items} columns={columns} choose={choose} />
      ) : (
        <EarlySearch {...field} enter={() => chooseFirst(items, query, choose)} />
      )}
      {failed && <PartFailed />}
    </Modal>
  );
}

function chooseFirst(
  items: readonly PaletteItem[],
  query: string,
  choose: (item: PaletteItem) => void,
): void {
  const first = search(items, query)[0]?.[1][0];
  if (first) choose(first);
}

function EarlySearch({ label, query, onQuery, enter }: PaletteSearch & { readonly enter: () => void }) {
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
        onKeyDown={(event) => event.key === 'Enter' && enter()}
      />
    </div>
  );
}
