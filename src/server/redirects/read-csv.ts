import { CsvError, type InfoRecord, parse } from 'csv-parse/sync';
import { createInvalidError } from '#server/http/app-error.ts';

/** Message for files above the limit of redirects. */
export const tooManyLines =
  'This file has more than 10,000 lines. Split it, and import the parts one by one.';

/** Record of the file. */
export interface CsvRecord {
  /** Number of its first line, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

const delimiters = [',', ';', '\t'] as const;
/** Number of lines from which the delimiter is detected. */
const looked = 25;
export const maxRows = 10_000;

interface ParsedRecord {
  readonly record: string[];
  readonly info: InfoRecord;
}

/**
 * Parses the records of a CSV with any of the common delimiters. A quoted cell may contain delimiters and
 * line breaks.
 * @throws AppError 400 if it is empty, has too many lines, or a quote is never closed
 */
export function readCsv(csv: string): CsvRecord[] {
  const rows = parseBy(csv, detectDelimiter(csv));
  if (rows.length === 0) throw createInvalidError('csv', 'This file is empty.');
  if (rows.length > maxRows) throw createInvalidError('csv', tooManyLines);
  return rows;
}

function parseBy(csv: string, delimiter: string): CsvRecord[] {
  try {
    const parsed = parse(csv, {
      delimiter,
      bom: true,
      info: true,
      relax_column_count: true,
      // A quote inside an unquoted cell is an ordinary character.
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      to: maxRows + 1,
    }) as unknown as ParsedRecord[];
    return addLineNumbers(parsed);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw createInvalidError('csv', describeError(error));
  }
}

/** Computes line numbers: the parser gives the line where a record ends; the next one starts after it. */
function addLineNumbers(parsed: readonly ParsedRecord[]): CsvRecord[] {
  return parsed.map(({ record, info }) => {
    const breaks = record.reduce((sum, cell) => sum + cell.split(/\r\n|\r|\n/).length - 1, 0);
    return { line: info.lines - breaks, cells: record };
  });
}

function describeError({ code, message }: CsvError): string {
  return code === 'CSV_QUOTE_NOT_CLOSED'
    ? 'A quote (") in this file is never closed, so its cells cannot be read.'
    : `This file cannot be read as CSV: ${message}`;
}

/** Detects the delimiter that splits most of the first lines. */
function detectDelimiter(csv: string): string {
  const lines = csv.split(/\r\n|\r|\n/, looked).map((line) => line.replace(/"[^"]*"/g, ''));
  const countLinesWith = (delimiter: string) => lines.filter((line) => line.includes(delimiter)).length;
  return delimiters.reduce((best, next) => (countLinesWith(next) > countLinesWith(best) ? next : best));
}
