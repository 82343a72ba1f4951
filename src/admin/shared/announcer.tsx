import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const announcements = createStore<{ text: string; count: number }>(() => ({ text: '', count: 0 }));

/** Tells people who cannot see the screen what has just happened. */
export function announce(text: string): void {
  announcements.setState(({ count }) => ({ text, count: count + 1 }));
}

/** The live region. The same sentence twice is a new element, so that it is read again. */
export function Announcer() {
  const { text, count } = useStore(announcements);
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      <span key={count}>{text}</span>
    </div>
  );
}
