import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { onDemand, useOnDemand } from '../../shared/on-demand.ts';
import { DialogFailed } from '../../shared/part-failed.tsx';
import { words } from '../../words.ts';
import type { PageMenuProps } from './page-menu.tsx';

/** Loaded when it is opened: wide windows do without. */
const menu = onDemand(() => import('./page-menu.tsx'));

/** Opens the menu of the page, on phones. */
export function PageMenuButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
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
        onClick={() => setOpen(true)}
      >
        <Ellipsis aria-hidden="true" />
      </button>
      {isOpen && button.current && <LoadedMenu at={button.current} close={() => setOpen(false)} />}
    </>
  );
}

function LoadedMenu(props: PageMenuProps) {
  const { part, failed } = useOnDemand(menu);
  if (part) return <part.PageMenu {...props} />;
  return failed ? <DialogFailed close={props.close} /> : null;
}
