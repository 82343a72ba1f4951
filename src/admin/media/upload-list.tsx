import { RotateCw, X } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '../shared/icon-button.tsx';
import type { Upload, UploadQueue } from '../uploads/upload-queue.ts';
import { uploadWords } from '../uploads/upload-words.ts';
import { mediaWords } from './media-words.ts';

/** Maximum number of waiting uploads that are shown, so that they do not push the library out of view. */
const mostShown = 4;

/** Uploads in progress, failed ones with the reason, and those from which something was left out. */
export function UploadList({ uploads, retry, remove }: Omit<UploadQueue, 'add'>) {
  const ended = uploads.filter(({ state }) => state === 'failed' || state === 'arrived');
  const going = uploads.filter((upload) => !ended.includes(upload));
  const more = going.length - mostShown;
  return (
    <ul className="uploads">
      {[...ended, ...going.slice(0, mostShown)].map((upload) => (
        <UploadItem key={upload.id} upload={upload} retry={retry} remove={remove} />
      ))}
      {more > 0 && <li className="uploads__item">{mediaWords.moreUploads(more)}</li>}
    </ul>
  );
}

interface UploadItemProps extends Pick<UploadQueue, 'retry' | 'remove'> {
  readonly upload: Upload;
}

function UploadItem({ upload, retry, remove }: UploadItemProps) {
  const { id, file, state, sent, issue, notes } = upload;
  const { name } = file;
  const failed = state === 'failed';
  const told = issue ?? notes?.join(' ');
  return (
    <li className={classNames('uploads__item', failed && 'uploads__item--failed')}>
      <span className="uploads__name">{name}</span>
      {told !== undefined ? (
        <span className="uploads__issue">{told}</span>
      ) : (
        <progress className="uploads__progress" aria-label={uploadWords.sending(name)} max={1} value={sent} />
      )}
      {failed && <IconButton icon={RotateCw} label={uploadWords.retry(name)} onPress={() => retry(id)} />}
      <IconButton
        icon={X}
        label={told !== undefined ? mediaWords.dismiss(name) : uploadWords.cancel(name)}
        onPress={() => remove(id)}
      />
    </li>
  );
}
