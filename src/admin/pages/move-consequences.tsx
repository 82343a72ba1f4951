import { useId } from 'react';
import { Link } from 'react-router';
import type { AffectedLink, DryRun, DryRunChanges } from '#api/dry-run.ts';
import { words } from '../words.ts';
import { pageSettingsWords } from './page-settings-words.ts';
import { PageTitleText } from './page-title-text.tsx';
import { getEditorPath } from './page-tree.ts';
import './move-consequences.css';

/** Dry run of a move; undefined while loading. */
export interface ForeseenMove {
  readonly foreseen?: DryRun<object> | undefined;
  /** True if the dry run failed. */
  readonly isUnknown?: boolean;
}

/** Maximum number of URLs shown at first: one page with a few children. */
const shownAtOnce = 6;
const say = pageSettingsWords.consequences;

/** Shows the consequences of a move for visitors, before it is made. */
export function MoveConsequences({ foreseen, isUnknown = false }: ForeseenMove) {
  const id = useId();
  return (
    <section className="consequences" aria-labelledby={id} aria-busy={!foreseen && !isUnknown}>
      <h3 className="consequences__title" id={id} role="status">
        {foreseen ? say.addresses(foreseen.changes.addresses.length) : isUnknown ? say.unknown : say.checking}
      </h3>
      {foreseen && (
        <>
          <Addresses changes={foreseen.changes} />
          <Redirects changes={foreseen.changes} />
          <Links changes={foreseen.changes} />
          {foreseen.warnings.map(({ path, message }) => (
            <p key={path} className="consequences__warning">
              {message}
            </p>
          ))}
        </>
      )}
    </section>
  );
}

function Addresses({ changes: { addresses } }: { readonly changes: DryRunChanges }) {
  const more = addresses.slice(shownAtOnce);
  return (
    <>
      <AddressList addresses={addresses.slice(0, shownAtOnce)} />
      {more.length > 0 && (
        <details className="consequences__more">
          <summary>{say.more(more.length)}</summary>
          <AddressList addresses={more} />
        </details>
      )}
    </>
  );
}

function AddressList({ addresses }: Pick<DryRunChanges, 'addresses'>) {
  return (
    <ul className="consequences__list">
      {addresses.map(({ pageId, language, from, to }) => (
        <li key={`${pageId} ${language}`}>
          <span className="consequences__from">{from}</span>{' '}
          <span role="img" aria-label={say.becomes}>
            →
          </span>{' '}
          {to}
        </li>
      ))}
    </ul>
  );
}

/** Lists pages that link to the old URLs, so that the links can be changed. */
function Links({ changes: { links, redirects } }: { readonly changes: DryRunChanges }) {
  if (links.length === 0) return null;
  const keepWorking = links.every(({ path }) =>
    redirects.some(({ fromPath, toPath }) => fromPath === path && toPath),
  );
  const list = (shown: readonly AffectedLink[]) => (
    <ul className="consequences__list">
      {shown.map((link) => (
        <li key={`${link.pageId} ${link.blockId} ${link.path}`}>
          <Link
            className="consequences__page"
            to={getEditorPath({ id: link.pageId, kind: link.kind })}
            target="_blank"
          >
            <PageTitleText page={link} untitled={words.untitled} />
          </Link>{' '}
          <span className="consequences__from">{say.linkIn(link.block, link.path, link.isLive)}</span>
        </li>
      ))}
    </ul>
  );
  const more = links.slice(shownAtOnce);
  return (
    <div className="consequences__links">
      <p className="consequences__subtitle">{say.links(links.length)}</p>
      {list(links.slice(0, shownAtOnce))}
      {more.length > 0 && (
        <details className="consequences__more">
          <summary>{say.more(more.length)}</summary>
          {list(more)}
        </details>
      )}
      <p className="consequences__note">{keepWorking ? say.linksWork : say.linksBreak}</p>
    </div>
  );
}

function Redirects({ changes: { addresses, redirects } }: { readonly changes: DryRunChanges }) {
  const made = redirects.filter(({ wasTo }) => wasTo === null);
  const others = redirects.filter(({ wasTo }) => wasTo !== null);
  const isUnseen = addresses.every(({ wasSeen }) => !wasSeen);
  return (
    <>
      {(made.length > 0 || isUnseen) && (
        <p className="consequences__note">{isUnseen ? say.unseen : say.redirects(made.length)}</p>
      )}
      {others.map(({ fromPath, toPath }) => (
        <p key={fromPath} className="consequences__note">
          {toPath === null ? say.dropped(fromPath) : say.turned(fromPath, toPath)}
        </p>
      ))}
    </>
  );
}
