import { Modal } from '#ui/modal/modal.tsx';
import { SheetGroup, type SheetLine } from '../../palette/sheet-group.tsx';
import { SingleKeysToggle } from '../../palette/single-keys-toggle.tsx';
import { words } from '../../words.ts';
import { allCommands, commandGroups } from '../commands/all-commands.ts';
import type { CommandGroup } from '../commands/command.ts';
import { shortcutsCommand } from '../commands/shortcuts.command.ts';

/** Keys of the outline, which are the tree's own and no commands. */
const treeLines: readonly SheetLine[] = [
  { id: 'walk', label: words.shortcuts.walk, strokes: [{ key: 'ArrowUp' }, { key: 'ArrowDown' }] },
  { id: 'fold', label: words.shortcuts.fold, strokes: [{ key: 'ArrowLeft' }, { key: 'ArrowRight' }] },
  {
    id: 'range',
    label: words.shortcuts.range,
    strokes: [
      { key: 'ArrowUp', shift: true },
      { key: 'ArrowDown', shift: true },
    ],
  },
  { id: 'edit', label: words.shortcuts.edit, strokes: [{ key: 'Enter' }] },
];

const linesOf = (wanted: CommandGroup) =>
  allCommands.filter(({ group, strokes }) => group === wanted && strokes.length > 0);

/** All shortcuts on one sheet. */
export function ShortcutSheet({ close }: { readonly close: () => void }) {
  return (
    <Modal title={shortcutsCommand.label} size="xlarge" closeLabel={words.close} onClose={close}>
      <SingleKeysToggle />
      <div className="sheet">
        {/* Two short groups fill the first column. */}
        <SheetGroup name={words.commandGroups.page} lines={linesOf('page')} />
        <SheetGroup name={words.outline.title} lines={treeLines} />
        {commandGroups
          .filter((group) => group !== 'page')
          .map((group) => (
            <SheetGroup key={group} name={words.commandGroups[group]} lines={linesOf(group)} />
          ))}
      </div>
    </Modal>
  );
}
