import type { Definitions } from '#content/block.ts';
import type { Fault } from '#content/fault.ts';
import { identifierFault } from '#content/page.ts';
import { isRecord } from '#content/walk-fields.ts';
import { addressFault } from '#server/redirects/redirect-address.ts';
import { flagFaults } from './page-status.ts';
import { contentFaults } from './save-content.ts';

// What is wrong with a body by itself, whatever is stored: all of it comes in one answer with what its schema says.

/** The faults of a save: those of title and blocks, flags that disagree, and an address that leads nowhere. */
export function saveFaults(definitions: Definitions, body: unknown): readonly Fault[] {
  if (!isRecord(body)) return [];
  const faults = [...contentFaults(definitions, body), ...flagFaults(body), ...redirectFaults(body)];
  // Blocks that are no list are refused in words of their own, `input/no-overview`, when nothing else is wrong.
  return faults.every(({ path }) => path === 'overview') ? [] : faults;
}

/** The faults of a new page: its identifier's, and those of a save. */
export function newPageFaults(definitions: Definitions, body: unknown): readonly Fault[] {
  if (!isRecord(body)) return [];
  const kind = body['kind'] === 'case' ? 'case' : 'page';
  return [...identifierFaults(body, kind), ...saveFaults(definitions, body)];
}

/** What no page of any kind can be called; a case may have some names that a page may not. */
export function renameFaults(body: unknown): readonly Fault[] {
  return isRecord(body) ? identifierFaults(body, 'case') : [];
}

type Body = Readonly<Record<string, unknown>>;

function identifierFaults({ identifier }: Body, kind: 'page' | 'case'): Fault[] {
  const message = typeof identifier === 'string' ? identifierFault(identifier, kind) : undefined;
  return message ? [{ path: 'identifier', message }] : [];
}

function redirectFaults({ redirectUrl }: Body): Fault[] {
  const address = typeof redirectUrl === 'string' ? redirectUrl.trim() : '';
  const message = address === '' ? undefined : addressFault(address);
  return message ? [{ path: 'redirectUrl', message }] : [];
}
