import { X } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useScreenItems } from '../../command-menu/screen-items.ts';
import { announce } from '../../shared/announcer.tsx';
import type { MenuAnchor } from '../../shared/menu/menu-anchor.ts';
import { Notice } from '../../shared/notice.tsx';
import type { PageRow } from '../page-tree.ts';
import { pagesWords } from '../pages-words.ts';
import type { BulkAction } from './bulk-actions.ts';
import { BulkBar } from './bulk-bar.tsx';
import { CaseGrid, findCaseLink } from './case-grid.tsx';
import { listCommands } from './list-commands.ts';
import { ListContext, type ListServices } from './list-services.ts';
import type { ListView } from './list-view.ts';
import { pageListWords } from './list-words.ts';
import { MoveBelow } from './move-below.tsx';
import { findStepPlace, type MoveStep, type PlaceOrIssue, placeAtRow } from './move-places.ts';
import { NothingFound } from './nothing-found.tsx';
import {
  type FilterValue,
  isToTranslate,
  listChosenValues,
  noPageFilter,
  type PageFilter,
  toggleFilter,
} from './page-filters.ts';
import { findRowElement } from './page-line.tsx';
import { PageList } from './page-list.tsx';
import type { RowAction } from './row-actions.ts';
import { RowMenu } from './row-menu.tsx';
import { useBulkActions } from './use-bulk-actions.tsx';
import { useListState } from './use-list-state.ts';
import { usePageMoves } from './use-page-moves.tsx';
import { useRowActions } from './use-row-actions.tsx';
import { useUndo } from './use-undo.ts';

interface PagesProps {
  /** All pages, unfiltered. */
  readonly rows: readonly PageRow[];
  readonly view: ListView;
  readonly filter: PageFilter;
  readonly setFilter: (filter: PageFilter) => void;
  /** True if a tap selects, as on phones. */
  readonly isSelecting: boolean;
  readonly setSelecting: (on: boolean) => void;
  /** Focuses the search. */
  readonly find: () => void;
}

const say = pageListWords.moves;
/** Bulk action for each key, if the focused row is one of several selected. */
const together: Partial<Record<RowAction, BulkAction>> = {
  publish: 'publish',
  look: 'publish',
  hide: 'hide',
  unpublish: 'unpublish',
  delete: 'delete',
};

