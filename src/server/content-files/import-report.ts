/** Result of an import, for a terminal. */
export interface ImportReport {
  readonly created: readonly ImportedPage[];
  readonly updated: readonly ImportedPage[];
  readonly refused: readonly { readonly source: string; readonly why: string }[];
  /** Files that were added to the library or already there. */
  readonly files: number;
  /** Content that could not be mapped, with its source. */
  readonly notes: readonly { readonly source: string; readonly note: string }[];
}

export interface ImportedPage {
  readonly source: string;
  readonly identifier: string;
  /** Path that it would have had if another page did not use it. */
  readonly wished?: string;
}

/** Notes of one kind that are listed; further ones are counted. */
const most = 200;

export function describeImport(report: ImportReport, { dryRun }: { readonly dryRun: boolean }): string {
  const { created, updated, refused, files, notes } = report;
  const chooseTense = (done: string, planned: string) => (dryRun ? planned : done);
  const lines = [
    ...created.map(
      ({ source, identifier, wished }) =>
        `${source}: ${chooseTense('a new draft', 'would be a new draft')}, ${identifier}${wished === undefined ? '' : `, because the page ${wished} already exists`}.`,
    ),
    ...updated.map(
      ({ source, identifier }) => `${source}: ${chooseTense('is', 'would be')} the draft of ${identifier}.`,
    ),
  ];
  return [
    ...limitLines(lines, 'more pages'),
    ...(refused.length > 0 ? ['', 'Not imported:'] : []),
    ...limitLines(
      refused.map(({ source, why }) => `- ${source}: ${why}`),
      'more files',
    ),
    ...(notes.length > 0 ? ['', 'Imported with changes:'] : []),
    ...limitLines(
      notes.map(({ source, note }) => `- ${source}: ${note}`),
      'more notes',
    ),
    '',
    `${chooseTense('', 'Would be: ')}${formatCount(created.length, 'new draft')}, ${formatCount(updated.length, 'draft')} of existing pages, ${formatCount(files, 'file')} in the media library, ${formatCount(refused.length, 'page')} not imported. Nothing was published.`,
    '',
  ].join('\n');
}

function limitLines(lines: readonly string[], what: string): string[] {
  return lines.length <= most
    ? [...lines]
    : [...lines.slice(0, most), `… and ${lines.length - most} ${what}.`];
}

function formatCount(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
