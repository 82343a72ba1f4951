/** An image per theme, such as the logo: URLs of library files, '' for none. */
export interface PictureByTheme {
  /** For the light theme: dark on light. */
  readonly light: string;
  readonly dark: string;
}

export const noPicture: PictureByTheme = { light: '', dark: '' };

/** True for the URL of a library file, as the library writes it. */
export const isLibraryAddress = (value: string) => /^\/media\/[0-9a-f]{16}\/[\w.-]+$/.test(value);

/** Returns the image for each theme; a theme without one uses the other's. Undefined if there is none. */
export function resolvePictureByTheme({ light, dark }: PictureByTheme): PictureByTheme | undefined {
  if (light === '' && dark === '') return undefined;
  return { light: light || dark, dark: dark || light };
}

/** Lists the files of the image, without duplicates. */
export function listPictureFiles({ light, dark }: PictureByTheme): string[] {
  return [...new Set([light, dark])].filter((url) => url !== '');
}
