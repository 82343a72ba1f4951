import { FileUp } from 'lucide-react';
import { type DragEvent, useEffect, useState } from 'react';
import { formatExactCss } from '#tokens/exchange/exact-css.ts';
import { exchangeWords } from '#tokens/exchange/exchange-words.ts';
import type { TokenReading } from '#tokens/exchange/import-found-tokens.ts';
import { importTokens, type TokenImport, tokenFileBytes } from '#tokens/exchange/import-tokens.ts';
import { themes } from '#tokens/light-dark.ts';
import { resolveToken } from '#tokens/resolve-tokens.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';
import type { TokenDefinition, TokenSetting } from '#tokens/token-list.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FileButton } from '../../shared/file-button.tsx';
import { preventFileDrops } from '../../shared/prevent-file-drops.ts';
import { exchangeDialogWords as say } from './exchange-dialog-words.ts';

interface ImportTokensProps {
  readonly changes: TokenChanges;
  readonly onApply: (next: TokenChanges) => void;
}

interface ParsedFile {
  readonly name: string;
  readonly result: TokenImport;
}

/** Reads a file, previews its changes, and applies them to the draft on confirmation. */
export function ImportTokens({ changes, onApply }: ImportTokensProps) {
  const [read, setRead] = useState<ParsedFile>();
  const [isOver, setOver] = useState(false);
  const take = async (files: Iterable<File>) => {
    const [file] = files;
    if (file) setRead({ name: file.name, result: await readTokenFile(file, changes) });
  };
  const handleDrag = (event: DragEvent, isIn: boolean) => {
    event.preventDefault();
    setOver(isIn);
  };
  useEffect(preventFileDrops, []);
  const { result } = read ?? {};
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button in it is the keyboard's way */}
      <div
        className={classNames('token-exchange__drop', isOver && 'token-exchange__drop--over')}
        onDragOver={(event) => handleDrag(event, true)}
        onDragLeave={(event) => handleDrag(event, false)}
        onDrop={(event) => {
          handleDrag(event, false);
          void take(event.dataTransfer.files);
        }}
      >
        <p>{say.lead}</p>
        <FileButton
          label={read ? say.chooseOther : say.choose}
          icon={<FileUp aria-hidden="true" />}
          accept=".json,.css,.tokens,application/json,text/css"
          onFiles={(files) => void take(files)}
        />
      </div>
      <p className="visually-hidden" role="status">
        {read && result && 'reading' in result && describeReading(read.name, result.reading)}
      </p>
      <div className="token-exchange__result">
        {result && 'problem' in result && (
          <p className="token-exchange__problem" role="alert">
            {result.problem}
          </p>
        )}
        {read && result && 'reading' in result && (
          <TokenReadingView fileName={read.name} reading={result.reading} changes={changes} />
        )}
      </div>
      {result && 'reading' in result && (
        <div className="token-exchange__foot">
          <p className="token-exchange__note">{say.applyHelp}</p>
          <Button
            variant="primary"
            disabled={result.reading.taken.length === 0}
            onClick={() => onApply(result.reading.changes)}
          >
            {say.apply(result.reading.taken.length)}
          </Button>
        </div>
      )}
    </>
  );
}

/** Summarizes a file in one sentence, for screen readers. */
function describeReading(name: string, { format, taken, problems }: TokenReading): string {
  const changing = taken.length === 0 ? say.nothing : say.changing(taken.length);
  return say.heard(say.read(exchangeWords.formats[format], name), changing, problems.length);
}

/** Rejects a file above the size limit without reading it. */
async function readTokenFile(file: File, changes: TokenChanges): Promise<TokenImport> {
  if (file.size > tokenFileBytes) return { problem: exchangeWords.file.tooLarge };
  try {
    return importTokens(await file.text(), changes);
  } catch {
    return { problem: say.unreadable };
  }
}

/** Maximum number of listed problems. */
const problemsAtMost = 100;

interface TokenReadingViewProps {
  readonly fileName: string;
  readonly reading: TokenReading;
  /** The draft before the import. */
  readonly changes: TokenChanges;
}

/** Lists the changes of a file, and its parts that could not be read. */
function TokenReadingView({ fileName, reading, changes }: TokenReadingViewProps) {
  const { format, taken, unchanged, problems } = reading;
  return (
    <>
      <p className="token-exchange__source">{say.read(exchangeWords.formats[format], fileName)}</p>
      <section>
        <h3 className="token-exchange__title">
          {taken.length === 0 ? say.nothing : say.changing(taken.length)}
        </h3>
        {taken.length > 0 && (
          <ul className="token-exchange__list">
            {taken.map(({ token, before, after }) => (
              <li key={token.path} className="token-exchange__row">
                <code className="token-exchange__path">{token.path}</code>
                <SettingSample label={say.before} token={token} setting={before} changes={changes} />
                <span aria-hidden="true">→</span>
                <SettingSample label={say.after} token={token} setting={after} changes={reading.changes} />
              </li>
            ))}
          </ul>
        )}
        {unchanged > 0 && <p className="token-exchange__note">{say.unchanged(unchanged)}</p>}
      </section>
      {problems.length > 0 && (
        <section>
          <h3 className="token-exchange__title">{say.notRead(problems.length)}</h3>
          <ul className="token-exchange__list">
            {problems.slice(0, problemsAtMost).map(({ path, message }) => (
              <li key={`${path} ${message}`}>
                {path !== '' && <code className="token-exchange__path">{path}: </code>}
                {message}
              </li>
            ))}
          </ul>
          {problems.length > problemsAtMost && (
            <p className="token-exchange__note">{say.more(problems.length - problemsAtMost)}</p>
          )}
        </section>
      )}
    </>
  );
}

interface SettingSampleProps {
  /** Says if it is the value before or after the import. */
  readonly label: string;
  readonly token: TokenDefinition;
  readonly setting: TokenSetting;
  /** Resolves references to other tokens. */
  readonly changes: TokenChanges;
}

/** Shows a token's value as text; a colour also as swatches in both themes. */
function SettingSample({ label, token, setting, changes }: SettingSampleProps) {
  const withIt = { ...changes, [token.path]: setting };
  const text = formatSetting(token, setting);
  return (
    <span className="token-exchange__sample" title={text}>
      <span className="visually-hidden">{label}: </span>
      {token.type === 'color' && (
        <span className="token-exchange__swatches" aria-hidden="true">
          {themes.map((theme) => (
            <span
              key={theme}
              style={{ background: formatExactCss(token, resolveToken(token, withIt, theme).value, String) }}
            />
          ))}
        </span>
      )}
      <span className="token-exchange__text">{shortenNumbers(text)}</span>
    </span>
  );
}

/** Shortens numbers to visible precision; the `title` attribute has the full text. */
function shortenNumbers(text: string): string {
  return text.replace(/\d+\.\d{4,}/g, (number) => String(Number(Number(number).toFixed(3))));
}

function formatSetting(token: TokenDefinition, { value, dark, fluid }: TokenSetting): string {
  const formatValue = (side: TokenSetting['value']) => formatExactCss(token, side, (path) => path);
  const text = dark === undefined ? formatValue(value) : say.both(formatValue(value), formatValue(dark));
  return fluid ? say.grows(text) : text;
}
