import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { PersonInStudio } from '#api/endpoints/people.ts';
import type { TrashedMedia, TrashedPage } from '#api/endpoints/trash.ts';
import { defaultLanguage, resolveText } from '#content/language/language.ts';
import { Button } from '#ui/button/button.tsx';
import { peopleQuery } from '../data/people.ts';
import { mediaTrashQuery, trashQuery } from '../data/trash.ts';
import { formatMediaFacts } from '../media/media-facts.ts';
import { MediaThumb } from '../media/media-thumb.tsx';
import { PageTitleText } from '../pages/page-title-text.tsx';
import { ColumnTable } from '../shared/column-table.tsx';
import { IconButton } from '../shared/icon-button.tsx';
import { destinations } from '../shared/navigation.ts';
import { NotLoaded } from '../shared/not-loaded.tsx';
import { Notice } from '../shared/notice.tsx';
import { words } from '../words.ts';
import { DeleteFileForGood, DeleteForGood, EmptyTrash } from './delete-for-good.tsx';
import { TrashMoments } from './trash-moments.tsx';
import { trashWords } from './trash-words.ts';
import { useRestore, useRestoreFile } from './use-restore.ts';
import './trash.css';

const say = trashWords;

interface TrashContents {
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
      <title>{`${destinations.trash.label} · ${words.product}`}</title>
      <header className="screen__head">
        <h1 className="screen__title">{destinations.trash.label}</h1>
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

function isEmpty({ pages, files }: TrashContents): boolean {
  return pages.length + files.length === 0;
}

function Trash({ pages, files }: TrashContents) {
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
  /** Name of the first column. */
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

interface FileLineProps {
  readonly file: TrashedMedia;
  /** Undefined until loaded. */
  readonly people: readonly PersonInStudio[] | undefined;
}

/** A file in the trash, with its thumbnail and the date of permanent deletion. */
function FileLine({ file, people }: FileLineProps) {
  const { restore, isPending } = useRestoreFile();
  const [isDoomed, setDoomed] = useState(false);
  return (
    <tr className="trash__line">
      <td className="trash__page">
        <div className="trash__file">
          <MediaThumb media={file} className="trash__thumb" />
          <div>
            <span className="trash__title">{file.name}</span>
            <span className="trash__becomes">{formatMediaFacts(file)}</span>
            {file.isInHistory && <span className="trash__becomes">{say.inHistory}</span>}
          </div>
        </div>
      </td>
      <TrashMoments trashed={file} people={people} />
      <td className="trash__actions">
        <Button
          className="button--small"
          aria-label={say.restoreOf(file.name)}
          disabled={isPending}
          onClick={() => restore(file)}
        >
          {say.restore}
        </Button>
        <IconButton icon={Trash2} label={say.delete(file.name)} onPress={() => setDoomed(true)} />
        {isDoomed && <DeleteFileForGood file={file} close={() => setDoomed(false)} />}
      </td>
    </tr>
  );
}

interface TrashLineProps {
  readonly page: TrashedPage;
  /** Undefined until loaded. */
  readonly people: readonly PersonInStudio[] | undefined;
}

/** A page in the trash, with the date of permanent deletion and the effects of restoring it. */
function TrashLine({ page, people }: TrashLineProps) {
  const title = resolveText(page.title, defaultLanguage) || page.identifier;
  const { restore, isPending } = useRestore(title);
  const [isDoomed, setDoomed] = useState(false);
  return (
    <tr className="trash__line">
      <td className="trash__page">
        <span className="trash__title">
          <PageTitleText page={page} />
        </span>
        <span className="trash__path">{page.path}</span>
        <span className="trash__becomes">{describeRestore(page)}</span>
      </td>
      <TrashMoments trashed={page} people={people} />
      <td className="trash__actions">
        <Button
          className="button--small"
          aria-label={say.restoreOf(title)}
          disabled={isPending}
          onClick={() => restore(page)}
        >
          {say.restore}
        </Button>
        <IconButton icon={Trash2} label={say.delete(title)} onPress={() => setDoomed(true)} />
        {isDoomed && <DeleteForGood page={page} title={title} close={() => setDoomed(false)} />}
      </td>
    </tr>
  );
}

/** Describes the effects of restoring the page: its path, visibility and warnings. */
function describeRestore({ comesBack: { path, warnings }, isSeen }: TrashedPage): string {
  const became = warnings.map(({ message }) => message);
  return [...became, isSeen ? say.seen(path) : say.unseen].join(' ');
}
