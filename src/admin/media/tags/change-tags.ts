import { ApiError } from '#api/client.ts';
import { listMedia, type Media, saveMedia } from '#api/endpoints/media.ts';
import { isEqual } from '#content/is-equal.ts';
import { getTagKey } from '#content/media/media-tags.ts';
import { replaceMedia } from '../../data/remember-media.ts';
import { api } from '../../session/api.ts';
import { formatErrorMessage } from '../../shared/error-message.ts';
import { addTags } from './add-tags.ts';

/** Computes a file's new tags. With an issue they are not changed. */
export type TagsChange = (file: Media) => { readonly tags: readonly string[]; readonly issue?: string };

interface ChangedFile {
  readonly before: Media;
  readonly after: Media;
}

interface TagsOutcome {
  readonly changed: readonly ChangedFile[];
  readonly failed: readonly { readonly file: Media; readonly message: string }[];
}

/** Maximum number of concurrent requests, so that others do not wait behind hundreds. */
const atOnce = 4;

/** Adds comma-separated tags. If a file can't take all of them, it gets none. */
export function createTagAddition(written: string, known: readonly string[]): TagsChange {
  return ({ tags = [] }) => addTags(tags, written, known);
}

export function createTagRemoval(tags: readonly string[]): TagsChange {
  const gone = new Set(tags.map(getTagKey));
  return (file) => ({ tags: (file.tags ?? []).filter((tag) => !gone.has(getTagKey(tag))) });
}

/** Reverts a change of tags, but keeps later ones. */
export function createTagRevert(changed: readonly ChangedFile[]): TagsChange {
  const changes = new Map(changed.map((one) => [one.after.id, one]));
  return (file) => {
    const { before, after } = changes.get(file.id) ?? { before: file, after: file };
    const listMissingTags = (those: Media, these: Media) => {
      const there = new Set((these.tags ?? []).map(getTagKey));
      return (those.tags ?? []).filter((tag) => !there.has(getTagKey(tag)));
    };
    const without = createTagRemoval(listMissingTags(after, before))(file).tags;
    return addTags(without, listMissingTags(before, after).join(','), []);
  };
}

/**
 * Changes the tags of each file. A failure is reported and does not stop the others. If another member has
 * saved a file in the meantime, the change is applied to its new tags.
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

/** Changes one file. Returns an error message, or undefined if nothing needs to change. */
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
