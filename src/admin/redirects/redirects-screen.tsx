import { useQuery } from '@tanstack/react-query';
import { Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { redirectsQuery } from '../data/redirects.ts';
import { destinations } from '../shared/navigation.ts';
import { NotLoaded } from '../shared/not-loaded.tsx';
import { onDemand, useOnDemand } from '../shared/on-demand.ts';
import { words } from '../words.ts';
import { NotFoundSection } from './not-found-section.tsx';
import { RedirectDialog } from './redirect-dialog.tsx';
import type { RedirectDraft } from './redirect-draft.ts';
import { RedirectList } from './redirect-list.tsx';
import { redirectWords } from './redirect-words.ts';
import { WhereItEnds } from './where-it-ends.tsx';
import './redirects.css';

const say = redirectWords;

const importDialog = onDemand(() => import('./import-dialog.tsx').then((m) => m.ImportDialog));

/** `/admin/redirects`: all redirects and the 404 log. */
export function RedirectsScreen() {
  const [draft, setDraft] = useState<RedirectDraft>();
  const [isImporting, setImporting] = useState(false);
  return (
    <div className="screen">
      <title>{`${destinations.redirects.label} · ${words.product}`}</title>
      <header className="screen__head">
        <h1 className="screen__title">{destinations.redirects.label}</h1>
        <Button icon={<Upload aria-hidden="true" />} onClick={() => setImporting(true)}>
          {say.import.open}
        </Button>
        <Button
          variant="primary"
          icon={<Plus aria-hidden="true" />}
          onClick={() => setDraft({ fromPath: '', toPath: '', reason: '' })}
        >
          {say.add}
        </Button>
      </header>
      <NotFoundSection answer={(fromPath, toPath) => setDraft({ fromPath, toPath, reason: '' })} />
      <Rules edit={setDraft} />
      <WhereItEnds />
      {draft && <RedirectDialog draft={draft} close={() => setDraft(undefined)} />}
      {isImporting && <Import close={() => setImporting(false)} />}
    </div>
  );
}

function Rules({ edit }: { readonly edit: (draft: RedirectDraft) => void }) {
  const { data, error, refetch } = useQuery(redirectsQuery);
  if (data) return <RedirectList rules={data} edit={edit} />;
  return <NotLoaded error={error} loading={say.loading} failed={say.failed} again={refetch} />;
}

function Import({ close }: { readonly close: () => void }) {
  const { part: Dialog } = useOnDemand(importDialog);
  return Dialog ? <Dialog close={close} /> : null;
}
