import type { Definitions } from '#content/block/block.ts';
import type { Issue } from '#content/block/issue.ts';
import { isRecord } from '#content/block/walk-fields.ts';
import { identifierIssue } from '#content/page/page.ts';
import { saveIssues } from './save-page.ts';

// What is wrong with a body by itself, whatever is stored: all of it comes in one answer with what its schema says.

/** The issues of a new page: its identifier's, and those of a save. */
export function newPageIssues(definitions: Definitions, body: unknown): readonly Issue[] {
  if (!isRecord(body)) return [];
  const kind = body.kind === 'case' ? 'case' : 'page';
  return [...identifierIssues(body, kind), ...saveIssues(definitions, body)];
}

/** What no page of any kind can be called; a case may have some names that a page may not. */
export function renameIssues(body: unknown): readonly Issue[] {
  return isRecord(body) ? identifierIssues(body, 'case') : [];
}

type Body = Readonly<Record<string, unknown>>;

function identifierIssues({ identifier }: Body, kind: 'page' | 'case'): Issue[] {
  const message = typeof identifier === 'string' ? identifierIssue(identifier, kind) : undefined;
  return message ? [{ path: 'identifier', message }] : [];
}