/** The list with keyboard, selection, moves and menus. */
export function PagesWithTools(props: PagesProps) {
  const { rows, view, filter, setFilter, isSelecting, setSelecting, find } = props;
  const list = useRef<HTMLDivElement>(null);
  const state = useListState(rows, filter);
  const { shown, selected, folding, isFiltered } = state;
  const undo = useUndo();
  const moves = usePageMoves(rows, undo);
  const bulk = useBulkActions(undo);
  const [menu, setMenu] = useState<{ readonly row: PageRow; readonly at: MenuAnchor | HTMLElement }>();
  const [movingBelow, setMovingBelow] = useState<readonly PageRow[]>();
  const { act, questions } = useRowActions({
    rows,
    moveBelow: setMovingBelow,
    step: (row, where) => step(row, where),
    remove: (wanted) => bulk.run('delete', wanted),
  });

  /** Returns the row, or all selected rows if it is one of them. */
  const listTargetRows = (id: string): readonly PageRow[] => {
    const ids = selected.has(id) ? selected : new Set([id]);
    return rows.filter(({ page }) => ids.has(page.id));
  };
  const actOnTargetRows = (action: RowAction, row: PageRow) => {
    const wanted = listTargetRows(row.page.id);
    const forAll = together[action];
    if (wanted.length > 1 && action === 'move') setMovingBelow(wanted);
    else if (wanted.length > 1 && forAll) bulk.run(forAll, wanted);
    else act(action, row);
  };
  const refuseIfFiltered = (place: () => PlaceOrIssue): PlaceOrIssue =>
    isFiltered ? { issue: say.filtered } : place();
  const step = (row: PageRow, where: MoveStep) => {
    const moving = listTargetRows(row.page.id);
    moves.move(
      moving,
      refuseIfFiltered(() => findStepPlace(rows, moving, where)),
      { stepwise: true },
    );
  };
  const select: ListServices['select'] = (id, how) => {
    const count = state.select(id, how);
    announce(pageListWords.list.selected(count));
  };
  const clear = () => {
    state.select('', 'none');
    setSelecting(false);
  };
  const services = useStable<ListServices>({
    dragged: listTargetRows,
    placeAt: (moving, target, operation) =>
      refuseIfFiltered(() => placeAtRow(rows, moving, { target, operation, folded: folding.folded })),
    drop: (moving, to) => moves.move(moving, to),
    act,
    fold: folding.fold,
    focus: state.focus,
    select,
    openMenu: (row, at) => setMenu({ row, at }),
    isSelecting: () => isSelecting,
  });

  useScreenItems(() =>
    listCommands({
      rows,
      row: shown.find(({ page }) => page.id === state.focused),
      act: actOnTargetRows,
      setFilter,
    }),
  );

  if (rows.length === 0) return <Notice empty title={pagesWords.empty} text={pagesWords.emptyHelp} />;
  const cases = (isFiltered ? shown : rows).filter(({ page }) => page.kind === 'case');
  const chosen = shown.filter(({ page }) => selected.has(page.id));
  return (
    <ListContext value={services}>
      <FilterChips filter={filter} setFilter={setFilter} found={shown.length} />
      <div ref={list}>
        {(view === 'list' ? shown : cases).length === 0 ? (
          isFiltered ? (
            <NothingFound rows={rows} filter={filter} setFilter={setFilter} />
          ) : (
            <Notice empty title={pagesWords.noCases} text={pagesWords.noCasesHelp} />
          )
        ) : view === 'cases' ? (
          <CaseGrid rows={cases} menuFor={menu?.row.page.id} act={act} undo={undo.undoLast} />
        ) : (
          <PageList
            rows={shown}
            folded={folding.folded}
            selected={selected}
            focused={state.focused}
            menuFor={menu?.row.page.id}
            isSelecting={isSelecting}
            isFiltered={isFiltered}
            openMenu={services.openMenu}
            keys={{
              fold: folding.fold,
              select: (id, how) => (how === 'none' ? clear() : select(id, how as 'one more')),
              step,
              act: actOnTargetRows,
              find,
              undo: undo.undoLast,
            }}
          />
        )}
      </div>
      {(chosen.length > 0 || bulk.progress) && (
        <BulkBar
          rows={chosen}
          progress={bulk.progress}
          run={(action) => bulk.run(action, chosen)}
          moveBelow={() => setMovingBelow(chosen)}
          clear={clear}
        />
      )}
      {menu && (
        <RowMenu
          row={menu.row}
          at={menu.at}
          act={act}
          close={() => {
            // The menu traps the focus until it is unmounted. The row then gets it, since a dialog opened by
            // the action restores the focus to the element that had it.
            flushSync(() => setMenu(undefined));
            const { id } = menu.row.page;
            (findRowElement(list.current, id) ?? findCaseLink(list.current, id))?.focus({
              preventScroll: true,
            });
          }}
        />
      )}
      {movingBelow && (
        <MoveBelow
          wanted={movingBelow}
          rows={rows}
          move={moves.moveSeen}
          close={() => setMovingBelow(undefined)}
        />
      )}
      {moves.question}
      {questions}
      {bulk.question}
      {bulk.report}
    </ListContext>
  );
}

/** Returns a stable object whose methods call the latest ones. */
function useStable<Services extends object>(services: Services): Services {
  const latest = useRef(services);
  latest.current = services;
  return useMemo(() => {
    const names = Object.keys(latest.current) as (keyof Services)[];
    const delegate = (name: keyof Services) => [
      name,
      (...args: unknown[]) => (latest.current[name] as (...args: unknown[]) => unknown)(...args),
    ];
    return Object.fromEntries(names.map(delegate)) as Services;
  }, []);
}

interface FilterChipsProps {
  readonly filter: PageFilter;
  readonly setFilter: (filter: PageFilter) => void;
  /** Number of visible pages. */
  readonly found: number;
}

/** Lists the active filters; clicking one removes it. */
function FilterChips({ filter, setFilter, found }: FilterChipsProps) {
  const shown = listShownValues(filter);
  if (shown.length === 0) return null;
  return (
    <div className="filter-chips">
      {shown.map((value) => (
        <button
          key={value}
          type="button"
          className="filter-chip"
          aria-label={pageListWords.filters.lift(pageListWords.filters.values[value])}
          onClick={() => setFilter(toggleFilter(filter, value, false))}
        >
          {pageListWords.filters.values[value]}
          <X aria-hidden="true" />
        </button>
      ))}
      <button
        type="button"
        className="text-button"
        onClick={() => setFilter({ ...noPageFilter, query: filter.query })}
      >
        {pageListWords.filters.clear}
      </button>
      <span className="filter-chips__found" role="status">
        {pageListWords.list.found(found)}
      </span>
    </div>
  );
}

/** Leaves out the translation filters, which have their own button. */
function listShownValues(filter: PageFilter): readonly FilterValue[] {
  return isToTranslate(filter)
    ? listChosenValues({ ...filter, chosen: { ...filter.chosen, language: [] } })
    : listChosenValues(filter);
}
