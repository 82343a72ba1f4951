import { useMutation, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { deleteNotFound, type NotFoundAddress } from '#api/endpoints/not-found.ts';
import { withLanguage } from '#content/site-paths.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { notFoundQuery, queryClient } from '../data/queries.ts';
import { api } from '../session/api.ts';
import { announce } from '../shared/announcer.tsx';
import { messageOf } from '../shared/error-message.ts';
import { IconButton } from '../shared/icon-button.tsx';
import { relativeTime } from '../shared/relative-time.ts';
import { words } from '../words.ts';
import './not-found-list.css';

/** How many are shown before somebody asks for the rest. */
const shownFirst = 5;

const say = words.notFoundList;

/** Addresses that visitors asked for in vain, on the dashboard. */
export function NotFoundList() {
  const { data, error } = useQuery(notFoundQuery);
  const [all, setAll] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const dismiss = useDismiss(() => heading.current?.focus());
  // The pages are what this screen is about: while this loads, or when nothing has come, it keeps silent.
  if (!data && !error) return null;
  const addresses = data ?? [];
  const shown = all ? addresses : addresses.slice(0, shownFirst);
  return (
    <section className="not-found-list" aria-labelledby="not-found-list">
      <header className="not-found-list__head">
        <h2 className="not-found-list__title" id="not-found-list" ref={heading} tabIndex={-1}>
          {say.title}
        </h2>
        {addresses.length > 1 && (
          <button className="text-button" type="button" onClick={() => dismiss(undefined)}>
            {say.dismissAll}
          </button>
        )}
      </header>
      <p className="not-found-list__lead">
        {error ? messageOf(error) : addresses.length ? say.lead : say.empty}
      </p>
      {shown.length > 0 && <Addresses addresses={shown} dismiss={dismiss} />}
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
  readonly dismiss: (address: NotFoundAddress) => void;
}

function Addresses({ addresses, dismiss }: AddressesProps) {
  return (
    <table className="not-found-list__table">
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{say.columns.address}</th>
          <th scope="col">{say.columns.from}</th>
          <th scope="col">{say.columns.times}</th>
          <th scope="col">{say.columns.seen}</th>
          <th scope="col">{say.columns.actions}</th>
        </tr>
      </thead>
      <tbody>
        {addresses.map((address) => {
          const path = readable(withLanguage(address.path, address.language));
          return (
            <tr key={path}>
              <td className="not-found-list__address" title={path}>
                {path}
              </td>
              <td className="not-found-list__from">
                {address.referrer && say.from(readable(address.referrer.replace(/^https?:\/\//, '')))}
              </td>
              <td className="not-found-list__times">{say.times(address.times)}</td>
              <td className="not-found-list__seen">
                <time dateTime={address.lastSeen} title={say.since(relativeTime(address.firstSeen))}>
                  {relativeTime(address.lastSeen)}
                </time>
              </td>
              <td className="not-found-list__actions">
                <IconButton icon={X} label={say.dismiss(path)} onPress={() => dismiss(address)} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** An address as people write it; one that cannot be decoded stays as it is. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Forgets one address, or all; the line that had the focus is gone afterwards. */
function useDismiss(focus: () => void): (address: NotFoundAddress | undefined) => void {
  const { show } = useToast();
  const { mutate } = useMutation({
    mutationFn: (address: NotFoundAddress | undefined) =>
      api.call(deleteNotFound, {
        query: address && { path: address.path, language: address.language },
      }),
    onSuccess: async (_answer, address) => {
      await queryClient.invalidateQueries({ queryKey: notFoundQuery.queryKey });
      announce(address ? say.dismissed(readable(address.path)) : say.allDismissed);
      focus();
    },
    onError: (error) => show({ text: messageOf(error), tone: 'error' }),
  });
  return mutate;
}
