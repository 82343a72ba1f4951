import { Clapperboard } from 'lucide-react';
import type { Media } from '#api/endpoints/media.ts';
import { Button } from '#ui/button/button.tsx';
import { makeMissingCopies, useVideoJobs } from '../../videos/video-jobs.ts';
import { findMissingCopies, isMoreThanPhonesNeed } from '../../videos/video-rules.ts';
import { videoWords } from '../../videos/video-words.ts';
import { formatBytes } from '../media-facts.ts';
import { VideoJobList } from '../video-job-list.tsx';

const say = videoWords;

/** Shows the poster and phone rendition of a video, and how to create missing ones. */
export function VideoCopiesSection({ media }: { readonly media: Media }) {
  const isAtWork = useVideoJobs().some(({ id }) => id === media.id);
  const missing = findMissingCopies(media);
  return (
    <section className="media-detail__copies" aria-label={say.title}>
      <dl className="media-detail__facts">
        <div>
          <dt>{say.poster}</dt>
          <dd>{media.poster ? say.posterThere(media.poster.width, media.poster.height) : say.noPoster}</dd>
        </div>
        <div>
          <dt>{say.phone}</dt>
          <dd>{describePhoneRendition(media)}</dd>
        </div>
      </dl>
      {isAtWork && <VideoJobList url={media.url} />}
      {!isAtWork && (missing.poster || missing.phone) && (
        <div>
          <Button
            className="button--small"
            icon={<Clapperboard aria-hidden="true" />}
            onClick={() => makeMissingCopies(media)}
          >
            {say.make}
          </Button>
          <span className="media-detail__note">{say.makeHelp}</span>
        </div>
      )}
    </section>
  );
}

function describePhoneRendition(media: Media): string {
  const { phone } = media;
  if (phone) return say.phoneThere(phone.width, phone.height, formatBytes(phone.size));
  return isMoreThanPhonesNeed(media) ? say.noPhone : say.noPhoneNeeded;
}
