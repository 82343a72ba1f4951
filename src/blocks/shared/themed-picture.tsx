import { getOwnValues } from '#content/block/responsive-values.ts';
import type { FocalPoint, MediaFacts } from '#content/media/image-url.ts';
import { type PhonePicture, Picture, type PictureProps } from './picture.tsx';

type Point = readonly [number | undefined, number | undefined];

/** Image that phones show instead. */
export interface PhoneImage {
  readonly src: string;
  /** '' if there is no dark image for phones. */
  readonly darkSrc: string;
  /** Focal point of both images in this use, in percent. */
  readonly point: Point;
}

/** Names of an image's fields. */
interface ImageNames {
  readonly src: string;
  readonly darkSrc: string;
  readonly focalX: string;
  readonly focalY: string;
}

const ofBlock = { src: 'src', darkSrc: 'darkSrc', focalX: 'focalX', focalY: 'focalY' };

/** Returns the separate image for phones, by resolved values; undefined if they show the same one. */
export function getPhoneImage(values: object, names: ImageNames = ofBlock): PhoneImage | undefined {
  const own = getOwnValues(values, 'mobile');
  const readText = (value: unknown) => (typeof value === 'string' ? value : '');
  const readNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);
  const src = readText(own[names.src]);
  if (src === '') return undefined;
  const point = [readNumber(own[names.focalX]), readNumber(own[names.focalY])] as const;
  return { src, darkSrc: readText(own[names.darkSrc]), point };
}

interface ThemedPictureProps extends Omit<PictureProps, 'facts' | 'focalPoint' | 'theme' | 'phone'> {
  /** Image for the dark theme; '' if both themes show the same. */
  readonly darkSrc: string;
  /**
   * Focal point of both images in this use, in percent from the left and from the top. Default: that of the
   * file.
   */
  readonly point: Point;
  readonly phones?: PhoneImage | undefined;
  readonly media: (src: string) => MediaFacts | undefined;
}

/** An image, or two of which each theme shows one. The other one is hidden, not read out and not loaded. */
export function ThemedPicture(props: ThemedPictureProps) {
  return listThemedPictures(props).map((picture) => <Picture key={picture.theme ?? ''} {...picture} />);
}

/** Builds the props of the images, the one of the light theme first. */
export function listThemedPictures(props: ThemedPictureProps): PictureProps[] {
  const { darkSrc, point, phones, media, ...picture } = props;
  const [light, dark] = listThemePictures(picture.src, darkSrc, point, media);
  const [phone, darkPhone] = phones ? listThemePictures(phones.src, phones.darkSrc, phones.point, media) : [];
  if (!dark) return [{ ...picture, ...light, phone }];
  return [
    { ...picture, ...light, phone, theme: 'light' },
    { ...picture, ...dark, phone: darkPhone ?? (phone && { ...phone, isDaily: true }), theme: 'dark' },
  ];
}

/** Returns an image, and its dark one if there is any. */
function listThemePictures(
  src: string,
  darkSrc: string,
  point: Point,
  media: ThemedPictureProps['media'],
): [PhonePicture, ...PhonePicture[]] {
  const light = buildPicture(src, point, media);
  if (darkSrc === '' || darkSrc === src) return [light];
  const dark = buildPicture(darkSrc, point, media);
  // The dark image inherits the focal point, since it shows the same subject.
  return [light, { ...dark, focalPoint: dark.focalPoint ?? light.focalPoint }];
}

function buildPicture(src: string, point: Point, media: ThemedPictureProps['media']): PhonePicture {
  const facts = media(src);
  return { src, facts, focalPoint: resolveFocalPoint(...point, facts) };
}

/** Gets the focal point of this use in percent, else that of the file. */
export function resolveFocalPoint(
  x: number | undefined,
  y: number | undefined,
  facts: Pick<MediaFacts, 'focalPoint'> | undefined,
): FocalPoint | undefined {
  const { focalPoint } = facts ?? {};
  if (x === undefined && y === undefined) return focalPoint;
  return { x: toShare(x) ?? focalPoint?.x ?? 0.5, y: toShare(y) ?? focalPoint?.y ?? 0.5 };
}

function toShare(percent: number | undefined): number | undefined {
  return percent === undefined ? undefined : Math.min(1, Math.max(0, percent / 100));
}
