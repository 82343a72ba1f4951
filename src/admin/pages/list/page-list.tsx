import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { peopleQuery } from '../../data/people.ts';
import { listenForMenu } from '../../shared/menu/listen-for-menu.ts';
import type { MenuAnchor } from '../../shared/menu/menu-anchor.ts';
import { words } from '../../words.ts';
import type { PageRow } from '../page-tree.ts';
import { pagesWords } from '../pages-words.ts';
import { ColumnHead, Row, RowGroup } from './cells.tsx';
import { type ListKeys, listKey } from './list-keys.ts';
import { findRowElement, PageLine } from './page-line.tsx';
import { useVirtualRows } from './use-virtual-rows.ts';
import './page-list.css';
import { pageListWords } from './list-words.ts';

interface PageListProps {
  /** Visible rows. */
  readonly rows: readonly PageRow[];
  readonly folded: ReadonlySet<string>;
  readonly selected: ReadonlySet<string>;
  readonly focused: string | null;
  readonly menuFor: string | undefined;
  /** True if selecting by touch: checkboxes are always shown. */
  readonly isSelecting: boolean;
  readonly isFiltered: boolean;
  readonly keys: Omit<ListKeys, 'rows' | 'index' | 'folded' | 'goTo' | 'openMenu'>;
  readonly openMenu: (row: PageRow, at: MenuAnchor | HTMLElement) => void;
}

const columns = pagesWords.columns;

/** Lists pages as a treegrid, virtualized. */
export function PageList(props: PageListProps) {
  const { rows, folded, selected, focused, menuFor, isSelecting, isFiltered, keys, openMenu } = props;
  const { data: people } = useQuery(peopleQuery);
  const body = useRef<HTMLDivElement>(null);
  const focusable = rows.some(({ page }) => page.id === focused) ? focused : (rows[0]?.page.id ?? null);
  const { virtualizer, margin } = useVirtualRows(body, rows, [focusable, menuFor]);
  const focus = useRowFocus(body, focusable);
  const openMenuAt = useEffectEvent((target: Element, at: MenuAnchor) => {
    const id = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    const row = rows.find(({ page }) => page.id === id);
    if (row) openMenu(row, at);
    return row !== undefined;
  });
  useEffect(() => (body.current ? listenForMenu(body.current, openMenuAt) : undefined), []);

  const goTo = (row: PageRow | undefined) => {
    if (!row) return;
    virtualizer.scrollToIndex(rows.indexOf(row), { align: 'auto' });
    focus.goTo(row.page.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const element = event.target as HTMLElement;
    // A control inside a row handles its own keys, except Up and Down, which always move through the list.
    const isRow = element.getAttribute('role') === 'row';
    if (!isRow && !(element.closest('[data-row]') && /^Arrow(?:Up|Down)$/.test(event.key))) return;
    const index = rows.findIndex(
      ({ page }) => page.id === element.closest<HTMLElement>('[data-row]')?.dataset.row,
    );
    const openAt = (row: PageRow) => {
      const button = findRowElement(body.current, row.page.id)?.querySelector<HTMLElement>('[aria-haspopup]');
      if (button) openMenu(row, button);
    };
    const handled = listKey(event, { ...keys, rows, index, folded, goTo, openMenu: openAt });
    if (handled) event.preventDefault();
  };
  return (
    <div
      role="treegrid"
      aria-label={pageListWords.list.label}
      aria-multiselectable="true"
      aria-rowcount={rows.length + 1}
      className={isSelecting || selected.size > 0 ? 'page-list page-list--selecting' : 'page-list'}
      onKeyDown={onKeyDown}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
    >
      <RowGroup className="page-list__head">
        <Row aria-rowindex={1} className="page-list__columns">
          <ColumnHead className="page-list__select">
            <span className="visually-hidden">{words.selecting.start}</span>
          </ColumnHead>
          <ColumnHead className="page-list__title">{columns.title}</ColumnHead>
          <ColumnHead>{columns.address}</ColumnHead>
          <ColumnHead>{columns.status}</ColumnHead>
          <ColumnHead className="page-list__edited">{columns.edited}</ColumnHead>
          <ColumnHead>
            <span className="visually-hidden">{columns.actions}</span>
          </ColumnHead>
        </Row>
      </RowGroup>
      <RowGroup ref={body} className="page-list__body" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start, key }) => {
          const row = rows[index];
          if (!row) return null;
          const { id } = row.page;
          return (
            <PageLine
              key={key}
              row={row}
              index={index}
              top={start - margin}
              measure={virtualizer.measureElement}
              selected={selected.has(id)}
              focusable={id === focusable}
              expanded={row.childCount > 0 && !isFiltered ? !folded.has(id) : undefined}
              hasMenu={id === menuFor}
              people={people}
            />
          );
        })}
      </RowGroup>
    </div>
  );
}

/** Keeps the focus in the list: on the target row once it is rendered, and on a moved row. */
function useRowFocus(body: React.RefObject<HTMLElement | null>, focusable: string | null) {
  const hasFocus = useRef(false);
  const wanted = useRef<string>(undefined);
  const [, drawAgain] = useState(0);
  useEffect(() => {
    const lost = hasFocus.current && document.activeElement === document.body;
    const id = wanted.current ?? (lost ? focusable : null);
    const element = id ? findRowElement(body.current, id) : null;
    if (!element) return;
    wanted.current = undefined;
    element.focus({ preventScroll: true });
  });
  return {
    goTo(id: string): void {
      wanted.current = id;
      drawAgain((count) => count + 1);
    },
    onFocus: () => {
      hasFocus.current = true;
    },
    // Without a related target the focused row was removed: the focus should stay in the list.
    onBlur: (event: React.FocusEvent) => {
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) hasFocus.current = false;
    },
  };
}
