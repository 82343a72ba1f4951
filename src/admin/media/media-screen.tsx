import { useMutation, useQuery } from '@tanstack/react-query';
import { Image, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deleteMedia, type Media } from '#api/endpoints/media.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { mediaQuery, queryClient } from '../data/queries.ts';
import { api } from '../session/api.ts';
import { messageOf } from '../shared/error-message.ts';
import { Loading } from '../shared/loading.tsx';
import { Notice } from '../shared/notice.tsx';
import { words } from '../words.ts';
import { DropZone, UploadButton, UploadList } from './drop-zone.tsx';
import { mediaFacts } from './media-facts.ts';
import { MediaThumb } from './media-picker.tsx';
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
  if (error && !data) {
    return (
      <Notice title={words.media.failed} text={messageOf(error)} alert>
        <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
      </Notice>
    );
  }
  if (!data) return <Loading />;
  if (data.length === 0)
    return <Notice icon={<Image />} title={words.media.empty} text={words.media.emptyHelp} />;
  return (
    <ul className="media-grid">
      {data.map((media) => (
        <li key={media.id} className="media-tile">
          <a href={media.url} target="_blank" rel="noopener" aria-label={words.media.open(media.name)}>
            <MediaThumb media={media} />
          </a>
          <div className="media-tile__line">
            <span className="media-tile__name" title={media.name}>
              {media.name}
            </span>
            <button
              type="button"
              className="icon-button"
              disabled={media.usedOn > 0}
              aria-label={words.media.delete(media.name)}
              title={media.usedOn > 0 ? words.media.inUse : words.media.delete(media.name)}
              onClick={() => onDelete(media)}
            >
              <Trash2 aria-hidden="true" />
            </button>
          </div>
          <span className="media-tile__facts">
            {mediaFacts(media)} · {words.media.usedOn(media.usedOn)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A deleted file cannot be brought back, so this asks first, by its name. */
function DeleteDialog({ media, close }: { readonly media: Media; readonly close: () => void }) {
  const { show } = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(deleteMedia, { params: { id: media.id } }),
    onSuccess: () => {
      queryClient.setQueryData(mediaQuery.queryKey, (files) => files?.filter((file) => file.id !== media.id));
      show({ text: words.media.deleted(media.name) });
    },
    onError: (error) => show({ text: messageOf(error), tone: 'error' }),
    onSettled: close,
  });
  return (
    <Modal
      title={words.media.deleteTitle(media.name)}
      size="small"
      closeLabel={words.close}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{words.cancel}</Button>
          <Button className="button--danger" disabled={isPending} onClick={() => mutate()}>
            {words.delete}
          </Button>
        </>
      }
    >
      <p className="dialog-lead">{words.media.deleteHelp}</p>
    </Modal>
  );
}
