import { Check, MousePointerClick } from 'lucide-react';
import { buildCommentAnchor } from '#api/endpoints/draft-responses.ts';
import { type SiteWords, siteWords } from '#i18n/site-words.ts';
import { Button } from '#ui/button/button.tsx';
import { formatMoment } from '../format-moment.ts';
import { useLanguage } from '../language-provider.tsx';
import { buildBlockAnchor, type NamedBlock } from './named-blocks.ts';
import { NameField, ResponseField } from './response-field.tsx';
import type { ShownComment, ShownResponses } from './shown-responses.ts';

interface CommentsProps {
  readonly responses: ShownResponses;
  readonly blocks: readonly NamedBlock[];
  /** The studio's time zone. */
  readonly timeZone: string;
}

/** The comments on a draft, and the form to add one. */
export function Comments({ responses, blocks, timeZone }: CommentsProps) {
  const say = siteWords[useLanguage()].responses;
  const { comments } = responses;
  return (
    <section className="responses__part" aria-labelledby="comments-title">
      <h3 className="responses__heading" id="comments-title">
        {say.comments}
      </h3>
      {comments.length > 0 && (
        <ol className="responses__list" aria-label={say.list}>
          {comments.map((comment, index) => (
            <Comment key={comment.id} {...{ comment, responses, blocks, timeZone }} number={index + 1} />
          ))}
        </ol>
      )}
      <p className="responses__lead">{say.commentsLead}</p>
      <CommentForm {...{ responses, blocks }} />
    </section>
  );
}

interface CommentProps extends CommentsProps {
  readonly comment: ShownComment;
  /** From 1, in the list and at the block. */
  readonly number: number;
}

