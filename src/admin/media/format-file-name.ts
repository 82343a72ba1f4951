/** Characters that fit on two lines of the narrowest tile. */
const longest = 40;
/** Characters kept of the end: the extension, and what tells `-dark` from `-light`. */
const end = 14;

/** Leaves out the middle of a long file name. */
export function formatFileName(name: string): string {
  const characters = [...name];
  if (characters.length <= longest) return name;
  return `${characters.slice(0, longest - end - 1).join('')}…${characters.slice(-end).join('')}`;
}
