import type { CSSProperties, ReactNode } from 'react';
import { standardSidePanelWidth } from './side-panel-widths.ts';

interface SidePanelProps {
  /** A button with this as its `popovertarget` opens the panel. */
  readonly id: string;
  readonly title: string;
  /** CSS pixels. */
  readonly width?: number;
  readonly closeLabel: string;
  readonly children?: ReactNode;
}

/** A sheet at the right edge, beside what it is about. The browser opens and closes it, Escape included. */
export function SidePanel({
  id,
  title,
  width = standardSidePanelWidth,
  closeLabel,
  children,
}: SidePanelProps) {
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-label={title}
      className="side-panel"
      style={{ '--side-panel-width': `${width}px` } as CSSProperties}
    >
      <div className="side-panel__head">
        <strong className="side-panel__title">{title}</strong>
        <button type="button" className="button button--slim" popoverTarget={id} popoverTargetAction="hide">
          {closeLabel}
        </button>
      </div>
      <div className="side-panel__body">{children}</div>
    </div>
  );
}
