import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#api/client.ts';
import { changeRedirects, type RedirectChangeInput } from '#api/endpoints/redirects.ts';
import { api } from '../session/api.ts';
import { usePaused } from '../shared/use-paused.ts';
import { readTypedPath } from './readable.ts';
import type { RedirectDraft } from './redirect-draft.ts';
import { redirectWords } from './redirect-words.ts';

/** ms of pause in typing after which the server is asked. */
const pauseMs = 250;

interface FieldMessage {
  /** The reason it is refused. */
  readonly issue?: string;
  /** A warning that doesn't prevent saving. */
  readonly warning?: string;
}

interface RedirectValidation {
  readonly fromPath: FieldMessage | undefined;
  readonly toPath: FieldMessage | undefined;
  readonly isRefused: boolean;
}

const nothing: RedirectValidation = { fromPath: undefined, toPath: undefined, isRefused: false };

/**
 * Builds the changes for saving a draft: the redirect, and the removal of its old path if that has changed.
 */
export function buildRedirectChanges({
  fromPath,
  toPath,
  reason,
  was,
}: RedirectDraft): RedirectChangeInput[] {
  const path = readTypedPath(fromPath);
  const rule = { fromPath: path, toPath: toPath.trim(), reason: reason.trim() };
  if (!was) return [rule];
  if (was.fromPath === path) return [{ ...rule, was: was.toPath }];
  return [{ fromPath: was.fromPath, toPath: null, was: was.toPath }, rule];
}

/** Validates a draft on the server while typing: errors and warnings. */
export function useRedirectValidation(draft: RedirectDraft): RedirectValidation {
  const { value } = usePaused(draft, pauseMs);
  const isComplete = value.fromPath.trim() !== '' && isAddress(value.toPath.trim());
  const { data } = useQuery({
    queryKey: ['redirect-validation', value],
    queryFn: ({ signal }) => validate(value, signal),
    enabled: isComplete,
    gcTime: 0,
    retry: false,
  });
  return isComplete ? (data ?? nothing) : nothing;
}

/**
 * True if the text could be a path or URL. The name of a page, typed to find it, isn't one and isn't an
 * error.
 */
function isAddress(text: string): boolean {
  return text === 'main' || /^(?:\/|[a-z][a-z0-9+.-]*:)/i.test(text);
}

async function validate(draft: RedirectDraft, signal: AbortSignal): Promise<RedirectValidation> {
  // Without `was` the server reports no conflicts: a validation may run during the save, which reports them.
  const changes = buildRedirectChanges(draft).map(({ was: _was, ...change }) => change);
  const own = `changes[${changes.length - 1}]`;
  try {
    const { warnings, changes: seen } = await api.dryRun(changeRedirects, { body: { changes } }, { signal });
    const replaced = seen.redirects.find(({ fromPath, wasTo }) => isReplaced(draft, fromPath, wasTo));
    return {
      fromPath: toMessage('warning', [
        ...(replaced?.wasTo ? [redirectWords.replaces(replaced.wasTo)] : []),
        ...listMessages(warnings, `${own}.fromPath`),
      ]),
      toPath: toMessage('warning', listMessages(warnings, `${own}.toPath`)),
      isRefused: false,
    };
  } catch (error) {
    // Other failures, such as no response, are reported when the draft is saved.
    if (!(error instanceof ApiError) || error.code !== 'input/invalid') return nothing;
    const issues = error.issues ?? [];
    return {
      fromPath: toMessage(
        'issue',
        issues.filter(({ path }) => !path.endsWith('.toPath')).map(({ message }) => message),
      ),
      toPath: toMessage('issue', listMessages(issues, `${own}.toPath`)),
      isRefused: true,
    };
  }
}

/** True if the path already has another redirect than the edited one. */
function isReplaced({ was }: RedirectDraft, fromPath: string, wasTo: string | null): boolean {
  return wasTo !== null && fromPath !== was?.fromPath;
}

function listMessages(issues: readonly { path: string; message: string }[], path: string): string[] {
  return issues.filter((issue) => issue.path === path).map(({ message }) => message);
}

function toMessage(as: keyof FieldMessage, sentences: readonly string[]): FieldMessage | undefined {
  return sentences.length === 0 ? undefined : { [as]: sentences.join(' ') };
}
