import { useQuery } from '@tanstack/react-query';
import { ArrowDown } from 'lucide-react';
import { useState } from 'react';
import type { RedirectCheck } from '#api/endpoints/redirects.ts';
import { endQuery } from '../data/redirects.ts';
import { TextInput } from '../forms/text-input.tsx';
import { formatErrorMessage } from '../shared/error-message.ts';
import { usePaused } from '../shared/use-paused.ts';
import { decodePathForDisplay, readTypedPath } from './readable.ts';
import { redirectWords } from './redirect-words.ts';

const pauseMs = 250;

const say = redirectWords.ends;

/** Follows the redirects from a path as a visitor's browser would, and shows each step. */
export function WhereItEnds() {
  const [text, setText] = useState('');
  const { value } = usePaused(text, pauseMs);
  const path = readTypedPath(value);
  const { data, error } = useQuery(endQuery(path));
  return (
    <section className="ends" aria-labelledby="where-it-ends">
      <h2 className="redirects__title" id="where-it-ends">
        {say.title}
      </h2>
      <div className="ends__ask">
        <TextInput
          label={say.label}
          value={text}
          onValue={setText}
          placeholder={say.placeholder}
          spellCheck={false}
          autoComplete="off"
          issue={error ? formatErrorMessage(error) : undefined}
        />
      </div>
      <div aria-live="polite">{path !== '' && data && !error && <Way path={path} check={data} />}</div>
    </section>
  );
}

function Way({ path, check }: { readonly path: string; readonly check: RedirectCheck }) {
  const { steps = [], end } = check;
  return (
    <div className="ends__way">
      <ol className="ends__steps">
        <li className="ends__step">
          <span className="ends__path">{decodePathForDisplay(steps[0]?.from ?? path)}</span>
        </li>
        {steps.map(({ from, to, by }) => (
          <li className="ends__step" key={`${from} ${to}`}>
            <span className="ends__by">
              <ArrowDown aria-hidden="true" />
              {say.by[by]}
            </span>
            <span className="ends__path">{decodePathForDisplay(to)}</span>
          </li>
        ))}
      </ol>
      {end && <p className="ends__end">{endSentence(end, steps.length)}</p>}
    </div>
  );
}

function endSentence({ type, trashed }: NonNullable<RedirectCheck['end']>, steps: number): string {
  if (type === 'nothing') return trashed ? say.trashed : say.nothing;
  return type === 'page' && steps === 0 ? say.stays : say[type];
}
