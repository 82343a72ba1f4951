import type { Media } from '#api/endpoints/media.ts';
import { documentTypeNames, mediaTypeNames } from '#content/media/media-types.ts';
import { relativeTime } from '../../shared/relative-time.ts';
import { libraryWords } from '../library-words.ts';
import { formatBytes } from '../media-facts.ts';
import './media-detail.css';

const say = libraryWords.facts;

/** What is known of a file by itself. */
export function FactList({ media }: { readonly media: Media }) {
  const { width, height, size, mimeType, files, pages, createdAt } = media;
  const length = lengthOf(media);
  const facts: readonly (readonly [string, string])[] = [
    files === undefined ? [say.size, say.pixels(width, height)] : [say.files, String(files)],
    [say.weight, formatBytes(size)],
    [say.type, mediaTypeNames[mimeType] ?? documentTypeNames[mimeType] ?? mimeType],
    ...(pages === undefined ? [] : [[say.pages, String(pages)] as const]),
    ...(length === '' ? [] : [[say.length, length] as const]),
    [say.added, relativeTime(createdAt)],
  ];
  return (
    <dl className="media-detail__facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Of what moves, how many frames it has and how long it takes; of each what is known. */
function lengthOf({ frames, duration }: Media): string {
  const parts = [
    frames !== undefined && say.frames(frames),
    duration !== undefined && say.seconds(duration),
  ].filter((part) => part !== false);
  return parts.join(' · ');
}
