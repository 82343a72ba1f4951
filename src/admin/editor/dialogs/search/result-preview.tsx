import type { Told } from './use-told.ts';

/** A result of Google: a title on one line of 600 pixels, on a phone two, a description on two lines, on a phone three. */
export function ResultPreview({ summary, studioName, steps }: Told) {
  const [host, ...path] = steps;
  return (
    <div className="told-result" lang={summary.language}>
      <div className="told-result__site">
        <img src="/icon-192.png" alt="" width={26} height={26} />
        <p className="told-result__names">
          <span>{studioName}</span>
          <span className="told-result__address">{[host, ...path].join(' › ')}</span>
        </p>
      </div>
      <p className="told-result__title">{`${summary.shownTitle} – ${studioName}`}</p>
      {summary.description !== '' && <p className="told-result__text">{summary.description}</p>}
    </div>
  );
}
