import { use, useState } from 'react';
import { TextInput } from '../../forms/text-input.tsx';
import { pageSettingsWords } from '../../pages/page-settings-words.ts';
import { useEditor } from '../services/editor-context.ts';
import { RouteIdContext, usePageFacts } from '../services/page-facts.ts';
import { sendVisibility } from '../work/page-api.ts';
import { FactForm } from './fact-form.tsx';
import { useFactSaver } from './use-fact-saver.ts';

/** Where visitors of a hidden page are sent; nowhere means that they get the not-found page. */
export function PageRedirect() {
  const { pageId } = useEditor();
  const routeId = use(RouteIdContext);
  const stored = usePageFacts().redirectUrl ?? '';
  const [typed, setTyped] = useState<string>();
  const { save, isPending, issue, issueOf, reset } = useFactSaver(
    (redirectUrl: string) => sendVisibility(routeId, pageId, { redirectUrl }),
    () => setTyped(undefined),
  );
  const value = typed ?? stored;
  return (
    <FactForm
      isChanged={value !== stored}
      disabled={isPending}
      button={pageSettingsWords.saveRedirect}
      onSave={() => save(value)}
    >
      <TextInput
        label={pageSettingsWords.redirect}
        value={value}
        placeholder={pageSettingsWords.redirectExample}
        help={pageSettingsWords.redirectHelp}
        issue={issueOf('redirectUrl') ?? issue}
        onValue={(text) => {
          reset();
          setTyped(text);
        }}
      />
    </FactForm>
  );
}
