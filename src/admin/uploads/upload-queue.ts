import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Media } from '#api/endpoints/media.ts';
import { rememberMedia } from '../data/remember-media.ts';
import { announce } from '../shared/announcer.tsx';
import { formatErrorMessage } from '../shared/error-message.ts';
import { createFreshId } from '../shared/fresh-id.ts';
import { upload } from './upload.ts';
import { uploadWords } from './upload-words.ts';
import { waitForConnection } from './wait-for-connection.ts';

/** A file that is queued, uploading or failed, or was uploaded with parts left out. */
export interface Upload {
  readonly id: string;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'failed' | 'arrived';
  /** Progress, 0 to 1. */
  readonly sent: number;
  /** The error, if it failed. */
  readonly issue?: string | undefined;
  /** Sentences about parts of the file that were left out. */
  readonly notes?: readonly string[] | undefined;
}

export type SendFile = (
  file: File,
  how: { readonly sent: (part: number) => void; readonly signal: AbortSignal },
) => Promise<Media>;

interface UploadQueueOptions<Facts> {
  /** Puts an uploaded file into the place for which it was sent. Not called if the upload was removed. */
  readonly fill: (media: Media, upload: Upload & Facts) => void;
  /** True to keep files with notes in the list. */
  readonly keepsNotes?: boolean;
  /** Called once nothing is queued or uploading. */
  readonly settled?: () => void;
  readonly send?: SendFile;
}

/**
 * Creates a queue that uploads files to the media library one by one, in the order they were added. Offline,
 * they wait. Failed files stay in the list. `Facts` describe where a file is to be used.
 */
export function createUploadQueue<Facts extends object>(options: UploadQueueOptions<Facts>) {
  type Entry = Upload & Facts;
  const { fill, keepsNotes = false, settled, send = upload } = options;
  const store = createStore<{ readonly list: readonly Entry[] }>(() => ({ list: [] }));
  const sending = new Map<string, AbortController>();
  const find = (id: string) => store.getState().list.find((entry) => entry.id === id);

  function change(id: string, news: Partial<Upload>): void {
    store.setState(({ list }) => ({
      list: list.map((entry) => (entry.id === id ? { ...entry, ...news } : entry)),
    }));
  }

  function remove(id: string): void {
    store.setState(({ list }) => ({ list: list.filter((entry) => entry.id !== id) }));
    sending.get(id)?.abort();
  }

  async function sendNext(): Promise<void> {
    if (sending.size > 0) return;
    const next = store.getState().list.find(({ state }) => state === 'waiting');
    if (!next) return settled?.();
    const controller = new AbortController();
    const { signal } = controller;
    sending.set(next.id, controller);
    try {
      if (!navigator.onLine) await waitForConnection(signal);
      change(next.id, { state: 'sending', sent: 0 });
      if (find(next.id))
        arrive(next.id, await send(next.file, { sent: (sent) => change(next.id, { sent }), signal }));
    } catch (error) {
      if (find(next.id)) fail(next, formatErrorMessage(error));
    } finally {
      sending.delete(next.id);
      void sendNext();
    }
  }

  function arrive(id: string, media: Media): void {
    rememberMedia(media);
    const entry = find(id);
    if (!entry) return;
    if (keepsNotes && media.notes) change(id, { state: 'arrived', notes: media.notes });
    else remove(id);
    fill(media, entry);
  }

  function fail({ id, file }: Entry, issue: string): void {
    change(id, { state: 'failed', issue });
    announce(uploadWords.failed(file.name, issue), true);
  }

  return {
    store,
    add(entries: readonly (Pick<Upload, 'file'> & Facts)[]): void {
      const added = entries.map((entry) => ({
        ...entry,
        id: createFreshId(),
        state: 'waiting' as const,
        sent: 0,
      }));
      store.setState(({ list }) => ({ list: [...list, ...added] }));
      void sendNext();
    },
    /** Retries a failed upload. */
    retry(id: string): void {
      change(id, { state: 'waiting', issue: undefined });
      void sendNext();
    },
    /** Cancels a queued or running upload; removes any other from the list. */
    remove,
  };
}

export interface UploadQueue extends Pick<ReturnType<typeof createUploadQueue>, 'retry' | 'remove'> {
  readonly uploads: readonly Upload[];
  readonly add: (files: Iterable<File>) => void;
}

/**
 * A queue of uploads to the media library. Successful uploads are announced together once nothing is queued.
 */
export function useUploads(onUploaded?: (media: Media) => void): UploadQueue {
  const latest = useRef(onUploaded);
  useEffect(() => {
    latest.current = onUploaded;
  });
  const [{ store, add, retry, remove }] = useState(() => {
    let arrived: string[] = [];
    return createUploadQueue<object>({
      keepsNotes: true,
      fill(media) {
        if (media.notes) announce(uploadWords.leftOut(media.name, media.notes));
        else arrived.push(media.name);
        latest.current?.(media);
      },
      settled() {
        const [first] = arrived;
        if (first === undefined) return;
        announce(arrived.length === 1 ? uploadWords.arrived(first) : uploadWords.arrivedAll(arrived.length));
        arrived = [];
      },
    });
  });
  return {
    uploads: useStore(store, ({ list }) => list),
    add: (files) => add([...files].map((file) => ({ file }))),
    retry,
    remove,
  };
}
