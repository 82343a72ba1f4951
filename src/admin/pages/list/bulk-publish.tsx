import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { words } from '../../words.ts';
import { getPageTitle } from '../page-title.ts';
import { PageTitleText } from '../page-title-text.tsx';
import { getEditorPath, type PageRow } from '../page-tree.ts';
import { dryRunPublishing, type PublishPreview } from './dry-run-publishing.ts';
import { pageListWords } from './list-words.ts';

const say = pageListWords.actions.publishing;

export interface BulkPublishProps {
  readonly rows: readonly PageRow[];
  readonly publish: (rows: readonly PageRow[]) => void;
  readonly close: () => void;
}

/** Previews publishing several pages: what changes on each, or why it is left out. */
export function BulkPublish({ rows, publish, close }: BulkPublishProps) {
  const { looks, done } = useLooks(rows);
  const going = looks?.filter(({ stays }) => !stays) ?? [];
  const staying = looks?.filter(({ stays }) => stays) ?? [];
  const title = looks && going.length === 0 ? say.none : say.title(going.length || rows.length);
  return (
    <Modal
      title={title}
      closeLabel={words.close}
      onClose={close}
      footer={
        <>
          <Button onClick={close} data-autofocus>
            {words.cancel}
          </Button>
          <Button
            variant="primary"
            disabled={going.length === 0}
            onClick={() => publish(going.map(({ row }) => row))}
          >
            {say.confirm(looks ? going.length : rows.length)}
          </Button>
        </>
      }
    >
      {!looks && <p role="status">{say.looking(done, rows.length)}</p>}
      <Lines looks={going} />
      {staying.length > 0 && (
        <>
          <p className="bulk-report__lead">{say.stays}</p>
          <Lines looks={staying} />
        </>
      )}
    </Modal>
  );
}

function Lines({ looks }: { readonly looks: readonly PublishPreview[] }) {
  if (looks.length === 0) return null;
  return (
    <ul className="bulk-report">
      {looks.map(({ row: { page }, lines }) => (
        <li key={page.id}>
          <strong>
            <Link to={getEditorPath(page)} aria-label={say.open(getPageTitle(page))}>
              <PageTitleText page={page} />
            </Link>
          </strong>
          {lines.map((line) => (
            <span className="bulk-report__line" key={line}>
              {line}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Dry runs of publishing all pages; until they are done, the number of finished ones. */
function useLooks(rows: readonly PageRow[]) {
  const [looks, setLooks] = useState<readonly PublishPreview[]>();
  const [done, setDone] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    void dryRunPublishing(rows, leaving.signal, setDone).then((found) => {
      if (!leaving.signal.aborted) setLooks(found);
    });
    return () => leaving.abort();
  }, [rows]);
  return { looks, done };
}
