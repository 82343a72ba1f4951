import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { NotFoundAddress, RedirectProposal } from '#api/endpoints/not-found.ts';
import { notFoundQuery, proposalsQuery } from '../data/redirects.ts';
import { messageOf } from '../shared/error-message.ts';
import { NotFoundRow } from './not-found-row.tsx';
import { notFoundWords } from './not-found-words.ts';
import type { Answer } from './redirect-draft.ts';
import { useDismiss } from './use-dismiss.ts';
import './not-found.css';

/** How many are shown before somebody asks for the rest. */
const shownFirst = 5;

const say = notFoundWords;

/** Addresses that visitors asked for in vain, each with the page that comes nearest. */
export function NotFoundSection({ answer }: { readonly answer: Answer }) {
  const { data, error } = useQuery(notFoundQuery);
  const [all, setAll] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const dismiss = useDismiss(() => heading.current?.focus());
  // The redirects are what this screen is about: while this loads it keeps silent.
  if (!data && !error) return null;
  const addresses = data ?? [];
  const shown = all ? addresses : addresses.slice(0, shownFirst);
  return (
    <section className="not-found-list" aria-labelledby="not-found-list">
      <header className="not-found-list__head">
        <h2 className="redirects__title" id="not-found-list" ref={heading} tabIndex={-1}>
          {say.title}
        </h2>
        {addresses.length > 1 && (
          <button className="text-button" type="button" onClick={() => dismiss(addresses)}>
            {say.dismissAll}
          </button>
        )}
      </header>
      <p className="not-found-list__lead">
        {error && !data ? messageOf(error) : addresses.length ? say.lead : say.empty}
      </p>
      {shown.length > 0 && (
        <Addresses
          addresses={shown}
          answer={answer}
          dismiss={(address) => dismiss([address])}
          refocus={() => heading.current?.focus()}
        />
      )}
      {shown.length < addresses.length && (
        <button className="text-button not-found-list__more" type="button" onClick={() => setAll(true)}>
          {say.showAll(addresses.length)}
        </button>
      )}
    </section>
  );
}

interface AddressesProps {
  readonly addresses: readonly NotFoundAddress[];
  readonly answer: Answer;
  readonly dismiss: (address: NotFoundAddress) => void;
  /** The line that had the keyboard is about to go. */
  readonly refocus: () => void;
}

function Addresses({ addresses, ...does }: AddressesProps) {
  const { data: proposals = [] } = useQuery(proposalsQuery);
  const byAddress = useMemo(() => new Map(proposals.map((one) => [keyOf(one), one])), [proposals]);
  return (
    <table className="not-found-list__table">
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{say.columns.address}</th>
          <th scope="col">{say.columns.times}</th>
          <th scope="col">{say.columns.proposal}</th>
          <th scope="col">{say.columns.actions}</th>
        </tr>
      </thead>
      <tbody>
        {addresses.map((address) => (
          <NotFoundRow
            key={keyOf(address)}
            address={address}
            proposal={byAddress.get(keyOf(address))}
            {...does}
          />
        ))}
      </tbody>
    </table>
  );
}

function keyOf({ language, path }: Pick<RedirectProposal, 'language' | 'path'>): string {
  return `${language} ${path}`;
}
