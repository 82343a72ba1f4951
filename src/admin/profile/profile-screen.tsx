import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { renameProfile } from '#api/endpoints/profile.ts';
import { Button } from '#ui/button/button.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { SingleKeysToggle } from '../command-menu/single-keys-toggle.tsx';
import { refreshAccounts } from '../data/accounts.ts';
import { profileQuery } from '../data/profile.ts';
import { queryClient } from '../data/queries.ts';
import { TextInput } from '../forms/text-input.tsx';
import { api, session } from '../session/api.ts';
import { formatErrorMessage } from '../shared/error-message.ts';
import { profileScreen } from '../shared/navigation.ts';
import { NotLoaded } from '../shared/not-loaded.tsx';
import { words } from '../words.ts';
import { CodesSection } from './codes-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { profileWords } from './profile-words.ts';
import './profile.css';

const say = profileWords;

/** `/admin/profile`: the signed-in person's account. */
export function ProfileScreen() {
  const { data, error, refetch } = useQuery(profileQuery);
  return (
    <div className="screen screen--reading">
      <title>{`${profileScreen.label} · ${words.product}`}</title>
      <header className="screen__head">
        <h1 className="screen__title">{profileScreen.label}</h1>
      </header>
      {!data && <NotLoaded error={error} loading={say.loading} failed={say.failed} again={refetch} />}
      {data && (
        <>
          <p className="profile__who">
            {data.email} <span className="profile__role">{say.role[data.role]}</span>
          </p>
          <NameSection name={data.name} />
          <ProfileSection title={say.password} lead={data.hasPassword ? say.passwordLead : say.noPassword}>
            {data.hasPassword && <PasswordSection email={data.email} />}
          </ProfileSection>
          {data.hasPassword && (
            <>
              <PasskeysSection />
              <CodesSection />
            </>
          )}
          <ProfileSection title={say.keyboard} lead={say.keyboardLead}>
            <SingleKeysToggle />
          </ProfileSection>
          <DevicesSection />
        </>
      )}
    </div>
  );
}

function NameSection({ name: before }: { readonly name: string }) {
  const [name, setName] = useState(before);
  const [issue, setIssue] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { show } = useToast();
  const isOther = name.trim() !== '' && name.trim() !== before;

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!isOther || isBusy) return;
    setBusy(true);
    try {
      const { data } = await api.call(renameProfile, { body: { name } });
      queryClient.setQueryData(profileQuery.queryKey, data);
      session.renamed(data.name);
      setName(data.name);
      setIssue(undefined);
      show({ text: say.renamed(data.name) });
      await refreshAccounts();
    } catch (error) {
      setIssue(formatErrorMessage(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <ProfileSection title={say.name} lead={say.nameLead}>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          label={say.nameField}
          name="name"
          value={name}
          onValue={setName}
          maxLength={100}
          autoComplete="name"
          issue={issue}
        />
        <div className="profile__buttons">
          <Button type="submit" disabled={!isOther || isBusy}>
            {say.save}
          </Button>
        </div>
      </form>
    </ProfileSection>
  );
}
