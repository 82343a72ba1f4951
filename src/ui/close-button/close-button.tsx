import type { ButtonHTMLAttributes } from 'react';

interface CloseButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'> {
  /** Its name, since it shows a cross alone. */
  readonly label: string;
}

/** Closes the sheet that it stands in. */
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
