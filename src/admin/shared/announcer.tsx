import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { settleTime, useTopLayer } from '#ui/modal/top-layer.ts';
import { type Announcement, announcements } from './announcements.ts';

/** Announcements kept until they are rendered. */
const mostKept = 10;
/**
 * ms after which an announcement is removed, so that screen reader users don't find it while browsing the
 * page.
 */
const readTime = 10_000;

/** Announces a text to screen readers. Don't call it for toasts, which announce themselves. */
export function announce(text: string, isUrgent = false): void {
  announcements.setState(({ said }) => {
    const id = (said.at(-1)?.id ?? 0) + 1;
    return { said: [...said.slice(1 - mostKept), { id, text, isUrgent }] };
  });
}

/**
 * The live regions for announcements. They are rendered in the topmost dialog; each announcement is a new
 * element, so that a repeated sentence is read again.
 */
export function Announcer() {
  const { layer, dialog } = useTopLayer();
  const said = useStore(announcements, (state) => state.said);
  const [shown, setShown] = useState<readonly Announcement[]>([]);
  const last = useRef(said.at(-1)?.id ?? 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read in one place is not read again in the next
  useEffect(() => setShown([]), [dialog]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another dialog the region has to settle first
  useEffect(() => {
    const timer = setTimeout(() => {
      const added = said.filter(({ id }) => id > last.current);
      last.current = said.at(-1)?.id ?? last.current;
      if (added.length > 0) setShown((before) => [...before, ...added].slice(-mostKept));
    }, settleTime);
    return () => clearTimeout(timer);
  }, [said, dialog]);
  useEffect(() => {
    if (shown.length === 0) return;
    const timer = setTimeout(() => setShown([]), readTime);
    return () => clearTimeout(timer);
  }, [shown]);
  return createPortal(
    [false, true].map((isUrgent) => (
      <div
        key={String(isUrgent)}
        className="visually-hidden"
        aria-live={isUrgent ? 'assertive' : 'polite'}
        aria-relevant="additions"
      >
        {shown
          .filter((one) => one.isUrgent === isUrgent)
          .map(({ id, text }) => (
            <p key={id}>{text}</p>
          ))}
      </div>
    )),
    layer,
  );
}
