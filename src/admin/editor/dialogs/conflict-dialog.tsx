import { use, useEffect, useState } from 'react';
import type { ApiPage } from '#api/schemas/page.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { useUser } from '../../session/api.ts';
import { messageOf } from '../../shared/error-message.ts';
import { relativeTime } from '../../shared/relative-time.ts';
import { words } from '../../words.ts';
import { useEditor } from '../services/editor-context.ts';
import { useTabs } from '../services/other-tabs-context.ts';
import { RouteIdContext } from '../services/page-facts.ts';
import { readPage } from '../work/page-api.ts';

interface Theirs {
  readonly page: ApiPage;
  readonly revision: string | undefined;
}

/** The page was saved elsewhere since it was opened. The person's work is kept, whichever way is chosen. */
export function ConflictDialog() {
  const { draft, saves } = useEditor();
  const { theirs, issue, load } = useTheirs();
  const whoSaved = useWhoSaved();

  const keepMine = ({ page, revision }: Theirs) => {
    saves.rebase({ saved: { title: page.title, overview: page.overview }, revision });
    void saves.save();
  };
  const takeTheirs = ({ page, revision }: Theirs) => {
    const content = { title: page.title, overview: page.overview };
    draft.edit({ type: 'page/put', content }, words.history.takeTheirs);
    saves.rebase({ saved: content, revision });
  };

  return (
    <Modal
      title={words.conflict.title}
      size="small"
      dismissible={false}
      closeLabel={words.close}
      onClose={() => undefined}
      footer={
        <>
          <Button disabled={!theirs} onClick={() => theirs && takeTheirs(theirs)}>
            {words.conflict.takeTheirs}
          </Button>
          <Button variant="primary" disabled={!theirs} onClick={() => theirs && keepMine(theirs)}>
            {words.conflict.keepMine}
          </Button>
        </>
      }
    >
      <p className="dialog-lead">{theirs ? whoSaved(theirs) : words.conflict.loading}</p>
      <p className="dialog-lead">{words.conflict.help}</p>
      {issue && (
        <p className="dialog-issue" role="alert">
          {issue}{' '}
          <Button variant="slim" onClick={load}>
            {words.tryAgain}
          </Button>
        </p>
      )}
    </Modal>
  );
}

/** Says who saved the other version. One's own second tab, and oneself elsewhere, are called just that. */
function useWhoSaved() {
  const savedInOtherTabs = useTabs((state) => state.saved);
  const user = useUser();
  return ({ page, revision }: Theirs): string => {
    const when = relativeTime(page.updatedAt ?? '');
    if (revision !== undefined && savedInOtherTabs.has(revision)) return words.conflict.yourOtherTab(when);
    if (page.updatedBy !== null && page.updatedBy === user?.email) return words.conflict.yourself(when);
    return words.conflict.who(page.updatedBy ?? words.conflict.somebody, when);
  };
}

/** The page as the server has it now. */
function useTheirs() {
  const routeId = use(RouteIdContext);
  const [theirs, setTheirs] = useState<Theirs>();
  const [issue, setIssue] = useState<string>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` is what asks for another one
  useEffect(() => {
    let current = true;
    readPage(routeId).then(
      (read) => current && setTheirs(read),
      (error: unknown) => current && setIssue(messageOf(error)),
    );
    return () => {
      current = false;
    };
  }, [routeId, tries]);
  const load = () => {
    setIssue(undefined);
    setTries(tries + 1);
  };
  return { theirs, issue, load };
}
