import { KeyRound } from 'lucide-react';
import { useRole } from '../session/api.ts';
import { destinations } from '../shared/navigation.ts';
import { Notice } from '../shared/notice.tsx';
import { words } from '../words.ts';
import { accessWords } from './access-words.ts';
import { AssistantsSection } from './assistants-section.tsx';
import { ClientSpacesSection } from './client-spaces-section.tsx';
import { PasswordsSection } from './passwords-section.tsx';
import { PeopleSection } from './people-section.tsx';
import './access.css';

const say = accessWords;

/** `/admin/access`: members, client spaces, shared passwords and API keys. */
export function AccessScreen() {
  const isOwner = useRole('owner');
  return (
    <div className="screen">
      <title>{`${destinations.access.label} · ${words.product}`}</title>
      <header className="screen__head">
        <h1 className="screen__title">{destinations.access.label}</h1>
      </header>
      {isOwner ? (
        <>
          <PeopleSection />
          <ClientSpacesSection />
          <PasswordsSection />
          <AssistantsSection />
        </>
      ) : (
        <Notice icon={<KeyRound />} title={say.ownersOnly} text={say.ownersOnlyHelp} />
      )}
    </div>
  );
}
