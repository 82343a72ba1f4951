import { getTagKey, isReadableTag, longestTag, mostTags, tidyTag } from '#content/media/media-tags.ts';
import { libraryWords } from '../library-words.ts';

interface AddedTags {
  readonly tags: readonly string[];
  readonly added: readonly string[];
  /** Tags that the file already had. */
  readonly repeated: readonly string[];
  /** Tags that could not be added, with the reason. */
  readonly left: readonly string[];
  readonly issue?: string;
}

const say = libraryWords.tags;

/** Adds comma-separated tags. A known tag keeps the case that it has in the library. */
export function addTags(before: readonly string[], written: string, known: readonly string[]): AddedTags {
  const tags = [...before];
  const [repeated, left, issues]: [string[], string[], string[]] = [[], [], []];
  const leave = (tag: string, issue: string) => {
    left.push(tag);
    issues.push(issue);
  };
  for (const tag of written.split(',').map(tidyTag)) {
    const isSame = (other: string) => getTagKey(other) === getTagKey(tag);
    const same = tags.find(isSame);
    if (tag === '') continue;
    if (same !== undefined) repeated.push(same);
    else if (tag.length > longestTag) leave(tag, say.tooLong(longestTag));
    else if (!isReadableTag(tag)) leave(tag, say.unreadable);
    else if (tags.length >= mostTags) leave(tag, say.tooMany(mostTags));
    else tags.push(known.find(isSame) ?? tag);
  }
  const [issue] = issues;
  return { tags, added: tags.slice(before.length), repeated, left, ...(issue !== undefined && { issue }) };
}
