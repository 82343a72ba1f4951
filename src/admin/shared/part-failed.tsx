import { Button } from '#ui/button/button.tsx';
import { words } from '../words.ts';
import { Notice } from './notice.tsx';

/** Stands where a part that is loaded on demand could not be. What was typed is kept by the browser. */
export function PartFailed() {
  return (
    <Notice title={words.boundary.title} text={words.errors.offline} alert>
      <Button onClick={() => window.location.reload()}>{words.boundary.refresh}</Button>
    </Notice>
  );
}
