import { useLayoutEffect, useRef, useState } from 'react';
import { buildImageUrl, hasVariants } from '#content/media/image-url.ts';
import {
  heroBox,
  listTitleSizes,
  pictureMargin,
  sharingPictureSize,
  smallestTitle,
  titleBox,
  titleLeading,
} from '#content/media/sharing-picture-layout.ts';
import { getSnippetColors } from './get-snippet-colors.ts';
import { searchWords as say } from './search-words.ts';

interface Props {
  readonly title: string;
  readonly hero: string | undefined;
  readonly studioName: string;
}

/** A length of the picture as a part of how wide it is shown. */
const ofPicture = (pixels: number) => `${(pixels / sharingPictureSize.width) * 100}cqw`;

/** The page's sharing picture as it will be, from the title and hero as they are edited now, by the sizes of the real one. */
export function SharingPreview({ title, hero, studioName }: Props) {
  const box = useRef<HTMLParagraphElement>(null);
  const [size, setSize] = useState<number>(smallestTitle);
  useLayoutEffect(() => {
    if (box.current) setSize(fittingSize(box.current, title));
  }, [title]);
  const shown = hero !== undefined && hasVariants(hero) ? hero : undefined;
  return (
    <div className="sketch" role="img" aria-label={say.picture} style={getSnippetColors('light')}>
      <div className="sketch__picture" aria-hidden="true">
        <div className="sketch__words" style={{ padding: ofPicture(pictureMargin) }}>
          <p className="sketch__studio" style={{ fontSize: ofPicture(28) }}>
            <img src="/icon-192.png" alt="" style={{ width: ofPicture(40), marginRight: ofPicture(14) }} />
            {studioName}
          </p>
          <p
            ref={box}
            className="sketch__title"
            style={{
              fontSize: ofPicture(size),
              lineHeight: titleLeading,
              maxHeight: ofPicture(titleBox.height),
            }}
          >
            {title}
          </p>
        </div>
        <div className="sketch__hero" style={{ width: ofPicture(heroBox.width) }}>
          {shown === undefined ? (
            <EmptyCase />
          ) : (
            <img src={buildImageUrl(shown, { w: 640, f: 'webp' })} alt="" />
          )}
        </div>
      </div>
    </div>
  );
}

function EmptyCase() {
  return (
    <div className="sketch__case">
      <span />
      <span />
      <span />
    </div>
  );
}

/** The largest size in which the title fits, measured where it stands. */
function fittingSize(box: HTMLElement, title: string): number {
  const scale = box.clientWidth / titleBox.width;
  const { fontSize } = box.style;
  const found = listTitleSizes(title).find(({ size, room }) => {
    box.style.fontSize = `${size * scale}px`;
    return box.scrollHeight <= Math.ceil(room * scale);
  });
  box.style.fontSize = fontSize;
  return found?.size ?? smallestTitle;
}
