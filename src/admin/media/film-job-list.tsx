import { RotateCw, X } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { cancelFilmJob, type FilmJob, makeMissingCopies, useFilmJobs } from '../films/film-jobs.ts';
import { filmWords } from '../films/film-words.ts';
import { IconButton } from '../shared/icon-button.tsx';
import './media.css';

/**
 * Videos whose poster or phone rendition is being created, or has failed. Without `url` all of them, with
 * their names.
 */
export function FilmJobList({ url }: { readonly url?: string }) {
  const jobs = useFilmJobs().filter(({ media }) => url === undefined || media.url === url);
  if (jobs.length === 0) return null;
  return (
    <ul className="uploads">
      {jobs.map((job) => (
        <FilmJobItem key={job.id} job={job} isNamed={url === undefined} />
      ))}
    </ul>
  );
}

interface FilmJobItemProps {
  readonly job: FilmJob;
  readonly isNamed: boolean;
}

function FilmJobItem({ job: { id, media, step, part, issue }, isNamed }: FilmJobItemProps) {
  const { name } = media;
  const failed = issue !== undefined;
  return (
    <li className={classNames('uploads__item', failed && 'uploads__item--note')}>
      <div className="uploads__film">
        {isNamed && <span className="uploads__name">{name}</span>}
        {failed ? (
          <span className="uploads__issue">{issue}</span>
        ) : (
          <>
            <span>{(isNamed ? filmWords.steps : filmWords.stepsAlone)[step]}</span>
            <progress
              className="uploads__progress"
              aria-label={filmWords.working(name)}
              max={1}
              {...(part !== undefined && { value: part })}
            />
          </>
        )}
      </div>
      {failed && (
        <IconButton icon={RotateCw} label={filmWords.again(name)} onPress={() => makeMissingCopies(media)} />
      )}
      <IconButton
        icon={X}
        label={failed ? filmWords.dismiss(name) : filmWords.cancel(name)}
        onPress={() => cancelFilmJob(id)}
      />
    </li>
  );
}
