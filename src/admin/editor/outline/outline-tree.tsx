import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '../../shared/notice.tsx';
import { insertCommand } from '../commands/block.command.ts';
import { CommentCountsContext, countComments } from '../responses/comment-counts.ts';
import { useResponses } from '../responses/use-responses.ts';
import { useDraft, useEditor, usePane, useView } from '../services/editor-context.ts';
import { BlockOutlineRow } from './block-row.tsx';
import { filterRows, listMatchingBlocks } from './filter-rows.ts';
import { handleOutlineKey } from './outline-keys.ts';
import { formatSlotKey, listOutlineRows, type OutlineRow } from './outline-rows.ts';
import { OutlineSearch } from './outline-search.tsx';
import { outlineWords } from './outline-words.ts';
import { SlotOutlineRow } from './slot-row.tsx';
import { focusRow } from './tree-rows.ts';
import { useMarquee } from './use-marquee.ts';
import { useTypeAhead } from './use-type-ahead.ts';

/** Tree of the page's blocks and slots, with a search above it. */
export function OutlineTree() {
  const services = useEditor();
  const { definitions, draft, view } = services;
  const overview = useDraft((state) => state.content.overview);
  const collapsed = useView((state) => state.collapsed);
  const language = usePane((state) => state.language);
  const [query, setQuery] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const isSearch = query.trim() !== '';
  const rows = useMemo(() => {
    const all = listOutlineRows(definitions, overview, isSearch ? nothingFolded : collapsed);
    return filterRows(all, query, { definitions, language });
  }, [definitions, overview, collapsed, query, isSearch, language]);
  const found = isSearch ? listMatchingBlocks(rows, query, { definitions, language }) : [];
  const tree = useRef<HTMLDivElement>(null);
  const focus = useTreeFocus(tree);
  const { focusable, onFocus, keepPlace } = useFocusable(rows);
  const typeAhead = useTypeAhead(rows);
  const marquee = useMarquee(tree);
  const { comments } = useResponses();
  const counts = useMemo(() => countComments(comments), [comments]);
  useShownSelection(tree);

  const goToFirst = () => {
    const [first] = found;
    if (!first || !tree.current) return;
    draft.select(first.id);
    focusRow(tree.current, first.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isFind(event)) {
      event.preventDefault();
      search.current?.focus();
      search.current?.select();
      return;
    }
    // Space can change the leading block, but the focus stays on its row.
    if (event.key === ' ') keepPlace(() => handleOutlineKey(event, rows, services));
    else if (!handleOutlineKey(event, rows, services) && !typeAhead(event)) return;
    event.preventDefault();
  };

  if (overview.length === 0) return <EmptyPage />;
  return (
    <>
      <OutlineSearch input={search} query={query} onQuery={setQuery} found={found.length} go={goToFirst} />
      {isSearch && rows.length === 0 && <p className="outline__none">{outlineWords.none(query)}</p>}
      <div
        ref={tree}
        className="outline__tree"
        role="tree"
        aria-multiselectable="true"
        aria-label={outlineWords.title}
        {...focus}
        onFocus={(event) => {
          focus.onFocus();
          onFocus(event.target);
        }}
        onKeyDown={onKeyDown}
        onPointerDown={marquee.onPointerDown}
        onPointerLeave={() => view.setState({ hoveredId: null })}
      >
        <CommentCountsContext value={counts}>
          <Rows rows={rows} focusable={focusable} />
        </CommentCountsContext>
        {marquee.box && <div className="outline__marquee" style={marquee.box} aria-hidden="true" />}
      </div>
    </>
  );
}

interface RowsProps {
  readonly rows: readonly OutlineRow[];
  readonly focusable: string | null;
}

