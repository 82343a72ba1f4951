import { useState } from 'react';

/**
 * State of a control that can show one value for all of its parts. It starts on if the stored values are
 * equal. It switches off when they differ (a drag in the page, an undo), and never back on: that would remove
 * the input in use.
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
