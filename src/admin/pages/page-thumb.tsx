import { useQuery } from '@tanstack/react-query';
import type { PageInList } from '#api/schemas/page.ts';
import { buildImageSrcSet, buildImageUrl, formatFocalPosition } from '#content/media/image-url.ts';
import type { PageKind } from '#content/page/page.ts';
import { classNames } from '#ui/class-names.ts';
import { pagePictureQuery } from '../data/page-pictures.ts';
import './page-thumb.css';

interface PageThumbProps {
  readonly page: Pick<PageInList, 'id' | 'updatedAt' | 'kind'>;
  /** For cards as wide as a column: a larger image than in rows. */
  readonly isLarge?: boolean;
}

/** Widths in pixels, of those of the image service. */
const widths = { row: 320, card: 640 };

/** The picture of a page in lists; a drawing of its kind if it has none. Decorative: the title is beside it. */
export function PageThumb({ page, isLarge = false }: PageThumbProps) {
  const { data: picture, isPending } = useQuery(pagePictureQuery(page));
  const className = classNames('page-thumb', isLarge && 'page-thumb--large');
  if (isPending) return <span className={className} />;
  if (!picture) {
    return (
      <span className={className}>
        <KindSketch kind={page.kind} />
      </span>
    );
  }
  return (
    <img
      className={className}
      src={buildImageUrl(picture.src, { w: widths.row })}
      {...(isLarge && {
        srcSet: buildImageSrcSet(picture.src, [widths.row, widths.card], {}),
        sizes: '(width < 48rem) 50vw, 18rem',
      })}
      style={{ objectPosition: formatFocalPosition(picture) }}
      alt=""
      loading="lazy"
      draggable={false}
    />
  );
}

/** Shapes of each kind in a box of 48 by 36. */
const sketches: Readonly<Record<PageKind, string>> = {
  page: 'M10 8h17v4H10zM10 16h28v2H10zM10 21h28v2H10zM10 26h18v2H10z',
  case: 'M10 7h28v15H10zM10 26h17v3H10z',
  section: 'M10 12h12v12H10zM26 13h12v2H26zM26 17h12v2H26zM26 21h8v2h-8z',
};

function KindSketch({ kind }: { readonly kind: PageKind }) {
  return (
    <svg className="page-thumb__sketch" viewBox="0 0 48 36" aria-hidden="true">
      <path d={sketches[kind]} />
    </svg>
  );
}
