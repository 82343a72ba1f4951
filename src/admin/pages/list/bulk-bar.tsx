import { Eye, EyeOff, FolderInput, Globe, type LucideIcon, SearchX, Trash2, Undo2, X } from 'lucide-react';
import { IconButton } from '../../shared/icon-button.tsx';
import { words } from '../../words.ts';
import type { PageRow } from '../page-tree.ts';
import { pagesWords } from '../pages-words.ts';
import { type BulkAction, explainBulkRefusal } from './bulk-actions.ts';
import { pageListWords } from './list-words.ts';
import type { BulkProgress } from './use-bulk-actions.tsx';
import '../../shared/selecting/bulk-bar.css';

interface BulkBarProps {
  /** Selected pages, in list order. */
  readonly rows: readonly PageRow[];
  readonly progress: BulkProgress | undefined;
  readonly run: (action: BulkAction) => void;
  readonly moveBelow: () => void;
  readonly clear: () => void;
}

interface Offer {
  readonly action: BulkAction;
  readonly label: string;
  readonly icon: LucideIcon;
}

const offers: readonly Offer[] = [
  { action: 'publish', label: pagesWords.publish, icon: Globe },
  { action: 'unpublish', label: pagesWords.unpublish, icon: Undo2 },
  { action: 'hide', label: pagesWords.hide, icon: EyeOff },
  { action: 'unlist', label: pageListWords.actions.hideFromSearch, icon: SearchX },
  { action: 'list', label: pageListWords.actions.showInSearch, icon: Eye },
];

/** Offers the actions that apply to at least one of the selected pages. */
export function BulkBar({ rows, progress, run, moveBelow, clear }: BulkBarProps) {
  const can = (action: BulkAction) => rows.some((row) => explainBulkRefusal(action, row) === undefined);
  return (
    <div
      className="bulk-bar"
      role="toolbar"
      aria-label={pageListWords.list.actions}
      aria-busy={progress !== undefined}
    >
      <span className="bulk-bar__count" role="status">
        {progress
          ? pageListWords.actions.progress(progress.done, progress.all)
          : pageListWords.list.selected(rows.length)}
      </span>
      <div className="bulk-bar__actions">
        {offers
          .filter(({ action }) => can(action))
          .map(({ action, label, icon: Icon }) => (
            <button
              key={action}
              type="button"
              className="bulk-bar__action"
              disabled={progress !== undefined}
              onClick={() => run(action)}
            >
              <Icon aria-hidden="true" />
              {label}
            </button>
          ))}
        <button
          type="button"
          className="bulk-bar__action"
          disabled={progress !== undefined}
          onClick={moveBelow}
        >
          <FolderInput aria-hidden="true" />
          {pageListWords.actions.move}
        </button>
        {can('delete') && (
          <button
            type="button"
            className="bulk-bar__action bulk-bar__action--danger"
            disabled={progress !== undefined}
            onClick={() => run('delete')}
          >
            <Trash2 aria-hidden="true" />
            {words.delete}
          </button>
        )}
      </div>
      <IconButton icon={X} label={pageListWords.list.clear} shortcut="Esc" onPress={clear} />
    </div>
  );
}
