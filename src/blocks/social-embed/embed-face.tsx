import type { ReactNode } from 'react';
import { imageQuality, type MediaFacts } from '#content/image-url.ts';
import { Picture, sizesOf } from '../shared/picture.tsx';
import type { BlockContext } from '../shared/view-context.ts';

interface EmbedFaceProps {
  /** The picture, on this site. */
  readonly src: string;
  readonly facts: MediaFacts;
  readonly icon: ReactNode;
  readonly label: string;
  readonly note: string;
  readonly context: BlockContext;
}

/**
 * A poster that shows what it stands for, without a request to where that comes from. The picture has no words of its own: the
 * title stands beside it.
 */
export function EmbedFace({ src, facts, icon, label, note, context }: EmbedFaceProps) {
  const { title = '', author } = facts.post ?? {};
  return (
    <>
      <Picture
        src={src}
        alt=""
        facts={facts}
        sizes={sizesOf('container')}
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
