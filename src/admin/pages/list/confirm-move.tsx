import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { DialogIssue } from '../../shared/dialog-issue.tsx';
import { words } from '../../words.ts';
import { MoveConsequences } from '../move-consequences.tsx';
import { pageTitle } from '../page-title.ts';
import type { PageRow } from '../page-tree.ts';
import { listWords } from './list-words.ts';
import type { TreePlace } from './move-places.ts';
import { useForeseenMoves } from './use-foreseen-moves.ts';

interface ConfirmMoveProps {
  readonly moving: readonly PageRow[];
  readonly to: TreePlace;
  readonly confirm: () => void;
  readonly close: () => void;
}

const say = listWords.moves;

/** What a move does for visitors, before it is made. */
export function ConfirmMove({ moving, to, confirm, close }: ConfirmMoveProps) {
  const { state, refusal } = useForeseenMoves(moving, to);
  const [only] = moving;
  const title = only && moving.length === 1 ? say.title(pageTitle(only.page)) : say.titleSome(moving.length);
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
