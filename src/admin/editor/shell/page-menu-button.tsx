import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { onDemand } from '../../shared/on-demand.ts';
import { words } from '../../words.ts';

/** Loaded when it is opened: wide windows do without. */
const menu = onDemand(() => import('./page-menu.tsx'));

/** Opens the menu of the page, on phones. */
export function PageMenuButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { part } = useStore(menu.store);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="icon-button top-bar__more"
        aria-label={words.nav.more}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerDown={menu.preload}
        onClick={() => {
          menu.preload();
          setOpen(true);
        }}
      >
        <Ellipsis aria-hidden="true" />
      </button>
      {isOpen && part && button.current && <part.PageMenu at={button.current} close={() => setOpen(false)} />}
    </>
  );
}
