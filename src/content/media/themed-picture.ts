/** A picture that stands for the studio, per theme: addresses of pictures of the library, '' where there is none. */
export interface PictureByTheme {
  /** For the light theme: dark on light. */
  readonly light: string;
  readonly dark: string;
}

export const noPicture: PictureByTheme = { light: '', dark: '' };

/** A picture of the library, as the library gives its address. */
export const isLibraryAddress = (value: string) => /^\/media\/[0-9a-f]{16}\/[\w.-]+$/.test(value);

/** The form that each theme shows; a theme without one of its own shows the other's. Undefined where there is none. */
export function pictureByTheme({ light, dark }: PictureByTheme): PictureByTheme | undefined {
  if (light === '' && dark === '') return undefined;
  return { light: light || dark, dark: dark || light };
}

/** The files that a picture is made of, each once. */
export function filesOfPicture({ light, dark }: PictureByTheme): string[] {
  return [...new Set([light, dark])].filter((url) => url !== '');
}
