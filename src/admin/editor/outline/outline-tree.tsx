import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '../../shared/notice.tsx';
import { words } from '../../words.ts';
import { insertCommand } from '../commands/insert.command.ts';
import { countRemarks, RemarkCountsContext } from '../responses/remark-counts.ts';
import { useResponses } from '../responses/use-responses.ts';
import { useDraft, useEditor, usePane, useView } from '../services/editor-context.ts';
import { BlockOutlineRow } from './block-row.tsx';
import { filterRows, foundIn } from './filter-rows.ts';
import { outlineKey } from './outline-keys.ts';
import { type OutlineRow, outlineRows } from './outline-rows.ts';
import { OutlineSearch } from './outline-search.tsx';
import { SlotOutlineRow } from './slot-row.tsx';
import { focusRow } from './tree-rows.ts';
import { useMarquee } from './use-marquee.ts';
import { useShownSelection } from './use-shown-selection.ts';
import { useTreeFocus } from './use-tree-focus.ts';
import { useTypeAhead } from './use-type-ahead.ts';

/** The blocks of the page with their places, and a search above them. */
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
    const all = outlineRows(definitions, overview, isSearch ? nothingFolded : collapsed);
    return filterRows(all, query, { definitions, language });
  }, [definitions, overview, collapsed, query, isSearch, language]);
  const found = isSearch ? foundIn(rows, query, { definitions, language }) : [];
  const tree = useRef<HTMLDivElement>(null);
  const focus = useTreeFocus(tree);
  const { focusable, onFocus, keepPlace } = useFocusable(rows);
  const typeAhead = useTypeAhead(rows);
  const marquee = useMarquee(tree);
  const { remarks } = useResponses();
  const counts = useMemo(() => countRemarks(remarks), [remarks]);
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
    // Space selects or deselects the row that it is pressed on, and another one may lead the selection then.
    if (event.key === ' ') keepPlace(() => outlineKey(event, rows, services));
    else if (!outlineKey(event, rows, services) && !typeAhead(event)) return;
    event.preventDefault();
  };

  if (overview.length === 0) return <EmptyPage />;
  return (
    <>
      <OutlineSearch input={search} query={query} onQuery={setQuery} found={found.length} go={goToFirst} />
      {isSearch && rows.length === 0 && <p className="outline__none">{words.outline.none(query)}</p>}
      <div
        ref={tree}
        className="outline__tree"
        role="tree"
        aria-multiselectable="true"
        aria-label={words.outline.title}
        {...focus}
        onFocus={(event) => {
          focus.onFocus();
          onFocus(event.target);
        }}
        onKeyDown={onKeyDown}
        onPointerDown={marquee.onPointerDown}
        onPointerLeave={() => view.setState({ hoveredId: null })}
      >
        <RemarkCountsContext value={counts}>
          <Rows rows={rows} focusable={focusable} />
        </RemarkCountsContext>
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

/** The one row that can be tabbed to: the one that has the keyboard, else the selected block, else the first one. */
function useFocusable(rows: readonly OutlineRow[]) {
  const { draft } = useEditor();
  const lead = useDraft((state) => state.selection.lead);
  const [focused, setFocused] = useState<string | null>(null);
  const has = (key: string | null) => key !== null && rows.some((row) => row.key === key);
  const keepsPlace = useRef(false);
  useEffect(() => {
    // Whatever is selected has the keyboard from then on; where nothing is, it stays where it was.
    if (lead !== null && !keepsPlace.current) setFocused(lead);
    keepsPlace.current = false;
  }, [lead]);
  return {
    focusable: has(focused) ? focused : has(lead) ? lead : (rows[0]?.key ?? null),
    onFocus(target: Element): void {
      setFocused(target.closest<HTMLElement>('[data-row]')?.dataset.row ?? null);
    },
    /** Changes the selection; the keyboard stays on its row. */
    keepPlace(change: () => void): void {
      const before = draft.store.getState().selection.lead;
      change();
      keepsPlace.current = draft.store.getState().selection.lead !== before;
    },
  };
}

/** What is found is shown whatever is folded. */
const nothingFolded: ReadonlySet<string> = new Set();

/** In the tree the browser's own key for finding finds blocks. */
function isFind({ key, metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'f' && (metaKey || ctrlKey) && !altKey && !shiftKey;
}

function EmptyPage() {
  const { view } = useEditor();
  const add = () => view.setState({ dialog: { type: 'insert', at: { parent: null, slot: [], index: 0 } } });
  return (
    <Notice empty title={words.outline.empty} text={words.outline.emptyHelp}>
      <Button onClick={add}>{insertCommand.label}</Button>
    </Notice>
  );
}
