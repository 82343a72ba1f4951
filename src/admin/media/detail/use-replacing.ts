import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Media } from '#api/endpoints/media.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { mediaChanged } from '../../data/media.ts';
import { replaceMedia } from '../../data/remember-media.ts';
import { upload } from '../../uploads/upload.ts';
import { words } from '../../words.ts';
import { replaceWords } from './replace-words.ts';
import { usePutBack } from './use-put-back.ts';

/** ms that the way back stays: long enough to reach it by keyboard. */
const undoTime = 15_000;

interface Replacing {
  readonly send: (file: File) => void;
  /** What the server has of it goes as well. Does nothing where nothing is on its way. */
  readonly giveUp: () => void;
  /** How much has been sent, 0 to 1; undefined where nothing is on its way. */
  readonly sent: number | undefined;
  /** Why it did not take the place. */
  readonly error: Error | null;
}

/** Sends the file that takes another one's place: a large one in parts, which go on after a lost connection. */
export function useReplacing(media: Media, replaced: () => void): Replacing {
  const { show } = useToast();
  const { putBack } = usePutBack();
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
    // What somebody else has made of it meanwhile is then shown as the one before.
    onSettled: mediaChanged,
  });
  // Who leaves without a word, by the browser's Back, gives it up too.
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
