import { useMutation, useQuery } from '@tanstack/react-query';
import { Image, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '#api/client.ts';
import { deleteMedia, type Media } from '#api/endpoints/media.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { mediaQuery } from '../data/media.ts';
import { queryClient } from '../data/queries.ts';
import { api } from '../session/api.ts';
import { messageOf } from '../shared/error-message.ts';
import { Loading } from '../shared/loading.tsx';
import { Notice } from '../shared/notice.tsx';
import { words } from '../words.ts';
import { DropZone, UploadButton, UploadList } from './drop-zone.tsx';
import { mediaFacts } from './media-facts.ts';
import { MediaThumb } from './media-picker.tsx';
import { mediaWords } from './media-words.ts';
import { useUploads } from './upload-queue.ts';
import './media.css';

/** `/admin/media`: all files, newest first. */
export function MediaScreen() {
  const { uploads, add, dismiss } = useUploads();
  const [doomed, setDoomed] = useState<Media>();
  return (
    <DropZone onFiles={add}>
      <div className="screen">
        <title>{`${words.nav.media} · ${words.product}`}</title>
        <header className="screen__head">
          <h1 className="screen__title">{words.nav.media}</h1>
          <UploadButton onFiles={add} />
        </header>
        <UploadList uploads={uploads} dismiss={dismiss} />
        <Library onDelete={setDoomed} />
      </div>
      {doomed && <DeleteDialog media={doomed} close={() => setDoomed(undefined)} />}
    </DropZone>
  );
}

function Library({ onDelete }: { readonly onDelete: (media: Media) => void }) {
  const { data, error, refetch } = useQuery(mediaQuery);
  const grid = useRef<HTMLUListElement>(null);
  const { hash } = useLocation();
  useEffect(() => goToFile(grid.current, hash, data), [hash, data]);
  if (error && !data) {
    return (
      <Notice title={mediaWords.failed} text={messageOf(error)} alert>
        <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
      </Notice>
    );
  }
  if (!data) return <Loading />;
  if (data.length === 0)
    return <Notice icon={<Image />} title={mediaWords.empty} text={mediaWords.emptyHelp} />;
  return (
    <ul className="media-grid" ref={grid}>
      {data.map((media) => (
        <li key={media.id} className="media-tile" data-media={media.id}>
          <a href={media.url} target="_blank" rel="noopener" aria-label={mediaWords.open(media.name)}>
            <MediaThumb media={media} />
          </a>
          <div className="media-tile__line">
            <span className="media-tile__name" title={media.name}>
              {media.name}
            </span>
            <button
              type="button"
              className="icon-button"
              disabled={media.usedOn > 0 || media.isLogo}
              aria-label={mediaWords.delete(media.name)}
              title={whyKept(media) ?? mediaWords.delete(media.name)}
              onClick={() => onDelete(media)}
            >
              <Trash2 aria-hidden="true" />
            </button>
          </div>
          <span className="media-tile__facts">
            {mediaFacts(media)} · {mediaWords.usedOn(media.usedOn, media.isLogo)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function whyKept({ isLogo, usedOn }: Media): string | undefined {
  if (isLogo) return mediaWords.isLogo;
  return usedOn > 0 ? mediaWords.inUse : undefined;
}

/** The file that the address names comes into view, with the keyboard on it. */
function goToFile(grid: HTMLUListElement | null, hash: string, files: readonly Media[] | undefined): void {
  const id = decodeURIComponent(hash.slice(1));
  if (!files?.some((file) => file.id === id)) return;
  grid?.querySelector<HTMLElement>(`[data-media="${CSS.escape(id)}"] a`)?.focus();
}

/** A deleted file cannot be brought back, so this asks first, by its name. */
function DeleteDialog({ media, close }: { readonly media: Media; readonly close: () => void }) {
  const { show } = useToast();
  /** What the history shows of the file, once the server has said so. */
  const [inHistory, setInHistory] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.call(deleteMedia, {
        params: { id: media.id },
        ...(inHistory && { query: { fromHistory: 'true' } }),
      }),
    onSuccess: () => {
      queryClient.setQueryData(mediaQuery.queryKey, (files) => files?.filter((file) => file.id !== media.id));
      show({ text: mediaWords.deleted(media.name) });
    },
    onError: (error) => {
      // Asked again, with what would be lost: the dialog stays.
      if (error instanceof ApiError && error.code === 'media/in-history') setInHistory(error.message);
      else show({ text: messageOf(error), tone: 'error' });
    },
    onSettled: (_data, error) => {
      if (!(error instanceof ApiError && error.code === 'media/in-history')) close();
    },
  });
  return (
    <Modal
      title={mediaWords.deleteTitle(media.name)}
      size="small"
      closeLabel={words.close}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{words.cancel}</Button>
          <Button className="button--danger" disabled={isPending} onClick={() => mutate()}>
            {inHistory ? mediaWords.deleteFromHistory : words.delete}
          </Button>
        </>
      }
    >
      <p className="dialog-lead" role={inHistory ? 'alert' : undefined}>
        {inHistory ?? mediaWords.deleteHelp}
      </p>
    </Modal>
  );
}
