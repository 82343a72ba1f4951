import { type FormEvent, use, useCallback, useEffect, useId, useMemo, useState } from 'react';
import type { PageChange } from '#document/compare/page-change.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { formatErrorMessage } from '../../../shared/error-message.ts';
import { words } from '../../../words.ts';
import { useEditor } from '../../services/editor-context.ts';
import { RouteIdContext, usePageFacts } from '../../services/page-facts.ts';
import type { Comparison } from '../compare/use-comparison.ts';
import { draftName, useVersion } from '../version/use-version-state.ts';
import type { Version } from '../version/version-query.ts';
import { type ActionResult, createVersionActions } from './version-actions.ts';
import type { VersionAction } from './version-menu.tsx';
import type { VersionRow } from './version-rows.ts';
import { versionWords } from './version-words.ts';

/** Actions on versions in this dialog, and the result of the last one. */
export function useVersionActions(shown: VersionRow | undefined) {
  const services = useEditor();
  const { view } = services;
  const routeId = use(RouteIdContext);
  const { currentVersionId } = usePageFacts();
  const actions = useMemo(() => createVersionActions(services, routeId), [services, routeId]);
  const [done, setDone] = useState<ActionResult>();
  const [named, setNamed] = useState<Version>();
  const [wanted, setWanted] = useState<{ readonly action: 'restore' | 'discard'; readonly id: string }>();
  const content = useVersion(wanted?.id ?? (shown?.name === draftName ? undefined : shown?.name));
  const tell = useCallback((doing: Promise<ActionResult>) => void doing.then(setDone), []);

  // A restored version has to be loaded first.
  useEffect(() => {
    if (!wanted) return;
    if (content.error) setDone({ text: formatErrorMessage(content.error), failed: true });
    else if (content.page) tell(actions[wanted.action](content.page));
    else return;
    setWanted(undefined);
  }, [wanted, content.page, content.error, actions, tell]);

  const act = (action: VersionAction, { name, version }: VersionRow) => {
    const id = version?.id ?? name;
    if (action === 'restore') setWanted({ action, id });
    else if (action === 'discard' && currentVersionId) setWanted({ action: 'discard', id: currentVersionId });
    else if (action === 'publish-draft') view.setState({ dialog: { type: 'publish' } });
    else if (action === 'name') setNamed(version);
    else if (action === 'unname') tell(actions.name(id, null));
    else if (action === 'hide') tell(actions.hide());
    else if (action === 'show') tell(actions.show());
    else if (action === 'publish') tell(actions.publish(id));
    else if (action === 'archive') tell(actions.archive(id));
  };

  const naming = named && (
    <NameDialog
      name={named.name ?? ''}
      save={(name) => tell(actions.name(named.id, name))}
      close={() => setNamed(undefined)}
    />
  );

  const revert = useCallback(
    (pages: Comparison, changes: readonly PageChange[], name: string) =>
      setDone(actions.revert(pages, changes, name)),
    [actions],
  );
  return { done, setDone, act, naming, revert };
}

interface NameDialogProps {
  readonly name: string;
  readonly save: (name: string) => void;
  readonly close: () => void;
}

/** Dialog for the name of a version. */
function NameDialog({ name, save, close }: NameDialogProps) {
  const [value, setValue] = useState(name);
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    close();
    save(value.trim());
  };
  return (
    <Modal
      title={versionWords.nameTitle}
      size="small"
      closeLabel={words.close}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{words.cancel}</Button>
          <Button type="submit" form={form} variant="primary" disabled={value.trim() === ''}>
            {versionWords.nameSave}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextInput
          label={versionWords.nameLabel}
          help={versionWords.nameHelp}
          value={value}
          maxLength={100}
          onValue={setValue}
          data-autofocus
        />
      </form>
    </Modal>
  );
}
