import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#api/client.ts';
import { Button } from '#ui/button/button.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { refreshPages } from '../../data/queries.ts';
import { SelectInput } from '../../forms/select-input.tsx';
import { formatErrorMessage } from '../../shared/error-message.ts';
import { words } from '../../words.ts';
import { getPageTitle } from '../page-title.ts';
import { getEditorPath } from '../page-tree.ts';
import { makePage } from './make-page.ts';
import { type NewPageKind, useNewPage } from './new-page-state.ts';
import { newPageWords as say } from './new-page-words.ts';
import { PageFacts } from './page-facts.tsx';
import { StartChoice } from './start-choice.tsx';
import { StartPicture } from './start-picture.tsx';
import type { StartingPoint } from './starting-point.ts';
import './new-page.css';

/** `/admin/pages/new` and `/admin/cases/new`. */
export function NewPageScreen({ kind: suggestedKind }: { readonly kind: NewPageKind }) {
  // The key resets the form when the URL changes from one to the other.
  return <NewPageForm key={suggestedKind} suggestedKind={suggestedKind} />;
}

function NewPageForm({ suggestedKind }: { readonly suggestedKind: NewPageKind }) {
  const form = useNewPage(suggestedKind);
  const { draft, change, pages, issues } = form;
  const [looked, setLooked] = useState<StartingPoint>();
  const { mutate, isPending, error, reset } = useMakePage(form.cards?.page);
  const conflict = error instanceof ApiError && error.status === 409 ? error.message : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const plan = form.submit();
    if (plan && !isPending) mutate(plan);
  };
  return (
    <div className="screen new-page">
      <title>{`${say.title[suggestedKind]} · ${words.product}`}</title>
      <h1 className="screen__title new-page__title">{say.title[suggestedKind]}</h1>
      <form className="new-page__form" noValidate onSubmit={submit}>
        <div className="new-page__facts">
          <PageFacts form={form} conflict={conflict} edited={reset} />
          <StartChoice
            kind={draft.kind}
            value={draft.start}
            onValue={(start) => {
              // The preview shows the chosen option, even if the pointer is over another one.
              setLooked(undefined);
              change({ start });
            }}
            onLook={setLooked}
          />
          {draft.start === 'copy' && (
            <SelectInput
              label={say.copyOf}
              value={draft.source}
              onValue={(source) => change({ source })}
              issue={issues.source}
            >
              <option value="" disabled hidden>
                {say.copyChoose}
              </option>
              {pages.all.map((page) => (
                <option key={page.id} value={page.id}>
                  {getPageTitle(page)}
                </option>
              ))}
            </SelectInput>
          )}
          {error && !conflict && (
            <p className="form-field__note form-field__note--issue" role="alert">
              {formatErrorMessage(error)}
            </p>
          )}
        </div>
        <div className="new-page__picture">
          <StartPicture point={looked ?? draft.start} source={draft.source} />
        </div>
        <div className="form__buttons new-page__buttons">
          <Button href="/admin">{words.cancel}</Button>
          <Button variant="primary" type="submit" disabled={isPending}>
            {isPending ? say.busy : say.create}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** Creates the page and opens it in the editor. `list` is the page that lists the cases. */
function useMakePage(list: { readonly id: string; readonly title: string } | undefined) {
  const navigate = useNavigate();
  const { show } = useToast();
  return useMutation({
    mutationFn: makePage,
    onSuccess: async ({ page, notPlaced, notCarded }, { card }) => {
      await refreshPages();
      if (notCarded !== undefined)
        show({ text: say.notCarded(formatErrorMessage(notCarded)), tone: 'error' });
      else if (card !== undefined && list) {
        const open = () => void navigate(getEditorPath({ kind: 'page', id: list.id }));
        show({ text: say.carded(list.title), action: { label: say.openCards, run: open } });
      }
      if (notPlaced !== undefined)
        show({ text: say.notPlaced(formatErrorMessage(notPlaced)), tone: 'error' });
      void navigate(getEditorPath(page));
    },
  });
}
