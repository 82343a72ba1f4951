import { Search } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  Autocomplete,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  TextField,
} from 'react-aria-components';
import { commandMenuWords } from './command-menu-words.ts';
import type { SearchMenuFinder, SearchMenuItem, SearchMenuResults } from './search-menu-item.ts';

interface SearchMenuListProps extends SearchMenuFinder {
  readonly title: string;
  readonly find: (query: string) => SearchMenuResults;
  readonly columns: 1 | 2;
  readonly choose: (item: SearchMenuItem) => void;
  readonly aside?: ((item: SearchMenuItem) => ReactNode) | undefined;
  readonly onPress?:
    | ((item: SearchMenuItem, start: globalThis.PointerEvent, option: HTMLElement) => void)
    | undefined;
}

/** The command menu's search input and its results. The first result is active whenever the query changes. */
export function SearchMenuList(props: SearchMenuListProps) {
  const { label, query, onQuery, title, find, columns, aside, onPress } = props;
  const found = find(query);
  const [told, setTold] = useState<ActiveItem>();
  const shown = found.flatMap(([, members]) => members);
  // An item that was active for another query is ignored: each query starts at its first item.
  const current = (told?.query === query && shown.find(({ id }) => id === told.id)) || shown[0];
  const endPreview = usePreview(current);
  const choose = (item: SearchMenuItem) => {
    endPreview();
    props.choose(item);
  };
  const onPointerDownCapture = ({ target, nativeEvent }: PointerEvent) => {
    const option = (target as Element).closest<HTMLElement>('[role=option]');
    const item = shown.find(({ id }) => id === option?.dataset.key);
    if (option && item) onPress?.(item, nativeEvent, option);
  };
  const onKeyDownCapture = (event: KeyboardEvent) => {
    // Left and Right move the caret in the input. Up and Down move through the whole list in every layout.
    if (/^Arrow(?:Left|Right)$/.test(event.key)) event.stopPropagation();
    // Enter that ends an IME composition chooses nothing.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Handled here, not by the list. If Enter directly follows typing, the list still has the previous
    // results, and would choose one of them.
    event.preventDefault();
    event.stopPropagation();
    if (current) choose(current);
  };
  return (
    <Autocomplete inputValue={query} onInputChange={onQuery}>
      <div onKeyDownCapture={onKeyDownCapture}>
        <SearchInput label={label} finds={found.length > 0} />
      </div>
      <div className="search-menu__body" onPointerDownCapture={onPointerDownCapture}>
        <ListBox
          // A new list for each query, so that its first item is active.
          key={query}
          autoFocus="first"
          className={`search-menu__list search-menu__list--${columns}`}
          aria-label={title}
          shouldFocusOnHover
          shouldFocusWrap
          renderEmptyState={() => <p className="search-menu__none">{commandMenuWords.none(query)}</p>}
        >
          {found.map(([group, members]) => (
            <ListBoxSection key={group} className="search-menu__group">
              <Header className="search-menu__name">{group}</Header>
              {members.map((item) => (
                <ListBoxItem
                  key={item.id}
                  id={item.id}
                  textValue={item.label}
                  className="search-menu__item"
                  data-tries={item.tryOut ? true : undefined}
                  data-unavailable={item.unavailable !== undefined || undefined}
                  onAction={() => choose(item)}
                >
                  {({ isFocused }) => (
                    <>
                      {isFocused && <Current id={item.id} query={query} tell={setTold} />}
                      {item.icon}
                      <span className="search-menu__label">
                        {item.label}
                        {(item.unavailable ?? item.detail) && (
                          <span className="search-menu__detail">{item.unavailable ?? item.detail}</span>
                        )}
                      </span>
                      {item.hint && <kbd className="key">{item.hint}</kbd>}
                    </>
                  )}
                </ListBoxItem>
              ))}
            </ListBoxSection>
          ))}
        </ListBox>
        {current && aside?.(current)}
      </div>
    </Autocomplete>
  );
}

/** The active item as reported by the list, and the query for which it was. */
interface ActiveItem {
  readonly id: string;
  readonly query: string;
}

/** Reports the active item. The focus stays in the input, so nothing else reports it. */
function Current({ id, query, tell }: ActiveItem & { readonly tell: (told: ActiveItem) => void }) {
  useEffect(() => tell({ id, query }), [id, query, tell]);
  return null;
}

function SearchInput({ label, finds }: { readonly label: string; readonly finds: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  // Text typed before the list was loaded continues at its end.
  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(input.current.value.length, input.current.value.length);
  }, []);
  return (
    <TextField className="search-menu__search" aria-label={label}>
      <Search aria-hidden="true" />
      {/* `combobox` is the role of an input that filters a list and keeps the focus. */}
      <Input
        ref={input}
        role="combobox"
        aria-expanded
        data-autofocus
        placeholder={label}
        // Without results, the library would keep the id of the item that was active last.
        {...(!finds && { 'aria-activedescendant': '' })}
      />
    </TextField>
  );
}

/**
 * Previews the active item. Returns a function that ends the preview at once, so that a chosen item applies
 * to the page as it is.
 */
function usePreview(current: SearchMenuItem | undefined): () => void {
  const end = useRef<() => void>(undefined);
  const stop = () => {
    end.current?.();
    end.current = undefined;
  };
  // Compared by id, since a new list has the same item as another object.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the item of this id is the one to be tried
  useEffect(() => {
    end.current = current?.tryOut?.();
    return stop;
  }, [current?.id]);
  return stop;
}
