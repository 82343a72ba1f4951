import { Modal } from '#ui/modal/modal.tsx';
import { words } from '../../words.ts';
import type { CommandGroup } from './commands.ts';
import { formatStroke, type Keystroke } from './keystroke.ts';
import { useCommands } from './use-shortcuts.ts';
import './shortcut-sheet.css';

interface SheetLine {
  readonly id: string;
  readonly label: string;
  readonly strokes: readonly Keystroke[];
}

/** Keys of the outline, which are the tree's own and no commands. */
const treeLines: readonly SheetLine[] = [
  { id: 'walk', label: words.shortcuts.walk, strokes: [{ key: 'ArrowUp' }, { key: 'ArrowDown' }] },
  { id: 'fold', label: words.shortcuts.fold, strokes: [{ key: 'ArrowLeft' }, { key: 'ArrowRight' }] },
  { id: 'edit', label: words.shortcuts.edit, strokes: [{ key: 'Enter' }] },
];

const groups: readonly CommandGroup[] = ['page', 'block', 'view'];

/** All shortcuts on one sheet. */
export function ShortcutSheet({ close }: { readonly close: () => void }) {
  const commands = useCommands().filter((command) => command.strokes.length > 0);
  return (
    <Modal title={words.commands.shortcuts} size="large" closeLabel={words.close} onClose={close}>
      <div className="sheet">
        {groups.map((group) => (
          <SheetGroup
            key={group}
            name={words.commandGroups[group]}
            lines={commands.filter((command) => command.group === group)}
          />
        ))}
        <SheetGroup name={words.outline.title} lines={treeLines} />
      </div>
    </Modal>
  );
}

function SheetGroup({ name, lines }: { readonly name: string; readonly lines: readonly SheetLine[] }) {
  return (
    <section className="sheet__group">
      <h3 className="sheet__name">{name}</h3>
      <dl className="sheet__list">
        {lines.map((line) => (
          <div key={line.id} className="sheet__line">
            <dt>{line.label}</dt>
            <dd>
              {line.strokes.map((stroke) => (
                <kbd key={formatStroke(stroke)} className="key">
                  {formatStroke(stroke)}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
