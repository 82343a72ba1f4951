/** Pictures with relevant text. English pages have their own files, also for phones and the dark theme. */
const withEnglish: readonly string[] = [
  'after-interface',
  'before-wireframe',
  'ing-hero',
  'ing-homes',
  'ing-june',
  'ing-phones',
  'ing-table',
  'shell-turn',
  'tweakers-hero',
  'tweakers-question',
];

/** Finds the English version of a file in `demo/media`; undefined if English pages show the same file. */
export function findEnglishFile<const File extends string>(file: File): File | undefined {
  const subject = file.replace(/(?:-phone)?(?:-night)?\.webp$/, '');
  return withEnglish.includes(subject) ? (file.replace(/\.webp$/, '-en.webp') as File) : undefined;
}
