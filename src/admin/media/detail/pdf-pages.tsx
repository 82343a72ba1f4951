import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type CSSProperties, useEffect, useState } from 'react';
import type { Media } from '#api/endpoints/media.ts';
import { Button } from '#ui/button/button.tsx';
import { libraryWords } from '../library-words.ts';
import { getFileUrl } from '../media-facts.ts';
import './pdf-pages.css';

const say = libraryWords.pdf;

interface PdfPagesProps {
  readonly media: Media;
  /** Number of pages. */
  readonly pages: number;
}

/** A PDF, one page at a time. The arrow keys turn pages unless a text field has the focus. */
export function PdfPages({ media, pages }: PdfPagesProps) {
  const [page, setPage] = useState(1);
  const [seen, setSeen] = useState<number>();
  const [failed, setFailed] = useState<number>();
  const turn = (by: number) => setPage((now) => Math.min(pages, Math.max(1, now + by)));
  useArrowKeys(turn);
  const ratio = { '--ratio': media.width / media.height } as CSSProperties;
  const isComing = seen !== page && failed !== page;
  return (
    <section className="pdf-pages" aria-label={say.label}>
      <div className="pdf-pages__page" style={ratio} aria-busy={isComing}>
        {failed === page ? (
          <p className="pdf-pages__failed" role="alert">
            {say.failed}
          </p>
        ) : (
          <img
            src={buildPageUrl(getFileUrl(media), page)}
            alt={say.page(page, pages)}
            onLoad={() => setSeen(page)}
            onError={() => setFailed(page)}
          />
        )}
      </div>
      {pages > 1 && (
        <div className="pdf-pages__turn">
          <Button
            icon={<ChevronLeft aria-hidden="true" />}
            aria-label={say.previous}
            aria-disabled={page === 1}
            onClick={() => turn(-1)}
          />
          <span className="pdf-pages__where" role="status">
            {say.page(page, pages)}
          </span>
          <Button
            icon={<ChevronRight aria-hidden="true" />}
            aria-label={say.next}
            aria-disabled={page === pages}
            onClick={() => turn(1)}
          />
        </div>
      )}
    </section>
  );
}

/** Builds the URL of a page as an image from the image service. */
function buildPageUrl(bytes: string, page: number): string {
  return `${bytes}${bytes.includes('?') ? '&' : '?'}f=jpg&w=1024${page === 1 ? '' : `&p=${page}`}`;
}

const directions: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

function useArrowKeys(turn: (by: number) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const by = directions[event.key];
      const isWriting = event.target instanceof Element && event.target.closest('input, textarea, select');
      const isOthers = event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey;
      if (by === undefined || isWriting || isOthers) return;
      event.preventDefault();
      turn(by);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
