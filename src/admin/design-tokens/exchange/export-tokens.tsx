import { Copy, Download } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { exchangeWords } from '#tokens/exchange/exchange-words.ts';
import { exportTokens, formatNames } from '#tokens/exchange/export-tokens.ts';
import type { FormatName } from '#tokens/exchange/found-tokens.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';
import { Button } from '#ui/button/button.tsx';
import { SelectInput } from '../../forms/select-input.tsx';
import { exchangeDialogWords as say } from './exchange-dialog-words.ts';

/** Exports the draft as a file or to the clipboard. */
export function ExportTokens({ changes }: { readonly changes: TokenChanges }) {
  const [format, setFormat] = useState<FormatName>('dtcg');
  const [note, setNote] = useState('');
  const textId = useId();
  const { text, fileName, mimeType, lost } = useMemo(() => exportTokens(format, changes), [format, changes]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setNote(say.copied),
      () => setNote(say.notCopied),
    );
  return (
    <>
      <SelectInput
        label={say.format}
        value={format}
        onValue={(value) => {
          setFormat(value as FormatName);
          setNote('');
        }}
      >
        {formatNames.map((name) => (
          <option key={name} value={name}>
            {exchangeWords.formats[name]}
          </option>
        ))}
      </SelectInput>
      {lost.length > 0 && (
        <section>
          <h3 className="token-exchange__title">{say.lost}</h3>
          <ul className="token-exchange__list">
            {lost.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      <div className="form-field">
        <label className="form-field__label" htmlFor={textId}>
          {say.text}
        </label>
        <textarea
          id={textId}
          className="token-exchange__code"
          readOnly
          rows={12}
          value={text}
          spellCheck={false}
        />
      </div>
      <div className="token-exchange__foot">
        <p className="token-exchange__note" role="status">
          {note}
        </p>
        <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {say.copy}
        </Button>
        <Button
          variant="primary"
          icon={<Download aria-hidden="true" />}
          onClick={() => download(fileName, text, mimeType)}
        >
          {say.download}
        </Button>
      </div>
    </>
  );
}

function download(fileName: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: address, download: fileName }).click();
  URL.revokeObjectURL(address);
}
