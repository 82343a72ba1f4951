const prologue = /\s+|<\?xml[^>]*\?>|<!DOCTYPE svg[^>]*>/iy;

/**
 * Reads the files on a clipboard. The code of a drawing, as design tools copy it, becomes a file too:
 * `<title>.svg`.
 */
export function readClipboardFiles(data: DataTransfer | null): readonly File[] {
  const files = [...(data?.files ?? [])];
  const code = files.length === 0 ? (data?.getData('text/plain') ?? '') : '';
  if (!isDrawing(code)) return files;
  const title = /<title(?:\s[^<>]*)?>([^<]*)<\/title>/i.exec(code)?.[1]?.trim().replace(/[/\\]/g, '-');
  return [new File([code], `${title || 'drawing'}.svg`, { type: 'image/svg+xml' })];
}

/** True for a complete SVG document. Time is linear in the length, because any text may be pasted. */
function isDrawing(code: string): boolean {
  const root = code.slice(skipPrologue(code)).trimEnd();
  return /^<svg[\s>]/i.test(root) && root.slice(-6).toLowerCase() === '</svg>';
}

/**
 * Finds where the root element may begin: after white space, comments, the XML declaration and the doctype.
 */
function skipPrologue(code: string): number {
  let at = 0;
  while (at < code.length) {
    if (code.startsWith('<!--', at)) {
      const end = code.indexOf('-->', at + 4);
      at = end === -1 ? code.length : end + 3;
      continue;
    }
    prologue.lastIndex = at;
    if (!prologue.test(code)) break;
    at = prologue.lastIndex;
  }
  return at;
}
