import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type ModalSize, modalSizes } from './modal-sizes.ts';

interface ModalSheetProps {
  readonly title: ReactNode;
  /** The id of the title, which is the name of the dialog around it. */
  readonly titleId: string;
  /** The control that closes it, where there is one. */
  readonly close?: ReactNode;
  /** Keeps the title for assistive technology only. */
  readonly hideTitle?: boolean | undefined;
  /** Buttons at the bottom. */
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

/** What stands in a modal, whichever element opens it. */
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

/** How the element around the sheet is as large as its preset: as its content asks, or exactly. */
export function modalLooks(size: ModalSize, exactly = false, className?: string) {
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