function Comment({ comment, number, responses, blocks, timeZone }: CommentProps) {
  const language = useLanguage();
  const say = siteWords[language].responses;
  const { id, name, words, at, blockId, isDone, replies } = comment;
  return (
    <li
      className="responses__comment"
      id={buildCommentAnchor(id)}
      data-pin={blockId === null || isDone ? undefined : buildBlockAnchor(blockId)}
      data-block={blockId ?? undefined}
      data-number={number}
      data-label={say.pin(number, name)}
    >
      <span className="responses__number" aria-hidden="true">
        {number}
      </span>
      <p className="responses__words">{words}</p>
      <p className="responses__by">
        <span>{name}</span>
        <time dateTime={at}>{formatMoment(at, language, timeZone)}</time>
        {blockId !== null && <About {...{ blockId, blocks }} />}
        {isDone && (
          <span className="responses__done">
            <Check aria-hidden="true" />
            {say.done}
          </span>
        )}
      </p>
      {replies.length > 0 && (
        <ol className="responses__replies" aria-label={say.replies(number)}>
          {replies.map((reply) => (
            <li key={reply.id}>
              <p className="responses__words">{reply.words}</p>
              <p className="responses__by">
                <span>{reply.byStudio ? say.ofStudio(reply.name, responses.studio) : reply.name}</span>
                <time dateTime={reply.at}>{formatMoment(reply.at, language, timeZone)}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
      <div className="responses__acts">
        <ReplyForm {...{ responses, comment, number }} />
        <form method="post" action={`${responses.action}/remarks/${id}/state`}>
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="done" value={String(!isDone)} />
          <button
            type="submit"
            className="responses__act"
            aria-label={isDone ? say.reopenOf(number) : say.resolveOf(number)}
          >
            {isDone ? say.reopen : say.resolve}
          </button>
        </form>
      </div>
    </li>
  );
}

function ReplyForm({
  responses,
  comment: { id },
  number,
}: Pick<CommentProps, 'responses' | 'comment' | 'number'>) {
  const language = useLanguage();
  const say = siteWords[language].responses;
  const { action, issue: anyIssue, limits } = responses;
  const issue = anyIssue?.form === 'reply' && anyIssue.comment === id ? anyIssue : undefined;
  const prefix = `reply-${id}`;
  return (
    <details className="responses__more" open={issue !== undefined}>
      <summary>{say.reply}</summary>
      <form
        className="responses__form"
        method="post"
        action={`${action}/remarks/${id}/replies#${buildCommentAnchor(id)}`}
        aria-label={say.replies(number)}
      >
        <input type="hidden" name="language" value={language} />
        {issue && (
          <p className="responses__issue" id={`${prefix}-issue`} role="alert">
            {issue.message}
          </p>
        )}
        <ResponseField id={`${prefix}-words`} label={say.replyWords}>
          <textarea
            id={`${prefix}-words`}
            name="words"
            className="responses__input"
            rows={2}
            maxLength={limits.words}
            defaultValue={issue?.words ?? ''}
            required
            aria-describedby={issue && `${prefix}-issue`}
          />
        </ResponseField>
        <NameField
          id={`${prefix}-name`}
          label={say.name}
          value={issue?.name ?? ''}
          most={limits.name}
          issue={issue && `${prefix}-issue`}
        />
        <Button type="submit" variant="secondary">
          {say.send}
        </Button>
      </form>
    </details>
  );
}

function About({ blockId, blocks }: { readonly blockId: string; readonly blocks: readonly NamedBlock[] }) {
  const say = siteWords[useLanguage()].responses;
  const block = blocks.find(({ id }) => id === blockId);
  if (!block) return <span>{say.gone}</span>;
  return <a href={`#${encodeURIComponent(buildBlockAnchor(blockId))}`}>{formatBlockLabel(block, say)}</a>;
}

function CommentForm({
  responses: { action, issue: anyIssue, limits, sendsMail },
  blocks,
}: Pick<CommentsProps, 'responses' | 'blocks'>) {
  const language = useLanguage();
  const say = siteWords[language].responses;
  const issue = anyIssue?.form === 'comment' ? anyIssue : undefined;
  return (
    <form
      className="responses__form"
      method="post"
      action={`${action}/remarks#reacties`}
      aria-label={say.newComment}
      data-comment-form
    >
      <input type="hidden" name="language" value={language} />
      {issue && (
        <p className="responses__issue" id="comment-issue" role="alert">
          {issue.message}
        </p>
      )}
      <ResponseField id="comment-words" label={say.words}>
        <textarea
          id="comment-words"
          name="words"
          className="responses__input"
          rows={4}
          maxLength={limits.words}
          defaultValue={issue?.words ?? ''}
          required
          aria-describedby={issue && 'comment-issue'}
        />
      </ResponseField>
      {blocks.length > 0 && (
        <ResponseField id="comment-block" label={say.about} isAboutBlock>
          <select
            id="comment-block"
            name="block"
            className="responses__input"
            defaultValue={issue?.block ?? ''}
            data-hint={say.pointHint}
            data-cancel={say.pointCancel}
          >
            <option value="">{say.wholePage}</option>
            {blocks.map((block) => (
              <option
                key={block.id}
                value={block.id}
                data-anchor={buildBlockAnchor(block.id)}
                data-thread={say.thread(formatBlockLabel(block, say))}
              >
                {formatBlockLabel(block, say)}
              </option>
            ))}
          </select>
          <button type="button" className="responses__point needs-script" data-point>
            <MousePointerClick aria-hidden="true" />
            {say.point}
          </button>
        </ResponseField>
      )}
      <NameField
        id="comment-name"
        label={say.name}
        value={issue?.name ?? ''}
        most={limits.name}
        issue={issue && 'comment-issue'}
      />
      {sendsMail && (
        <ResponseField id="comment-email" label={say.email}>
          <input
            id="comment-email"
            name="email"
            type="email"
            className="responses__input"
            defaultValue={issue?.email ?? ''}
            autoComplete="email"
            maxLength={200}
            aria-describedby="comment-email-help"
          />
          <span className="responses__lead" id="comment-email-help">
            {say.emailHelp}
          </span>
        </ResponseField>
      )}
      <Button type="submit" variant="secondary">
        {say.send}
      </Button>
    </form>
  );
}

function formatBlockLabel({ number, words, isPicture }: NamedBlock, say: SiteWords['responses']): string {
  return words === '' ? `${isPicture ? say.picture : say.part} ${number}` : `“${words}”`;
}
