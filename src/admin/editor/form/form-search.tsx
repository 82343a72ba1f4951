import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Fields, FieldTab } from '#content/fields/field.ts';
import { panelWords } from '../../forms/panel-words.ts';
import { IconButton } from '../../shared/icon-button.tsx';
import { SearchBox } from '../../shared/search-box.tsx';
import { words } from '../../words.ts';
import { focusFirstField } from '../services/area-focus.ts';
import type { useFormSearch } from '../services/form-search.ts';
import { findFormItems } from './parts/find-form-items.ts';
import { type FormItem, listFormItems } from './parts/form-items.ts';
import './form-search.css';

export interface SearchedForm {
  readonly fields: Fields;
  readonly stored: unknown;
  readonly renderRow: (item: FormItem) => ReactNode;
}

interface FormSearchProps extends SearchedForm, Omit<ReturnType<typeof useFormSearch>, 'query'> {
  readonly query: string;
  readonly tabs: readonly FieldTab[];
  /** Shown until something is typed. */
  readonly children: ReactNode;
}

/** Search in all tabs of a form, in place of the tabs. */
export function FormSearch({ query, setQuery, close, children, ...form }: FormSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const leave = () => {
    close();
    // Rendered again with the tabs.
    requestAnimationFrame(() => {
      const opener = document.querySelector<HTMLElement>('.panel__find');
      if (opener) opener.focus();
      else focusFirstField();
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    leave();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears of the keys of the input in it */}
      <div className="form-search" onKeyDown={onKeyDown}>
        <SearchBox
          label={panelWords.search}
          input={input}
          query={query}
          setQuery={setQuery}
          goToFirst={focusFirstField}
          isKeyless
        />
        <IconButton icon={X} label={panelWords.closeSearch} onPress={leave} />
      </div>
      <div className="panel__body">{query.trim() === '' ? children : <Found {...form} query={query} />}</div>
    </>
  );
}

interface FoundProps extends SearchedForm {
  readonly tabs: readonly FieldTab[];
  readonly query: string;
}

/** Matching rows, by tab. */
function Found({ tabs, fields, stored, renderRow, query }: FoundProps) {
  const groups = tabs
    .map((tab) => ({ tab, items: findFormItems(listFormItems(fields, stored, tab), query) }))
    .filter(({ items }) => items.length > 0);
  const found = groups.flatMap(({ items }) => items).length;
  return (
    <>
      <p className={found === 0 ? 'panel__note' : 'visually-hidden'} role="status">
        {panelWords.found(found)}
      </p>
      {groups.map(({ tab, items }) => (
        <section key={tab} className="form-search__group" aria-label={words.tabs[tab]}>
          {tabs.length > 1 && <h3 className="form-search__tab">{words.tabs[tab]}</h3>}
          {items.map(renderRow)}
        </section>
      ))}
    </>
  );
}
