import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type ModalSize, modalSizes } from './modal-sizes.ts';

interface ModalSheetProps {
  readonly title: ReactNode;
  /** Id of the title, which names the dialog. */
  readonly titleId: string;
  /** The close button, if there is one. */
  readonly close?: ReactNode;
  /** Shows the title to screen readers only. */
  readonly hideTitle?: boolean | undefined;
  /** Buttons at the bottom edge. */
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

/** The content of a modal, whichever element opens it. */
export function ModalSheet({ title, titleId, close, hideTitle, footer, children }: ModalSheetProps) {
  return (
    <div className="modal__sheet">
      <header className={classNames('modal__head', hideTitle && 'modal__head--hidden')}>
        <h2 className="modal__title" id={titleId}>
          {title}
        </h2>
        {!hideTitle && close}
      </header>
      <div className="modal__body">{children}</div>
      {footer && <footer className="modal__foot">{footer}</footer>}
    </div>
  );
}

/** Gets the class and style for a modal's preset: at most as large as it, or exactly. */
export function getModalAttributes(size: ModalSize, exactly = false, className?: string) {
  const { width, height } = modalSizes[size];
  return {
    className: classNames(
      'modal',
      size === 'fullscreen' ? 'modal--fullscreen' : exactly && 'modal--preset',
      className,
    ),
    style: { '--modal-width': width, '--modal-height': height } as CSSProperties,
  };
}
