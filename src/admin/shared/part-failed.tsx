import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { words } from '../words.ts';
import { Notice } from './notice.tsx';
import { useRemovedFiles } from './removed-files.ts';

/** Shown if a part loaded on demand failed to load. Unsaved changes stay in the browser. */
export function PartFailed() {
  const areGone = useRemovedFiles();
  const text = areGone ? words.outdated.text : words.errors.offline;
  return (
    <Notice title={areGone ? words.outdated.title : words.boundary.title} text={text} alert>
      <Button onClick={() => window.location.reload()}>
        {areGone ? words.outdated.reload : words.boundary.refresh}
      </Button>
    </Notice>
  );
}

/** Shown in place of a dialog that failed to load. */
export function DialogFailed({ close }: { readonly close: () => void }) {
  return (
    <Modal title={words.boundary.title} hideTitle size="small" closeLabel={words.close} onClose={close}>
      <PartFailed />
    </Modal>
  );
}
