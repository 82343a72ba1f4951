import { type CSSProperties, type ReactNode, useId } from 'react';
import { CloseButton } from '../close-button/close-button.tsx';
import { useDialog } from '../modal/use-dialog.ts';
import { standardSidePanelWidth } from './side-panel-widths.ts';

interface PanelProps {
  readonly title: string;
  /** CSS pixels. */
  readonly width?: number;
  /** The name of the close control. */
  readonly closeLabel: string;
  readonly children?: ReactNode;
}

interface SidePanelProps extends PanelProps {
  /** Called for Escape, a click beside the panel and the close control; the owner unmounts it. */
  readonly onClose: () => void;
}

interface SidePanelPopoverProps extends PanelProps {
  /** A button with this as its `popovertarget` opens the panel. */
  readonly id: string;
}

/** A sheet at the right edge: open while it is mounted, gives the focus back when it goes. */
export function SidePanel({ title, width, closeLabel, onClose, children }: SidePanelProps) {
  const dialog = useDialog(onClose, true);
  const titleId = useId();
  return (
    <dialog {...dialog} {...panelLooks(width)} aria-labelledby={titleId}>
      <Sheet title={title} titleId={titleId} close={<CloseButton label={closeLabel} onClick={onClose} />}>
        {children}
      </Sheet>
    </dialog>
  );
}

/** The same where no script runs: the browser opens and closes it, Escape included. */
export function SidePanelPopover({ id, title, width, closeLabel, children }: SidePanelPopoverProps) {
  const titleId = `${id}-title`;
  return (
    <div id={id} popover="auto" role="dialog" {...panelLooks(width)} aria-labelledby={titleId}>
      <Sheet
        title={title}
        titleId={titleId}
        close={<CloseButton label={closeLabel} popoverTarget={id} popoverTargetAction="hide" />}
      >
        {children}
      </Sheet>
    </div>
  );
}

function Sheet(props: {
  readonly title: string;
  readonly titleId: string;
  readonly close: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className="side-panel__sheet">
      <header className="side-panel__head">
        <h2 className="side-panel__title" id={props.titleId}>
          {props.title}
        </h2>
        {props.close}
      </header>
      <div className="side-panel__body">{props.children}</div>
    </div>
  );
}

function panelLooks(width: number = standardSidePanelWidth) {
  return {
    className: 'side-panel',
    style: { '--side-panel-width': `${width}px` } as CSSProperties,
  };
}
