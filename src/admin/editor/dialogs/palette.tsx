import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Modal } from '#ui/modal/modal.tsx';
import { words } from '../../words.ts';
import './palette.css';

export interface PaletteItem {
  readonly id: string;
  readonly label: string;
  readonly group: string;
  readonly icon?: ReactNode;
  readonly hint?: string | undefined;
  /** More words that a search finds it by. */
  readonly keywords?: string;
  readonly run: () => void;
}

interface PaletteProps {
  readonly title: string;
  readonly placeholder: string;
  readonly items: readonly PaletteItem[];
  readonly close: () => void;
  readonly columns?: 1 | 2;
}

/** A list to choose from by typing, arrow keys and Enter, in groups. */
export function Palette({ title, placeholder, items, close, columns = 1 }: PaletteProps) {
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const found = search(items, query);
  const current = found[Math.min(active, found.length - 1)];

  useEffect(() => {
    if (active > 0)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const choose = (item: PaletteItem | undefined) => {
    if (!item) return;
    close();
    item.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event.key, columns);
    if (step !== 0) {
      event.preventDefault();
      setActive(Math.max(0, Math.min(found.length - 1, active + step)));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(current);
    }
  };

  return (
    <Modal title={title} hideTitle size="medium" className="palette" closeLabel={words.close} onClose={close}>
      <div className="palette__search">
        <Search aria-hidden="true" />
        <input
          // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type here
          autoFocus
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={current && `${listId}-${current.id}`}
          aria-label={placeholder}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div
        className={`palette__list palette__list--${columns}`}
        id={listId}
        role="listbox"
        aria-label={title}
        ref={list}
      >
        {groupsOf(found).map(([group, members]) => (
          <fieldset key={group} className="palette__group" aria-label={group}>
            <span className="palette__name" aria-hidden="true">
              {group}
            </span>
            {members.map((item) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the search input has the keys
              <div
                key={item.id}
                id={`${listId}-${item.id}`}
                role="option"
                tabIndex={-1}
                aria-selected={item === current}
                className="palette__item"
                onPointerMove={() => setActive(found.indexOf(item))}
                onClick={() => choose(item)}
              >
                {item.icon}
                <span className="palette__label">{item.label}</span>
                {item.hint && <kbd className="key">{item.hint}</kbd>}
              </div>
            ))}
          </fieldset>
        ))}
        {found.length === 0 && <p className="palette__none">{words.palette.none(query)}</p>}
      </div>
    </Modal>
  );
}

function stepOf(key: string, columns: number): number {
  if (key === 'ArrowDown') return columns;
  if (key === 'ArrowUp') return -columns;
  if (columns > 1 && key === 'ArrowRight') return 1;
  return columns > 1 && key === 'ArrowLeft' ? -1 : 0;
}

/** Items with every word of the query in them, group by group. */
export function search(items: readonly PaletteItem[], query: string): PaletteItem[] {
  const parts = query.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = items.filter((item) => {
    const text = `${item.label} ${item.group} ${item.keywords ?? ''}`.toLowerCase();
    return parts.every((part) => text.includes(part));
  });
  return groupsOf(matching).flatMap(([, members]) => members);
}

function groupsOf(items: readonly PaletteItem[]): [string, PaletteItem[]][] {
  const groups = new Map<string, PaletteItem[]>();
  for (const item of items) groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  return [...groups];
}
