import type { FocalPoint, MediaFacts } from '#content/image-url.ts';
import { ownPoint } from './own-point.ts';
import { Picture, type PictureProps } from './picture.tsx';

interface ThemedPictureProps extends Omit<PictureProps, 'facts' | 'focalPoint' | 'theme'> {
  /** The picture that the dark theme shows in its place; '' where both show the same. */
  readonly darkSrc: string;
  /** What the place keeps in view of either, in percent from the left and the top; that of each file where left out. */
  readonly point: readonly [number | undefined, number | undefined];
  readonly media: (src: string) => MediaFacts | undefined;
}

/** A picture, or the two of which each theme shows one: then the other is neither seen, nor read out, nor loaded. */
export function ThemedPicture(props: ThemedPictureProps) {
  return themedPictures(props).map((picture) => <Picture key={picture.theme ?? ''} {...picture} />);
}

/** The pictures as they are drawn, that of the light theme first. */
export function themedPictures(props: ThemedPictureProps): PictureProps[] {
  const { darkSrc, point, media, ...picture } = props;
  const light = facing(picture.src, point, media);
  if (darkSrc === '' || darkSrc === picture.src) return [{ ...picture, ...light }];
  const dark = facing(darkSrc, point, media);
  // Of the same thing by night, the same is kept in view.
  const focalPoint = dark.focalPoint ?? light.focalPoint;
  return [
    { ...picture, ...light, theme: 'light' },
    { ...picture, ...dark, focalPoint, theme: 'dark' },
  ];
}

function facing(
  src: string,
  point: ThemedPictureProps['point'],
  media: ThemedPictureProps['media'],
): { src: string; facts: MediaFacts | undefined; focalPoint: FocalPoint | undefined } {
  const facts = media(src);
  return { src, facts, focalPoint: ownPoint(...point, facts) };
}
