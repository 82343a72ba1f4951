import { encodeVariant, type Variant } from '#server/pictures/encode-picture.ts';

/** The yardstick for variants: sharp and nothing else. Takes pictures by message, answers the milliseconds that each took. */
process.on(
  'message',
  async ({ picture, variant }: { readonly picture: string; readonly variant: Variant }) => {
    const original = Buffer.from(picture, 'base64');
    const begun = performance.now();
    await encodeVariant(original, variant, 'quick');
    process.send?.(performance.now() - begun);
  },
);
