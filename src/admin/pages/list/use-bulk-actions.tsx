import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { refreshPages } from '../../data/queries.ts';
import { onDemand, useOnDemand } from '../../shared/on-demand.ts';
import { PartFailed } from '../../shared/part-failed.tsx';
import { words } from '../../words.ts';
import { getPageTitle } from '../page-title.ts';
import type { PageRow } from '../page-tree.ts';
import { pagesWords } from '../pages-words.ts';
import { type BulkAction, type BulkOutcome, runBulkAction, takeAllBack } from './bulk-actions.ts';
import type { BulkPublishProps } from './bulk-publish.tsx';
import { pageListWords } from './list-words.ts';
import { PageReasons } from './page-reasons.tsx';
import type { useUndo } from './use-undo.ts';

const say = pageListWords.actions;

/** Progress of an action. */
export interface BulkProgress {
  readonly action: BulkAction;
  readonly done: number;
  readonly all: number;
}

interface BulkActions {
  readonly run: (action: BulkAction, rows: readonly PageRow[]) => void;
  readonly progress: BulkProgress | undefined;
  /** Confirmation before the action. */
  readonly question: ReactNode;
  /** Pages that failed, with reasons. */
  readonly report: ReactNode;
}

/** Runs bulk actions: progress, a toast with one undo for all, and the pages that were left out. */
export function useBulkActions({ offer }: ReturnType<typeof useUndo>): BulkActions {
  const [progress, setProgress] = useState<BulkProgress>();
  const [report, setReport] = useState<BulkOutcome>();
  const [asked, setAsked] = useState<readonly PageRow[]>();

  const tell = (action: BulkAction, outcome: BulkOutcome) => {
    const { done, notDone } = outcome;
    if (notDone.length > 0) setReport(outcome);
    if (done.length === 0) return;
    const text = formatResult(
      action,
      done.map(({ row }) => row),
    );
    offer(text, async () => {
      const count = await takeAllBack(outcome).finally(refreshPages);
      return action === 'delete' ? say.restored(count) : say.undone(count);
    });
  };
  const run = async (action: BulkAction, rows: readonly PageRow[]) => {
    if (rows.length === 0 || progress) return;
    const all = rows.length;
    setProgress({ action, done: 0, all });
    const outcome = await runBulkAction(action, rows, (done) => setProgress({ action, done, all }));
    setProgress(undefined);
    await refreshPages();
    tell(action, outcome);
  };
  return {
    run: (action, rows) => {
      // Publishing first shows what would change on each page.
      if (action === 'publish' && rows.length > 0 && !progress) setAsked(rows);
      else void run(action, rows);
    },
    question: asked && (
      <PublishSoon
        rows={asked}
        publish={(rows) => {
          setAsked(undefined);
          void run('publish', rows);
        }}
        close={() => setAsked(undefined)}
      />
    ),
    progress,
    report: report && <NotDone outcome={report} close={() => setReport(undefined)} />,
  };
}

/** Loaded on demand, since checking pages needs all block definitions. */
const bulkPublish = onDemand(() => import('./bulk-publish.tsx'));

function PublishSoon(props: BulkPublishProps) {
  const { part, failed } = useOnDemand(bulkPublish);
  if (part) return <part.BulkPublish {...props} />;
  return (
    <Modal
      title={say.publishing.title(props.rows.length)}
      size="small"
      closeLabel={words.close}
      onClose={props.close}
    >
      {failed ? <PartFailed /> : <p role="status">{say.publishing.looking(0, props.rows.length)}</p>}
    </Modal>
  );
}

function formatResult(action: BulkAction, rows: readonly PageRow[]): string {
  const [only] = rows;
  if (action === 'delete' && only && rows.length === 1) return pagesWords.deleted(getPageTitle(only.page));
  return say.done[action](rows.length);
}

function NotDone({
  outcome: { done, notDone },
  close,
}: {
  readonly outcome: BulkOutcome;
  readonly close: () => void;
}) {
  return (
    <Modal
      title={say.notDone(notDone.length, done.length + notDone.length)}
      size="small"
      closeLabel={words.close}
      onClose={close}
      footer={
        <Button variant="primary" onClick={close} data-autofocus>
          {say.understood}
        </Button>
      }
    >
      <PageReasons pages={notDone} />
    </Modal>
  );
}
