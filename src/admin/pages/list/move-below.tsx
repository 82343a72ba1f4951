import { type SubmitEvent, useState } from 'react';
import { isSystemPage } from '#content/page/page.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { SelectInput } from '../../forms/select-input.tsx';
import { words } from '../../words.ts';
import { MoveConsequences } from '../move-consequences.tsx';
import { getPageTitle } from '../page-title.ts';
import type { PageRow } from '../page-tree.ts';
import { pageListWords } from './list-words.ts';
import { issueBelow, type TreePlace } from './move-places.ts';
import { PageReasons } from './page-reasons.tsx';
import { useMoveDryRun } from './use-move-dry-run.ts';

interface MoveBelowProps {
  /** Pages to move. */
  readonly wanted: readonly PageRow[];
  /** All pages, unfiltered. */
  readonly rows: readonly PageRow[];
  readonly move: (moving: readonly PageRow[], to: TreePlace) => void;
  readonly close: () => void;
}

const say = pageListWords.moves;
const top = 'top';

/** Selects a new parent page, and shows the consequences and the pages that cannot move. */
export function MoveBelow({ wanted, rows, move, close }: MoveBelowProps) {
  const [chosen, setChosen] = useState('');
  const parent = rows.find(({ page }) => page.id === chosen);
  const { moving, staying } = divide(rows, wanted, chosen === '' ? undefined : { parent });
  const to =
    chosen !== '' && moving.length > 0 ? { parentId: parent?.page.id ?? null, before: null } : undefined;
  const { state, refusal } = useMoveDryRun(moving, to);
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
        only && wanted.length === 1
          ? say.belowTitle(getPageTitle(only.page))
          : say.belowTitleSome(wanted.length)
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
              {getPageTitle(page)}
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

interface FixedRow {
  readonly row: PageRow;
  readonly reason: string;
}

function Staying({ staying }: { readonly staying: readonly FixedRow[] }) {
  if (staying.length === 0) return null;
  return (
    <div role="status">
      <p className="bulk-report__lead">{say.stay(staying.length)}</p>
      <PageReasons pages={staying} />
    </div>
  );
}

/** True if the page can have child pages. */
function isParent({ page }: PageRow): boolean {
  return page.kind === 'page' && page.parentId === null && !isSystemPage(page.identifier);
}

/** Splits pages into those that can move below a page and those that cannot, with the reason. */
function divide(
  rows: readonly PageRow[],
  wanted: readonly PageRow[],
  chosen: { readonly parent: PageRow | undefined } | undefined,
) {
  const moving: PageRow[] = [];
  const staying: FixedRow[] = [];
  for (const row of chosen ? wanted : []) {
    const reason = issueBelow(rows, row, chosen?.parent);
    if (reason === undefined) moving.push(row);
    else staying.push({ row, reason });
  }
  return { moving, staying };
}
