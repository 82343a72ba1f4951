import type { EditorDialog } from '../services/view-store.ts';
import type { Question } from '../work/merging/merging.ts';
import { ConflictDialog } from './conflict/conflict-dialog.tsx';
import { FilesDialog } from './files-dialog.tsx';
import { MediaDialog } from './media-dialog.tsx';
import { PageSettings } from './page-settings.tsx';
import { PreflightDialog } from './preflight/preflight-dialog.tsx';
import { PublishDialog } from './publish/publish-dialog.tsx';
import { ScheduleDialog } from './schedule/schedule-dialog.tsx';
import { SearchDialog } from './search/search-dialog.tsx';
import { ShareDialog } from './share/share-dialog.tsx';
import { ShortcutSheet } from './shortcut-sheet.tsx';
import { VersionDialog } from './version/version-dialog.tsx';
import { VersionsDialog } from './versions/versions-dialog.tsx';

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
    case 'files':
      return <FilesDialog dialog={dialog} close={close} />;
    case 'media':
      return <MediaDialog {...dialog} close={close} />;
    case 'settings':
      return <PageSettings close={close} />;
    case 'search':
      return <SearchDialog close={close} />;
    case 'schedule':
      return <ScheduleDialog close={close} />;
    case 'share':
      return <ShareDialog close={close} />;
    case 'version':
      return <VersionDialog versionId={dialog.versionId} close={close} />;
    case 'preflight':
      return <PreflightDialog close={close} />;
    case 'publish':
      return <PublishDialog close={close} />;
    case 'versions':
      return <VersionsDialog selected={dialog.selected} close={close} />;
  }
}
