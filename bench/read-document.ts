/** The addresses of what a document loads, and its inline styles. */
export interface DocumentParts {
  readonly inlineStyles: string;
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** Runtime and modules of the islands on the page. */
  readonly islandScripts: readonly string[];
  readonly fonts: readonly string[];
  /** Pictures that do not wait for scrolling, one per picture whatever its variants. */
  readonly images: readonly string[];
}

/** Reads our own server's HTML: attributes in double quotes, every tag closed by `>`. */
export function readDocument(html: string): DocumentParts {
  const tags = [...html.matchAll(/<(script|link|img|div)\b((?:\s[\w-]+(?:="[^"]*")?)*)\s*\/?>/g)];
  const named = (wanted: string) =>
    tags.filter(([, name]) => name === wanted).map(([, , attributes = '']) => readAttributes(attributes));
  const values = (found: readonly Tag[], attribute: string) => [
    ...new Set(found.flatMap((tag) => tag[attribute] ?? [])),
  ];
  const links = named('link');
  const preloads = links.filter((link) => link.rel === 'preload');
  const eager = named('img').filter((image) => image.loading !== 'lazy');
  const pictures = [
    ...values(eager, 'src'),
    ...preloads.filter((link) => link.as === 'image').flatMap((link) => link.imagesrcset ?? link.href ?? []),
  ];
  return {
    inlineStyles: /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '',
    styles: values(
      links.filter((link) => link.rel === 'stylesheet'),
      'href',
    ),
    scripts: values(named('script'), 'src'),
    islandScripts: [...values(named('div'), 'data-runtime'), ...values(named('div'), 'data-source')],
    fonts: values(
      preloads.filter((link) => link.as === 'font'),
      'href',
    ),
    images: [...new Set(pictures.map(withoutVariant))].filter((src) => !src.startsWith('data:')),
  };
}

type Tag = Readonly<Record<string, string>>;

function readAttributes(text: string): Tag {
  const found = [...text.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)];
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name.toLowerCase(), value]));
}

/** A preload and its picture, or two formats of one picture, are one request. */
function withoutVariant(src: string): string {
  return src.split(/[?\s]/, 1)[0] ?? src;
}
