import { Rows3 } from 'lucide-react';
import { Modal } from '#ui/modal/modal.tsx';
import { BlockIcon } from '../../shared/blocks/block-icon.tsx';
import { words } from '../../words.ts';
import { definitionFor } from '../services/arrange-files.ts';
import { useEditor } from '../services/editor-context.ts';
import type { EditorDialog } from '../services/view-store.ts';
import './files-dialog.css';

interface FilesDialogProps {
  readonly dialog: Extract<EditorDialog, { readonly type: 'files' }>;
  readonly close: () => void;
}

/** How several files that came at once are to stand on the page. */
export function FilesDialog({ dialog: { files, at, ways }, close }: FilesDialogProps) {
  const { arrivals, draft } = useEditor();
  const { tree } = draft.store.getState();
  return (
    <Modal
      title={words.arrivals.question(files.length)}
      size="small"
      closeLabel={words.close}
      onClose={close}
    >
      <div className="files-dialog">
        {ways.map((how, index) => {
          const definition = definitionFor(tree, how);
          return (
            <button
              key={how}
              type="button"
              className="files-dialog__way"
              data-autofocus={index === 0 ? '' : undefined}
              onClick={() => {
                close();
                arrivals.put(files, at, how);
              }}
            >
              {definition ? <BlockIcon type={definition.type} /> : <Rows3 aria-hidden="true" />}
              {definition?.label ?? words.arrivals.below}
            </button>
          );
        })}
      </div>
    </Modal>
  );
}
