import { CsvError, type InfoRecord, parse } from 'csv-parse/sync';
import { createInvalidError } from '#server/http/app-error.ts';

/** A record of the file. */
export interface CsvRecord {
  /** Where it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

const delimiters = [',', ';', '\t'] as const;
/** Lines by which the delimiter is told. */
const looked = 25;
export const maxRows = 10_000;

interface Parsed {
  readonly record: string[];
  readonly info: InfoRecord;
}

/**
 * The records of a CSV, by whichever delimiter it is written. A cell in quotes may hold delimiters and line ends.
 *
 * @throws 400 when nothing is in it, when it has too many lines, or when a quote is never closed
 */
export function readCsv(csv: string): CsvRecord[] {
  const rows = parseBy(csv, delimiterOf(csv));
  if (rows.length === 0) throw createInvalidError('csv', 'There is nothing in this file.');
  if (rows.length > maxRows)
    throw createInvalidError(
      'csv',
      'This file has more than 10,000 lines. Split it, and import the parts one by one.',
    );
  return rows;
}

function parseBy(csv: string, delimiter: string): CsvRecord[] {
  try {
    const parsed = parse(csv, {
      delimiter,
      bom: true,
      info: true,
      relax_column_count: true,
      // A quote inside a cell that does not begin with one is a letter like all others.
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      to: maxRows + 1,
    }) as unknown as Parsed[];
    return rowsOf(parsed);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw createInvalidError('csv', sentenceOf(error));
  }
}

/** The parser says at which line a record ends; one begins where the one before has ended. */
function rowsOf(parsed: readonly Parsed[]): CsvRecord[] {
  return parsed.map(({ record, info }) => {
    const breaks = record.reduce((sum, cell) => sum + cell.split(/\r\n|\r|\n/).length - 1, 0);
    return { line: info.lines - breaks, cells: record };
  });
}

function sentenceOf({ code, message }: CsvError): string {
  return code === 'CSV_QUOTE_NOT_CLOSED'
    ? 'A quote (") opens in this file and never closes, so it cannot be told where its cells end.'
    : `This file cannot be read as CSV: ${message}`;
}

/** The delimiter that divides the most of the first lines in two cells or more. */
function delimiterOf(csv: string): string {
  const lines = csv.split(/\r\n|\r|\n/, looked).map((line) => line.replace(/"[^"]*"/g, ''));
  const divided = (delimiter: string) => lines.filter((line) => line.includes(delimiter)).length;
  return delimiters.reduce((best, next) => (divided(next) > divided(best) ? next : best));
}
