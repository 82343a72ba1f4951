/** The studio's logo: addresses of pictures of the library, '' where there is none. */
export interface SiteLogo {
  /** For the light theme: dark on light. */
  readonly light: string;
  readonly dark: string;
}

export const noLogo: SiteLogo = { light: '', dark: '' };

/** A picture of the library, as the library gives its address. */
export const isLibraryAddress = (value: string) => /^\/media\/[0-9a-f]{16}\/[\w.-]+$/.test(value);

/** The form that each theme shows; a theme without one of its own shows the other's. Undefined where there is none. */
export function logoByTheme({ light, dark }: SiteLogo): SiteLogo | undefined {
  if (light === '' && dark === '') return undefined;
  return { light: light || dark, dark: dark || light };
}

/** The files that a logo is made of, each once. */
export function logoFiles({ light, dark }: SiteLogo): string[] {
  return [...new Set([light, dark])].filter((url) => url !== '');
}
