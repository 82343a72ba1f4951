import { isSystemPage } from '#content/page/page.ts';
import { readKeys } from '#preview/read-keys.ts';
import { commandWords } from '../../command-menu/command-words.ts';
import { moveStrokes } from '../../command-menu/strokes.ts';
import { isKeystroke, type Keystroke } from '../../shared/keystroke.ts';
import type { PageRow } from '../page-tree.ts';
import { pagesWords } from '../pages-words.ts';
import { publishState } from '../publish-state.ts';
import { pageListWords } from './list-words.ts';

/** Actions on one page of the list. */
export type RowAction =
  | 'open'
  | 'view'
  | 'publish'
  | 'hide'
  | 'unpublish'
  | 'duplicate'
  | 'copy-address'
  | 'share'
  | 'look'
  | 'versions'
  | 'history'
  | 'move'
  | 'move-up'
  | 'move-down'
  | 'delete';

export interface RowActionItem {
  readonly id: RowAction;
  readonly label: string;
  readonly keys: Keystroke | undefined;
  readonly isDangerous?: boolean;
}

const say = pagesWords;

/** Lists the menu items of a page in groups. */
export function listRowActions({ page, position, count }: PageRow): readonly (readonly RowActionItem[])[] {
  const state = publishState(page);
  const stays = isSystemPage(page.identifier);
  const isSection = page.kind === 'section';
  const look: RowActionItem = { id: 'look', label: pageListWords.actions.look, keys: rowStrokes.look };
  return [
    [
      { id: 'open', label: say.open, keys: rowStrokes.open },
      ...(isSection
        ? []
        : ([
            { id: 'view', label: say.view, keys: rowStrokes.view },
            {
              id: 'copy-address',
              label: pageListWords.actions.copyAddress,
              keys: rowStrokes['copy-address'],
            },
          ] as const)),
      { id: 'share', label: commandWords.share, keys: undefined },
      { id: 'versions', label: pageListWords.actions.versions, keys: undefined },
      { id: 'history', label: pageListWords.actions.history, keys: undefined },
    ],
    [
      ...(differs(page) && state !== 'hidden' ? [look] : []),
      ...listVisibilityActions(page),
      ...(state === 'draft' ? [] : [{ id: 'unpublish', label: say.unpublish, keys: undefined } as const]),
    ],
    [
      { id: 'duplicate', label: pageListWords.actions.duplicate, keys: rowStrokes.duplicate },
      ...(stays || isSection ? [] : listSteps(position, count)),
      // A case has only one possible parent, and a section has none.
      ...(stays || isSection || page.kind === 'case'
        ? []
        : [{ id: 'move', label: pageListWords.actions.move, keys: rowStrokes.move } as const]),
    ],
    stays ? [] : [{ id: 'delete', label: say.delete, keys: rowStrokes.delete, isDangerous: true }],
  ];
}

/** Lists the moves among its siblings that change its position: dragging has a way for fingers too. */
function listSteps(position: number, count: number): readonly RowActionItem[] {
  const up = { id: 'move-up', label: pageListWords.actions.moveUp, keys: rowStrokes['move-up'] } as const;
  const down = {
    id: 'move-down',
    label: pageListWords.actions.moveDown,
    keys: rowStrokes['move-down'],
  } as const;
  return [...(position > 1 ? [up] : []), ...(position < count ? [down] : [])];
}

/** True if the draft differs from the live version or the last one: it should be compared before publishing. */
function differs({ currentVersionId, draftVersionId }: PageRow['page']): boolean {
  return currentVersionId !== null && draftVersionId !== null && draftVersionId !== currentVersionId;
}

/**
 * Lists the visibility actions: a published page can be hidden; another can be published unless its draft should be
 * compared first.
 */
function listVisibilityActions(page: PageRow['page']): readonly RowActionItem[] {
  const state = publishState(page);
  if (state === 'published' || state === 'changes')
    return [{ id: 'hide', label: say.hide, keys: rowStrokes.hide }];
  if (state === 'hidden') return [{ id: 'publish', label: say.show, keys: rowStrokes.publish }];
  return differs(page) ? [] : [{ id: 'publish', label: say.publish, keys: rowStrokes.publish }];
}

const rowStrokes: Readonly<
  Record<Exclude<RowAction, 'share' | 'unpublish' | 'history' | 'versions'>, Keystroke>
> = {
  open: { key: 'Enter' },
  view: { key: 'Enter', alt: true },
  'copy-address': { key: 'c', mod: true },
  publish: { key: 'Enter', mod: true, shift: true },
  look: { key: 'Enter', mod: true, shift: true },
  hide: { key: 'h', mod: true, shift: true },
  duplicate: { key: 'd', mod: true },
  'move-up': moveStrokes.up,
  'move-down': moveStrokes.down,
  move: { key: 'm', mod: true, shift: true },
  delete: { key: 'Delete' },
};

/** Finds the action for a key, if the page has it. */
export function findActionForKey(event: KeyboardEvent, row: PageRow): RowAction | undefined {
  const pressed = readKeys(event);
  const stroke = pressed.key === 'Backspace' ? { ...pressed, key: 'Delete' } : pressed;
  return listRowActions(row)
    .flat()
    .find(({ keys }) => keys && isKeystroke(keys, stroke))?.id;
}
