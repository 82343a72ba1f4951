import { RotateCw, X } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '../shared/icon-button.tsx';
import { words } from '../words.ts';
import { mediaWords } from './media-words.ts';
import type { Upload, Uploads } from './upload-queue.ts';

/** More that wait would only push the library out of sight. */
const mostShown = 4;

/** Files that are being uploaded, those that did not arrive, with the reason, and those of which something was left out. */
export function UploadList({ uploads, retry, dismiss }: Omit<Uploads, 'add'>) {
  const ended = uploads.filter(({ issue, notes }) => issue !== undefined || notes !== undefined);
  const going = uploads.filter((upload) => !ended.includes(upload));
  const more = going.length - mostShown;
  return (
    <ul className="uploads">
      {[...ended, ...going.slice(0, mostShown)].map((upload) => (
        <UploadItem key={upload.id} upload={upload} retry={retry} dismiss={dismiss} />
      ))}
      {more > 0 && <li className="uploads__item">{mediaWords.moreUploads(more)}</li>}
    </ul>
  );
}

interface UploadItemProps extends Pick<Uploads, 'retry' | 'dismiss'> {
  readonly upload: Upload;
}

function UploadItem({ upload: { id, name, sent, issue, notes }, retry, dismiss }: UploadItemProps) {
  const failed = issue !== undefined;
  const told = issue ?? notes?.join(' ');
  return (
    <li className={classNames('uploads__item', failed && 'uploads__item--failed')}>
      <span className="uploads__name">{name}</span>
      {told !== undefined ? (
        <span className="uploads__issue">{told}</span>
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
        label={told !== undefined ? mediaWords.dismiss(name) : words.arrivals.cancel(name)}
        onPress={() => dismiss(id)}
      />
    </li>
  );
}
