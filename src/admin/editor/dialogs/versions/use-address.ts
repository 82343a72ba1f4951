import { useEffect } from 'react';
import { draftName } from '../version/use-version-state.ts';

/** The name of the query by which the list of versions, or one of them, can be linked to. */
const parameter = 'versions';

/** Says in the address which version is looked at, for as long as that is so. Going back leads where it led before. */
export function useAddress(selected: string): void {
  useEffect(() => {
    say(selected === draftName ? '' : selected);
    return () => say(undefined);
  }, [selected]);
}

function say(value: string | undefined): void {
  const address = new URL(window.location.href);
  address.searchParams.delete(parameter);
  if (value !== undefined) address.searchParams.set(parameter, value);
  window.history.replaceState(window.history.state, '', address);
}
