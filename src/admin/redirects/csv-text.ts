/**
 * Decodes a CSV file. UTF-16 is recognized by its byte order mark; invalid UTF-8 is read as Windows-1252,
 * which older spreadsheets write.
 */
export async function readCsvText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Formats a table as CSV. Cells that a spreadsheet would run as formulas are escaped. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map((row) => row.map(formatCell).join(',')).join('\r\n')}\r\n`;
}

function formatCell(value: string | number): string {
  const text = /^[=+\-@\t\r]/.test(`${value}`) ? `'${value}` : `${value}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
