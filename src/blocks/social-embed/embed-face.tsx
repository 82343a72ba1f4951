import type { ReactNode } from 'react';
import { imageQuality, type MediaFacts } from '#content/media/image-url.ts';
import { sizedFor } from '../shared/picture.tsx';
import { ThemedPicture } from '../shared/themed-picture.tsx';
import type { BlockContext } from '../shared/view-context.ts';

interface EmbedFaceProps {
  /** The picture: of the library, or that of the post on this site. */
  readonly src: string;
  /** Its form in the dark theme; '' where both show the same. */
  readonly darkSrc: string;
  /** What the server knows of the post. */
  readonly post: MediaFacts['post'];
  readonly icon: ReactNode;
  readonly label: string;
  readonly note: string;
  readonly context: BlockContext;
}

/**
 * A poster that shows what it stands for, without a request to where that comes from. The picture has no words of its own: what
 * it is of, and what a press does, stands below it.
 */
export function EmbedFace({ src, darkSrc, post, icon, label, note, context }: EmbedFaceProps) {
  const { title = '', author } = post ?? {};
  return (
    <>
      <ThemedPicture
        src={src}
        darkSrc={darkSrc}
        point={[undefined, undefined]}
        media={context.media}
        alt=""
        {...sizedFor(context.width)}
        quality={context.priority ? imageQuality.priority : imageQuality.normal}
        priority={context.priority}
        className="picture--box embed__picture"
      />
      <span className="poster__words embed__words">
        <span className="poster__icon">{icon}</span>
        <span className="embed__lines">
          {title !== '' && (
            <span className="embed__title">
              {title}
              {author !== undefined && <span className="embed__author">{` · ${author}`}</span>}
            </span>
          )}
          <span className="poster__label">{label}</span>
          {note !== '' && <span className="poster__note">{note}</span>}
        </span>
      </span>
    </>
  );
}
