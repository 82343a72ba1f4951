import { useState } from 'react';

/**
 * Whether a control shows one value for all of its parts. It starts as what is stored allows, and goes off when stored
 * values come to differ (a drag in the page, an undo), never on: that would take the input away from who is typing in it.
 */
export function useOneForAll(isOne: boolean): readonly [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(isOne);
  const [wasOne, setWasOne] = useState(isOne);
  if (wasOne !== isOne) {
    setWasOne(isOne);
    if (!isOne) setOn(false);
  }
  return [on, setOn];
}
