import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { refreshPages } from '../../data/queries.ts';
import { announce } from '../../shared/announcer.tsx';
import { DialogIssue } from '../../shared/dialog-issue.tsx';
import { formatErrorMessage } from '../../shared/error-message.ts';
import { words } from '../../words.ts';
import { MoveConsequences } from '../move-consequences.tsx';
import { getPageTitle } from '../page-title.ts';
import type { PageRow } from '../page-tree.ts';
import { pageListWords } from './list-words.ts';
import { dryRunMove, hasAddressChanges, sendMove, undoMoves } from './move-pages.ts';
import { isAlreadyAt, isPlace, type PlaceOrIssue, type TreePlace } from './move-places.ts';
import { useMoveDryRun } from './use-move-dry-run.ts';
import type { useUndo } from './use-undo.ts';

/** ms within which moves of the same pages are one undo, as when moving a page by keyboard. */
const burst = 900;

const say = pageListWords.moves;

interface Wish {
  readonly moving: readonly PageRow[];
  readonly to: TreePlace;
}

export interface PageMoves {
  /** Moves pages, or shows why it cannot. Asks first if URLs would change. */
  readonly move: (
    moving: readonly PageRow[],
    to: PlaceOrIssue,
    how?: { readonly stepwise?: boolean },
  ) => void;
  /** Moves pages whose consequences have been shown. */
  readonly moveSeen: (moving: readonly PageRow[], to: TreePlace) => void;
  readonly question: ReactNode;
}

/** Moves pages with undo. `rows`: all pages. */
export function usePageMoves(rows: readonly PageRow[], { offer }: ReturnType<typeof useUndo>): PageMoves {
  const { show } = useToast();
  const [asked, setAsked] = useState<Wish>();
  const gathered = useRef<{ ids: string; undos: string[]; timer: number }>(undefined);
  const failed = (error: unknown) => show({ text: formatErrorMessage(error), tone: 'error' });

  const gather = (ids: string, undo: string, { text, wait }: { text: string; wait: number }) => {
    const before = gathered.current?.ids === ids ? gathered.current : undefined;
    window.clearTimeout(before?.timer);
    const undos = [...(before?.undos ?? []), undo];
    const timer = window.setTimeout(() => {
      if (gathered.current?.timer === timer) gathered.current = undefined;
      offer(
        text,
        async () => {
          await undoMoves(undos);
          return say.undone;
        },
        true,
      );
    }, wait);
    gathered.current = { ids, undos, timer };
  };
  const run = ({ moving, to }: Wish, wait = 0) => {
    const text = formatMove(rows, moving, to);
    announce(text);
    const ids = moving.map(({ page }) => page.id).join();
    sendMove(moving, to).then((undo) => gather(ids, undo, { text, wait }), failed);
  };
  const ask = async (wish: Wish) => {
    const foreseen = await dryRunMove(wish.moving, wish.to);
    if (hasAddressChanges(foreseen)) setAsked(wish);
    else run(wish);
  };
  return {
    move(moving, to, { stepwise = false } = {}) {
      if (!isPlace(to)) {
        show({ text: to.issue });
      } else if (!isAlreadyAt(rows, moving, to)) {
        const staysThere = moving.every(({ page }) => page.parentId === to.parentId);
        if (staysThere) run({ moving, to }, stepwise ? burst : 0);
        else {
          ask({ moving, to }).catch((error: unknown) => {
            failed(error);
            // The list is outdated if the server refuses a move that it allows.
            void refreshPages();
          });
        }
      }
    },
    moveSeen: (moving, to) => run({ moving, to }),
    question: asked && (
      <ConfirmMove
        {...asked}
        close={() => setAsked(undefined)}
        confirm={() => {
          setAsked(undefined);
          run(asked);
        }}
      />
    ),
  };
}

function formatMove(
  rows: readonly PageRow[],
  moving: readonly PageRow[],
  { parentId, before }: TreePlace,
): string {
  const find = (id: string | null) => rows.find(({ page }) => page.id === id)?.page;
  const [next, parent] = [find(before), find(parentId)];
  const isBelow = parent && moving.some(({ page }) => page.parentId !== parentId);
  const where = isBelow
    ? say.lastBelow(getPageTitle(parent))
    : next
      ? say.before(getPageTitle(next))
      : say.last;
  const [only] = moving;
  return only && moving.length === 1
    ? say.moved(getPageTitle(only.page), where)
    : say.movedSome(moving.length, where);
}

interface ConfirmMoveProps {
  readonly moving: readonly PageRow[];
  readonly to: TreePlace;
  readonly confirm: () => void;
  readonly close: () => void;
}

/** Confirms a move with its consequences for URLs. */
function ConfirmMove({ moving, to, confirm, close }: ConfirmMoveProps) {
  const { state, refusal } = useMoveDryRun(moving, to);
  const [only] = moving;
  const title =
    only && moving.length === 1 ? say.title(getPageTitle(only.page)) : say.titleSome(moving.length);
  return (
    <Modal
      title={title}
      closeLabel={words.close}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{words.cancel}</Button>
          <Button variant="primary" disabled={refusal !== undefined} onClick={confirm} data-autofocus>
            {say.confirm}
          </Button>
        </>
      }
    >
      {refusal ? <DialogIssue>{refusal}</DialogIssue> : <MoveConsequences {...state} />}
    </Modal>
  );
}
