/** Text and selection of an input. */
export interface InputSelection {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Adds marks around the selection, or removes them if they are there. */
export function toggleMark({ text, start, end }: InputSelection, mark: string): InputSelection {
  const selected = text.slice(start, end);
  const size = mark.length;
  const outside = text.slice(start - size, start) === mark && text.slice(end, end + size) === mark;
  if (outside && !isLonger(text, start, end, mark)) {
    return {
      text: text.slice(0, start - size) + selected + text.slice(end + size),
      start: start - size,
      end: end - size,
    };
  }
  if (selected.length > 2 * size && selected.startsWith(mark) && selected.endsWith(mark)) {
    const inner = selected.slice(size, -size);
    return { text: text.slice(0, start) + inner + text.slice(end), start, end: start + inner.length };
  }
  return {
    text: `${text.slice(0, start)}${mark}${selected}${mark}${text.slice(end)}`,
    start: start + size,
    end: end + size,
  };
}

/** True if the mark is part of a longer one: `**bold**` is not the `*` of italics. */
function isLonger(text: string, start: number, end: number, mark: string): boolean {
  if (mark !== '*') return false;
  return (
    text.slice(start - 2, start) === '**' &&
    text.slice(start - 3, start) !== '***' &&
    text.slice(end, end + 2) === '**'
  );
}

/** Turns the selection into a link, with its URL selected for typing. */
export function makeLink(
  { text, start, end }: InputSelection,
  words: { readonly text: string; readonly address: string },
): InputSelection {
  const label = text.slice(start, end) || words.text;
  const before = `${text.slice(0, start)}[${label}](`;
  return {
    text: `${before}${words.address})${text.slice(end)}`,
    start: before.length,
    end: before.length + words.address.length,
  };
}

/** Turns the selected lines into list items, or back if all of them are. */
export function toggleList({ text, start, end }: InputSelection): InputSelection {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const items = lines.every((line) => /^\s*[-*] /.test(line));
  const changed = lines.map((line) =>
    items ? line.replace(/^(\s*)[-*] /, '$1') : `- ${line.replace(/^\s*[-*] /, '')}`,
  );
  const block = changed.join('\n');
  return { text: text.slice(0, from) + block + text.slice(to), start: from, end: from + block.length };
}
