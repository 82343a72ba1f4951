import { SharingSketch } from './sharing-sketch.tsx';
import type { Told } from './use-told.ts';

interface Props extends Told {
  readonly network: 'linkedin' | 'whatsapp';
}

/**
 * A shared link: the picture above, the title on two lines at most, the host below. LinkedIn leaves the description out, WhatsApp
 * shows its first line.
 */
export function NetworkPreview({ network, summary, studioName, steps: [host] }: Props) {
  return (
    <div className={`told-card told-card--${network}`} lang={summary.language}>
      <SharingSketch title={summary.title} hero={summary.hero} studioName={studioName} />
      <div className="told-card__words">
        <p className="told-card__title">{summary.shownTitle}</p>
        {network === 'whatsapp' && summary.description !== '' && (
          <p className="told-card__text">{summary.description}</p>
        )}
        <p className="told-card__host">{host}</p>
      </div>
    </div>
  );
}
