import { Modal } from '#ui/modal/modal.tsx';
import { pagesWords } from '../pages/pages-words.ts';
import { destinations } from '../shared/navigation.ts';
import { words } from '../words.ts';
import { paletteWords } from './palette-words.ts';
import { SheetGroup, type SheetLine } from './sheet-group.tsx';
import { SingleKeysToggle } from './single-keys-toggle.tsx';
import { commandsStroke, moveStrokes, sheetStroke } from './strokes.ts';

const everywhere: readonly SheetLine[] = [
  { id: 'commands', label: words.palette.title, strokes: [commandsStroke] },
  { id: 'sheet', label: words.palette.shortcuts, strokes: [sheetStroke] },
];

const pages: readonly SheetLine[] = [
  { id: 'search', label: pagesWords.search, strokes: [{ key: '/' }] },
  { id: 'move', label: paletteWords.movePages, strokes: Object.values(moveStrokes) },
  { id: 'walk', label: paletteWords.walkPages, strokes: [{ key: 'ArrowUp' }, { key: 'ArrowDown' }] },
];

/** The shortcuts of the screens around the editor. */
export function ScreenSheet({ close }: { readonly close: () => void }) {
  return (
    <Modal title={words.palette.shortcuts} size="large" closeLabel={words.close} onClose={close}>
      <SingleKeysToggle />
      <div className="sheet">
        <SheetGroup name={paletteWords.everywhere} lines={everywhere} />
        <SheetGroup name={destinations.pages.label} lines={pages} />
      </div>
    </Modal>
  );
}
