import type { FocalPoint, MediaFacts } from '#content/media/image-url.ts';
import { type PhonePicture, Picture, type PictureProps } from './picture.tsx';

type Point = readonly [number | undefined, number | undefined];

/** What phones show, by the names that blocks store it under (`phone-media.fields.ts`). */
export interface PhoneFields {
  /** '' where phones show the same. */
  readonly phoneSrc: string;
  /** '' where phones have none of their own for the dark theme. */
  readonly phoneDarkSrc: string;
  /** What the place keeps in view of either, in percent. */
  readonly phoneFocalX?: number | undefined;
  readonly phoneFocalY?: number | undefined;
}

interface ThemedPictureProps extends Omit<PictureProps, 'facts' | 'focalPoint' | 'theme' | 'phone'> {
  /** The picture that the dark theme shows in its place; '' where both show the same. */
  readonly darkSrc: string;
  /** What the place keeps in view of either, in percent from the left and the top; that of each file where left out. */
  readonly point: Point;
  readonly phones?: PhoneFields | undefined;
  readonly media: (src: string) => MediaFacts | undefined;
}

/** A picture, or the two of which each theme shows one: then the other is neither seen, nor read out, nor loaded. */
export function ThemedPicture(props: ThemedPictureProps) {
  return themedPictures(props).map((picture) => <Picture key={picture.theme ?? ''} {...picture} />);
}

/** The pictures as they are drawn, that of the light theme first. */
export function themedPictures(props: ThemedPictureProps): PictureProps[] {
  const { darkSrc, point, phones, media, ...picture } = props;
  const [light, dark] = byTheme(picture.src, darkSrc, point, media);
  const [phone, darkPhone] = phones?.phoneSrc ? phonePictures(phones, media) : [];
  if (!dark) return [{ ...picture, ...light, phone }];
  return [
    { ...picture, ...light, phone, theme: 'light' },
    { ...picture, ...dark, phone: darkPhone ?? (phone && { ...phone, isDaily: true }), theme: 'dark' },
  ];
}

function phonePictures(
  { phoneSrc, phoneDarkSrc, phoneFocalX, phoneFocalY }: PhoneFields,
  media: ThemedPictureProps['media'],
): [PhonePicture, ...PhonePicture[]] {
  return byTheme(phoneSrc, phoneDarkSrc, [phoneFocalX, phoneFocalY], media);
}

/** A picture, and the one that takes its place by night where there is one. */
function byTheme(
  src: string,
  darkSrc: string,
  point: Point,
  media: ThemedPictureProps['media'],
): [PhonePicture, ...PhonePicture[]] {
  const light = facing(src, point, media);
  if (darkSrc === '' || darkSrc === src) return [light];
  const dark = facing(darkSrc, point, media);
  // Of the same thing by night, the same is kept in view.
  return [light, { ...dark, focalPoint: dark.focalPoint ?? light.focalPoint }];
}

function facing(src: string, point: Point, media: ThemedPictureProps['media']): PhonePicture {
  const facts = media(src);
  return { src, facts, focalPoint: ownPoint(...point, facts) };
}

/** What a place keeps in view: its own point, in percent, where it has one; else that of the file. */
export function ownPoint(
  x: number | undefined,
  y: number | undefined,
  facts: Pick<MediaFacts, 'focalPoint'> | undefined,
): FocalPoint | undefined {
  const { focalPoint } = facts ?? {};
  if (x === undefined && y === undefined) return focalPoint;
  return { x: shareOf(x) ?? focalPoint?.x ?? 0.5, y: shareOf(y) ?? focalPoint?.y ?? 0.5 };
}

function shareOf(percent: number | undefined): number | undefined {
  return percent === undefined ? undefined : Math.min(1, Math.max(0, percent / 100));
}
