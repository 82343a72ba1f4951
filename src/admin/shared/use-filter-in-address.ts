import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** ms without a letter after which what is searched for stands in the address: browsers limit how often it changes. */
const typingPause = 300;

interface Address<Filter> {
  readonly read: (search: URLSearchParams) => Filter;
  /** Answers nothing of what is so anyway. */
  readonly write: (filter: Filter) => URLSearchParams;
}

/** What a list shows. It stands in the address of the screen: coming back and loading anew find it so. */
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
  /** What was written here: the address says it later, and is no news then. */
  const own = useRef(new Set([address]));
  const isTyped = filter.query.trim() !== readFilter(search).query;

  useEffect(() => {
    // A link to a filtered list, or going back, changes the address alone.
    if (!own.current.has(address)) setFilter(readFilter(new URLSearchParams(address)));
    own.current.add(address);
  }, [address, readFilter]);
  useEffect(() => {
    if (wanted === address) return;
    const write = () => {
      // Another screen's already, while that one is being loaded.
      if (window.location.pathname !== pathname) return;
      own.current.add(wanted);
      // What was opened since the last letter stays open.
      void navigate({ search: wanted, hash: window.location.hash }, { replace: true });
    };
    const timer = setTimeout(write, isTyped ? typingPause : 0);
    return () => clearTimeout(timer);
  }, [wanted, address, isTyped, navigate, pathname]);
  return [filter, setFilter];
}
