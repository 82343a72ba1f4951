import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { TrashedMedia, TrashedPage } from '#api/endpoints/trash.ts';
import { Button } from '#ui/button/button.tsx';
import { peopleQuery } from '../data/people.ts';
import { mediaTrashQuery, trashQuery } from '../data/trash.ts';
import { ColumnTable } from '../shared/column-table.tsx';
import { NotLoaded } from '../shared/not-loaded.tsx';
import { Notice } from '../shared/notice.tsx';
import { words } from '../words.ts';
import { EmptyTrash } from './delete-for-good.tsx';
import { FileLine } from './file-line.tsx';
import { TrashLine } from './trash-line.tsx';
import { trashWords } from './trash-words.ts';
import './trash.css';

const say = trashWords;

interface Trashed {
  readonly pages: readonly TrashedPage[];
  readonly files: readonly TrashedMedia[];
}

/** `/admin/trash`: deleted pages and files, the latest first. */
export function TrashScreen() {
  const [pages, files] = [useQuery(trashQuery), useQuery(mediaTrashQuery)];
  const [isEmptying, setEmptying] = useState(false);
  const trashed = pages.data && files.data && { pages: pages.data, files: files.data };
  const error = pages.error ?? files.error;
  const retry = () => void Promise.all([pages.refetch(), files.refetch()]);
  return (
    <div className="screen">
      <title>{`${words.nav.trash} · ${words.product}`}</title>
      <header className="screen__head">
        <h1 className="screen__title">{words.nav.trash}</h1>
        {trashed && !isEmpty(trashed) && <Button onClick={() => setEmptying(true)}>{say.emptyAll}</Button>}
      </header>
      {trashed && <Trash {...trashed} />}
      {!trashed && <NotLoaded error={error} loading={say.loading} failed={say.failed} again={retry} />}
      {trashed && isEmptying && (
        <EmptyTrash
          pages={trashed.pages.length}
          files={trashed.files.length}
          close={() => setEmptying(false)}
        />
      )}
    </div>
  );
}

function isEmpty({ pages, files }: Trashed): boolean {
  return pages.length + files.length === 0;
}

function Trash({ pages, files }: Trashed) {
  const { data: people } = useQuery(peopleQuery);
  if (isEmpty({ pages, files })) {
    return <Notice empty title={say.empty} text={say.emptyHelp} />;
  }
  return (
    <>
      <p className="screen__lead">{say.lead}</p>
      {pages.length > 0 && (
        <TrashTable title={say.pages} column={say.columns.page}>
          {pages.map((page) => (
            <TrashLine key={page.id} page={page} people={people} />
          ))}
        </TrashTable>
      )}
      {files.length > 0 && (
        <TrashTable title={say.files} column={say.columns.file}>
          {files.map((file) => (
            <FileLine key={file.id} file={file} people={people} />
          ))}
        </TrashTable>
      )}
    </>
  );
}

interface TrashTableProps {
  readonly title: string;
  /** What its first column holds. */
  readonly column: string;
  readonly children: ReactNode;
}

function TrashTable({ title, column, children }: TrashTableProps) {
  const { deleted, goes, actions } = say.columns;
  return (
    <section className="trash__part">
      <h2 className="trash__heading">{title}</h2>
      <ColumnTable className="trash" label={title} columns={{ what: column, deleted, goes, actions }}>
        {children}
      </ColumnTable>
    </section>
  );
}
