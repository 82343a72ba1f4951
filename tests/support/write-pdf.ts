interface Pdf {
  /** In points: left, bottom, right, top. */
  readonly box?: string;
  /** Number of pages that it declares. */
  readonly pages?: number;
  /** Extra entries of its catalogue. */
  readonly catalogue?: string;
  readonly content?: string;
  /** How many times the first page draws its content. */
  readonly times?: number;
  /** Content of the pages after the first one. */
  readonly others?: readonly string[];
  /** Resources that its content uses, such as a font. */
  readonly resources?: string;
  readonly trailer?: string;
}

/** Writes a PDF (ISO 32000-1). */
export function writePdf({
  box = '0 0 595 842',
  others = [],
  pages = 1 + others.length,
  catalogue = '',
  content = '1 0 0 rg 0 0 300 842 re f',
  times = 1,
  resources = '',
  trailer = '',
}: Pdf = {}): Buffer {
  const contents = [content, ...others];
  const kids = pages === 0 ? '' : contents.map((_, index) => `${3 + 2 * index} 0 R`).join(' ');
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${catalogue}>>`,
    `<</Type/Pages/Kids[${kids}]/Count ${pages}>>`,
    ...contents.flatMap((drawn, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Resources<<${resources}>>/Contents[${`${4 + 2 * index} 0 R `.repeat(index === 0 ? times : 1)}]>>`,
      `<</Length ${drawn.length}>>stream\n${drawn}\nendstream`,
    ]),
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  const head = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${text}${head}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${table}\n%%EOF\n`,
  );
}
