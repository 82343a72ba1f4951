/** The icons of the site. A browser that takes no SVG asks for `/favicon.ico` by itself, so that each asks for one. */
export function IconLinks() {
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
    </>
  );
}
