import { Button } from '#ui/button/button.tsx';
import { words } from '../words.ts';
import { formatErrorMessage } from './error-message.ts';
import { Loading } from './loading.tsx';
import { Notice } from './notice.tsx';

interface NotLoadedProps {
  /** The error; null while loading. */
  readonly error: unknown;
  /** Title of the error. */
  readonly failed: string;
  readonly loading?: string;
  readonly again: () => unknown;
}

/** Placeholder for data from the server: a loading message, or the error with a retry button. */
export function NotLoaded({ error, failed, loading, again }: NotLoadedProps) {
  if (!error) return <Loading {...(loading !== undefined && { text: loading })} />;
  return (
    <Notice title={failed} text={formatErrorMessage(error)} alert>
      <Button onClick={() => void again()}>{words.tryAgain}</Button>
    </Notice>
  );
}
