import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Place } from '#document/edit.ts';
import { SearchMenu } from '../../../command-menu/search-menu.tsx';
import { type SearchMenuItem, search } from '../../../command-menu/search-menu-item.ts';
import { sectionsQuery } from '../../../data/sections.ts';
import { BlockIcon } from '../../../shared/blocks/block-icon.tsx';
import { BlockSketch } from '../../../shared/blocks/block-sketch.tsx';
import { onDemand, useOnDemand } from '../../../shared/on-demand.ts';
import { type EditorServices, useEditor } from '../../services/editor-context.ts';
import { usePageFacts } from '../../services/page-facts.ts';
import { savedSectionWords } from '../../services/saved-section-words.ts';
import type { EditorDialog } from '../../services/view-store.ts';
import { createSavedInsertables, type Insertable, listInsertables } from '../../work/insertable.ts';
import { insertWords } from './insert-words.ts';

type InsertMenuProps = Pick<Extract<EditorDialog, { type: 'insert' }>, 'at' | 'inPage' | 'slash'> & {
  readonly close: () => void;
};

/**
 * Lists the blocks that a place accepts, by category, then the sections. The chosen one is inserted and selected.
 */
export function InsertMenu({ at, inPage, slash, close }: InsertMenuProps) {
  const services = useEditor();
  const { definitions } = services;
  const { tree } = services.draft.store.getState();
  // If the place no longer exists, everything is offered and the edit reports it.
  const isAccepted = (type: string) => definitions.has(type) && (!tree.listAt(at) || tree.accepts(at, type));
  const hasRoom = useHasRoom();
  const all = useMemo(() => listInsertables(definitions), [definitions]);
  const saved = useSavedSections();
  const offered = new Map(
    [...all, ...saved].filter(({ types }) => types.every(isAccepted)).map((one) => [one.id, one]),
  );
  const { isAway, onPress } = useInsertDrag(offered, (blockId) => {
    close();
    runAfterClosing(() => services.writing.enter(blockId));
  });
  const items = [...offered].map(
    ([id, insertable]): SearchMenuItem => ({
      id,
      label: insertable.label,
      group: getGroupName(insertable),
      icon: <InsertableIcon insertable={insertable} />,
      keywords: [...(insertable.definition ? insertable.types : []), ...insertable.synonyms].join(' '),
      run: () => {
        if (slash) runAfterClosing(() => services.writing.insertAt(slash, insertable));
        else insert(services, insertable, at, inPage);
      },
    }),
  );
  return (
    <SearchMenu
      title={insertWords.title}
      placeholder={insertWords.placeholder}
      find={(query) => search(items, query)}
      close={close}
      columns={2}
      // After a slash the block replaces the line, so that it cannot be dragged elsewhere.
      {...(!slash && { onPress, isAway })}
      {...(hasRoom && {
        aside: ({ id }: SearchMenuItem) => <LazyBlockPicture insertable={offered.get(id)} />,
      })}
    />
  );
}

/** The studio's own sections: copies first, then links. A section can't contain links. */
function useSavedSections(): readonly Insertable[] {
  const { definitions } = useEditor();
  const { kind } = usePageFacts();
  const { data } = useQuery(sectionsQuery);
  return useMemo(() => {
    const saved = (data ?? []).map((section) => createSavedInsertables(definitions, section));
    const links = kind === 'section' ? [] : saved.flatMap(({ link }) => link ?? []);
    return [...saved.map(({ copy }) => copy), ...links];
  }, [definitions, kind, data]);
}

function getGroupName({ category, definition, copyOf, linkTo }: Insertable): string {
  if (copyOf) return savedSectionWords.own;
  if (linkTo) return savedSectionWords.linked;
  return (definition ? insertWords.categories : insertWords.sectionCategories)[category];
}

/** Icon of a block, or thumbnail of a section. */
function InsertableIcon({ insertable }: { readonly insertable: Insertable }) {
  const { definition, create, linkTo } = insertable;
  const blocks = useMemo(
    () => (definition ? [] : (linkTo?.overview ?? create())),
    [definition, linkTo, create],
  );
  return definition ? (
    <BlockIcon type={definition.type} icon={definition.icon} />
  ) : (
    <BlockSketch blocks={blocks} />
  );
}

/** Pictures of blocks: loaded when the menu opens. */
const blockPicture = onDemand(() => import('./block-picture.tsx'));

function LazyBlockPicture({ insertable }: { readonly insertable: Insertable | undefined }) {
  const { part } = useOnDemand(blockPicture);
  return part && insertable ? (
    <part.BlockPicture insertable={insertable} />
  ) : (
    <div className="search-menu__aside" />
  );
}

/** False on a phone, which shows the list without pictures. */
function useHasRoom(): boolean {
  const [hasRoom] = useState(() => window.matchMedia?.('(width >= 48rem)').matches ?? false);
  return hasRoom;
}

/**
 * Inserts a block or section. Then puts the caret in its first text: on the page if `inPage`, else in the
 * panel.
 */
function insert(
  { editing, view, writing }: EditorServices,
  insertable: Insertable,
  at: Place,
  inPage = false,
): void {
  const blockId = editing.insert(insertable, at);
  if (blockId !== undefined && inPage) runAfterClosing(() => writing.enter(blockId));
  // After a section is inserted, the panel shows the shared fields of its blocks, so no field is focused.
  else if (blockId !== undefined && insertable.definition && view.getState().panelOpen) {
    view.setState({ fieldRequest: { blockId, field: undefined, focus: true } });
  }
}

/** Waits until the dialog has closed and restored the focus, so that it does not override a later focus. */
function runAfterClosing(run: () => void): void {
  requestAnimationFrame(run);
}

/**
 * Drags items of the insert menu into the page, with the drop line that blocks of the page have. The menu is
 * hidden during the drag, and shown again if nothing was added.
 */
function useInsertDrag(offered: ReadonlyMap<string, Insertable>, added: (blockId: string) => void) {
  const { view } = useEditor();
  const [isAway, setAway] = useState(false);
  const onPress = ({ id }: SearchMenuItem, start: PointerEvent, option: HTMLElement) => {
    const insertable = offered.get(id);
    if (!insertable || start.button !== 0 || start.pointerType === 'touch') return;
    view.getState().startInsertDrag?.({
      insertable,
      start,
      holder: option,
      begun: () => {
        // A drag must not choose the item: a `dragstart` event cancels the press in the list.
        option.dispatchEvent(new DragEvent('dragstart', { bubbles: true, cancelable: true }));
        setAway(true);
      },
      ended: (blockId) => {
        if (blockId !== undefined) added(blockId);
        else setAway(false);
      },
    });
  };
  return { isAway, onPress };
}
