import { Rows3 } from 'lucide-react';
import { Modal } from '#ui/modal/modal.tsx';
import { SheetGroup, type SheetLine } from '../../command-menu/sheet-group.tsx';
import { SingleKeysToggle } from '../../command-menu/single-keys-toggle.tsx';
import { MediaPicker } from '../../media/library/media-picker.tsx';
import { ShareDialog } from '../../share/share-dialog.tsx';
import { BlockIcon } from '../../shared/blocks/block-icon.tsx';
import { uploadWords } from '../../uploads/upload-words.ts';
import { words } from '../../words.ts';
import { allCommands, commandGroups } from '../commands/all-commands.ts';
import type { CommandGroup } from '../commands/command.ts';
import { shortcutsCommand } from '../commands/dialog.command.ts';
import { outlineWords } from '../outline/outline-words.ts';
import { findArrangementDefinition } from '../services/arrange-files.ts';
import { listChosenMediaValues } from '../services/chosen-media.ts';
import { useActivePane, useEditor, usePane } from '../services/editor-context.ts';
import { findMediaSlot } from '../services/media-slots.ts';
import { usePageFacts } from '../services/page-facts.ts';
import type { EditorDialog } from '../services/view-store.ts';
import type { Question } from '../work/merging/merging.ts';
import { BlockMenu } from './block-menu/block-menu.tsx';
import { ConflictDialog } from './conflict/conflict-dialog.tsx';
import { PageSettingsDialog } from './page-settings-dialog.tsx';
import { PreflightDialog } from './preflight/preflight-dialog.tsx';
import { PublishDialog } from './publish/publish-dialog.tsx';
import { SaveSectionDialog } from './save-section/save-section-dialog.tsx';
import { ScheduleDialog } from './schedule/schedule-dialog.tsx';
import { SearchDialog } from './search/search-dialog.tsx';
import { VersionDialog } from './version/version-dialog.tsx';
import { VersionsDialog } from './versions/versions-dialog.tsx';
import './loaded-dialog.css';

/** Dialogs that are loaded when they open. */
export type DialogOnDemand =
  | Exclude<EditorDialog, { readonly type: 'insert' | 'commands' }>
  | { readonly type: 'conflict'; readonly question: Question };

interface LoadedDialogProps {
  readonly dialog: DialogOnDemand;
  readonly close: () => void;
}

export function LoadedDialog({ dialog, close }: LoadedDialogProps) {
  switch (dialog.type) {
    case 'conflict':
      return <ConflictDialog question={dialog.question} />;
    case 'block-menu':
      return <BlockMenu at={dialog.at} field={dialog.field} />;
    case 'shortcuts':
      return <ShortcutSheet close={close} />;
    case 'files':
      return <FilesDialog dialog={dialog} close={close} />;
    case 'media':
      return <MediaDialog {...dialog} close={close} />;
    case 'settings':
      return <PageSettingsDialog close={close} />;
    case 'search':
      return <SearchDialog close={close} />;
    case 'schedule':
      return <ScheduleDialog close={close} />;
    case 'share':
      return <ShareThisPage close={close} />;
    case 'version':
      return <VersionDialog versionId={dialog.versionId} close={close} />;
    case 'save-section':
      return <SaveSectionDialog close={close} />;
    case 'preflight':
      return <PreflightDialog close={close} />;
    case 'publish':
      return <PublishDialog close={close} />;
    case 'versions':
      return <VersionsDialog selected={dialog.selected} close={close} />;
  }
}

function ShareThisPage({ close }: { readonly close: () => void }) {
  const { id, requiresLogin } = usePageFacts();
  const language = usePane((state) => state.language);
  return <ShareDialog page={{ id, requiresLogin }} language={language} close={close} />;
}

interface FilesDialogProps {
  readonly dialog: Extract<EditorDialog, { readonly type: 'files' }>;
  readonly close: () => void;
}

/** Asks for the arrangement of several files. */
function FilesDialog({ dialog: { files, at, ways }, close }: FilesDialogProps) {
  const { pendingUploads, draft } = useEditor();
  const { tree } = draft.store.getState();
  return (
    <Modal title={uploadWords.question(files.length)} size="small" closeLabel={words.close} onClose={close}>
      <div className="files-dialog">
        {ways.map((how, index) => {
          const definition = findArrangementDefinition(tree, how);
          return (
            <button
              key={how}
              type="button"
              className="files-dialog__way"
              data-autofocus={index === 0 ? '' : undefined}
              onClick={() => {
                close();
                pendingUploads.put(files, at, how);
              }}
            >
              {definition ? <BlockIcon type={definition.type} /> : <Rows3 aria-hidden="true" />}
              {definition?.label ?? uploadWords.below}
            </button>
          );
        })}
      </div>
    </Modal>
  );
}

interface MediaDialogProps {
  readonly blockId: string;
  /** Name of the media field in rendered views, such as `slides[0].src`. */
  readonly field: string;
  readonly close: () => void;
}

/** The media library, for an empty media field that was clicked in the page. */
function MediaDialog({ blockId, field, close }: MediaDialogProps) {
  const { draft, definitions, editing } = useEditor();
  const language = useActivePane().store.getState().language;
  const { tree } = draft.store.getState();
  const slot = findMediaSlot(tree, blockId, field);
  const block = tree.find(blockId)?.block;
  if (!slot || !block) return null;
  return (
    <MediaPicker
      accepts={slot.field.accepts}
      onClose={close}
      onPick={(file) => {
        close();
        const place = { path: slot.target.path, language };
        editing.setValues(blockId, listChosenMediaValues(definitions, block, place, file), slot.field.label);
      }}
    />
  );
}

/** Keys of the outline, which handles them itself rather than as commands. */
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

const listLines = (wanted: CommandGroup) =>
  allCommands.filter(({ group, strokes }) => group === wanted && strokes.length > 0);

/** List of all shortcuts. */
function ShortcutSheet({ close }: { readonly close: () => void }) {
  return (
    <Modal title={shortcutsCommand.label} size="xlarge" closeLabel={words.close} onClose={close}>
      <SingleKeysToggle />
      <div className="sheet">
        {/* Two short groups fill the first column. */}
        <SheetGroup name={words.commandGroups.page} lines={listLines('page')} />
        <SheetGroup name={outlineWords.title} lines={treeLines} />
        {commandGroups
          .filter((group) => group !== 'page')
          .map((group) => (
            <SheetGroup key={group} name={words.commandGroups[group]} lines={listLines(group)} />
          ))}
      </div>
    </Modal>
  );
}
