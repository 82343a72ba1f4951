declare module 'fontverter' {
  type Packing = 'sfnt' | 'woff' | 'woff2';
  /** Converts a font between containers. */
  export function convert(font: Buffer, to: Packing, from?: Packing): Promise<Buffer>;
}
