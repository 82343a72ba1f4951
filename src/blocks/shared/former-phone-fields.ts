import type { Block } from '#content/block/block.ts';
import { getOwnValues } from '#content/block/responsive-values.ts';
import { getValueAt, withValueAt } from '#content/block/value-at.ts';
import { isRecord } from '#content/block/walk-fields.ts';
import { listMediaAddresses } from '#content/fields/media-address.ts';
import { responsiveProperty } from '#content/fields/responsive-fields.ts';

/** A former separate field for phones, and the field that replaced it, with a value per device. */
type FieldRename = readonly [former: string, name: string];

/** Fields of an image. */
interface FormerImage {
  readonly src: FieldRename;
  readonly darkSrc: FieldRename;
  /** Focal point of the phone image, which counted only with it. */
  readonly point?: readonly [FieldRename, FieldRename];
  readonly ratio?: FieldRename;
}

const phones = [responsiveProperty, 'mobile'];

/**
 * Creates the function that reads former separate fields for phones as values per device. A value without
 * effect, or for which phones already have another one, stays in place.
 */
export function createFormerPhoneReader(images: readonly FormerImage[]): (block: Block) => Block {
  const former = images.flatMap(({ src, darkSrc, point = [], ratio }) =>
    [src, darkSrc, ...point, ...(ratio ? [ratio] : [])].map(([name]) => name),
  );
  return (block) => {
    if (!former.some((name) => Object.hasOwn(block, name)) || !canHoldDevices(block)) return block;
    return images
      .flatMap((image) => listMoves(image, block))
      .reduce(
        (moved, [name, to]) =>
          withValueAt(withValueAt(moved, [...phones, to], block[name]), [name], undefined),
        block,
      );
  };
}

function canHoldDevices(block: Block): boolean {
  return [phones.slice(0, 1), phones].every((path) => {
    const stored = getValueAt(block, path);
    return stored === undefined || isRecord(stored);
  });
}

function listMoves({ src, darkSrc, point, ratio }: FormerImage, block: Block): FieldRename[] {
  const own = getOwnValues(block, 'mobile');
  const canMove = ([former, name]: FieldRename, isUsable: (value: unknown) => boolean) =>
    isUsable(block[former]) && own[name] === undefined;
  const hasImage = canMove(src, isFile);
  return [
    ...[src, darkSrc].filter((one) => canMove(one, isFile)),
    ...(hasImage && point ? point.filter((one) => canMove(one, isNumber)) : []),
    ...(ratio && canMove(ratio, isRatio) ? [ratio] : []),
  ];
}

const isFile = (value: unknown) => listMediaAddresses(value).length > 0;
const isNumber = (value: unknown) => typeof value === 'number';

/** False for `same`, which was the default. */
const isRatio = (value: unknown) => typeof value === 'string' && /^[\d./ ]+$/.test(value);
