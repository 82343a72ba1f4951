import type { MediaFacts } from '#content/media/image-url.ts';
import { phoneWindows } from '#content/media/video.ts';

/**
 * Gets the `src` of a video; undefined if it has `source` elements, because browsers ignore those next to a
 * `src`.
 */
export function getVideoSrc(src: string, facts: MediaFacts | undefined): string | undefined {
  return facts?.phone ? undefined : src;
}

/**
 * Gets a React key that changes with the sources: a browser that has selected a source ignores new ones
 * (HTML, 4.8.8).
 */
export function getVideoKey(src: string, facts: MediaFacts | undefined): string {
  return `${src} ${facts?.phone?.src ?? ''}`;
}

/**
 * Sources of a video for small and for other windows: browsers use the first one that matches and that they
 * can play. Empty if one file is for all windows.
 */
export function VideoSources({
  src,
  facts,
}: {
  readonly src: string;
  readonly facts: MediaFacts | undefined;
}) {
  if (!facts?.phone) return null;
  return (
    <>
      <source media={phoneWindows} src={facts.phone.src} type={facts.phone.type} />
      <source src={src} />
    </>
  );
}
