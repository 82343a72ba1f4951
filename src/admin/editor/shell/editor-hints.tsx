import { useState } from 'react';
import { useUser } from '../../session/api.ts';
import { onDemand, useOnDemand } from '../../shared/on-demand.ts';
import { hasSeenHints, setHintsSeen } from './seen-hints.ts';

/** Loaded on the first visit only. */
const hints = onDemand(() => import('./hints.tsx'));

/** Narrower windows show one area at a time: a hint would cover what it is about. */
const hasRoom = '(width >= 64rem)';

/** Three hints in place, once per member in this browser. */
export function EditorHints() {
  const email = useUser()?.email;
  const [isOpen, setOpen] = useState(
    () => email !== undefined && !hasSeenHints(email) && (window.matchMedia?.(hasRoom).matches ?? false),
  );
  if (!isOpen || email === undefined) return null;
  const close = () => {
    setHintsSeen(email);
    setOpen(false);
  };
  return <LoadedHints close={close} />;
}

function LoadedHints({ close }: { readonly close: () => void }) {
  const { part } = useOnDemand(hints);
  return part && <part.Hints close={close} />;
}
