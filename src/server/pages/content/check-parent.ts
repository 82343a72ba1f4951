import { type PlacedChild, type PlacedParent, placeIssue } from '#content/page/page-place.ts';
import { AppError, invalid } from '#server/http/app-error.ts';

/** Refuses a place in the tree that has no address. */
export function checkParent(child: PlacedChild, parent: PlacedParent): void {
  const issue = placeIssue(child, parent);
  if (issue?.of === 'system') throw new AppError('page/system', { message: issue.message });
  if (issue) throw invalid('parentId', issue.message);
}
