import type { Block } from '#content/block/block.ts';
import { resolveBlock } from '#content/block/resolve-block.ts';
import { type Language, languages } from '#content/language/language.ts';
import type { MediaFacts } from '#content/media/image-url.ts';
import { analysePage } from '#content/page/analyse-page.ts';
import { blockDefinitions } from './definitions.ts';
import { getPhoneImage, type PhoneImage } from './shared/themed-picture.tsx';

/** First hero of the next case, shown at the end of a case. */
export interface NextPicture {
  readonly src: string;
  /** '' if the dark theme shows the same image. */
  readonly darkSrc: string;
  /** Focal point of this use, in percent from the left and from the top. */
  readonly point: readonly [number | undefined, number | undefined];
  readonly phones?: PhoneImage | undefined;
  /** Facts about all these files, by URL. */
  readonly media: Readonly<Record<string, MediaFacts>>;
}

/** Content of a case in which the image is looked up. */
interface CaseContent {
  readonly overview: readonly Block[];
  readonly media: Readonly<Record<string, MediaFacts>>;
}

/** Images of a link to the next case, by the language of the page with the link. */
export type NextPictures = Readonly<Partial<Record<Language, NextPicture>>>;

/** Finds the images for a link to a case. The result is empty if the case has no hero. */
export function findNextPictures(content: CaseContent): NextPictures {
  const [block] = analysePage(blockDefinitions, content.overview).byRole.hero;
  if (!block) return {};
  const pictures = languages.flatMap((language) => {
    const picture = findNextPicture(block, content.media, language);
    return picture ? [[language, picture] as const] : [];
  });
  return Object.fromEntries(pictures);
}

function findNextPicture(
  block: Block,
  media: CaseContent['media'],
  language: Language,
): NextPicture | undefined {
  const definition = blockDefinitions.get(block.type);
  if (!definition) return undefined;
  const values = resolveBlock(definition, block, language, () => undefined) as Record<string, unknown>;
  const [src, darkSrc] = [toText(values.src), toText(values.darkSrc)];
  if (src === '') return undefined;
  const phones = getPhoneImage(values);
  const facts = [src, darkSrc, phones?.src, phones?.darkSrc].flatMap((name = '') => {
    const known = media[name];
    return known ? [[name, known] as const] : [];
  });
  return {
    src,
    darkSrc,
    point: [toNumber(values.focalX), toNumber(values.focalY)],
    phones,
    media: Object.fromEntries(facts),
  };
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '');
const toNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);
