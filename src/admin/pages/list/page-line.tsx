import { ChevronRight, House } from 'lucide-react';
import { type MouseEvent, memo, useRef } from 'react';
import { Link } from 'react-router';
import type { PersonInStudio } from '#api/endpoints/people.ts';
import { classNames } from '#ui/class-names.ts';
import { useUser } from '../../session/api.ts';
import { resolvePersonName } from '../../shared/person-name.ts';
import { formatRelativeTime } from '../../shared/relative-time.ts';
import { formatPageAddress } from '../format-page-address.ts';
import { PageStates } from '../page-states.tsx';
import { PageThumb } from '../page-thumb.tsx';
import { getPageTitle } from '../page-title.ts';
import { PageTitleText } from '../page-title-text.tsx';
import { getEditorPath, type PageRow } from '../page-tree.ts';
import { pagesWords } from '../pages-words.ts';
import { Cell, Row } from './cells.tsx';
import { useList } from './list-services.ts';
import { pageListWords } from './list-words.ts';
import { MenuButton, OtherTitle } from './row-parts.tsx';
import { type RowDrop, usePageRowDrag } from './use-row-drag.ts';

interface PageLineProps {
  readonly row: PageRow;
  /** Index among the visible rows, from 0, and offset from the top in CSS pixels. */
  readonly index: number;
  readonly top: number;
  readonly measure: (element: HTMLElement | null) => void;
  readonly selected: boolean;
  /** The row in the tab order (roving tabindex). */
  readonly focusable: boolean;
  /** Undefined for a page without children. */
  readonly expanded: boolean | undefined;
  readonly hasMenu: boolean;
  /** Members of the studio; undefined while loading. */
  readonly people: readonly PersonInStudio[] | undefined;
}

/** Renders one page of the list. Clicking anywhere opens it; with Ctrl, Command or Shift it selects. */
export const PageLine = memo(RenderedLine);

function RenderedLine(props: PageLineProps) {
  const { row, index, top, measure, selected, focusable, expanded, hasMenu, people } = props;
  const { page, depth } = row;
  const list = useList();
  const element = useRef<HTMLDivElement>(null);
  const { over, isDragged } = usePageRowDrag(element, row);
  const title = getPageTitle(page);
  const press = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest('button, input')) return;
    const isMore = event.metaKey || event.ctrlKey || list.isSelecting();
    const how = event.shiftKey ? 'up to it' : isMore ? 'one more' : undefined;
    if (!how) return;
    event.preventDefault();
    event.stopPropagation();
    list.select(page.id, how);
  };
  return (
    <Row
      ref={(found) => {
        element.current = found;
        measure(found);
      }}
      data-index={index}
      data-row={page.id}
      tabIndex={focusable ? 0 : -1}
      aria-level={depth + 1}
      aria-posinset={row.position}
      aria-setsize={row.count}
      // Row 1 is the header.
      aria-rowindex={index + 2}
      aria-selected={selected}
      aria-expanded={expanded}
      className={classNames(
        'page-list__line',
        isDragged && 'page-list__line--dragged',
        over && (over.issue ? 'page-list__line--cannot' : `page-list__line--${over.operation}`),
      )}
      style={{ '--depth': depth, transform: `translateY(${top}px)` } as React.CSSProperties}
      onClickCapture={press}
      onFocus={() => list.focus(page.id)}
    >
      <SelectCell row={row} title={title} selected={selected} focusable={focusable} />
      <TitleCell row={row} expanded={expanded} />
      <Cell className="page-list__address">{formatPageAddress(page)}</Cell>
      <Cell className="page-list__states">
        <PageStates page={page} />
      </Cell>
      <EditedCell row={row} people={people} />
      <Cell className="page-list__actions">
        <MenuButton row={row} hasMenu={hasMenu} tabIndex={focusable ? 0 : -1} />
        {over && <DropNote over={over} />}
      </Cell>
    </Row>
  );
}

/** Explains why the dragged pages cannot be dropped here. */
function DropNote({ over: { issue } }: { readonly over: RowDrop }) {
  if (issue === undefined) return null;
  return <span className="page-list__why">{issue}</span>;
}

interface CellProps {
  readonly row: PageRow;
  readonly title: string;
}

function SelectCell({
  row: { page },
  title,
  selected,
  focusable,
}: CellProps & { readonly selected: boolean; readonly focusable: boolean }) {
  const list = useList();
  return (
    <Cell className="page-list__select">
      <input
        type="checkbox"
        className="page-list__check"
        aria-label={pageListWords.list.select(title)}
        checked={selected}
        tabIndex={focusable ? 0 : -1}
        onChange={() => list.select(page.id, 'one more')}
      />
    </Cell>
  );
}

function TitleCell({ row, expanded }: Pick<CellProps, 'row'> & { readonly expanded: boolean | undefined }) {
  const { page } = row;
  return (
    <Cell className="page-list__title">
      <FoldMark row={row} expanded={expanded} />
      <PageThumb page={page} />
      <span className="page-list__names">
        <span className="page-list__name">
          <Link className="page-list__link" to={getEditorPath(page)} tabIndex={-1} draggable={false}>
            <PageTitleText page={page} />
          </Link>
          {page.identifier === 'main' && (
            <House className="page-list__mark" role="img" aria-label={pagesWords.home} />
          )}
        </span>
        <OtherTitle page={page} />
      </span>
    </Cell>
  );
}

function FoldMark({ row, expanded }: { readonly row: PageRow; readonly expanded: boolean | undefined }) {
  const list = useList();
  if (expanded === undefined) return <span className="page-list__fold" />;
  return (
    // The list's arrow keys do the same: this one is for the pointer only.
    <button
      type="button"
      className="page-list__fold"
      tabIndex={-1}
      aria-hidden="true"
      onClick={() => list.fold(row.page.id, expanded)}
    >
      <ChevronRight />
    </button>
  );
}

function EditedCell({ row: { page }, people }: Pick<PageLineProps, 'row' | 'people'>) {
  const user = useUser();
  const by = page.updatedBy;
  const name =
    by === null
      ? undefined
      : by === user?.email
        ? pagesWords.editedByYou
        : pagesWords.editedBy(resolvePersonName(people, by));
  return (
    <Cell className="page-list__edited">
      <Link className="page-list__also" to={getEditorPath(page)} tabIndex={-1} title={name} draggable={false}>
        <time dateTime={page.updatedAt}>{formatRelativeTime(page.updatedAt)}</time>
      </Link>
    </Cell>
  );
}

/** Finds the element of a row, to focus it. */
export function findRowElement(within: HTMLElement | null, id: string): HTMLElement | null {
  return within?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`) ?? null;
}
