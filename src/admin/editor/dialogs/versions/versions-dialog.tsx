import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { formatErrorMessage } from '../../../shared/error-message.ts';
import { Loading } from '../../../shared/loading.tsx';
import { Notice } from '../../../shared/notice.tsx';
import { words } from '../../../words.ts';
import { useEditor } from '../../services/editor-context.ts';
import { usePageFacts } from '../../services/page-facts.ts';
import { draftName } from '../version/use-version-state.ts';
import { createVersionsQuery } from '../version/version-query.ts';
import { ResultNotice } from './result-notice.tsx';
import { useZonePending } from './studio-zone.ts';
import { usePublishedElsewhere } from './use-published-elsewhere.ts';
import { useVersionActions } from './use-version-actions.tsx';
import { VersionList } from './version-list.tsx';
import { VersionMenu } from './version-menu.tsx';
import { listVersionRows } from './version-rows.ts';
import { VersionView, type VersionViewMode } from './version-view.tsx';
import { versionWords } from './version-words.ts';
import '../version/version.css';
import './versions.css';

interface VersionsDialogProps {
  /** Name of the version that is selected first; if there is none, the draft is. */
  readonly selected: string | undefined;
  readonly close: () => void;
}

/** Dialog with the versions of the page: view, compare and restore them, completely or block by block. */
export function VersionsDialog({ selected: first, close }: VersionsDialogProps) {
  const { pageId } = useEditor();
  const facts = usePageFacts();
  const versions = useQuery(createVersionsQuery(pageId));
  const isZonePending = useZonePending();
  const rows = useMemo(() => listVersionRows(versions.data ?? [], facts), [versions.data, facts]);
  const [selected, setSelected] = useState(first ?? draftName);
  const [isOpen, setOpen] = useState(first !== undefined);
  const [looking, setLooking] = useState<VersionViewMode>('page');
  const [against, setAgainst] = useState<string>();
  const [menuPlace, setMenuPlace] = useState<HTMLElement | null>(null);
  const row = rows.find(({ name }) => name === selected) ?? rows[0];
  const { done, setDone, act, naming, revert } = useVersionActions(row);
  usePublishedElsewhere(versions.data, setDone);
  useAddress(selected);
  const panes = useKeyboardInSight(isOpen);
  const select = (name: string) => {
    setSelected(name);
    setAgainst(undefined);
    setOpen(true);
  };
  return (
    <Modal
      title={versionWords.open}
      size="fullscreen"
      className="versions"
      closeLabel={words.close}
      onClose={close}
    >
      <div ref={setMenuPlace} />
      <ResultNotice done={done} onDone={setDone} />
      {versions.isError && !versions.data ? (
        <Notice title={versionWords.listFailed} text={formatErrorMessage(versions.error)} alert>
          <Button onClick={() => void versions.refetch()}>{words.tryAgain}</Button>
        </Notice>
      ) : !versions.data || !row || isZonePending ? (
        <Loading />
      ) : (
        <div ref={panes} className="versions__panes" data-open={isOpen || undefined}>
          <VersionList
            rows={rows}
            selected={row.name}
            onSelect={select}
            isHidden={facts.isHidden}
            menu={(of) => <VersionMenu row={of} facts={facts} onAction={act} container={menuPlace} />}
          />
          <div className="versions__one">
            <Button
              className="versions__back button--small"
              icon={<ArrowLeft aria-hidden="true" />}
              onClick={() => setOpen(false)}
            >
              {versionWords.back}
            </Button>
            <VersionView
              rows={rows}
              row={row}
              looking={looking}
              onLooking={setLooking}
              against={against}
              onAgainst={setAgainst}
              revert={revert}
              close={close}
            />
          </div>
        </div>
      )}
      {naming}
    </Modal>
  );
}

/** On a phone the list and the version replace each other: moves the focus to the visible one. */
function useKeyboardInSight(isOpen: boolean) {
  const panes = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const at = document.activeElement;
    if (!panes.current?.contains(at) || at?.checkVisibility()) return;
    panes.current.querySelector<HTMLElement>(isOpen ? '.versions__back' : '[aria-current]')?.focus();
  }, [isOpen]);
  return panes;
}

/** Query parameter that links to the list of versions, or to one of them. */
const parameter = 'versions';

/**
 * Writes the selected version to the URL while the dialog is open. The back button leaves the page as before.
 */
function useAddress(selected: string): void {
  useEffect(() => {
    writeParameter(selected === draftName ? '' : selected);
    return () => writeParameter(undefined);
  }, [selected]);
}

function writeParameter(value: string | undefined): void {
  const address = new URL(window.location.href);
  address.searchParams.delete(parameter);
  if (value !== undefined) address.searchParams.set(parameter, value);
  window.history.replaceState(window.history.state, '', address);
}
