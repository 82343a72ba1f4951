import { getValuesOnDevice } from '#content/block/responsive-values.ts';
import { formatFocalPosition, type MediaFacts } from '#content/media/image-url.ts';
import { resolveFocalPoint } from './themed-picture.tsx';
import type { BuildStyles } from './view-context.ts';

/** Names of the fields of a focal point. */
const ofBlock = { x: 'focalX', y: 'focalY' };

/**
 * Builds the rules by which tablets and phones keep another point of the same image in view; undefined if
 * they don't. A separate image for phones has its own focal point.
 */
export function buildPointRules(
  values: object,
  buildStyles: BuildStyles,
  {
    facts,
    hasPhoneImage,
    names = ofBlock,
  }: {
    readonly facts: MediaFacts | undefined;
    readonly hasPhoneImage: boolean;
    readonly names?: typeof ofBlock;
  },
): string | undefined {
  const readPoint = (name: string, on: object) => {
    const value: unknown = (on as Readonly<Record<string, unknown>>)[name];
    return typeof value === 'number' ? value : undefined;
  };
  return buildStyles(
    (device) => {
      const on = getValuesOnDevice(values, device === 'mobile' && hasPhoneImage ? 'tablet' : device);
      const focalPoint = resolveFocalPoint(readPoint(names.x, on), readPoint(names.y, on), facts);
      return { objectPosition: formatFocalPosition({ focalPoint }) };
    },
    { part: 'point' },
  )['data-rules'];
}
