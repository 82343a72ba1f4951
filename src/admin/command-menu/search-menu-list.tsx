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
  const [told, setTold] = useState<Told>();
  const shown = found.flatMap(([, members]) => members);
  // What was current for another search is not for this one, which begins at its first item.
  const current = (told?.query === query && shown.find(({ id }) => id === told.id)) || shown[0];
  const endTrial = useTrial(current);
  const choose = (item: SearchMenuItem) => {
    endTrial();
    props.choose(item);
  };
  const onPointerDownCapture = ({ target, nativeEvent }: PointerEvent) => {
    const option = (target as Element).closest<HTMLElement>('[role=option]');
    const item = shown.find(({ id }) => id === option?.dataset.key);
    if (option && item) onPress?.(item, nativeEvent, option);
  };
  const onKeyDownCapture = (event: KeyboardEvent) => {
    // These move the cursor in the search. Up and Down go through all of a list, however it is laid out.
    if (/^Arrow(?:Left|Right)$/.test(event.key)) event.stopPropagation();
    // An Enter that ends the composing of a character chooses nothing.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Taken here and not by the list: who types and presses Enter at once is faster than the list is drawn, and it
    // would give the press to an item that is on its way out.
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
          // A list of its own for each search, which begins at its first item.
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
interface Told {
  readonly id: string;
  readonly query: string;
}

/** Reports the active item. The focus stays in the input, so nothing else reports it. */
function Current({ id, query, tell }: Told & { readonly tell: (told: Told) => void }) {
  useEffect(() => tell({ id, query }), [id, query, tell]);
  return null;
}

function SearchInput({ label, finds }: { readonly label: string; readonly finds: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  // What was typed before the list was there goes on at its end.
  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(input.current.value.length, input.current.value.length);
  }, []);
  return (
    <TextField className="search-menu__search" aria-label={label}>
      <Search aria-hidden="true" />
      {/* As such a field is called that filters a list and keeps the focus: the list has none of its own. */}
      <Input
        ref={input}
        role="combobox"
        aria-expanded
        data-autofocus
        placeholder={label}
        // The item that was current is gone with all others, and is named on otherwise.
        {...(!finds && { 'aria-activedescendant': '' })}
      />
    </TextField>
  );
}

/**
 * Previews the active item. Returns a function that ends the preview at once, so that a chosen item applies
 * to the page as it is.
 */
function useTrial(current: SearchMenuItem | undefined): () => void {
  const end = useRef<() => void>(undefined);
  const stop = () => {
    end.current?.();
    end.current = undefined;
  };
  // By its id: a list that is made anew has the same item as another object.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the item of this id is the one to be tried
  useEffect(() => {
    end.current = current?.tryOut?.();
    return stop;
  }, [current?.id]);
  return stop;
}
