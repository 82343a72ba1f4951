import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import {
  deleteNotFound,
  type NotFoundAddress,
  type RedirectProposal,
  restoreNotFound,
} from '#api/endpoints/not-found.ts';
import { withLanguage } from '#content/address/site-paths.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { notFoundQuery, proposalsQuery, refreshRedirects } from '../data/redirects.ts';
import { api } from '../session/api.ts';
import { formatErrorMessage } from '../shared/error-message.ts';
import { words } from '../words.ts';
import { NotFoundRow } from './not-found-row.tsx';
import { notFoundWords } from './not-found-words.ts';
import { decodePathForDisplay } from './readable.ts';
import type { Answer } from './redirect-draft.ts';
import './not-found.css';

/** Rows shown before the rest is expanded. */
const shownFirst = 5;

const say = notFoundWords;

/** The 404 log, with the closest page for each path. */
export function NotFoundSection({ answer }: { readonly answer: Answer }) {
  const { data, error } = useQuery(notFoundQuery);
  const [all, setAll] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const dismiss = useDismiss(() => heading.current?.focus());
  // No loading message, since the screen's main content is the list of redirects.
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
        {error && !data ? formatErrorMessage(error) : addresses.length ? say.lead : say.empty}
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
  /** Called before the row with the focus is removed. */
  readonly refocus: () => void;
}

function Addresses({ addresses, ...does }: AddressesProps) {
  const { data: proposals = [] } = useQuery(proposalsQuery);
  const byAddress = useMemo(() => new Map(proposals.map((one) => [getProposalKey(one), one])), [proposals]);
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
            key={getProposalKey(address)}
            address={address}
            proposal={byAddress.get(getProposalKey(address))}
            {...does}
          />
        ))}
      </tbody>
    </table>
  );
}

function getProposalKey({ language, path }: Pick<RedirectProposal, 'language' | 'path'>): string {
  return `${language} ${path}`;
}

/**
 * Dismisses paths from the log and offers to undo it.
 *
 * @param focus moves the focus after the row with the focus was removed
 */
function useDismiss(focus: () => void): (addresses: readonly NotFoundAddress[]) => void {
  const { show } = useToast();
  const tellError = (error: unknown) => show({ text: formatErrorMessage(error), tone: 'error' });
  const { mutate: putBack } = useMutation({
    mutationFn: (addresses: readonly NotFoundAddress[]) =>
      api.call(restoreNotFound, { body: { addresses: [...addresses] } }),
    onError: tellError,
    onSettled: refreshRedirects,
  });
  const { mutate } = useMutation({
    mutationFn: forget,
    onSuccess: async (_answer, addresses) => {
      await refreshRedirects();
      const [first] = addresses;
      const text =
        addresses.length === 1 && first
          ? say.dismissed(decodePathForDisplay(withLanguage(first.path, first.language)))
          : say.allDismissed;
      show({ text, action: { label: words.undo, run: () => putBack(addresses) } });
      focus();
    },
    onError: tellError,
  });
  return mutate;
}

async function forget(addresses: readonly NotFoundAddress[]): Promise<void> {
  const [first] = addresses;
  const one = addresses.length === 1 && first;
  await api.call(deleteNotFound, { query: one ? { path: one.path, language: one.language } : {} });
}
