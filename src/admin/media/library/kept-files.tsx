import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import type { Media, MediaUse } from '#api/endpoints/media.ts';
import { mediaUsesQuery } from '../../data/media.ts';
import { words } from '../../words.ts';
import { BrandLink, brandOf } from '../brand-link.tsx';
import { libraryWords } from '../library-words.ts';
import { UseLink } from '../media-uses.tsx';
import './kept-files.css';

const say = libraryWords.kept;

/** So many files are named, and so many pages of each: the site is asked for each file, and a dialog is read. */
const namedFiles = 5;
const namedPages = 3;

/** Which of the files that were to be deleted stay, and what each of them is used by. */
export function KeptFiles({ files }: { readonly files: readonly Media[] }) {
  const others = files.length - namedFiles;
  return (
    <section className="kept-files">
      <p>{say.title(files.length)}</p>
      <ul>
        {files.slice(0, namedFiles).map((file) => (
          <li key={file.id}>
            <strong>{file.name}</strong>: <Holders media={file} />
          </li>
        ))}
        {others > 0 && <li>{say.moreFiles(others)}</li>}
      </ul>
    </section>
  );
}

/** The pages that would miss a file, in one line; logo and icon stand first. */
function Holders({ media }: { readonly media: Media }) {
  const { data, error } = useQuery({ ...mediaUsesQuery(media.id), enabled: media.usedOn > 0 });
  if (media.usedOn > 0 && !data) return error ? say.failed : words.loading;
  const pages = data?.filter(holds) ?? [];
  const others = pages.length - namedPages;
  const names: ReactNode[] = pages.slice(0, namedPages).map((use) => <UseLink key={use.pageId} use={use} />);
  names.unshift(...brandOf(media).map((brand) => <BrandLink key={brand} brand={brand} />));
  return (
    <>
      {names.map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they come once and stay in their order
        <Fragment key={at}>
          {at > 0 && ', '}
          {name}
        </Fragment>
      ))}
      {others > 0 && ` ${say.more(others)}`}
    </>
  );
}

/** Older versions keep no file. */
function holds({ isLive, isInDraft }: MediaUse): boolean {
  return isLive || isInDraft;
}
