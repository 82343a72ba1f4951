import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Media } from '#api/endpoints/media.ts';
import { upload } from '../session/api.ts';
import { messageOf } from '../shared/error-message.ts';
import { rememberMedia } from './remember-media.ts';

/** A file on its way to the library, or one that did not arrive. */
export interface Upload {
  readonly id: string;
  readonly name: string;
  readonly issue?: string;
}

/** Sends files one after the other; those that fail stay listed with the reason. */
export function useUploads(onUploaded?: (media: Media) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const dismiss = (id: string) => setUploads((list) => list.filter((item) => item.id !== id));

  const { mutate } = useMutation({
    scope: { id: 'uploads' },
    mutationFn: ({ file }: { file: File; id: string }) => upload(file),
    onSuccess: (media, { id }) => {
      dismiss(id);
      rememberMedia(media);
      onUploaded?.(media);
    },
    onError: (error, { id }) =>
      setUploads((list) =>
        list.map((item) => (item.id === id ? { ...item, issue: messageOf(error) } : item)),
      ),
  });

  const add = (files: Iterable<File>) => {
    for (const file of files) {
      const id = crypto.randomUUID();
      setUploads((list) => [...list, { id, name: file.name }]);
      mutate({ file, id });
    }
  };
  return { uploads, add, dismiss };
}
