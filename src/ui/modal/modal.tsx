import { type CSSProperties, type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { type ModalSize, modalSizes } from './modal-sizes.ts';

interface ModalProps {
  readonly title: ReactNode;
  /** Called for Escape, a click on the backdrop and the close control; the owner unmounts the modal. */
  readonly onClose: () => void;
  /** The name of the close control. */
  readonly closeLabel: string;
  readonly size?: ModalSize;
  /** Buttons at the bottom. */
  readonly footer?: ReactNode;
  /** False for a question that has to be answered: no close control, and Escape does nothing. */
  readonly dismissible?: boolean;
  /** Keeps the title for assistive technology only. */
  readonly hideTitle?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A dialog above everything else: open while it is mounted, gives the focus back when it goes. */
export function Modal(props: ModalProps) {
  const {
    title,
    onClose,
    closeLabel,
    size = 'medium',
    footer,
    dismissible = true,
    hideTitle,
    className,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // React's autoFocus comes too early: before it is shown, nothing inside can take the focus.
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // Closing before React removes the element is what gives the focus back to where it was.
    return () => element?.close();
  }, []);

  const closeOnBackdrop = (event: MouseEvent) => {
    if (dismissible && event.target === dialog.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way is Escape, which a dialog brings along
    <dialog
      ref={dialog}
      className={classNames('modal', className)}
      style={sizeOf(size)}
      aria-labelledby={titleId}
      onClick={closeOnBackdrop}
      onCancel={(event) => {
        // A file input inside sends its own cancel event up through the dialog.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        if (dismissible) onClose();
      }}
    >
      <div className="modal__sheet">
        <header className={classNames('modal__head', hideTitle && 'modal__head--hidden')}>
          <h2 className="modal__title" id={titleId}>
            {title}
          </h2>
          {dismissible && !hideTitle && (
            <button type="button" className="modal__close" aria-label={closeLabel} onClick={onClose}>
              <CloseMark />
            </button>
          )}
        </header>
        <div className="modal__body">{props.children}</div>
        {footer && <footer className="modal__foot">{footer}</footer>}
      </div>
    </dialog>
  );
}

function sizeOf(size: ModalSize): CSSProperties {
  const { width, height } = modalSizes[size];
  return { '--modal-width': width, '--modal-height': height } as CSSProperties;
}

function CloseMark() {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M4 4l8 8M12 4l-8 8" />
    </svg>
  );
}
