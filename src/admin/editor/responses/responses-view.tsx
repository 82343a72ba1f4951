import { useQuery } from '@tanstack/react-query';
import { Check, Undo2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import {
  type DraftApproval,
  type DraftComment,
  replyToComment,
  responseLimits,
  saveDraftComment,
} from '#api/endpoints/draft-responses.ts';
import { Button } from '#ui/button/button.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { invalidateDraftResponses, rememberComment } from '../../data/draft-responses-query.ts';
import { formatShortMoment } from '../../schedule/moment-words.ts';
import { timeZoneQuery } from '../../schedule/schedule-query.ts';
import { api } from '../../session/api.ts';
import { formatErrorMessage } from '../../shared/error-message.ts';
import { IconButton } from '../../shared/icon-button.tsx';
import { words } from '../../words.ts';
import { useDraft, useEditor, usePane } from '../services/editor-context.ts';
import { responseWords as say } from './response-words.ts';
import { useResponses } from './use-responses.ts';
import '../../shared/tool-input.css';
import './responses.css';

/** Comments of clients on one block. */
export function BlockComments({ blockId }: { readonly blockId: string }) {
  const comments = useResponses().comments.filter((comment) => comment.blockId === blockId);
  return (
    <section className="comments comments--block" aria-label={say.comments}>
      <Comments comments={comments} renderSubject={() => null} />
    </section>
  );
}

/** All comments on the page, so that those on deleted blocks stay visible. */
export function PageResponses() {
  const { approvals, comments } = useResponses();
  return (
    <>
      {approvals.length > 0 && <Approvals approvals={approvals} />}
      {comments.length > 0 && (
        <section className="comments" aria-labelledby="page-comments">
          <h3 className="comments__title" id="page-comments">
            {say.comments}
          </h3>
          <Comments comments={comments} renderSubject={(comment) => <About blockId={comment.blockId} />} />
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
    <section className="comments" aria-labelledby="page-approvals">
      <h3 className="comments__title" id="page-approvals">
        {say.approvals}
      </h3>
      <ul className="comments__list">
        {shown.map(({ id, name, language, approvedAt, isPresent }) => (
          <li key={id} className="approval" data-present={isPresent}>
            <Check aria-hidden="true" />
            <div>
              <p className="approval__name">{say.approvedBy(name)}</p>
              <p className="comment__facts">{formatFacts(words.languages[language], approvedAt, timeZone)}</p>
              <p className="comment__facts">{isPresent ? say.present : say.changed}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CommentsProps {
  readonly comments: readonly DraftComment[];
  /** Renders the subject of a comment. */
  readonly renderSubject: (comment: DraftComment) => ReactNode;
}

/** Open comments, and the resolved ones collapsed below them. */
function Comments({ comments, renderSubject }: CommentsProps) {
  const list = useRef<HTMLDivElement>(null);
  const { settle, isBusy } = useResolve();
  const open = comments.filter(({ doneAt }) => doneAt === null);
  const done = comments.filter(({ doneAt }) => doneAt !== null);
  const renderComment = (comment: DraftComment) => (
    <Comment
      key={comment.id}
      comment={comment}
      about={renderSubject(comment)}
      isBusy={isBusy}
      settle={() => {
        // The line is about to move, with the focused button.
        list.current?.focus();
        settle(comment, comment.doneAt === null);
      }}
    />
  );
  return (
    <div ref={list} className="comments__all" tabIndex={-1}>
      {open.length > 0 && <ul className="comments__list">{open.map(renderComment)}</ul>}
      {done.length > 0 && (
        <details className="comments__done">
          <summary>{say.settled(done.length)}</summary>
          <ul className="comments__list">{done.map(renderComment)}</ul>
        </details>
      )}
    </div>
  );
}

interface CommentProps {
  readonly comment: DraftComment;
  readonly about: ReactNode;
  readonly isBusy: boolean;
  readonly settle: () => void;
}

function Comment({ comment, about, isBusy, settle }: CommentProps) {
  const { data: timeZone } = useQuery(timeZoneQuery);
  const { name, words: said, language, createdAt, doneAt, replies } = comment;
  const isDone = doneAt !== null;
  return (
    <li className="comment" data-done={isDone || undefined}>
      <div className="comment__text">
        <p className="comment__words" lang={language}>
          {said}
        </p>
        <p className="comment__facts">
          {name} · {formatFacts(words.languages[language], createdAt, timeZone)}
        </p>
        {about}
        {replies.length > 0 && (
          <ol className="comment__replies" aria-label={say.replies(name)}>
            {replies.map((reply) => (
              <li key={reply.id}>
                <p className="comment__words" lang={reply.byStudio ? undefined : language}>
                  {reply.words}
                </p>
                <p className="comment__facts">
                  {formatFacts(
                    reply.byStudio ? say.byStudio(reply.name) : reply.name,
                    reply.createdAt,
                    timeZone,
                  )}
                </p>
              </li>
            ))}
          </ol>
        )}
        <Reply comment={comment} />
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

/** Opens the form for a reply. The text stays if sending fails. */
function Reply({ comment: { id, name } }: Pick<CommentProps, 'comment'>) {
  const { pageId } = useEditor();
  const { show } = useToast();
  const [text, setText] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function send(written: string): Promise<void> {
    setBusy(true);
    try {
      const { data } = await api.call(replyToComment, {
        params: { id: pageId, remark: id },
        body: { words: written },
      });
      rememberComment(pageId, data);
      setText(undefined);
      show({ text: say.replied });
    } catch (error) {
      show({ text: formatErrorMessage(error), tone: 'error' });
    } finally {
      setBusy(false);
    }
  }

  if (text === undefined) {
    return (
      <button
        type="button"
        className="text-button comment__reply"
        aria-label={say.replyTo(name)}
        onClick={() => setText('')}
      >
        {say.reply}
      </button>
    );
  }
  return (
    <form
      className="comment__form"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void send(text);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        setText(undefined);
      }}
    >
      <textarea
        className="tool-input"
        aria-label={say.yourReply}
        rows={3}
        maxLength={responseLimits.words}
        value={text}
        // biome-ignore lint/a11y/noAutofocus: the form was opened to write in it
        autoFocus
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className="comment__buttons">
        <Button type="submit" variant="primary" className="button--small" busy={isBusy}>
          {say.sendReply}
        </Button>
        <Button variant="tertiary" className="button--small" onClick={() => setText(undefined)}>
          {words.cancel}
        </Button>
      </div>
    </form>
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
  if (blockId === null) return <p className="comment__facts">{say.wholePage}</p>;
  if (!block) return <p className="comment__facts">{say.gone}</p>;
  const definition = definitions.get(block.type);
  const name = definition?.summary(block, language) || definition?.label || block.type;
  return (
    <button
      type="button"
      className="text-button comment__about"
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

  async function settle({ id }: DraftComment, done: boolean, isUndo = false): Promise<void> {
    setBusy(true);
    try {
      const { data } = await api.call(saveDraftComment, {
        params: { id: pageId, remark: id },
        body: { done },
      });
      rememberComment(pageId, data);
      const undo = { label: words.undo, run: () => void settle(data, !done, true) };
      show({ text: done ? say.doneSaid : say.openSaid, ...(!isUndo && { action: undo }) });
    } catch (error) {
      show({ text: formatErrorMessage(error), tone: 'error' });
      await invalidateDraftResponses(pageId);
    } finally {
      setBusy(false);
    }
  }

  return { settle: (comment: DraftComment, done: boolean) => void settle(comment, done), isBusy };
}
