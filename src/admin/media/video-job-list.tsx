import { RotateCw, X } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '../shared/icon-button.tsx';
import { cancelVideoJob, makeMissingCopies, useVideoJobs, type VideoJob } from '../videos/video-jobs.ts';
import { videoWords } from '../videos/video-words.ts';
import './media.css';

/**
 * Videos whose poster or phone rendition is being created, or has failed. Without `url` all of them, with
 * their names.
 */
export function VideoJobList({ url }: { readonly url?: string }) {
  const jobs = useVideoJobs().filter(({ media }) => url === undefined || media.url === url);
  if (jobs.length === 0) return null;
  return (
    <ul className="uploads">
      {jobs.map((job) => (
        <VideoJobItem key={job.id} job={job} isNamed={url === undefined} />
      ))}
    </ul>
  );
}

interface VideoJobItemProps {
  readonly job: VideoJob;
  readonly isNamed: boolean;
}

function VideoJobItem({ job: { id, media, step, part, issue }, isNamed }: VideoJobItemProps) {
  const { name } = media;
  const failed = issue !== undefined;
  return (
    <li className={classNames('uploads__item', failed && 'uploads__item--note')}>
      <div className="uploads__video">
        {isNamed && <span className="uploads__name">{name}</span>}
        {failed ? (
          <span className="uploads__issue">{issue}</span>
        ) : (
          <>
            <span>{(isNamed ? videoWords.steps : videoWords.stepsAlone)[step]}</span>
            <progress
              className="uploads__progress"
              aria-label={videoWords.working(name)}
              max={1}
              {...(part !== undefined && { value: part })}
            />
          </>
        )}
      </div>
      {failed && (
        <IconButton icon={RotateCw} label={videoWords.again(name)} onPress={() => makeMissingCopies(media)} />
      )}
      <IconButton
        icon={X}
        label={failed ? videoWords.dismiss(name) : videoWords.cancel(name)}
        onPress={() => cancelVideoJob(id)}
      />
    </li>
  );
}
