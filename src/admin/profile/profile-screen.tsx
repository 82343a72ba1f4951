import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../data/profile.ts';
import { SingleKeysToggle } from '../palette/single-keys-toggle.tsx';
import { NotLoaded } from '../shared/not-loaded.tsx';
import { words } from '../words.ts';
import { CodesSection } from './codes-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { NameSection } from './name-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { profileWords } from './profile-words.ts';
import './profile.css';

const say = profileWords;

/** `/admin/profile`: one's own account. */
export function ProfileScreen() {
  const { data, error, refetch } = useQuery(profileQuery);
  return (
    <div className="screen profile-screen">
      <title>{`${words.nav.profile} · ${words.product}`}</title>
      <header className="screen__head">
        <h1 className="screen__title">{words.nav.profile}</h1>
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
