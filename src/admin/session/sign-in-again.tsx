import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { words } from '../words.ts';
import { session, useUser } from './api.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Over the work of somebody whose session ended: nothing is lost, and what was refused is sent again. */
export function SignInAgain() {
  const user = useUser();
  return (
    <Modal
      title={words.session.endedTitle}
      size="small"
      dismissible={false}
      closeLabel={words.close}
      onClose={() => undefined}
    >
      <p className="dialog-lead">{words.session.endedText}</p>
      <SignInForm email={user?.email} onSignedIn={() => undefined} />
      <Button variant="slim" className="dialog-aside" onClick={() => session.abandon()}>
        {words.session.leave}
      </Button>
    </Modal>
  );
}
