import { useEffect, useState } from 'react';
import { ApiError } from '#api/client.ts';
import { listMedia, type Media, type SaveMediaBody, saveMedia } from '#api/endpoints/media.ts';
import { replaceMedia } from '../data/remember-media.ts';
import { api } from '../session/api.ts';
import { createDebouncedRun } from '../shared/after-pause.ts';
import { formatErrorMessage } from '../shared/error-message.ts';

/** ms without a change before autosave, and the maximum while changes continue. */
const pauses = { pause: 500, atMost: 3000 };

type Status = 'saved' | 'saving' | { readonly issue: string };

export interface MediaWordsForm {
  /** The edited file, saved or not. */
  readonly file: Media;
  readonly status: Status;
  readonly change: (changes: SaveMediaBody) => void;
  readonly saveAgain: () => void;
  /** Conflicting changes that another member saved. */
  readonly theirs: Media | undefined;
  /** Replaces your changes by theirs. */
  readonly useTheirs: () => void;
}

/** Edits the texts of a file, with autosave after a pause and when the form closes. */
export function useMediaWords(stored: Media): MediaWordsForm {
  const [file, setFile] = useState(stored);
  const [status, setStatus] = useState<Status>('saved');
  const [theirs, setTheirs] = useState<Media>();
  const [saver] = useState(() => createSaver(stored, { setStatus, setTheirs }));
  useEffect(() => () => saver.flush(), [saver]);
  return {
    file,
    status,
    theirs,
    change(changes) {
      setFile((before) => withChanges(before, changes));
      // An empty name is not saved, since a file needs one: the previous name stays.
      if (changes.name === undefined || changes.name.trim() !== '') saver.change(changes);
    },
    saveAgain: saver.flush,
    useTheirs() {
      if (!theirs) return;
      setFile(theirs);
      setTheirs(undefined);
      const { name, alt = null, decorative, focalPoint = null, tags = [] } = theirs;
      saver.change({ name, alt, decorative, focalPoint, tags });
    },
  };
}

interface SaverCallbacks {
  readonly setStatus: (status: Status) => void;
  readonly setTheirs: (theirs: Media | undefined) => void;
}

/** Sends changes one at a time. Those that fail are sent again with the next ones. */
function createSaver(stored: Media, { setStatus, setTheirs }: SaverCallbacks) {
  let unsaved: SaveMediaBody = {};
  let known = stored;
  let sending: Promise<void> = Promise.resolve();
  const later = createDebouncedRun(() => flush(), pauses);

  async function send(): Promise<void> {
    const changes = unsaved;
    if (Object.keys(changes).length === 0) return;
    unsaved = {};
    try {
      known = await put(changes);
      replaceMedia(known);
      if (Object.keys(unsaved).length === 0) setStatus('saved');
    } catch (error) {
      unsaved = { ...changes, ...unsaved };
      setStatus({ issue: formatErrorMessage(error) });
    }
  }

  /** Saves fields separately: another member's changes of other fields are kept. */
  async function put(changes: SaveMediaBody): Promise<Media> {
    const input = { params: { id: stored.id }, body: changes };
    try {
      return (await api.call(saveMedia, input, { ifMatch: known.revision })).data;
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 412)) throw error;
      const { data: files } = await api.call(listMedia, {});
      const now = files.find(({ id }) => id === stored.id);
      if (!now) throw error;
      if (isChangedByBoth(known, now, changes)) setTheirs(now);
      return (await api.call(saveMedia, input, { ifMatch: now.revision })).data;
    }
  }

  function flush(): void {
    later.cancel();
    sending = sending.then(send);
  }

  return {
    change(changes: SaveMediaBody): void {
      unsaved = { ...unsaved, ...changes };
      setStatus('saving');
      later.changed();
    },
    flush,
  };
}

function isChangedByBoth(before: Media, now: Media, changes: SaveMediaBody): boolean {
  const fields = Object.keys(changes) as (keyof SaveMediaBody)[];
  return fields.some(
    (field) =>
      serializeField(before[field]) !== serializeField(now[field]) &&
      serializeField(now[field]) !== serializeField(changes[field]),
  );
}

/** Serializes a field for comparison. Empty tags equal missing ones. */
function serializeField(value: SaveMediaBody[keyof SaveMediaBody]): string {
  return JSON.stringify(Array.isArray(value) && value.length === 0 ? null : (value ?? null));
}

function withChanges(file: Media, { name, alt, decorative, focalPoint, tags }: SaveMediaBody): Media {
  return {
    ...file,
    ...(name !== undefined && { name }),
    ...(alt !== undefined && { alt: alt ?? undefined }),
    ...(decorative !== undefined && { decorative }),
    ...(focalPoint !== undefined && { focalPoint: focalPoint ?? undefined }),
    ...(tags !== undefined && { tags }),
  };
}
