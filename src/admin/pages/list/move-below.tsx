import { type SubmitEvent, useState } from 'react';
import { isSystemPage } from '#content/page/page.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { SelectInput } from '../../forms/select-input.tsx';
import { words } from '../../words.ts';
import { MoveConsequences } from '../move-consequences.tsx';
import { pageTitle } from '../page-title.ts';
import type { PageRow } from '../page-tree.ts';
import { pageListWords } from './list-words.ts';
import { issueBelow, type TreePlace } from './move-places.ts';
import { PageReasons } from './page-reasons.tsx';
import { useForeseenMoves } from './use-foreseen-moves.ts';

interface MoveBelowProps {
  /** The pages that somebody wants to move. */
  readonly wanted: readonly PageRow[];
  /** All pages there are. */
  readonly rows: readonly PageRow[];
  readonly move: (moving: readonly PageRow[], to: TreePlace) => void;
  readonly close: () => void;
}

const say = pageListWords.moves;
const top = 'top';

/** Asks below which page others shall stand, and says what that does, and which of them have to stay. */
export function MoveBelow({ wanted, rows, move, close }: MoveBelowProps) {
  const [chosen, setChosen] = useState('');
  const parent = rows.find(({ page }) => page.id === chosen);
  const { moving, staying } = divide(rows, wanted, chosen === '' ? undefined : { parent });
  const to =
    chosen !== '' && moving.length > 0 ? { parentId: parent?.page.id ?? null, before: null } : undefined;
  const { state, refusal } = useForeseenMoves(moving, to);
  const [only] = wanted;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!to || refusal) return;
    close();
    move(moving, to);
  };
  return (
    <Modal
      title={
        only && wanted.length === 1 ? say.belowTitle(pageTitle(only.page)) : say.belowTitleSome(wanted.length)
      }
      closeLabel={words.close}
      onClose={close}
    >
      <form className="form" onSubmit={submit}>
        <SelectInput label={say.parent} value={chosen} onValue={setChosen} issue={refusal}>
          <option value="" disabled hidden>
            {say.choose}
          </option>
          <option value={top}>{say.top}</option>
          {rows.filter(isParent).map(({ page }) => (
            <option key={page.id} value={page.id}>
              {pageTitle(page)}
            </option>
          ))}
        </SelectInput>
        <Staying staying={staying} />
        {to && !refusal && <MoveConsequences {...state} />}
        <div className="form__buttons">
          <Button onClick={close}>{words.cancel}</Button>
          <Button variant="primary" type="submit" disabled={!to || refusal !== undefined}>
            {say.confirm}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

interface Stays {
  readonly row: PageRow;
  readonly reason: string;
}

function Staying({ staying }: { readonly staying: readonly Stays[] }) {
  if (staying.length === 0) return null;
  return (
    <div role="status">
      <p className="bulk-report__lead">{say.stay(staying.length)}</p>
      <PageReasons pages={staying} />
    </div>
  );
}

/** Pages that others can stand below. */
function isParent({ page }: PageRow): boolean {
  return page.kind === 'page' && page.parentId === null && !isSystemPage(page.identifier);
}

/** Which pages can stand below a page, and why the others cannot. */
function divide(
  rows: readonly PageRow[],
  wanted: readonly PageRow[],
  chosen: { readonly parent: PageRow | undefined } | undefined,
) {
  const moving: PageRow[] = [];
  const staying: Stays[] = [];
  for (const row of chosen ? wanted : []) {
    const reason = issueBelow(rows, row, chosen?.parent);
    if (reason === undefined) moving.push(row);
    else staying.push({ row, reason });
  }
  return { moving, staying };
}
