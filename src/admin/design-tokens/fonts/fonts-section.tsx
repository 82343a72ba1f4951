import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { deleteFont, type FontFamily, restoreFont } from '#api/endpoints/fonts.ts';
import type { SiteFont } from '#content/look/site-font.ts';
import { getResolvedTokens } from '#tokens/resolve-tokens.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';
import { Button } from '#ui/button/button.tsx';
import { DropZone } from '../../media/drop-zone.tsx';
import { api } from '../../session/api.ts';
import { formatErrorMessage } from '../../shared/error-message.ts';
import { Loading } from '../../shared/loading.tsx';
import { Notice } from '../../shared/notice.tsx';
import { words } from '../../words.ts';
import { TokenPart } from '../part/token-part.tsx';
import { fontsQuery, sendFont } from './font-calls.ts';
import { FontCard, type FontUse } from './font-card.tsx';
import { fontsWords } from './fonts-words.ts';
import './fonts.css';

interface FontsSectionProps {
  /** Unpublished changes; values that they lack come from the design. */
  readonly changes: TokenChanges;
  readonly onChange: (changes: TokenChanges) => void;
}

const none: readonly FontFamily[] = [];

/** Lists the font families of the site, chooses their uses, and uploads the studio's own. */
export function FontsSection({ changes, onChange }: FontsSectionProps) {
  const { data = none, isPending, error, refetch } = useQuery(fontsQuery);
  const client = useQueryClient();
  const refetchFonts = () => client.invalidateQueries({ queryKey: fontsQuery.queryKey });
  const add = useMutation({ mutationFn: sendFont, onSettled: refetchFonts });
  const remove = useMutation({
    mutationFn: (id: string) => api.call(deleteFont, { params: { id } }),
    onSettled: refetchFonts,
  });
  const restore = useMutation({
    mutationFn: (id: string) => api.call(restoreFont, { params: { id } }),
    onSettled: refetchFonts,
  });
  const { font } = getResolvedTokens(changes);
  const getFirstFamily = (use: FontUse) => /^"([^"]+)"/.exec(font[use])?.[1];
  const failed = add.error ?? remove.error ?? restore.error;
  useFontFaces(useMemo(() => data.map((family) => family.font), [data]));
  return (
    <DropZone onFiles={([file]) => file && add.mutate(file)}>
      <TokenPart className="site-fonts" title={fontsWords.title} help={fontsWords.help}>
        <AddFont isAdding={add.isPending} onFile={(file) => add.mutate(file)} />
        {failed && (
          <Notice
            title={add.error ? fontsWords.notAdded : fontsWords.notDeleted}
            text={formatErrorMessage(failed)}
            alert
          />
        )}
        {isPending && <Loading text={fontsWords.loading} />}
        {error && (
          <Notice title={fontsWords.failed} text={formatErrorMessage(error)} alert>
            <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
          </Notice>
        )}
        <ul className="site-fonts__list" aria-label={fontsWords.list}>
          {data.map((family) => (
            <FontCard
              key={family.font.family}
              family={family}
              isUsedFor={(use) => getFirstFamily(use) === family.font.family}
              onUse={(use) => onChange({ ...changes, [`font.${use}`]: { value: [family.font.family] } })}
              onDelete={(id) => remove.mutate(id)}
              onRestore={(id) => restore.mutate(id)}
            />
          ))}
        </ul>
      </TokenPart>
    </DropZone>
  );
}

interface AddFontProps {
  readonly isAdding: boolean;
  readonly onFile: (file: File) => void;
}

/** Adds a font by keyboard, as an alternative to drag and drop. */
function AddFont({ isAdding, onFile }: AddFontProps) {
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
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
    </div>
  );
}

/** Registers `@font-face` rules for samples. The browser downloads a file when a sample is rendered. */
function useFontFaces(fonts: readonly SiteFont[]): void {
  useEffect(() => {
    // jsdom has no `FontFace`.
    if (typeof FontFace === 'undefined') return;
    const faces = fonts.flatMap(({ family, faces: own }) =>
      own.map(
        ({ url, weight, style }) =>
          new FontFace(family, `url(${JSON.stringify(url)})`, { weight: weight.join(' '), style }),
      ),
    );
    for (const face of faces) document.fonts.add(face);
    return () => {
      for (const face of faces) document.fonts.delete(face);
    };
  }, [fonts]);
}
