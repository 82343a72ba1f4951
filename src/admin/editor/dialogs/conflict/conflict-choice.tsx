import { diffWordsWithSpace } from 'diff/lib/diff/word.js';
import { Pencil } from 'lucide-react';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type { Decision } from '#document/merge/conflict.ts';
import { Button } from '#ui/button/button.tsx';
import { words } from '../../../words.ts';
import { conflictWords } from './conflict-words.ts';
import type { DescribedConflict, Sides } from './described-conflict.ts';

interface ConflictChoiceProps {
  readonly conflict: DescribedConflict;
  /** Author of the other page. */
  readonly them: string;
  readonly decision: Decision;
  readonly onDecision: (decision: Decision) => void;
  /** True for the first conflict, which is focused when the dialog opens. */
  readonly isFirst: boolean;
}

/** One conflict: a choice between both sides; a text can also be edited. */
export function ConflictChoice({ conflict, them, decision, onDecision, isFirst }: ConflictChoiceProps) {
  const { block, summary, field, language, sides, isText, note } = conflict;
  const name = useId();
  const [edited, setEdited] = useState<string>();
  // The text of a Text block needs no second label.
  const part = field !== block && field;
  const where = [part, language && words.languages[language]].filter(Boolean).join(' · ');
  const chosen = typeof decision === 'string' ? decision : 'edited';
  const write = (value: string) => {
    setEdited(value);
    onDecision({ value });
  };
  const side = (of: keyof Sides, label: string) =>
    sides && (
      <ConflictSide
        name={name}
        label={label}
        checked={chosen === of}
        onChoose={() => onDecision(of)}
        autoFocus={isFirst && of === 'mine'}
      >
        <SideText conflict={conflict} sides={sides} side={of} />
      </ConflictSide>
    );
  return (
    <fieldset className="conflict">
      <legend className="conflict__name">
        {block} {where && <span className="conflict__where">{where}</span>}
      </legend>
      {!isText && summary && <p className="conflict__note conflict__note--summary">{summary}</p>}
      {note && <p className="conflict__note">{note}</p>}
      {sides && (
        <div className="conflict__sides">
          {side('mine', conflictWords.mine)}
          {side('theirs', them)}
        </div>
      )}
      {isText && sides && edited === undefined && (
        <Button
          variant="slim"
          className="conflict__edit"
          icon={<Pencil aria-hidden="true" />}
          onClick={() => write(sides[toSide(chosen)])}
        >
          {conflictWords.edit}
        </Button>
      )}
      {edited !== undefined && (
        <ConflictSide
          name={name}
          label={conflictWords.edited}
          checked={chosen === 'edited'}
          onChoose={() => onDecision({ value: edited })}
        >
          <EditedText value={edited} language={language} onValue={write} />
        </ConflictSide>
      )}
    </fieldset>
  );
}

const toSide = (chosen: string): keyof Sides => (chosen === 'theirs' ? 'theirs' : 'mine');

interface SideTextProps {
  readonly conflict: DescribedConflict;
  readonly sides: Sides;
  readonly side: keyof Sides;
}

function SideText({ conflict: { isText, language }, sides, side }: SideTextProps) {
  if (sides[side] === '') return <em>{conflictWords.nothing}</em>;
  return <span lang={language}>{isText ? <WordDiff sides={sides} side={side} /> : sides[side]}</span>;
}

interface EditedTextProps {
  readonly value: string;
  readonly language: string | undefined;
  readonly onValue: (value: string) => void;
}

function EditedText({ value, language, onValue }: EditedTextProps) {
  const hadFocus = useRef(false);
  const takeFocus = (element: HTMLTextAreaElement | null) => {
    if (!element || hadFocus.current) return;
    hadFocus.current = true;
    element.focus();
  };
  return (
    <textarea
      ref={takeFocus}
      className="conflict__text"
      aria-label={conflictWords.editedText}
      lang={language}
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}

interface ConflictSideProps {
  /** Name of the radio group. */
  readonly name: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly autoFocus?: boolean;
  readonly children: ReactNode;
}

/** One side of a conflict as a radio button, described by its value. */
function ConflictSide({ name, label, checked, onChoose, autoFocus, children }: ConflictSideProps) {
  const id = useId();
  return (
    <div className="conflict__side">
      <label className="conflict__choice">
        <input
          type="radio"
          name={name}
          checked={checked}
          onChange={onChoose}
          aria-describedby={id}
          data-autofocus={autoFocus || undefined}
        />
        {label}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a larger place to press; the radio is the control */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div className="conflict__value" id={id} onClick={onChoose}>
        {children}
      </div>
    </div>
  );
}

/** A part of a text, and whether the other text lacks it. */
interface Stretch {
  readonly text: string;
  readonly isOwn: boolean;
}

/** Number of common words that are shown before and after a difference. */
const shownAround = 24;
/** Number of differences from which two texts count as unrelated. */
const maxDifferences = 500;

interface WordDiffProps {
  readonly sides: Sides;
  readonly side: keyof Sides;
}

/** Text of one side. Words that the other side lacks are marked. */
function WordDiff({ sides, side }: WordDiffProps) {
  const stretches = useMemo(() => splitByDifference(sides, side), [sides, side]);
  // Parts have no ids and never change their order.
  return stretches.map(({ text, isOwn }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    isOwn ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

/** Splits the text of one side by its differences; long common parts are shortened. */
export function splitByDifference({ mine, theirs }: Sides, side: keyof Sides): readonly Stretch[] {
  const parts = diffWordsWithSpace(mine, theirs, { maxEditLength: maxDifferences });
  if (!parts) return [{ text: side === 'mine' ? mine : theirs, isOwn: true }];
  const own = parts.filter(({ added, removed }) => (side === 'mine' ? !added : !removed));
  return own.map(({ value, added, removed }, index) => {
    const isOwn = added || removed;
    const ends = { start: index === 0, end: index === own.length - 1 };
    return { text: isOwn ? value : shortenPart(value, ends), isOwn };
  });
}

/** Shortens a common part: drops its middle, or all but the words next to a difference. */
function shortenPart(
  text: string,
  { start, end }: { readonly start: boolean; readonly end: boolean },
): string {
  const words = text.split(/(?<=\s)(?=\S)/);
  if (words.length <= 2 * shownAround + 1) return text;
  const first = start ? '' : words.slice(0, shownAround).join('');
  const last = end ? '' : words.slice(-shownAround).join('');
  return `${first}… ${last}`;
}
