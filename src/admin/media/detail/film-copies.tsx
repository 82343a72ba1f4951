import { Clapperboard } from 'lucide-react';
import type { Media } from '#api/endpoints/media.ts';
import { Button } from '#ui/button/button.tsx';
import { makeMissingCopies, useFilmJobs } from '../../films/film-jobs.ts';
import { findMissingCopies, isMoreThanPhonesNeed } from '../../films/film-rules.ts';
import { filmWords } from '../../films/film-words.ts';
import { FilmJobList } from '../film-job-list.tsx';
import { formatBytes } from '../media-facts.ts';

const say = filmWords;

/** Shows the poster and phone rendition of a video, and how to create missing ones. */
export function FilmCopiesSection({ media }: { readonly media: Media }) {
  const isAtWork = useFilmJobs().some(({ id }) => id === media.id);
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
          <dd>{phoneText(media)}</dd>
        </div>
      </dl>
      {isAtWork && <FilmJobList url={media.url} />}
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

function phoneText(media: Media): string {
  const { phone } = media;
  if (phone) return say.phoneThere(phone.width, phone.height, formatBytes(phone.size));
  return isMoreThanPhonesNeed(media) ? say.noPhone : say.noPhoneNeeded;
}
