import type { ButtonHTMLAttributes } from 'react';

interface CloseButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'> {
  /** Accessible name, since the button shows only a cross. */
  readonly label: string;
}

export function CloseButton({ label, ...button }: CloseButtonProps) {
  return (
    <button type="button" className="close-button" aria-label={label} {...button}>
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
    </button>
  );
}
