import type { Definitions } from '#content/block/block.ts';
import type { Issue } from '#content/block/issue.ts';
import { isRecord } from '#content/block/walk-fields.ts';
import { findIdentifierIssue } from '#content/page/page.ts';
import { listSaveIssues } from './save-page.ts';

// Checks of a body that need nothing from the database. One answer lists their issues together with those of
// its schema.

/** Lists the issues of a new page: its identifier's, and those of a save. */
export function listNewPageIssues(definitions: Definitions, body: unknown): readonly Issue[] {
  if (!isRecord(body)) return [];
  const kind = body.kind === 'case' ? 'case' : 'page';
  return [...listIdentifierIssues(body, kind), ...listSaveIssues(definitions, body)];
}

/**
 * Lists issues that an identifier has for every kind of page. A case may have some identifiers that a page
 * may not.
 */
export function listRenameIssues(body: unknown): readonly Issue[] {
  return isRecord(body) ? listIdentifierIssues(body, 'case') : [];
}

type Body = Readonly<Record<string, unknown>>;

function listIdentifierIssues({ identifier }: Body, kind: 'page' | 'case'): Issue[] {
  const message = typeof identifier === 'string' ? findIdentifierIssue(identifier, kind) : undefined;
  return message ? [{ path: 'identifier', message }] : [];
}
