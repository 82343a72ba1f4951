import type { Block } from '#content/block/block.ts';
import { resolveBlock } from '#content/block/resolve-block.ts';
import { type Language, languages } from '#content/language/language.ts';
import type { MediaFacts } from '#content/media/image-url.ts';
import { analysePage } from '#content/page/analyse-page.ts';
import { blockDefinitions } from './definitions.ts';
import type { PhoneFields } from './shared/themed-picture.tsx';

/** The first hero of a case, as the case before it shows it at its end. */
export interface NextPicture {
  readonly src: string;
  /** '' where the dark theme shows the same. */
  readonly darkSrc: string;
  /** What its place keeps in view, in percent from the left and the top. */
  readonly point: readonly [number | undefined, number | undefined];
  readonly phones: PhoneFields;
  /** Of all of them, by address. */
  readonly media: Readonly<Record<string, MediaFacts>>;
}

/** What of a case its picture is taken from. */
interface CaseContent {
  readonly overview: readonly Block[];
  readonly media: Readonly<Record<string, MediaFacts>>;
}

/** The pictures of a link to the next case, by the language of the page with the link. */
export type NextPictures = Readonly<Partial<Record<Language, NextPicture>>>;

/** Finds the pictures for a link to a case; none if the case has no hero. */
export function findNextPictures(content: CaseContent): NextPictures {
  const [block] = analysePage(blockDefinitions, content.overview).byRole.hero;
  if (!block) return {};
  const pictures = languages.flatMap((language) => {
    const picture = nextPicture(block, content.media, language);
    return picture ? [[language, picture] as const] : [];
  });
  return Object.fromEntries(pictures);
}

function nextPicture(block: Block, media: CaseContent['media'], language: Language): NextPicture | undefined {
  const definition = blockDefinitions.get(block.type);
  if (!definition) return undefined;
  const values = resolveBlock(definition, block, language, () => undefined) as Record<string, unknown>;
  const [src, darkSrc] = [asText(values.src), asText(values.darkSrc)];
  if (src === '') return undefined;
  const phones = {
    phoneSrc: asText(values.phoneSrc),
    phoneDarkSrc: asText(values.phoneDarkSrc),
    phoneFocalX: asNumber(values.phoneFocalX),
    phoneFocalY: asNumber(values.phoneFocalY),
  };
  const facts = [src, darkSrc, phones.phoneSrc, phones.phoneDarkSrc].flatMap((name) => {
    const known = media[name];
    return known ? [[name, known] as const] : [];
  });
  return {
    src,
    darkSrc,
    point: [asNumber(values.focalX), asNumber(values.focalY)],
    phones,
    media: Object.fromEntries(facts),
  };
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');
const asNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);
