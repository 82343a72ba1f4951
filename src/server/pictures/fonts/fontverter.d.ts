declare module 'fontverter' {
  type Packing = 'sfnt' | 'woff' | 'woff2';
  /** Packs a font another way. */
  export function convert(font: Buffer, to: Packing, from?: Packing): Promise<Buffer>;
}
