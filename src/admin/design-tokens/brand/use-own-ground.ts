import { useEffect, useState } from 'react';
import { lookedAtSide, ownGround } from '#content/media/favicon.ts';

/** The colour that a picture stands on by itself; undefined until that is known, and for one that is cut out. */
export function useOwnGround(src: string): string | undefined {
  const [known, setKnown] = useState<{ readonly src: string; readonly ground: string | undefined }>();
  useEffect(() => {
    let isWanted = true;
    const take = (ground: string | undefined) => isWanted && setKnown({ src, ground });
    // What cannot be read is drawn as if it were cut out; the picture itself says that it is broken.
    groundOf(src).then(take, () => take(undefined));
    return () => {
      isWanted = false;
    };
  }, [src]);
  return known?.src === src ? known.ground : undefined;
}

async function groundOf(src: string): Promise<string | undefined> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = lookedAtSide;
  canvas.height = lookedAtSide;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.drawImage(image, 0, 0, lookedAtSide, lookedAtSide);
  return ownGround(context.getImageData(0, 0, lookedAtSide, lookedAtSide).data);
}
