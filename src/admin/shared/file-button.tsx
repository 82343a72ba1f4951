import { type ReactElement, useRef } from 'react';
import { Button } from '#ui/button/button.tsx';

interface FileButtonProps {
  readonly label: string;
  readonly icon: ReactElement;
  /** As in `<input accept>`. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly isPrimary?: boolean | undefined;
  readonly onFiles: (files: Iterable<File>) => void;
}

/** A button that opens the browser's file dialog. */
export function FileButton({ label, icon, accept, multiple = false, isPrimary, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant={isPrimary ? 'primary' : 'secondary'}
        icon={icon}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Without a reset, choosing the same file again fires no event.
          event.target.value = '';
        }}
      />
    </>
  );
}
