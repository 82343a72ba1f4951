import { useEffect } from 'react';
import { useToast } from '#ui/toast/toast.tsx';
import { words } from '../../words.ts';

/** ms that the note stays: nobody was waiting for it. */
const noteTime = 10_000;

/** Says that a frame was put in the place of one that hung; `round` counts them. */
export function useReplacedNote(round: number): void {
  const { show } = useToast();
  useEffect(() => {
    if (round > 0) show({ text: words.preview.replaced, visibleFor: noteTime });
  }, [round, show]);
}
