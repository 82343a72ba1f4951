import { useMutation } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Media } from '#api/endpoints/media.ts';
import { getMediaKind, isPhonePicture } from '#content/media/media-types.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { refreshMedia } from '../../data/media.ts';
import { replaceMedia } from '../../data/remember-media.ts';
import { formatErrorMessage } from '../../shared/error-message.ts';
import { FileButton } from '../../shared/file-button.tsx';
import { upload } from '../../uploads/upload.ts';
import { uploadWords } from '../../uploads/upload-words.ts';
import { words } from '../../words.ts';
import { DropZone, listAcceptedTypes } from '../drop-zone.tsx';
import { formatBytes, getFileUrl } from '../media-facts.ts';
import { type ComparedFile, CompareFiles } from './compare-files.tsx';
import { replaceWords } from './replace-words.ts';
import { useRestorePreviousFile } from './use-restore-previous-file.ts';

const say = replaceWords;

interface ReplaceMediaProps {
  readonly media: Media;
  readonly close: () => void;
}

/** Chooses a replacement for a file, and compares both before it is used. */
export function ReplaceMedia({ media, close }: ReplaceMediaProps) {
  const [file, setFile] = useState<File>();
  const after = useChosen(file);
  const kind = getMediaKind(media.mimeType);
  // Pages only link to documents, so there are no two images to compare.
  const isOpened = kind === undefined;
  const isFromPhone = file !== undefined && isPhonePicture(file);
  const { send, giveUp, sent, error } = useReplacing(media, close);
  const isSending = sent !== undefined;
  const choose = (files: Iterable<File>) => {
    const [first] = files;
    if (!first) return;
    giveUp();
    setFile(first);
  };
  const { width, height, size } = media;
  return (
    <Modal
      title={say.title(media.name)}
      size="large"
      closeLabel={words.close}
      onClose={close}
      footer={
        <>
          <Button onClick={isSending ? giveUp : close}>{words.cancel}</Button>
          <Button variant="primary" disabled={!file || isSending} onClick={() => file && send(file)}>
            {error ? words.tryAgain : say.confirm}
          </Button>
        </>
      }
    >
      <DropZone onFiles={choose}>
        <div className="form">
          {after && isFromPhone ? (
            <p className="replace-media__note">{say.fromPhone}</p>
          ) : after && isOpened ? (
            <p className="replace-media__note">{say.weights(formatBytes(size), formatBytes(after.size))}</p>
          ) : after ? (
            <CompareFiles
              key={after.src}
              before={{ src: getFileUrl(media), width, height, size }}
              after={after}
              isVideo={kind === 'video'}
            />
          ) : (
            <p className="replace-media__note">{isOpened ? say.helpOpened : say.help}</p>
          )}
          <div>
            <FileButton
              icon={<FileUp aria-hidden="true" />}
              label={file ? say.chooseOther : say.choose}
              accept={(isOpened ? [media.mimeType] : listAcceptedTypes(kind)).join(',')}
              onFiles={choose}
            />
          </div>
          {file && (
            <p className="replace-media__note">
              {say.shownOn(media)} {say.kept}
            </p>
          )}
          {file && isSending && (
            <progress
              className="replace-media__progress"
              aria-label={uploadWords.sending(file.name)}
              max={1}
              value={sent}
            />
          )}
          {error && (
            <p className="form-field__note form-field__note--issue" role="alert">
              {formatErrorMessage(error)}
            </p>
          )}
        </div>
      </DropZone>
    </Modal>
  );
}

/** Creates a preview of a local file. Its dimensions are known after the browser has loaded it. */
function useChosen(file: File | undefined): ComparedFile | undefined {
  const [chosen, setChosen] = useState<ComparedFile>();
  useEffect(() => {
    if (!file) return;
    const src = URL.createObjectURL(file);
    const { size } = file;
    setChosen({ src, size });
    const picture = new Image();
    picture.onload = () =>
      setChosen({ src, size, width: picture.naturalWidth, height: picture.naturalHeight });
    if (file.type.startsWith('image/') && !isPhonePicture(file)) picture.src = src;
    return () => {
      picture.onload = null;
      URL.revokeObjectURL(src);
    };
  }, [file]);
  return chosen;
}

/** ms for which the toast offers undo: long enough to reach the button by keyboard. */
const undoTime = 15_000;

interface ReplacementUpload {
  readonly send: (file: File) => void;
  /** Cancels the upload, also on the server. Does nothing if there is none. */
  readonly giveUp: () => void;
  /** Sent share from 0 to 1; undefined if there is no upload. */
  readonly sent: number | undefined;
  /** Error of the replacement. */
  readonly error: Error | null;
}

/** Uploads the replacement. A large file is sent in parts, which resume after a lost connection. */
function useReplacing(media: Media, replaced: () => void): ReplacementUpload {
  const { show } = useToast();
  const { putBack } = useRestorePreviousFile();
  const sending = useRef<AbortController>(undefined);
  const [sent, setSent] = useState(0);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ file, signal }: { readonly file: File; readonly signal: AbortSignal }) =>
      upload(file, { signal, sent: setSent }, media),
    onSuccess: (after) => {
      replaceMedia(after);
      show({
        text: [replaceWords.replaced(after.name), ...(after.notes ?? [])].join(' '),
        visibleFor: undoTime,
        action: { label: words.undo, run: () => putBack(after) },
      });
      replaced();
    },
    // If another member replaced the file in between, their file is then shown as the current one.
    onSettled: refreshMedia,
  });
  // Leaving by the browser's Back button cancels the upload too.
  useEffect(() => () => sending.current?.abort(), []);
  return {
    send(file) {
      sending.current = new AbortController();
      setSent(0);
      mutate({ file, signal: sending.current.signal });
    },
    giveUp() {
      sending.current?.abort();
      reset();
    },
    sent: isPending ? sent : undefined,
    error,
  };
}
