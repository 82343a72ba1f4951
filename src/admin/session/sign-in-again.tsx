import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { onDemand, useOnDemand } from '../shared/on-demand.ts';
import { words } from '../words.ts';
import { session, useUser } from './api.ts';
import { SignInEntry } from './sign-in-entry.tsx';

const others = onDemand(() => import('./other-ways.tsx').then((m) => m.OtherWays));
/** The screen shows what was refused by itself. */
const signedIn = () => undefined;

/** Over the work of somebody whose session ended: nothing is lost, and what was refused is sent again. */
export function SignInAgain() {
  const user = useUser();
  const { part: Others } = useOnDemand(others);
  return (
    <Modal
      title={words.session.endedTitle}
      size="small"
      dismissible={false}
      closeLabel={words.close}
      onClose={() => undefined}
    >
      <p className="dialog-lead">{words.session.endedText}</p>
      <SignInEntry email={user?.email} Others={Others} onSignedIn={signedIn} />
      <Button variant="slim" className="dialog-aside" onClick={() => session.abandon()}>
        {words.session.leave}
      </Button>
    </Modal>
  );
}
