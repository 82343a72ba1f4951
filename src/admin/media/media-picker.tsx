import { useQuery } from '@tanstack/react-query';
import { Image } from 'lucide-react';
import { useState } from 'react';
import type { Media } from '#api/endpoints/media.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { mediaQuery } from '../data/media.ts';
import { messageOf } from '../shared/error-message.ts';
import { Loading } from '../shared/loading.tsx';
import { Notice } from '../shared/notice.tsx';
import { TextInput } from '../shared/text-input.tsx';
import { words } from '../words.ts';
import { DropZone, UploadButton } from './drop-zone.tsx';
import { acceptsMedia, mediaFacts } from './media-facts.ts';
import { MediaThumb } from './media-thumb.tsx';
import { mediaWords } from './media-words.ts';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './upload-queue.ts';
import './media.css';

interface MediaPickerProps {
  readonly accepts: 'image' | 'video';
  readonly onPick: (media: Media) => void;
  readonly onClose: () => void;
}

/** The library to choose from. A file uploaded here is chosen at once. */
export function MediaPicker({ accepts, onPick, onClose }: MediaPickerProps) {
  const [query, setQuery] = useState('');
  const { add, ...uploads } = useUploads(onPick);
  return (
    <Modal title={mediaWords.choose[accepts]} size="large" closeLabel={words.close} onClose={onClose}>
      <DropZone onFiles={add}>
        <div className="media-picker__tools">
          <TextInput label={mediaWords.search} type="search" value={query} onValue={setQuery} />
          <UploadButton onFiles={add} accepts={accepts} />
        </div>
        <UploadList {...uploads} />
        <Choices accepts={accepts} query={query} onPick={onPick} />
      </DropZone>
    </Modal>
  );
}

interface ChoicesProps {
  readonly accepts: 'image' | 'video';
  readonly query: string;
  readonly onPick: (media: Media) => void;
}

function Choices({ accepts, query, onPick }: ChoicesProps) {
  const { data, error, refetch } = useQuery(mediaQuery);
  if (error && !data) {
    return (
      <Notice title={mediaWords.failed} text={messageOf(error)} alert>
        <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
      </Notice>
    );
  }
  if (!data) return <Loading />;
  const found = data.filter(
    (media) => acceptsMedia(accepts, media) && media.name.toLowerCase().includes(query.trim().toLowerCase()),
  );
  if (found.length === 0)
    return <Notice icon={<Image />} title={mediaWords.empty} text={mediaWords.emptyHelp} />;
  return (
    <ul className="media-grid">
      {found.map((media) => (
        <li key={media.id}>
          <button type="button" className="media-tile media-tile--button" onClick={() => onPick(media)}>
            <MediaThumb media={media} />
            <span className="media-tile__name">{media.name}</span>
            <span className="media-tile__facts">{mediaFacts(media)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
