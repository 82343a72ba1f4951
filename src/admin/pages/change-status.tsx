import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { ApiError } from '#api/client.ts';
import type { PageInList, SavePageBody } from '#api/schemas/page.ts';
import { getPagePath } from '#content/address/site-paths.ts';
import { isSystemPage, type PageStatus } from '#content/page/page.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { formatErrorMessage } from '../shared/error-message.ts';
import { words } from '../words.ts';
import { pagesWords } from './pages-words.ts';
import { publishState } from './publish-state.ts';

const withdrawWords = {
  title: {
    DRAFT: (title: string) => `Unpublish “${title}”?`,
    HIDDEN: (title: string) => `Hide “${title}”?`,
  },
  consequence: {
    home: 'This is the home page. Visitors who open the site will get the not-found page.',
    list: (path: string) =>
      `Links to ${path} will show the not-found page, and the menu leaves it out. The pages that it lists don’t change.`,
    notFound: 'Visitors who open a missing URL will get a plain page instead of this one.',
    redirected: (path: string, to: string) => `Visitors who open ${path} will be redirected to ${to}.`,
  },
  name: (identifier: string) => `Type ${identifier} to confirm`,
  confirm: { DRAFT: 'Unpublish', HIDDEN: 'Hide' },
} as const;

/** ms for which the toast offers undo: long enough to reach the button by keyboard. */
const undoTime = 15_000;

/**
 * Properties that decide a page's visibility. Sent with the list's revision, so that no unseen change is
 * overwritten.
 */
type PageFacts = Omit<PageInList, 'title' | 'updatedAt'>;

/** Saves a page's visibility. */
export interface StatusSaver {
  /** Returns the new revision. With `ifMatch`, rejected if another member saved in between. */
  readonly save: (
    body: Pick<SavePageBody, 'status' | 'published' | 'isHidden'>,
    ifMatch?: string,
  ) => Promise<{ readonly revision: string | undefined }>;
  /** Called after each change, also a failed one. */
  readonly settled: () => Promise<void>;
}

interface StatusChangeState {
  readonly isPending: boolean;
  /** The open confirmation dialog, for the caller to render. */
  readonly question: ReactNode;
}

interface StatusChange extends StatusChangeState {
  readonly change: (status: PageStatus) => void;
}

export interface StatusSubject {
  readonly page: PageFacts;
  readonly title: string;
  readonly saver: StatusSaver;
}

/** Changes the visibility of one page; see {@link useStatusChanges}. */
export function useStatusChange(page: PageFacts, title: string, saver: StatusSaver): StatusChange {
  const { change, ...rest } = useStatusChanges();
  return { ...rest, change: (status) => change({ page, title, saver }, status) };
}

/**
 * Changes the visibility of pages, with undo. System pages ask for their name first: every URL of the site depends on
 * them.
 */
export function useStatusChanges(): StatusChangeState & {
  readonly change: (subject: StatusSubject, status: PageStatus) => void;
} {
  const { show } = useToast();
  const [asked, setAsked] = useState<{ subject: StatusSubject; status: 'DRAFT' | 'HIDDEN' }>();
  // The page's revision after a change, by the one in the list. Used until the list is refetched.
  const [moved, setMoved] = useState<Record<string, string | undefined>>({});
  const failed = (error: unknown, { title }: StatusSubject) => {
    const late = error instanceof ApiError && error.status === 412;
    show({ text: late ? pagesWords.changedElsewhere(title) : formatErrorMessage(error), tone: 'error' });
  };
  const settled = async (_answer: unknown, _error: unknown, { subject }: { subject: StatusSubject }) =>
    subject.saver.settled();

  const back = useMutation({
    mutationFn: ({
      subject: { page, saver },
      ifMatch,
    }: {
      subject: StatusSubject;
      ifMatch: string | undefined;
    }) => saver.save({ published: page.published, isHidden: page.isHidden }, ifMatch),
    onSuccess: ({ revision }, { subject: { page, title } }) => {
      if (page.revision) setMoved({ [page.revision]: revision });
      show({ text: pagesWords.statusSet[page.status](title) });
    },
    onError: (error, { subject }) => failed(error, subject),
    onSettled: settled,
  });
  const there = useMutation({
    mutationFn: ({ status, subject: { page, saver } }: { status: PageStatus; subject: StatusSubject }) =>
      saver.save({ status }, page.revision && (moved[page.revision] ?? page.revision)),
    onSuccess: ({ revision }, { status, subject }) => {
      const { page, title } = subject;
      if (page.revision) setMoved({ [page.revision]: revision });
      show({
        text: pagesWords.statusSet[status](title),
        visibleFor: undoTime,
        action: { label: words.undo, run: () => back.mutate({ subject, ifMatch: revision }) },
      });
    },
    onError: (error, { subject }) => failed(error, subject),
    onSettled: settled,
  });

  return {
    change: (subject, status) => {
      const { page } = subject;
      if (status !== 'PUBLISHED' && isSystemPage(page.identifier) && isSeen(page))
        setAsked({ subject, status });
      else there.mutate({ status, subject });
    },
    isPending: there.isPending || back.isPending,
    question: asked && (
      <AskByName
        page={asked.subject.page}
        title={asked.subject.title}
        status={asked.status}
        close={() => setAsked(undefined)}
        confirm={() => {
          setAsked(undefined);
          there.mutate(asked);
        }}
      />
    ),
  };
}

/** True if visitors can open the page. */
function isSeen(page: PageFacts): boolean {
  const state = publishState(page);
  return state === 'published' || state === 'changes';
}

interface AskProps {
  readonly page: PageFacts;
  readonly title: string;
  readonly status: 'DRAFT' | 'HIDDEN';
  readonly confirm: () => void;
  readonly close: () => void;
}

/** Confirms by typing the page's name, and says what visitors will see instead. */
function AskByName({ page, title, status, confirm, close }: AskProps) {
  const [typed, setTyped] = useState('');
  const named = typed.trim() === page.identifier;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (named) confirm();
  };
  return (
    <Modal title={withdrawWords.title[status](title)} size="small" closeLabel={words.close} onClose={close}>
      <form className="form" onSubmit={submit}>
        <p className="dialog-lead">{consequence(page, status)}</p>
        <TextInput
          label={withdrawWords.name(page.identifier)}
          value={typed}
          onValue={setTyped}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
        />
        <div className="form__buttons">
          <Button onClick={close}>{words.cancel}</Button>
          <Button className="button--danger" type="submit" disabled={!named}>
            {withdrawWords.confirm[status]}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

function consequence(page: PageFacts, status: 'DRAFT' | 'HIDDEN'): string {
  const say = withdrawWords.consequence;
  if (page.identifier === '404') return say.notFound;
  if (status === 'HIDDEN' && page.redirectUrl) return say.redirected(getPagePath(page), page.redirectUrl);
  if (page.identifier === 'main') return say.home;
  return say.list(getPagePath(page));
}
