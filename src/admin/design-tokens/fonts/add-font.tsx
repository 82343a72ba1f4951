import { useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { fontsWords } from './fonts-words.ts';

interface AddFontProps {
  readonly isAdding: boolean;
  readonly onFile: (file: File) => void;
}

/** The keyboard's way to add a font. */
export function AddFont({ isAdding, onFile }: AddFontProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="site-fonts__add">
      <Button variant="secondary" busy={isAdding} onClick={() => input.current?.click()}>
        {fontsWords.add}
      </Button>
      <p className="token-part__help" role="status">
        {isAdding ? fontsWords.adding : fontsWords.drop}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".woff2,.woff,.ttf,.otf,font/*"
        aria-label={fontsWords.add}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </div>
  );
}
