import type { AccessMerge } from './backup-access.ts';

/** Lines about the access that a backup brings back, or would, and the access that stays ended. */
export function describeAccess(
  { isRemembered, isDiverged, reopened, stillEnded }: Omit<AccessMerge, 'changes'>,
  verb: 'came' | 'would come',
): string[] {
  const lines: string[] = [];
  if (!isRemembered)
    lines.push(
      'This site has no history in common with the backup, so it cannot know what you revoked after the backup was made. Check the list below.',
    );
  if (isDiverged)
    lines.push(
      'This site was restored to an earlier state since the backup was made, so it no longer knows everything that you revoked. Check the list below.',
    );
  lines.push(...list(`Access that ${verb} back:`, reopened));
  lines.push(...list('Access that ended on this site and stays ended:', stillEnded));
  if (reopened.length === 0) lines.push(`No access ${verb} back.`);
  return lines;
}

function list(heading: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [heading, ...items.map((item) => `  ${item}`)];
}
