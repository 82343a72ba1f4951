import { Pencil } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Decision } from '#document/merge/conflict.ts';
import { Button } from '#ui/button/button.tsx';
import { words } from '../../../words.ts';
import { ConflictSide } from './conflict-side.tsx';
import { conflictWords } from './conflict-words.ts';
import type { DescribedConflict, Sides } from './described-conflict.ts';
import { WordDiff } from './word-diff.tsx';

interface ConflictChoiceProps {
  readonly conflict: DescribedConflict;
  /** Who saved the other page. */
  readonly them: string;
  readonly decision: Decision;
  readonly onDecision: (decision: Decision) => void;
  /** The first one takes the focus as the dialog opens. */
  readonly isFirst: boolean;
}

/** One conflict: both sides to choose from, and a text can be written anew. */
export function ConflictChoice({ conflict, them, decision, onDecision, isFirst }: ConflictChoiceProps) {
  const { block, summary, field, language, sides, isText, note } = conflict;
  const name = useId();
  const [edited, setEdited] = useState<string>();
  // The text of a Text needs no second name.
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
          onClick={() => write(sides[chosenSide(chosen)])}
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

const chosenSide = (chosen: string): keyof Sides => (chosen === 'theirs' ? 'theirs' : 'mine');

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
