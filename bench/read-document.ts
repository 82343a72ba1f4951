/** URLs of a document's files, and its inline styles. */
export interface DocumentParts {
  readonly inlineStyles: string;
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** Runtime and modules of the page's islands. */
  readonly islandScripts: readonly string[];
  readonly fonts: readonly string[];
  /** Images that load before scrolling, one URL per image for all its variants. */
  readonly images: readonly string[];
}

/** Parses HTML of this server, which has attributes in double quotes and closes every tag with `>`. */
export function readDocument(html: string): DocumentParts {
  const tags = [...html.matchAll(/<(script|link|img|div)\b((?:\s[\w-]+(?:="[^"]*")?)*)\s*\/?>/g)];
  const listTags = (wanted: string) =>
    tags.filter(([, name]) => name === wanted).map(([, , attributes = '']) => readAttributes(attributes));
  const listValues = (found: readonly Tag[], attribute: string) => [
    ...new Set(found.flatMap((tag) => tag[attribute] ?? [])),
  ];
  const links = listTags('link');
  const preloads = links.filter((link) => link.rel === 'preload');
  const eager = listTags('img').filter((image) => image.loading !== 'lazy');
  const pictures = [
    ...listValues(eager, 'src'),
    ...preloads.filter((link) => link.as === 'image').flatMap((link) => link.imagesrcset ?? link.href ?? []),
  ];
  return {
    inlineStyles: /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '',
    styles: listValues(
      links.filter((link) => link.rel === 'stylesheet'),
      'href',
    ),
    scripts: listValues(listTags('script'), 'src'),
    islandScripts: [
      ...listValues(listTags('div'), 'data-runtime'),
      ...listValues(listTags('div'), 'data-source'),
    ],
    fonts: listValues(
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

/** Removes the variant, because a preload and its image, or two formats of one image, are one request. */
function withoutVariant(src: string): string {
  return src.split(/[?\s]/, 1)[0] ?? src;
}
