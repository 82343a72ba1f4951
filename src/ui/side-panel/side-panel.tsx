import { type CSSProperties, type ReactNode, useId } from 'react';
import { CloseButton } from '../close-button/close-button.tsx';
import { useDialog } from '../modal/use-dialog.ts';
import { standardSidePanelWidth } from './side-panel-widths.ts';

interface PanelProps {
  readonly title: string;
  /** In CSS pixels. */
  readonly width?: number;
  /** Accessible name of the close button. */
  readonly closeLabel: string;
  readonly children?: ReactNode;
}

interface SidePanelProps extends PanelProps {
  /** Called for Escape, a click beside the panel and the close button. The owner then unmounts the panel. */
  readonly onClose: () => void;
}

interface SidePanelPopoverProps extends PanelProps {
  /** The `popovertarget` of the button that opens the panel. */
  readonly id: string;
}

/** A panel at the right edge that is open while it is mounted and restores the focus when it unmounts. */
export function SidePanel({ title, width, closeLabel, onClose, children }: SidePanelProps) {
  const dialog = useDialog(onClose, true);
  const titleId = useId();
  return (
    <dialog {...dialog} {...buildPanelAttributes(width)} aria-labelledby={titleId}>
      <Sheet title={title} titleId={titleId} close={<CloseButton label={closeLabel} onClick={onClose} />}>
        {children}
      </Sheet>
    </dialog>
  );
}

/** A side panel without scripts: the browser opens and closes it, also with Escape. */
export function SidePanelPopover({ id, title, width, closeLabel, children }: SidePanelPopoverProps) {
  const titleId = `${id}-title`;
  return (
    <div id={id} popover="auto" role="dialog" {...buildPanelAttributes(width)} aria-labelledby={titleId}>
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

function buildPanelAttributes(width: number = standardSidePanelWidth) {
  return {
    className: 'side-panel',
    style: { '--side-panel-width': `${width}px` } as CSSProperties,
  };
}
