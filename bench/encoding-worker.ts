import { encodeVariant, type Variant } from '#server/pictures/encode-picture.ts';

/**
 * Baseline for variants: encodes images with sharp alone. Receives them as messages and replies with the ms
 * of each.
 */
process.on(
  'message',
  async ({ picture, variant }: { readonly picture: string; readonly variant: Variant }) => {
    const original = Buffer.from(picture, 'base64');
    const begun = performance.now();
    await encodeVariant(original, variant, 'quick');
    process.send?.(performance.now() - begun);
  },
);
