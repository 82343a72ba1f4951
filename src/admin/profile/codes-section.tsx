import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { makeRecoveryCodes } from '#api/endpoints/passkeys.ts';
import { Button } from '#ui/button/button.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { recoveryCodesQuery } from '../data/profile.ts';
import { queryClient } from '../data/queries.ts';
import { api } from '../session/api.ts';
import { messageOf } from '../shared/error-message.ts';
import { NotLoaded } from '../shared/not-loaded.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { keysWords } from './keys-words.ts';
import { ProfileSection } from './profile-section.tsx';
import { useConfirmed } from './use-confirmed.tsx';

const say = keysWords;

/** Codes for when everything else is lost. */
export function CodesSection() {
  const { data: left, error, refetch } = useQuery(recoveryCodesQuery);
  const [codes, setCodes] = useState<readonly string[]>();
  const [isBusy, setBusy] = useState(false);
  const { confirmed, question } = useConfirmed();
  const { show } = useToast();

  async function make(): Promise<void> {
    setBusy(true);
    try {
      await confirmed(async () => setCodes((await api.call(makeRecoveryCodes, {})).data.codes));
    } catch (refused) {
      show({ text: messageOf(refused), tone: 'error' });
    } finally {
      setBusy(false);
      await queryClient.invalidateQueries({ queryKey: recoveryCodesQuery.queryKey });
    }
  }

  return (
    <ProfileSection
      title={say.codes}
      lead={say.codesLead}
      aside={
        left !== undefined && (
          <Button busy={isBusy} onClick={() => void make()}>
            {left > 0 ? say.makeNewCodes : say.makeCodes}
          </Button>
        )
      }
    >
      {left === undefined && (
        <NotLoaded error={error} loading={say.loading} failed={say.failed} again={refetch} />
      )}
      {left !== undefined && (
        <p className="profile-section__none">{left > 0 ? `${say.left(left)} ${say.voids}` : say.noCodes}</p>
      )}
      {codes && <CodesDialog codes={codes} close={() => setCodes(undefined)} />}
      {question}
    </ProfileSection>
  );
}
