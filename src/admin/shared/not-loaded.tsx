import { Button } from '#ui/button/button.tsx';
import { words } from '../words.ts';
import { formatErrorMessage } from './error-message.ts';
import { Loading } from './loading.tsx';
import { Notice } from './notice.tsx';

interface NotLoadedProps {
  /** Why there is nothing; null while it loads. */
  readonly error: unknown;
  /** What could not be loaded, as a title. */
  readonly failed: string;
  readonly loading?: string;
  readonly again: () => unknown;
}

/** Stands where something is to come from the server: it loads, or it failed and can be tried again. */
export function NotLoaded({ error, failed, loading, again }: NotLoadedProps) {
  if (!error) return <Loading {...(loading !== undefined && { text: loading })} />;
  return (
    <Notice title={failed} text={formatErrorMessage(error)} alert>
      <Button onClick={() => void again()}>{words.tryAgain}</Button>
    </Notice>
  );
}
