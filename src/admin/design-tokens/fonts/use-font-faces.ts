import { useEffect } from 'react';
import type { SiteFont } from '#content/look/site-font.ts';

/** Makes families known to this window, so that samples are set in them. Their files come when a sample is drawn. */
export function useFontFaces(fonts: readonly SiteFont[]): void {
  useEffect(() => {
    // Where nothing is drawn, as in a test without a browser, there are none.
    if (typeof FontFace === 'undefined') return;
    const faces = fonts.flatMap(({ family, faces: own }) =>
      own.map(
        ({ url, weight, style }) =>
          new FontFace(family, `url(${JSON.stringify(url)})`, { weight: weight.join(' '), style }),
      ),
    );
    for (const face of faces) document.fonts.add(face);
    return () => {
      for (const face of faces) document.fonts.delete(face);
    };
  }, [fonts]);
}
