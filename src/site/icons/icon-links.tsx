import { themeColors } from './theme-colors.ts';

/**
 * Icons and the colour of the browser's own bars. A browser that cannot take the SVG takes the other one.
 * The visitor's own choice of theme is applied to the colours by `client/theme-color.ts`.
 */
export function IconLinks() {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <meta name="theme-color" media="(prefers-color-scheme:light)" content={themeColors.light} />
      <meta name="theme-color" media="(prefers-color-scheme:dark)" content={themeColors.dark} />
    </>
  );
}
