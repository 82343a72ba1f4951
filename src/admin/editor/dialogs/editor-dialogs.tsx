import { useEditor, useSaves, useView } from '../editor-context.ts';
import { InsertMenu } from '../insert/insert-menu.tsx';
import { PageSettings } from '../page/page-settings.tsx';
import { Checklist } from '../publish/checklist.tsx';
import { ConflictDialog } from '../saving/conflict-dialog.tsx';
import { CommandMenu } from './command-menu.tsx';
import { ShortcutSheet } from './shortcut-sheet.tsx';

/** The dialog that is open, if any. A page that was saved elsewhere comes before all others. */
export function EditorDialogs() {
  const { view } = useEditor();
  const dialog = useView((state) => state.dialog);
  const conflict = useSaves((state) => state.status === 'conflict');
  const close = () => view.setState({ dialog: undefined });
  if (conflict) return <ConflictDialog />;
  switch (dialog?.type) {
    case 'insert':
      return <InsertMenu at={dialog.at} close={close} />;
    case 'commands':
      return <CommandMenu close={close} />;
    case 'shortcuts':
      return <ShortcutSheet close={close} />;
    case 'settings':
      return <PageSettings close={close} />;
    case 'checklist':
      return <Checklist checks={dialog.checks} publish={dialog.publish} close={close} />;
    default:
      return null;
  }
}
