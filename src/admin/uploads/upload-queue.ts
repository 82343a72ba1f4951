import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Media } from '#api/endpoints/media.ts';
import { rememberMedia } from '../data/remember-media.ts';
import { announce } from '../shared/announcer.tsx';
import { formatErrorMessage } from '../shared/error-message.ts';
import { createFreshId } from '../shared/fresh-id.ts';
import { words } from '../words.ts';
import { upload } from './upload.ts';
import { waitForConnection } from './wait-for-connection.ts';

/** A file that waits or is sent, one that failed, or one that arrived without a part of it. */
export interface Upload {
  readonly id: string;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'failed' | 'arrived';
  /** How much of it has been sent, 0 to 1. */
  readonly sent: number;
  /** Why it failed. */
  readonly issue?: string | undefined;
  /** Sentences about parts of the file that were left out. */
  readonly notes?: readonly string[] | undefined;
}

export type SendFile = (
  file: File,
  how: { readonly sent: (part: number) => void; readonly signal: AbortSignal },
) => Promise<Media>;

interface UploadQueueOptions<Facts> {
  /** Puts a file that has arrived into the place that it was sent for. Not called if the upload was removed. */
  readonly fill: (media: Media, upload: Upload & Facts) => void;
  /** True if a file of which something was left out stays in the list, with its notes. */
  readonly keepsNotes?: boolean;
  /** Called once nothing waits or is sent. */
  readonly settled?: () => void;
  readonly send?: SendFile;
}

/**
 * Sends files to the library one after the other, in the order in which they were added. Without a connection they wait for
 * it. Those that fail stay in the list. `Facts` say what a file is sent for.
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
    announce(words.arrivals.failed(file.name, issue), true);
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
    /** Sends one that failed once more. */
    retry(id: string): void {
      change(id, { state: 'waiting', issue: undefined });
      void sendNext();
    },
    /** Gives one up that waits or is sent, and takes any other off the list. */
    remove,
  };
}

export interface UploadQueue extends Pick<ReturnType<typeof createUploadQueue>, 'retry' | 'remove'> {
  readonly uploads: readonly Upload[];
  readonly add: (files: Iterable<File>) => void;
}

/** A queue of files for the library. What has arrived is announced once nothing is left to wait for. */
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
        if (media.notes) announce(words.arrivals.leftOut(media.name, media.notes));
        else arrived.push(media.name);
        latest.current?.(media);
      },
      settled() {
        const [first] = arrived;
        if (first === undefined) return;
        announce(
          arrived.length === 1 ? words.arrivals.arrived(first) : words.arrivals.arrivedAll(arrived.length),
        );
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
