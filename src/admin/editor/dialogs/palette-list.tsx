import { Search } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import {
  Autocomplete,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  TextField,
} from 'react-aria-components';
import { words } from '../../words.ts';
import { type PaletteItem, type PaletteSearch, search } from './palette-item.ts';

interface PaletteListProps extends PaletteSearch {
  readonly title: string;
  readonly items: readonly PaletteItem[];
  readonly columns: 1 | 2;
  readonly choose: (item: PaletteItem) => void;
}

/** The search of a palette with what it finds. The first item is always the one that Enter takes. */
export function PaletteList({ label, query, onQuery, title, items, columns, choose }: PaletteListProps) {
  const found = search(items, query);
  const onKeyDownCapture = (event: KeyboardEvent) => {
    // In one column these move the cursor in the search, and leave the list as it is.
    if (columns === 1 && /^Arrow(?:Left|Right)$/.test(event.key)) event.stopPropagation();
    // Who types and presses Enter at once is faster than the list, which has no current item yet.
    if (event.key !== 'Enter' || hasCurrent(event.target as Element)) return;
    event.preventDefault();
    event.stopPropagation();
    const first = found[0]?.[1][0];
    if (first) choose(first);
  };
  return (
    <Autocomplete inputValue={query} onInputChange={onQuery}>
      <div onKeyDownCapture={onKeyDownCapture}>
        <SearchInput label={label} />
      </div>
      <ListBox
        // A list of its own for each search, which begins at its first item.
        key={query}
        autoFocus="first"
        className={`palette__list palette__list--${columns}`}
        aria-label={title}
        layout={columns === 2 ? 'grid' : 'stack'}
        shouldFocusOnHover
        shouldFocusWrap
        renderEmptyState={() => <p className="palette__none">{words.palette.none(query)}</p>}
      >
        {found.map(([group, members]) => (
          <ListBoxSection key={group} className="palette__group">
            <Header className="palette__name">{group}</Header>
            {members.map((item) => (
              <ListBoxItem
                key={item.id}
                id={item.id}
                textValue={item.label}
                className="palette__item"
                onAction={() => choose(item)}
              >
                {item.icon}
                <span className="palette__label">{item.label}</span>
                {item.hint && <kbd className="key">{item.hint}</kbd>}
              </ListBoxItem>
            ))}
          </ListBoxSection>
        ))}
      </ListBox>
    </Autocomplete>
  );
}

/** True when the search names an item that is there as the current one. */
function hasCurrent(input: Element): boolean {
  const id = input.getAttribute('aria-activedescendant');
  return id !== null && document.getElementById(id) !== null;
}

function SearchInput({ label }: { readonly label: string }) {
  const input = useRef<HTMLInputElement>(null);
  // What was typed before the list was there goes on at its end.
  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(input.current.value.length, input.current.value.length);
  }, []);
  return (
    <TextField className="palette__search" aria-label={label}>
      <Search aria-hidden="true" />
      {/* As such a field is called that filters a list and keeps the focus: the list has none of its own. */}
      <Input ref={input} role="combobox" aria-expanded data-autofocus placeholder={label} />
    </TextField>
  );
}
