import { ApiError } from '#api/client.ts';
import { listMedia, type Media, saveMedia } from '#api/endpoints/media.ts';
import { isEqual } from '#content/is-equal.ts';
import { getTagKey } from '#content/media/media-tags.ts';
import { replaceMedia } from '../../data/remember-media.ts';
import { api } from '../../session/api.ts';
import { formatErrorMessage } from '../../shared/error-message.ts';
import { addTags } from './add-tags.ts';

/** What becomes of the tags that a file has; with an issue nothing becomes of them. */
export type TagsChange = (file: Media) => { readonly tags: readonly string[]; readonly issue?: string };

interface ChangedFile {
  readonly before: Media;
  readonly after: Media;
}

interface TagsOutcome {
  readonly changed: readonly ChangedFile[];
  readonly failed: readonly { readonly file: Media; readonly message: string }[];
}

/** How many files are asked for at a time: the studio's other calls are not to wait behind hundreds. */
const atOnce = 4;

/** Adds what stands between commas. A file that cannot take all of it takes nothing. */
export function createTagAddition(written: string, known: readonly string[]): TagsChange {
  return ({ tags = [] }) => addTags(tags, written, known);
}

export function createTagRemoval(tags: readonly string[]): TagsChange {
  const gone = new Set(tags.map(getTagKey));
  return (file) => ({ tags: (file.tags ?? []).filter((tag) => !gone.has(getTagKey(tag))) });
}

/** Takes a change back, and leaves what has been done to the files since. */
export function createTagRevert(changed: readonly ChangedFile[]): TagsChange {
  const changes = new Map(changed.map((one) => [one.after.id, one]));
  return (file) => {
    const { before, after } = changes.get(file.id) ?? { before: file, after: file };
    const missing = (those: Media, these: Media) => {
      const there = new Set((these.tags ?? []).map(getTagKey));
      return (those.tags ?? []).filter((tag) => !there.has(getTagKey(tag)));
    };
    const without = createTagRemoval(missing(after, before))(file).tags;
    return addTags(without, missing(before, after).join(','), []);
  };
}

/**
 * Changes the tags of files, each by itself: what cannot be done to one is said, and done to the others. Where somebody else has
 * saved a file meanwhile, the change is made to what it has by then.
 */
export async function changeTags(files: readonly Media[], change: TagsChange): Promise<TagsOutcome> {
  const changed: ChangedFile[] = [];
  const failed: { file: Media; message: string }[] = [];
  const waiting = [...files];
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      try {
        const after = await changeOne(file, change);
        if (typeof after === 'string') failed.push({ file, message: after });
        else if (after) changed.push(after);
      } catch (error) {
        failed.push({ file, message: formatErrorMessage(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { changed, failed };
}

/** Answers why it cannot be done, or nothing where the file is like that already. */
async function changeOne(file: Media, change: TagsChange): Promise<ChangedFile | string | undefined> {
  const { tags, issue } = change(file);
  if (issue !== undefined) return issue;
  if (isEqual(tags, file.tags ?? [])) return undefined;
  const input = { params: { id: file.id }, body: { tags: [...tags] } };
  try {
    const { data: after } = await api.call(saveMedia, input, { ifMatch: file.revision });
    replaceMedia(after);
    return { before: file, after };
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 412)) throw error;
    const { data: newest } = await api.call(listMedia, {});
    const now = newest.find(({ id }) => id === file.id);
    if (!now || now.revision === file.revision) throw error;
    return changeOne(now, change);
  }
}
