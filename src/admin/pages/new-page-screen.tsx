import { useMutation, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#api/client.ts';
import { createPage } from '#api/endpoints/pages.ts';
import type { PageSummary } from '#api/schemas/page.ts';
import { defaultLanguage, resolveText } from '#content/language.ts';
import { identifierIssue, isSystemPage, type PageKind, suggestIdentifier } from '#content/page.ts';
import { pagePath } from '#content/site-paths.ts';
import { Button } from '#ui/button/button.tsx';
import { pagesChanged, pagesQuery } from '../data/queries.ts';
import { Segments } from '../editor/form/inputs/segments.tsx';
import { api } from '../session/api.ts';
import { messageOf } from '../shared/error-message.ts';
import { SelectInput } from '../shared/select-input.tsx';
import { TextInput } from '../shared/text-input.tsx';
import { words } from '../words.ts';
import { editorPath } from './page-tree.ts';
import './new-page.css';

const kinds = [
  { value: 'page', label: words.newPage.kinds.page },
  { value: 'case', label: words.newPage.kinds.case },
] as const satisfies readonly { value: PageKind; label: string }[];

/** `/admin/pages/new` and `/admin/cases/new`. */
export function NewPageScreen({ kind: suggestedKind }: { readonly kind: PageKind }) {
  // One form per address: going from one to the other starts again.
  return <NewPageForm key={suggestedKind} suggestedKind={suggestedKind} />;
}

function NewPageForm({ suggestedKind }: { readonly suggestedKind: PageKind }) {
  const navigate = useNavigate();
  const [kind, setKind] = useState<PageKind>(suggestedKind);
  const [title, setTitle] = useState('');
  const [typedIdentifier, setIdentifier] = useState<string>();
  const [parentId, setParentId] = useState('');
  const [tried, setTried] = useState(false);
  const identifier = typedIdentifier ?? suggestIdentifier(title);
  const { parents, parent, taken } = useOtherPages(parentId, identifier);

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      api.call(createPage, {
        body: {
          identifier,
          title: { [defaultLanguage]: title.trim() },
          overview: [],
          kind,
          parentId: kind === 'page' && parentId !== '' ? parentId : null,
        },
      }),
    onSuccess: async ({ data }) => {
      await pagesChanged();
      void navigate(editorPath(data));
    },
  });

  const conflict = error instanceof ApiError && error.status === 409 ? error.message : undefined;
  const titleIssue = tried && title.trim() === '' ? words.newPage.noTitle : undefined;
  const addressIssue =
    conflict ?? addressProblem({ identifier, kind, taken, strict: tried || typedIdentifier !== undefined });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (title.trim() !== '' && !addressProblem({ identifier, kind, taken, strict: true })) mutate();
  };

  return (
    <div className="screen new-page">
      <title>{`${words.newPage.title[suggestedKind]} · ${words.product}`}</title>
      <h1 className="screen__title new-page__title">{words.newPage.title[suggestedKind]}</h1>
      <form className="form" noValidate onSubmit={submit}>
        <Segments label={words.newPage.kind} options={kinds} value={kind} onValue={setKind} />
        <TextInput
          label={words.newPage.titleLabel}
          lang={defaultLanguage}
          value={title}
          onValue={setTitle}
          issue={titleIssue}
          help={words.newPage.titleHelp}
          autoFocus
        />
        {kind === 'page' && (
          <SelectInput
            label={words.newPage.parent}
            value={parentId}
            onValue={setParentId}
            help={words.newPage.parentHelp}
          >
            <option value="">{words.newPage.noParent}</option>
            {parents.map((page) => (
              <option key={page.id} value={page.id}>
                {resolveText(page.title, defaultLanguage) || page.identifier}
              </option>
            ))}
          </SelectInput>
        )}
        <TextInput
          label={words.newPage.address}
          prefix={addressPrefix(kind, parent)}
          value={identifier}
          spellCheck={false}
          autoComplete="off"
          onValue={(value) => {
            reset();
            setIdentifier(value);
          }}
          issue={addressIssue}
          help={words.newPage.addressHelp}
        />
        {error && !conflict && (
          <p className="form-field__note form-field__note--issue" role="alert">
            {messageOf(error)}
          </p>
        )}
        <div className="form__buttons">
          <Button href="/admin">{words.cancel}</Button>
          <Button variant="primary" type="submit" disabled={isPending}>
            {isPending ? words.newPage.busy : words.newPage.create}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** The pages that can have pages below them, and those whose address the new one cannot have. */
function useOtherPages(parentId: string, identifier: string) {
  const { data = [] } = useQuery(pagesQuery);
  const parents = data.filter(
    (page) => page.kind === 'page' && page.parentId === null && !isSystemPage(page.identifier),
  );
  return {
    parents,
    parent: parents.find((page) => page.id === parentId),
    taken: data.find((page) => page.identifier === identifier),
  };
}

interface Address {
  readonly identifier: string;
  readonly kind: PageKind;
  /** The page that already has it. */
  readonly taken: PageSummary | undefined;
  /** False while nothing has been typed: an empty address is no issue yet. */
  readonly strict: boolean;
}

function addressProblem({ identifier, kind, taken, strict }: Address): string | undefined {
  if (identifier === '' && !strict) return undefined;
  return (
    identifierIssue(identifier, kind) ??
    (taken && words.newPage.taken(resolveText(taken.title, defaultLanguage) || taken.identifier))
  );
}

function addressPrefix(kind: PageKind, parent: PageSummary | undefined): string {
  if (kind === 'case') return '/cases/';
  return parent ? `${pagePath(parent)}/` : '/';
}
