import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useContext, useEffect } from 'react';
import {
  ComboBox,
  ComboBoxStateContext,
  Input,
  type InputProps,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components';
import { isFullAddress } from '#content/address/full-address.ts';
import { getPagePath } from '#content/address/site-paths.ts';
import { type Language, resolveText } from '#content/language/language.ts';
import { unwrapAddress } from '#writing/paste/link-wrappers.ts';
import { pagesQuery } from '../data/queries.ts';
import { words } from '../words.ts';
import '../shared/tool-input.css';
import './address-combo.css';

interface AddressComboProps {
  readonly label: string;
  readonly id: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Called with the id of a page chosen from the list. Default: `onText`. */
  readonly onChoose?: ((id: string) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  /** Called when the list closes: on Enter, or when the input loses the focus. */
  readonly onClosed?: (() => void) | undefined;
  readonly placeholder: string;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean | undefined;
  /** True if the input was opened by a click: it takes the focus, and its list opens only on typing. */
  readonly opened?: boolean | undefined;
  readonly className?: string;
  /** The pages that are offered. */
  readonly pages: readonly LinkedPage[];
  /** Text of the empty list, for an address that is none of the pages. */
  readonly none?: string | undefined;
}

/** An input for a URL or the name of a page. If the text is no URL, Enter takes the first matching page. */
export function AddressCombo(props: AddressComboProps) {
  const {
    label,
    id,
    text,
    onText,
    onChoose = onText,
    onBlur,
    placeholder,
    pages,
    none = words.link.none,
  } = props;
  const target = pages.find((page) => page.id === text);
  const query = text.trim().toLowerCase();
  const offered =
    query === '' || target
      ? pages
      : pages.filter((page) => `${page.name} ${page.id}`.toLowerCase().includes(query));
  const isName = query !== '' && !isFullAddress(query);
  return (
    <ComboBox
      aria-label={label}
      allowsCustomValue
      allowsEmptyCollection
      isInvalid={props.invalid ?? false}
      menuTrigger={props.opened ? 'input' : 'focus'}
      items={offered}
      inputValue={text}
      onInputChange={onText}
      onSelectionChange={(key) => key !== null && onChoose(String(key))}
      onBlur={onBlur}
      onOpenChange={(isOpen) => !isOpen && props.onClosed?.()}
      selectedKey={null}
    >
      <AddressInput
        id={id}
        className={props.className ?? 'tool-input'}
        placeholder={placeholder}
        aria-describedby={props.describedBy}
        autoFocus={props.opened}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain').trim();
          const address = unwrapAddress(pasted);
          if (address === pasted) return;
          event.preventDefault();
          onText(address);
        }}
        match={isName ? offered[0]?.id : undefined}
        onMatch={onChoose}
      />
      <Popover className="link-popover react-aria-Popover" offset={4}>
        <ListBox<LinkedPage>
          className="link-list"
          renderEmptyState={() => <p className="link-list__none">{isName ? words.link.noName : none}</p>}
        >
          {(page) => (
            <ListBoxItem className="link-list__page" id={page.id} textValue={page.id}>
              <span>{page.name}</span>
              <span className="link-list__path">{page.id}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

interface AddressInputProps extends InputProps {
  /** Id of the first page that matches the typed name. */
  readonly match: string | undefined;
  readonly onMatch: (id: string) => void;
}

/**
 * Makes the first option active whenever typing has left none active. Enter takes it, even before it is
 * active.
 */
function AddressInput({ match, onMatch, ...input }: AddressInputProps) {
  const state = useContext(ComboBoxStateContext);
  useEffect(() => {
    if (!state?.isOpen || match === undefined) return;
    if (state.collection.getItem(match) && state.selectionManager.focusedKey === null)
      state.selectionManager.setFocusedKey(match);
  });
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || match === undefined || state?.selectionManager.focusedKey != null) return;
    event.preventDefault();
    event.stopPropagation();
    onMatch(match);
    state?.close();
  };
  return <Input {...input} data-match={match} onKeyDownCapture={onKeyDownCapture} />;
}

/**
 * True for the input of an `AddressCombo` where Enter takes a page. A form around it must then ignore the
 * key.
 */
export function canTakePage(input: EventTarget): boolean {
  return (
    input instanceof Element &&
    (input.hasAttribute('aria-activedescendant') || input.hasAttribute('data-match'))
  );
}

export interface LinkedPage {
  /** The address as it is stored, without a language. */
  readonly id: string;
  readonly name: string;
}

/** Our pages as they can be linked, by their names in a language. */
export function useLinkedPages(language: Language): LinkedPage[] {
  const { data } = useQuery(pagesQuery);
  return (data ?? [])
    .filter((page) => page.identifier !== '404' && page.kind !== 'section')
    .map((page) => ({ id: getPagePath(page), name: resolveText(page.title, language) || page.identifier }));
}
