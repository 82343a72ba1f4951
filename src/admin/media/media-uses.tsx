import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Media, MediaUse } from '#api/endpoints/media.ts';
import { Button } from '#ui/button/button.tsx';
import { mediaUsesQuery } from '../data/media.ts';
import { PageTitleText } from '../pages/page-title-text.tsx';
import { words } from '../words.ts';
import { BrandLink, listBrandUses } from './brand-link.tsx';
import { libraryWords } from './library-words.ts';
import './media-uses.css';

const say = libraryWords.uses;

/** Lists the pages with a file, grouped by live version, draft and older versions. */
export function MediaUses({ media }: { readonly media: Media }) {
  const { data, error, refetch } = useQuery(mediaUsesQuery(media.id));
  const brand = listBrandUses(media);
  return (
    <section className="media-uses" aria-busy={!data && !error}>
      <h3 className="media-uses__title">{say.title}</h3>
      {error && !data && (
        <p className="media-uses__note" role="alert">
          {say.failed}{' '}
          <Button variant="slim" onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        </p>
      )}
      {!data && !error && <p className="media-uses__note">{words.loading}</p>}
      {data?.length === 0 && brand.length === 0 && <p className="media-uses__note">{say.none}</p>}
      {data && (data.length > 0 || brand.length > 0) && (
        <ul className="media-uses__list">
          {brand.map((one) => (
            <li key={one}>
              <BrandLink brand={one} />
            </li>
          ))}
          {data.map((use) => (
            <li key={use.pageId}>
              <UseLink use={use} />
              <span className="media-uses__where">{describeUse(use)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Links the name of a page with a file to the editor. */
export function UseLink({ use }: { readonly use: MediaUse }) {
  const title = <PageTitleText page={use} />;
  if (use.isInTrash) return <Link to="/admin/trash">{title}</Link>;
  return <Link to={`/admin/pages/edit/${use.identifier}`}>{title}</Link>;
}

function describeUse({ isLive, isInDraft, olderVersions, isInTrash }: MediaUse): string {
  const where = [
    isInTrash && say.trash,
    isLive && !isInTrash && say.live,
    isInDraft && !isInTrash && say.draft,
    olderVersions > 0 && say.older(olderVersions),
  ];
  return where.filter((part) => part !== false).join(', ');
}
