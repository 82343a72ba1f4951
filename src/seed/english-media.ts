/** Pictures whose words are what they show: the English pages have another file of each, on phones and in the dark theme too. */
const withEnglish: readonly string[] = [
  'after-interface',
  'before-wireframe',
  'method-deck',
  'shell-turn',
  'tweakers-hero',
  'tweakers-question',
];

/** The file that English pages show in the place of one of `src/seed/media`; undefined where they show the same. */
export function englishFile<const File extends string>(file: File): File | undefined {
  const subject = file.replace(/(?:-phone)?(?:-night)?\.webp$/, '');
  return withEnglish.includes(subject) ? (file.replace(/\.webp$/, '-en.webp') as File) : undefined;
}
