import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Media } from '#api/endpoints/media.ts';
import { buildImageUrl, type FocalPoint, formatFocalPosition } from '#content/media/image-url.ts';
import { Button } from '#ui/button/button.tsx';
import { libraryWords } from '../library-words.ts';
import { getFileUrl } from '../media-facts.ts';
import './focal-point-input.css';

const say = libraryWords.focalPoint;

const middle: FocalPoint = { x: 0.5, y: 0.5 };

/** Boxes of typical blocks: width and height. */
const crops = [
  [1, 1],
  [4, 5],
  [16, 9],
  [3, 1],
] as const;

/** Steps of the arrow keys, without and with Shift, as a share of the image. */
const steps = { fine: 0.01, coarse: 0.1 } as const;

const directions: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface FocalPointInputProps {
  readonly media: Media;
  readonly value: FocalPoint | undefined;
  readonly onValue: (value: FocalPoint | null) => void;
}

/** An image with its focal point, which is set by clicking, dragging or arrow keys. */
export function FocalPointInput({ media, value, onValue }: FocalPointInputProps) {
  const point = value ?? middle;
  const picture = useRef<HTMLImageElement>(null);
  const follow = (event: { readonly clientX: number; readonly clientY: number }) => {
    const box = picture.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return;
    onValue({
      x: limitShare((event.clientX - box.left) / box.width),
      y: limitShare((event.clientY - box.top) / box.height),
    });
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || isTouchBeside(event)) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.querySelector('button')?.focus();
    follow(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? steps.coarse : steps.fine;
    onValue({ x: limitShare(point.x + direction.x * step), y: limitShare(point.y + direction.y * step) });
  };
  return (
    <div className="focal-point">
      <div
        className="focal-point__picture"
        style={{ '--ratio': media.width / media.height, '--own': `${media.width}px` } as CSSProperties}
        onPointerDown={onPointerDown}
        onPointerUp={(event) => {
          if (isTouchBeside(event)) follow(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
        }}
      >
        <img
          ref={picture}
          src={media.animated ? getFileUrl(media) : buildImageUrl(getFileUrl(media), { w: 1024 })}
          alt=""
          draggable={false}
        />
        <button
          type="button"
          className="focal-point__handle"
          style={{ left: formatPercent(point.x), top: formatPercent(point.y) }}
          aria-label={say.at(formatPercent(point.x), formatPercent(point.y))}
          aria-roledescription={say.role}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className="focal-point__foot">
        <p className="focal-point__help">{say.help}</p>
        {value && (
          <Button variant="slim" onClick={() => onValue(null)}>
            {say.reset}
          </Button>
        )}
      </div>
      <ul className="focal-point__crops" aria-label={say.crops}>
        {crops.map(([width, height]) => (
          <li key={width} className="focal-point__crop" style={{ flexGrow: width / height }}>
            <img
              src={media.animated ? getFileUrl(media) : buildImageUrl(getFileUrl(media), { w: 320 })}
              style={{
                aspectRatio: `${width}/${height}`,
                objectPosition: formatFocalPosition({ focalPoint: point }),
              }}
              alt=""
            />
            <span>{say.crop(width, height)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * True for a touch outside of the handle. It may be the start of a scroll, so the point moves only when it
 * ends.
 */
function isTouchBeside({ pointerType, target }: Pick<PointerEvent, 'pointerType' | 'target'>): boolean {
  return pointerType === 'touch' && !(target instanceof Element && target.closest('button'));
}

const limitShare = (share: number) => Math.min(1, Math.max(0, Math.round(share * 1000) / 1000));
const formatPercent = (share: number) => `${Math.round(share * 100)}%`;
