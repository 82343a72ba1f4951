/** Names of the parts of the site that answer below these first segments, for use within a sentence. */
const folders: ReadonlyMap<string, string> = new Map([
  ['admin', 'the editor'],
  ['api', 'the API'],
  ['media', 'the media library'],
  ['assets', 'the files of the site'],
  ['frame', 'a part of pages'],
  ['decks', 'the presentations of the site'],
  ['slidedeck', 'a presentation of the site'],
  ['og', 'the sharing pictures'],
  ['inzage', 'the shared drafts'],
  ['kamer', 'client spaces'],
  ['offline', 'the page that is shown without a connection'],
  ['healthz', 'for whoever runs the server'],
  ['readyz', 'for whoever runs the server'],
  ['metrics', 'for whoever runs the server'],
  ['mcp', 'for assistants'],
]);

const rootFiles =
  /^(?:sw\.js|robots\.txt|sitemap(?:-[a-z0-9]+)?\.xml|site\.webmanifest|favicon\.(?:ico|svg)|apple-touch-icon\.png|icon-[a-z0-9-]+\.png)$/;

/**
 * Returns the part of the site that always answers at a path, for use within a sentence: `the editor`.
 * Undefined if pages and redirects answer. A test compares it with the registered routes.
 *
 * @param path decoded and without language
 */
export function findPathOwner(path: string): string | undefined {
  const [first = '', ...below] = path.slice(1).split('/');
  if (below.length === 0 && rootFiles.test(first)) return 'a file of the site';
  return folders.get(first);
}
