import { Modal } from '#ui/modal/modal.tsx';
import { pagesWords } from '../pages/pages-words.ts';
import { destinations } from '../shared/navigation.ts';
import { words } from '../words.ts';
import { commandMenuWords } from './command-menu-words.ts';
import { SheetGroup, type SheetLine } from './sheet-group.tsx';
import { SingleKeysToggle } from './single-keys-toggle.tsx';
import { commandsStroke, moveStrokes, sheetStroke } from './strokes.ts';

const everywhere: readonly SheetLine[] = [
  { id: 'commands', label: words.commandMenu.title, strokes: [commandsStroke] },
  { id: 'sheet', label: words.commandMenu.shortcuts, strokes: [sheetStroke] },
];

const pages: readonly SheetLine[] = [
  { id: 'search', label: pagesWords.search, strokes: [{ key: '/' }] },
  { id: 'move', label: commandMenuWords.movePages, strokes: Object.values(moveStrokes) },
  { id: 'walk', label: commandMenuWords.walkPages, strokes: [{ key: 'ArrowUp' }, { key: 'ArrowDown' }] },
];

export function ScreenSheet({ close }: { readonly close: () => void }) {
  return (
    <Modal title={words.commandMenu.shortcuts} size="large" closeLabel={words.close} onClose={close}>
      <SingleKeysToggle />
      <div className="sheet">
        <SheetGroup name={commandMenuWords.everywhere} lines={everywhere} />
        <SheetGroup name={destinations.pages.label} lines={pages} />
      </div>
    </Modal>
  );
}
