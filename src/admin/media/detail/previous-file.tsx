import type { Media } from '#api/endpoints/media.ts';
import { Button } from '#ui/button/button.tsx';
import { relativeTime } from '../../shared/relative-time.ts';
import { mediaFacts } from '../media-facts.ts';
import { replaceWords } from './replace-words.ts';
import { usePutBack } from './use-put-back.ts';

/** What a file was before it was replaced, and the way back, as long as there is one. */
export function PreviousFile({ media }: { readonly media: Media }) {
  const { putBack, isPending } = usePutBack();
  const { previous } = media;
  if (!previous) return null;
  return (
    <div className="media-detail__previous">
      <p>
        {replaceWords.replacedAgo(relativeTime(previous.replacedAt))}
        <span className="media-detail__note">{replaceWords.was(mediaFacts(previous))}</span>
      </p>
      <Button className="button--small" busy={isPending} onClick={() => putBack(media)}>
        {replaceWords.putBack}
      </Button>
    </div>
  );
}
