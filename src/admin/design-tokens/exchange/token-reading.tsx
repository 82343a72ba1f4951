import { exchangeWords } from '#tokens/exchange/exchange-words.ts';
import type { TokenReading } from '#tokens/exchange/take-found.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';
import { exchangeDialogWords as say } from './exchange-dialog-words.ts';
import { SettingSample } from './setting-sample.tsx';

/** Sentences about what was not read that are shown at once. */
const problemsAtMost = 100;

interface TokenReadingViewProps {
  readonly fileName: string;
  readonly reading: TokenReading;
  /** The draft before it. */
  readonly changes: TokenChanges;
}

/** What a file comes to: what changes, and what could not be read. */
export function TokenReadingView({ fileName, reading, changes }: TokenReadingViewProps) {
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
