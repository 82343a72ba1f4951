import { ApiError } from '#api/client.ts';
import { formatErrorMessage } from '../../../shared/error-message.ts';
import { Notice } from '../../../shared/notice.tsx';
import { words } from '../../../words.ts';
import { versionFrameWords } from './version-frame-words.ts';

/** Shown if a version cannot be loaded. */
export function VersionProblem({ error }: { readonly error: Error }) {
  const isGone = error instanceof ApiError && error.status === 404;
  return isGone ? (
    <Notice title={words.versions.missing} text={versionFrameWords.missingHelp} alert />
  ) : (
    <Notice title={versionFrameWords.failed} text={formatErrorMessage(error)} alert />
  );
}
