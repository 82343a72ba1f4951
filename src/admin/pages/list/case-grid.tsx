import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { PageStates } from '../page-states.tsx';
import { PageThumb } from '../page-thumb.tsx';
import { getPageTitle } from '../page-title.ts';
import { PageTitleText } from '../page-title-text.tsx';
import { getEditorPath, type PageRow } from '../page-tree.ts';
import { pageListWords } from './list-words.ts';
import { findActionForKey, type RowAction } from './row-actions.ts';
import { MenuButton, OtherTitle } from './row-parts.tsx';
import { usePageRowDrag } from './use-row-drag.ts';
import './case-grid.css';

interface CaseGridProps {
  /** Cases in their order. */
  readonly rows: readonly PageRow[];
  readonly menuFor: string | undefined;
  /** Runs a menu action by its key, such as a move. */
  readonly act: (action: RowAction, row: PageRow) => void;
  readonly undo: () => boolean;
}

/** Shows the cases by image, in the order that visitors see: dragging or Alt with an arrow key changes it. */
export function CaseGrid({ rows, menuFor, act, undo }: CaseGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<string>(undefined);
  useEffect(() => {
    // Moving a card in the document removes its focus, which is restored here.
    if (moved.current === undefined || document.activeElement !== document.body) return;
    findCaseLink(list.current, moved.current)?.focus();
    moved.current = undefined;
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const link = (event.target as HTMLElement).closest<HTMLElement>('[data-case]');
    const index = rows.findIndex(({ page }) => page.id === link?.dataset.case);
    const row = rows[index];
    if (!row) return;
    if ((event.metaKey || event.ctrlKey) && !event.shiftKey && event.key.toLowerCase() === 'z') {
      if (undo()) event.preventDefault();
      return;
    }
    const action = findActionForKey(event.nativeEvent, row);
    // Enter follows the link.
    if (action && action !== 'open') {
      event.preventDefault();
      moved.current = row.page.id;
      act(action, row);
      return;
    }
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    const to = rows[index + (computeSteps(list.current)[event.key] ?? 0)];
    if (!to || to === row) return;
    event.preventDefault();
    findCaseLink(list.current, to.page.id)?.focus();
  };
  return (
    <>
      <p className="case-grid__help">{pageListWords.list.casesHelp}</p>
      <ul ref={list} className="case-grid" aria-label={pageListWords.list.cases} onKeyDown={onKeyDown}>
        {rows.map((row) => (
          <CaseCard key={row.page.id} row={row} hasMenu={row.page.id === menuFor} />
        ))}
      </ul>
    </>
  );
}

/** Returns the number of cards that each arrow key moves by. Up and down move by a row. */
function computeSteps(list: HTMLElement | null): Readonly<Record<string, number>> {
  const columns = list ? getComputedStyle(list).gridTemplateColumns.split(' ').length : 1;
  return { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
}

/** Finds the link of a case, to focus it. */
export function findCaseLink(within: HTMLElement | null, id: string): HTMLElement | null {
  return within?.querySelector<HTMLElement>(`[data-case="${CSS.escape(id)}"]`) ?? null;
}

function CaseCard({ row, hasMenu }: { readonly row: PageRow; readonly hasMenu: boolean }) {
  const { page } = row;
  const element = useRef<HTMLLIElement>(null);
  const { over, isDragged } = usePageRowDrag(element, row, 'horizontal');
  return (
    <li
      ref={element}
      className={classNames(
        'case-card',
        isDragged && 'case-card--dragged',
        over && (over.issue ? 'case-card--cannot' : `case-card--${over.operation}`),
      )}
    >
      <PageThumb page={page} isLarge />
      <Link
        className="case-card__link"
        to={getEditorPath(page)}
        data-case={page.id}
        draggable={false}
        title={getPageTitle(page)}
      >
        <PageTitleText page={page} />
      </Link>
      <MenuButton row={row} hasMenu={hasMenu} />
      <OtherTitle page={page} />
      <span className="case-card__states">
        <PageStates page={page} />
      </span>
      {over?.issue !== undefined && <span className="case-card__why">{over.issue}</span>}
    </li>
  );
}
