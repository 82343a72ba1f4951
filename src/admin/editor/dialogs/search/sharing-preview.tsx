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

/** Converts a length of the image to a part of its rendered width. */
const toPictureUnits = (pixels: number) => `${(pixels / sharingPictureSize.width) * 100}cqw`;

/** The page's sharing image from its current title and hero, with the dimensions of the real one. */
export function SharingPreview({ title, hero, studioName }: Props) {
  const box = useRef<HTMLParagraphElement>(null);
  const [size, setSize] = useState<number>(smallestTitle);
  useLayoutEffect(() => {
    if (box.current) setSize(findFittingSize(box.current, title));
  }, [title]);
  const shown = hero !== undefined && hasVariants(hero) ? hero : undefined;
  return (
    <div className="sketch" role="img" aria-label={say.picture} style={getSnippetColors('light')}>
      <div className="sketch__picture" aria-hidden="true">
        <div className="sketch__words" style={{ padding: toPictureUnits(pictureMargin) }}>
          <p className="sketch__studio" style={{ fontSize: toPictureUnits(28) }}>
            <img
              src="/icon-192.png"
              alt=""
              style={{ width: toPictureUnits(40), marginRight: toPictureUnits(14) }}
            />
            {studioName}
          </p>
          <p
            ref={box}
            className="sketch__title"
            style={{
              fontSize: toPictureUnits(size),
              lineHeight: titleLeading,
              maxHeight: toPictureUnits(titleBox.height),
            }}
          >
            {title}
          </p>
        </div>
        <div className="sketch__hero" style={{ width: toPictureUnits(heroBox.width) }}>
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

/** Largest font size at which the title fits, measured in place. */
function findFittingSize(box: HTMLElement, title: string): number {
  const scale = box.clientWidth / titleBox.width;
  const { fontSize } = box.style;
  const found = listTitleSizes(title).find(({ size, room }) => {
    box.style.fontSize = `${size * scale}px`;
    return box.scrollHeight <= Math.ceil(room * scale);
  });
  box.style.fontSize = fontSize;
  return found?.size ?? smallestTitle;
}
