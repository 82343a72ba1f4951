import type { EditorDialog } from '../services/view-store.ts';
import type { Question } from '../work/merging/merging.ts';
import { Checklist } from './checklist.tsx';
import { ConflictDialog } from './conflict/conflict-dialog.tsx';
import { PageSettings } from './page-settings.tsx';
import { ShortcutSheet } from './shortcut-sheet.tsx';

/** Dialogs of which the editor has nothing before one opens. */
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
    case 'shortcuts':
      return <ShortcutSheet close={close} />;
    case 'settings':
      return <PageSettings close={close} />;
    case 'checklist':
      return <Checklist checks={dialog.checks} publish={dialog.publish} close={close} />;
  }
}
