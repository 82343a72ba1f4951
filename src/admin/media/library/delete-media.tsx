import { useMutation, useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { ApiError } from '#api/client.ts';
import { deleteMedia, type Media, type MediaUse } from '#api/endpoints/media.ts';
import { restoreMedia } from '#api/endpoints/trash.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { mediaUsesQuery, refreshMedia } from '../../data/media.ts';
import { forgetMedia } from '../../data/remember-media.ts';
import { api } from '../../session/api.ts';
import { formatErrorMessage } from '../../shared/error-message.ts';
import { words } from '../../words.ts';
import { BrandLink, listBrandUses } from '../brand-link.tsx';
import { libraryWords } from '../library-words.ts';
import { explainKeptMedia } from '../media-facts.ts';
import { UseLink } from '../media-uses.tsx';
import { mediaWords } from '../media-words.ts';
import './delete-media.css';

const say = libraryWords;

/** ms for which the toast offers undo: long enough to reach the button by keyboard. */
const undoTime = 15_000;

interface DeleteMediaProps {
  /** One or more. Files in use are not deleted. */
  readonly files: readonly Media[];
  readonly deleted: () => void;
  readonly close: () => void;
}

interface UndeletedFile {
  readonly file: Media;
  readonly message: string;
}

/** Confirms deleting files; a second time for files in the site history, which loses them after 30 days. */
export function DeleteMedia({ files, deleted, close }: DeleteMediaProps) {
  const { show } = useToast();
  const [asked, setAsked] = useState(files);
  /** Files in the site history; empty until the server has answered. */
  const [inHistory, setInHistory] = useState<readonly UndeletedFile[]>([]);
  const doomed = asked.filter((file) => explainKeptMedia(file) === undefined);
  const kept = asked.filter((file) => explainKeptMedia(file) !== undefined);
  const { mutate: putBack } = useMutation({
    mutationFn: restoreAll,
    onSuccess: (back) => show({ text: say.restored(back.map(({ name }) => name)) }),
    onError: (error) => show({ text: formatErrorMessage(error), tone: 'error' }),
    onSettled: refreshMedia,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteAll(doomed, inHistory.length > 0),
    onSuccess: ({ gone, shownThen, failed }) => {
      forgetMedia(gone);
      if (gone.length > 0) {
        show({
          text: describeDeleted(gone),
          visibleFor: undoTime,
          action: { label: words.undo, run: () => putBack(gone) },
        });
      }
      for (const { message } of failed) show({ text: message, tone: 'error' });
      if (gone.length > 0) deleted();
      if (shownThen.length === 0) return close();
      // The dialog stays open and asks again, now with the files that the site history would lose.
      setAsked(shownThen.map(({ file }) => file));
      setInHistory(shownThen);
    },
    onSettled: refreshMedia,
  });
  if (asked.length === 0) return null;
  return (
    <Modal
      title={formatTitle(asked, doomed.length)}
      size="small"
      closeLabel={words.close}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{words.cancel}</Button>
          <Button
            className="button--danger"
            disabled={isPending || doomed.length === 0}
            onClick={() => mutate()}
          >
            {inHistory.length > 0 ? mediaWords.deleteFromHistory : words.delete}
          </Button>
        </>
      }
    >
      {doomed.length > 0 && (
        <p className="dialog-lead" role={inHistory.length > 0 ? 'alert' : undefined}>
          {inHistory.length > 0
            ? inHistory.map(({ message }) => message).join(' ')
            : doomed.length === 1
              ? mediaWords.deleteHelp
              : say.deleteSomeHelp}
        </p>
      )}
      {kept.length > 0 && <KeptFiles files={kept} />}
    </Modal>
  );
}

function formatTitle(asked: readonly Media[], doomed: number): string {
  const [only] = asked;
  if (doomed === 0) return say.deleteNone;
  return only && asked.length === 1 ? mediaWords.deleteTitle(only.name) : say.deleteSome(doomed);
}

function describeDeleted(gone: readonly Media[]): string {
  const [only] = gone;
  return only && gone.length === 1 ? mediaWords.deleted(only.name) : say.deletedSome(gone.length);
}

async function restoreAll(files: readonly Media[]): Promise<readonly Media[]> {
  for (const { id } of files) await api.call(restoreMedia, { params: { id } });
  return files;
}

async function deleteAll(files: readonly Media[], fromHistory: boolean) {
  const gone: Media[] = [];
  const shownThen: UndeletedFile[] = [];
  const failed: UndeletedFile[] = [];
  for (const file of files) {
    try {
      await api.call(deleteMedia, {
        params: { id: file.id },
        ...(fromHistory && { query: { fromHistory: 'true' } }),
      });
      gone.push(file);
    } catch (error) {
      const isInHistory = error instanceof ApiError && error.code === 'media/in-history';
      (isInHistory ? shownThen : failed).push({ file, message: formatErrorMessage(error) });
    }
  }
  return { gone, shownThen, failed };
}

/** Maximum number of files that are listed, and of pages of each, because each file needs a request. */
const namedFiles = 5;
const namedPages = 3;

/** Lists the files that can't be deleted, with their uses. */
export function KeptFiles({ files }: { readonly files: readonly Media[] }) {
  const others = files.length - namedFiles;
  return (
    <section className="kept-files">
      <p>{libraryWords.kept.title(files.length)}</p>
      <ul>
        {files.slice(0, namedFiles).map((file) => (
          <li key={file.id}>
            <strong>{file.name}</strong>: <Holders media={file} />
          </li>
        ))}
        {others > 0 && <li>{libraryWords.kept.moreFiles(others)}</li>}
      </ul>
    </section>
  );
}

/** Lists a file's uses in one line, logo and icon first. */
function Holders({ media }: { readonly media: Media }) {
  const { data, error } = useQuery({ ...mediaUsesQuery(media.id), enabled: media.usedOn > 0 });
  if (media.usedOn > 0 && !data) return error ? libraryWords.kept.failed : words.loading;
  const pages = data?.filter(preventsDeletion) ?? [];
  const others = pages.length - namedPages;
  const names: ReactNode[] = pages.slice(0, namedPages).map((use) => <UseLink key={use.pageId} use={use} />);
  names.unshift(...listBrandUses(media).map((brand) => <BrandLink key={brand} brand={brand} />));
  return (
    <>
      {names.map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they come once and stay in their order
        <Fragment key={at}>
          {at > 0 && ', '}
          {name}
        </Fragment>
      ))}
      {others > 0 && ` ${libraryWords.kept.more(others)}`}
    </>
  );
}

/** True for a use that prevents deletion. Older versions do not. */
function preventsDeletion({ isLive, isInDraft }: MediaUse): boolean {
  return isLive || isInDraft;
}
