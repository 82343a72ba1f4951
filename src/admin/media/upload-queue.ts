import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Media } from '#api/endpoints/media.ts';
import { announce } from '../shared/announcer.tsx';
import { messageOf } from '../shared/error-message.ts';
import { upload } from '../uploads/upload.ts';
import { words } from '../words.ts';
import { rememberMedia } from './remember-media.ts';

/** A file that is being uploaded, one that did not arrive, or one that arrived without a part of it. */
export interface Upload {
  readonly id: string;
  readonly name: string;
  /** How much of it has been sent, 0 to 1; undefined while it waits for those before it. */
  readonly sent?: number | undefined;
  /** Why it did not arrive. */
  readonly issue?: string | undefined;
  /** Sentences about parts of the file that were left out. */
  readonly notes?: readonly string[] | undefined;
}

export interface Uploads {
  readonly uploads: readonly Upload[];
  readonly add: (files: Iterable<File>) => void;
  /** Sends one that did not arrive once more. */
  readonly retry: (id: string) => void;
  /** Gives one up that is on its way, and takes one off the list that did not arrive. */
  readonly dismiss: (id: string) => void;
}

/** Sends files one after the other; those that fail stay listed with the reason. Without a connection they wait for it. */
export function useUploads(onUploaded?: (media: Media) => void): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  /** Number of unfinished uploads, and the names of those that succeeded since there were none. */
  const batch = useRef({ open: 0, arrived: [] as string[] });
  const sources = useRef(new Map<string, { readonly file: File; readonly ending: AbortController }>());
  const change = (id: string, news: Partial<Upload>) =>
    setUploads((list) => list.map((item) => (item.id === id ? { ...item, ...news } : item)));

  const { mutate } = useMutation({
    scope: { id: 'uploads' },
    mutationFn: (id: string) => {
      const source = sources.current.get(id);
      // Given up while it waited.
      if (!source) return Promise.resolve(undefined);
      const { signal } = source.ending;
      return upload(source.file, { signal, sent: (part) => change(id, { sent: part }) });
    },
    onSuccess: (media, id) => {
      if (media?.notes) {
        change(id, { notes: media.notes });
        announce(words.arrivals.leftOut(media.name, media.notes));
      } else {
        dismiss(id);
        if (media) batch.current.arrived.push(media.name);
      }
      settle();
      if (!media) return;
      rememberMedia(media);
      onUploaded?.(media);
    },
    onError: (error, id) => {
      const file = sources.current.get(id)?.file;
      const issue = messageOf(error);
      change(id, { issue, sent: undefined });
      // A cancelled upload has no source any longer.
      if (file) announce(words.arrivals.failed(file.name, issue), true);
      settle();
    },
  });

  /** Says what has arrived once nothing is left to wait for. */
  function settle(): void {
    batch.current.open -= 1;
    const { open, arrived } = batch.current;
    const [first] = arrived;
    if (open > 0 || first === undefined) return;
    batch.current.arrived = [];
    announce(
      arrived.length === 1 ? words.arrivals.arrived(first) : words.arrivals.arrivedAll(arrived.length),
    );
  }

  function dismiss(id: string): void {
    sources.current.get(id)?.ending.abort();
    sources.current.delete(id);
    setUploads((list) => list.filter((item) => item.id !== id));
  }

  return {
    uploads,
    dismiss,
    add(files) {
      for (const file of files) {
        const id = crypto.randomUUID();
        sources.current.set(id, { file, ending: new AbortController() });
        setUploads((list) => [...list, { id, name: file.name }]);
        batch.current.open += 1;
        mutate(id);
      }
    },
    retry(id) {
      batch.current.open += 1;
      change(id, { issue: undefined });
      mutate(id);
    },
  };
}
