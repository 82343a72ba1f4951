import type { FontFamily, FontFile } from '#api/endpoints/fonts.ts';
import { Button } from '#ui/button/button.tsx';
import { fontsWords } from './fonts-words.ts';

export type FontUse = 'heading' | 'text';
const uses: readonly FontUse[] = ['heading', 'text'];

interface FontCardProps {
  readonly family: FontFamily;
  readonly isUsedFor: (use: FontUse) => boolean;
  readonly onUse: (use: FontUse) => void;
  readonly onDelete: (id: string) => void;
  readonly onRestore: (id: string) => void;
}

/** Shows a font family: a sample in Dutch, its properties, and the uses it can be chosen for. */
export function FontCard({ family: { font, files }, isUsedFor, onUse, onDelete, onRestore }: FontCardProps) {
  const isThere = files.length === 0 || files.some(({ deletedAt }) => deletedAt === undefined);
  return (
    <li className="font-card">
      <div
        className="font-card__sample"
        lang="nl"
        style={{ fontFamily: `"${font.family}", ${font.category}` }}
      >
        <p className="font-card__headline">{fontsWords.headline}</p>
        <p>{fontsWords.sentence}</p>
      </div>
      <h3 className="font-card__name">{font.family}</h3>
      <p className="font-card__fact">{describeFallback(font)}</p>
      {files.length === 0 && <p className="font-card__fact">{fontsWords.bundled}</p>}
      {files.map((file) => (
        <FileFacts key={file.id} file={file} onDelete={onDelete} onRestore={onRestore} />
      ))}
      {isThere && (
        <div className="font-card__uses">
          {uses.map((use) => (
            <Button
              key={use}
              variant="secondary"
              aria-pressed={isUsedFor(use)}
              aria-label={fontsWords.pressOf(
                isUsedFor(use) ? fontsWords.used[use] : fontsWords.use[use],
                font.family,
              )}
              onClick={() => onUse(use)}
            >
              {isUsedFor(use) ? fontsWords.used[use] : fontsWords.use[use]}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

interface FileFactsProps extends Pick<FontCardProps, 'onDelete' | 'onRestore'> {
  readonly file: FontFile;
}

function FileFacts({ file, onDelete, onRestore }: FileFactsProps) {
  const { id, name, missing, embedding, whole, deletedAt } = file;
  const notes = [
    missing !== '' && fontsWords.missing(missing),
    embedding === 'restricted' && fontsWords.restricted,
    (embedding === 'preview' || embedding === 'editable') && fontsWords.limited,
    whole && fontsWords.whole,
  ].filter((note) => note !== false);
  return (
    <div className="font-card__file">
      <p className="font-card__fact">{`${name} · ${fontsWords.fact(file)}`}</p>
      {notes.map((note) => (
        <p key={note} className="font-card__note">
          {note}
        </p>
      ))}
      {deletedAt === undefined ? (
        <Button variant="tertiary" onClick={() => onDelete(id)}>
          {fontsWords.delete(name)}
        </Button>
      ) : (
        <>
          <p className="font-card__fact">{fontsWords.deleted}</p>
          <Button variant="tertiary" onClick={() => onRestore(id)}>
            {fontsWords.restore(name)}
          </Button>
        </>
      )}
    </div>
  );
}

/** Describes how the first fallback font is adjusted at the weight of text. */
function describeFallback({ fallbacks }: FontFamily['font']): string {
  const size = fallbacks[0]?.faces[0]?.size ?? 1;
  return fontsWords.shift(Math.abs(size - 1) < 0.001 ? 0 : Math.round(size * 1000) / 10);
}
