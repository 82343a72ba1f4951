/** A whole SVG document, with what may stand before it. */
const svgDocument =
  /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE svg[^>]*>\s*)*<svg[\s>][\s\S]*<\/svg>\s*$/i;

/** The files on a clipboard. The code of a drawing, as design tools copy it, is a file as well: `<title>.svg`. */
export function clipboardFiles(data: DataTransfer | null): readonly File[] {
  const files = [...(data?.files ?? [])];
  const code = files.length === 0 ? (data?.getData('text/plain') ?? '') : '';
  if (!svgDocument.test(code)) return files;
  const title = /<title[^>]*>([^<]*)<\/title>/i.exec(code)?.[1]?.trim().replace(/[/\\]/g, '-');
  return [new File([code], `${title || 'drawing'}.svg`, { type: 'image/svg+xml' })];
}
