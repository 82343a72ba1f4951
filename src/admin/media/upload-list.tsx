import { RotateCw, X } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '../shared/icon-button.tsx';
import { words } from '../words.ts';
import { mediaWords } from './media-words.ts';
import type { Upload, Uploads } from './upload-queue.ts';

/** More that wait would only push the library out of sight. */
const mostShown = 4;

/** Files on their way, and those that did not arrive, with the reason. */
export function UploadList({ uploads, retry, dismiss }: Omit<Uploads, 'add'>) {
  const failed = uploads.filter(({ issue }) => issue !== undefined);
  const going = uploads.filter(({ issue }) => issue === undefined);
  const more = going.length - mostShown;
  return (
    <ul className="uploads">
      {[...failed, ...going.slice(0, mostShown)].map((upload) => (
        <UploadItem key={upload.id} upload={upload} retry={retry} dismiss={dismiss} />
      ))}
      {more > 0 && <li className="uploads__item">{mediaWords.moreUploads(more)}</li>}
    </ul>
  );
}

interface UploadItemProps extends Pick<Uploads, 'retry' | 'dismiss'> {
  readonly upload: Upload;
}

function UploadItem({ upload: { id, name, sent, issue }, retry, dismiss }: UploadItemProps) {
  const failed = issue !== undefined;
  return (
    <li className={classNames('uploads__item', failed && 'uploads__item--failed')}>
      <span className="uploads__name">{name}</span>
      {failed ? (
        <span className="uploads__issue">{issue}</span>
      ) : (
        <progress
          className="uploads__progress"
          aria-label={words.arrivals.sending(name)}
          max={1}
          value={sent ?? 0}
        />
      )}
      {failed && <IconButton icon={RotateCw} label={words.arrivals.retry(name)} onPress={() => retry(id)} />}
      <IconButton
        icon={X}
        label={failed ? mediaWords.dismiss(name) : words.arrivals.cancel(name)}
        onPress={() => dismiss(id)}
      />
    </li>
  );
}