function Rows({ rows, focusable }: RowsProps) {
  const ids = useDraft((state) => state.selection.ids);
  const chosen = useMemo(() => new Set(ids), [ids]);
  return rows.map((row) =>
    row.kind === 'block' ? (
      <BlockOutlineRow
        key={row.key}
        row={row}
        selected={chosen.has(row.key)}
        focusable={row.key === focusable}
      />
    ) : (
      <SlotOutlineRow key={row.key} row={row} focusable={row.key === focusable} />
    ),
  );
}

/**
 * Returns the only row in the tab order: the focused one, else that of the selected block, else the first.
 */
function useFocusable(rows: readonly OutlineRow[]) {
  const { draft } = useEditor();
  const lead = useDraft((state) => state.selection.lead);
  const [focused, setFocused] = useState<string | null>(null);
  const has = (key: string | null) => key !== null && rows.some((row) => row.key === key);
  const keepsPlace = useRef(false);
  useEffect(() => {
    // The focus follows the leading block; without a selection it stays.
    if (lead !== null && !keepsPlace.current) setFocused(lead);
    keepsPlace.current = false;
  }, [lead]);
  return {
    focusable: has(focused) ? focused : has(lead) ? lead : (rows[0]?.key ?? null),
    onFocus(target: Element): void {
      setFocused(target.closest<HTMLElement>('[data-row]')?.dataset.row ?? null);
    },
    /** Changes the selection without moving the focus. */
    keepPlace(change: () => void): void {
      const before = draft.store.getState().selection.lead;
      change();
      keepsPlace.current = draft.store.getState().selection.lead !== before;
    },
  };
}

/** While a search is active, nothing is collapsed. */
const nothingFolded: ReadonlySet<string> = new Set();

/** True for Ctrl or Command with F, which focuses the search of the outline while the tree has the focus. */
function isFind({ key, metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'f' && (metaKey || ctrlKey) && !altKey && !shiftKey;
}

function EmptyPage() {
  const { view } = useEditor();
  const add = () => view.setState({ dialog: { type: 'insert', at: { parent: null, slot: [], index: 0 } } });
  return (
    <Notice empty title={outlineWords.empty} text={outlineWords.emptyHelp}>
      <Button onClick={add}>{insertCommand.label}</Button>
    </Notice>
  );
}

/** Expands the ancestors of the selected block and scrolls its row into view. */
function useShownSelection(tree: RefObject<HTMLElement | null>): void {
  const { draft, view } = useEditor();
  const lead = useDraft((state) => state.selection.lead);
  useEffect(() => {
    if (lead === null) return;
    const { tree: page } = draft.store.getState();
    const within = [...page.around(lead).map(({ id }) => id), lead];
    const closed = new Set(
      within.flatMap((id) => {
        const place = page.getPlace(id);
        return place && place.parent !== null ? [place.parent, formatSlotKey(place)] : [];
      }),
    );
    view.setState((state) =>
      [...closed].some((key) => state.collapsed.has(key))
        ? { collapsed: new Set([...state.collapsed].filter((key) => !closed.has(key))) }
        : state,
    );
    const row = tree.current?.querySelector(`[data-row="${CSS.escape(lead)}"]`);
    row?.scrollIntoView?.({ block: 'nearest' });
  }, [lead, draft, view, tree]);
}

/**
 * Keeps the focus in the tree: moves it to the selected row when the selection changes, and restores it when
 * the focused row was moved or deleted.
 */
function useTreeFocus(tree: RefObject<HTMLElement | null>) {
  const hasFocus = useRef(false);
  useEffect(() => {
    const element = tree.current;
    const focused = document.activeElement;
    if (!hasFocus.current || !element) return;
    const current = element.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]');
    const isLost = focused === document.body;
    const isOnOtherRow = focused !== current && focused?.getAttribute('role') === 'treeitem';
    if (isLost || isOnOtherRow) current?.focus();
  });
  return {
    onFocus: () => {
      hasFocus.current = true;
    },
    // Without a related target the focused row was removed: the focus should stay in the tree.
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) hasFocus.current = false;
    },
  };
}
