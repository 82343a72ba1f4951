import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/**
 * ms without a keystroke after which the query is written to the URL: browsers limit the frequency of such
 * changes.
 */
const typingPause = 300;

interface Address<Filter> {
  readonly read: (search: URLSearchParams) => Filter;
  /** Returns URL parameters without defaults. */
  readonly write: (filter: Filter) => URLSearchParams;
}

/** Keeps the filter of a list in the screen's URL, so that it survives navigation and reloads. */
export function useFilterInAddress<Filter extends { readonly query: string }>({
  read: readFilter,
  write: writeFilter,
}: Address<Filter>): readonly [Filter, (filter: Filter) => void] {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [filter, setFilter] = useState(() => readFilter(search));
  const wanted = writeFilter(filter).toString();
  const address = writeFilter(readFilter(search)).toString();
  /** URLs written here, which are ignored when the router reports them later. */
  const own = useRef(new Set([address]));
  const isTyped = filter.query.trim() !== readFilter(search).query;

  useEffect(() => {
    // A link to a filtered list, or Back, changes only the URL.
    if (!own.current.has(address)) setFilter(readFilter(new URLSearchParams(address)));
    own.current.add(address);
  }, [address, readFilter]);
  useEffect(() => {
    if (wanted === address) return;
    const write = () => {
      // The URL already belongs to another screen, which is still being loaded.
      if (window.location.pathname !== pathname) return;
      own.current.add(wanted);
      // Keeps the hash: a file that was opened since the last keystroke stays open.
      void navigate({ search: wanted, hash: window.location.hash }, { replace: true });
    };
    const timer = setTimeout(write, isTyped ? typingPause : 0);
    return () => clearTimeout(timer);
  }, [wanted, address, isTyped, navigate, pathname]);
  return [filter, setFilter];
}
