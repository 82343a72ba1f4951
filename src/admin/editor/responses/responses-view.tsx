import { useQuery } from '@tanstack/react-query';
import { Check, Undo2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { type DraftApproval, type DraftRemark, saveDraftRemark } from '#api/endpoints/draft-responses.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { formatShortMoment } from '../../schedule/moment-words.ts';
import { timeZoneQuery } from '../../schedule/schedule-query.ts';
import { api } from '../../session/api.ts';
import { formatErrorMessage } from '../../shared/error-message.ts';
import { IconButton } from '../../shared/icon-button.tsx';
import { words } from '../../words.ts';
import { useDraft, useEditor, usePane } from '../services/editor-context.ts';
import { invalidateDraftResponses, rememberRemark } from './draft-responses-query.ts';
import { responseWords as say } from './response-words.ts';
import { useResponses } from './use-responses.ts';
import './responses.css';

/** Comments of clients on one block. */
export function BlockRemarks({ blockId }: { readonly blockId: string }) {
  const remarks = useResponses().remarks.filter((remark) => remark.blockId === blockId);
  return (
    <section className="remarks remarks--block" aria-label={say.remarks}>
      <Remarks remarks={remarks} renderSubject={() => null} />
    </section>
  );
}

/** All comments on the page, so that those on deleted blocks stay visible. */
export function PageResponses() {
  const { approvals, remarks } = useResponses();
  return (
    <>
      {approvals.length > 0 && <Approvals approvals={approvals} />}
      {remarks.length > 0 && (
        <section className="remarks" aria-labelledby="page-remarks">
          <h3 className="remarks__title" id="page-remarks">
            {say.remarks}
          </h3>
          <Remarks remarks={remarks} renderSubject={(remark) => <About blockId={remark.blockId} />} />
        </section>
      )}
    </>
  );
}

/** Clients who have approved the current draft; if there are none, the last approval of an earlier one. */
function Approvals({ approvals }: { readonly approvals: readonly DraftApproval[] }) {
  const { data: timeZone } = useQuery(timeZoneQuery);
  const present = approvals.filter(({ isPresent }) => isPresent);
  const shown = present.length > 0 ? present : approvals.slice(0, 1);
  return (
    <section className="remarks" aria-labelledby="page-approvals">
      <h3 className="remarks__title" id="page-approvals">
        {say.approvals}
      </h3>
      <ul className="remarks__list">
        {shown.map(({ id, name, language, approvedAt, isPresent }) => (
          <li key={id} className="approval" data-present={isPresent}>
            <Check aria-hidden="true" />
            <div>
              <p className="approval__name">{say.approvedBy(name)}</p>
              <p className="remark__facts">{formatFacts(words.languages[language], approvedAt, timeZone)}</p>
              <p className="remark__facts">{isPresent ? say.present : say.changed}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RemarksProps {
  readonly remarks: readonly DraftRemark[];
  /** Renders the subject of a comment. */
  readonly renderSubject: (remark: DraftRemark) => ReactNode;
}

/** Open comments, and the resolved ones collapsed below them. */
function Remarks({ remarks, renderSubject }: RemarksProps) {
  const list = useRef<HTMLDivElement>(null);
  const { settle, isBusy } = useResolve();
  const open = remarks.filter(({ doneAt }) => doneAt === null);
  const done = remarks.filter(({ doneAt }) => doneAt !== null);
  const line = (remark: DraftRemark) => (
    <Remark
      key={remark.id}
      remark={remark}
      about={renderSubject(remark)}
      isBusy={isBusy}
      settle={() => {
        // The line is about to move, with the focused button.
        list.current?.focus();
        settle(remark, remark.doneAt === null);
      }}
    />
  );
  return (
    <div ref={list} className="remarks__all" tabIndex={-1}>
      {open.length > 0 && <ul className="remarks__list">{open.map(line)}</ul>}
      {done.length > 0 && (
        <details className="remarks__done">
          <summary>{say.settled(done.length)}</summary>
          <ul className="remarks__list">{done.map(line)}</ul>
        </details>
      )}
    </div>
  );
}

interface RemarkProps {
  readonly remark: DraftRemark;
  readonly about: ReactNode;
  readonly isBusy: boolean;
  readonly settle: () => void;
}

function Remark({ remark, about, isBusy, settle }: RemarkProps) {
  const { data: timeZone } = useQuery(timeZoneQuery);
  const { name, words: said, language, createdAt, doneAt } = remark;
  const isDone = doneAt !== null;
  return (
    <li className="remark" data-done={isDone || undefined}>
      <div className="remark__text">
        <p className="remark__words" lang={language}>
          {said}
        </p>
        <p className="remark__facts">
          {name} · {formatFacts(words.languages[language], createdAt, timeZone)}
        </p>
        {about}
      </div>
      <IconButton
        icon={isDone ? Undo2 : Check}
        label={isDone ? say.openOf(name) : say.doneOf(name)}
        isDisabled={isBusy}
        onPress={settle}
      />
    </li>
  );
}

/** Leaves out the time until the studio's time zone is loaded, so that it does not change a moment later. */
function formatFacts(language: string, at: string, timeZone: string | undefined): string {
  return timeZone === undefined ? language : `${language} · ${formatShortMoment(at, timeZone)}`;
}

/** Link to the block that a comment is about. */
function About({ blockId }: { readonly blockId: string | null }) {
  const { draft, definitions } = useEditor();
  const language = usePane((state) => state.language);
  const block = useDraft(({ tree }) => (blockId === null ? undefined : tree.find(blockId)?.block));
  if (blockId === null) return <p className="remark__facts">{say.wholePage}</p>;
  if (!block) return <p className="remark__facts">{say.gone}</p>;
  const definition = definitions.get(block.type);
  const name = definition?.summary(block, language) || definition?.label || block.type;
  return (
    <button
      type="button"
      className="text-button remark__about"
      title={say.toBlock(name)}
      onClick={() => draft.select(blockId)}
    >
      {name}
    </button>
  );
}

/** Resolves or reopens a comment, with a toast that can undo it. */
function useResolve() {
  const { pageId } = useEditor();
  const { show } = useToast();
  const [isBusy, setBusy] = useState(false);

  async function settle({ id }: DraftRemark, done: boolean, isUndo = false): Promise<void> {
    setBusy(true);
    try {
      const { data } = await api.call(saveDraftRemark, {
        params: { id: pageId, remark: id },
        body: { done },
      });
      rememberRemark(pageId, data);
      const undo = { label: words.undo, run: () => void settle(data, !done, true) };
      show({ text: done ? say.doneSaid : say.openSaid, ...(!isUndo && { action: undo }) });
    } catch (error) {
      show({ text: formatErrorMessage(error), tone: 'error' });
      await invalidateDraftResponses(pageId);
    } finally {
      setBusy(false);
    }
  }

  return { settle: (remark: DraftRemark, done: boolean) => void settle(remark, done), isBusy };
}
