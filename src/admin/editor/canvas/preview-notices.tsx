import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '../../shared/notice.tsx';
import { words } from '../../words.ts';

/** Shown if the page in the frame has not responded. The editor keeps working without it. */
export function PreviewSilent({ reload }: { readonly reload: () => void }) {
  return (
    <div className="canvas__cover">
      <Notice title={words.preview.silent} text={words.preview.silentHelp} alert>
        <Button onClick={reload}>{words.preview.reload}</Button>
      </Notice>
    </div>
  );
}

/** Shown if layout or background could not be loaded; the page is rendered with the defaults. */
export function SettingsIssues({ issues }: { readonly issues: readonly string[] }) {
  const [open, setOpen] = useState(true);
  return open && <PreviewIssue message={issues.join('. ')} close={() => setOpen(false)} />;
}

interface PreviewIssueProps {
  readonly message: string;
  readonly close: () => void;
  /** Sends the whole page to the frame again, if that may help. */
  readonly resend?: () => void;
}

export function PreviewIssue({ message, close, resend }: PreviewIssueProps) {
  return (
    <aside className="canvas__note" role="alert">
      <p>{message}</p>
      {resend && (
        <Button
          className="button--small"
          onClick={() => {
            resend();
            close();
          }}
        >
          {words.preview.resend}
        </Button>
      )}
      <Button variant="slim" onClick={close}>
        {words.close}
      </Button>
    </aside>
  );
}
