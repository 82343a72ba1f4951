import { ApiError } from '#api/client.ts';
import { words } from '../words.ts';

/** Formats an error as a sentence that a person can act on. */
export function formatErrorMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return isOffline(error) ? words.errors.offline : words.errors.unknown;
  const issues = error.issues?.map((issue) => issue.message) ?? [];
  return error.code === 'input/invalid' && issues.length === 1 && issues[0]
    ? toSentence(issues[0])
    : error.message;
}

/** `fetch` throws a TypeError if it got no response. */
function isOffline(error: unknown): boolean {
  return error instanceof TypeError;
}

function toSentence(text: string): string {
  const start = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(start) ? start : `${start}.`;
}
