import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Account, PasswordLink } from '#api/endpoints/accounts.ts';
import { Button } from '#ui/button/button.tsx';
import { accountsQuery } from '../data/accounts.ts';
import { ColumnTable } from '../shared/column-table.tsx';
import { AccessSection } from './access-section.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { ListedDialog } from './listed-dialog.tsx';
import { peopleWords } from './people-words.ts';
import { PersonRow } from './person-row.tsx';
import { RemovePerson } from './remove-person.tsx';
import { RenamePerson } from './rename-person.tsx';
import './people.css';

const say = peopleWords;

/** What is open over the list. */
type Open =
  | { readonly kind: 'invite' }
  | { readonly kind: 'link'; readonly account: Account; readonly link: PasswordLink }
  | { readonly kind: 'listed' | 'rename' | 'remove'; readonly account: Account };

/** Who can sign in to the studio, and what they may do. */
export function PeopleSection() {
  const query = useQuery(accountsQuery);
  const { data } = query;
  const [open, setOpen] = useState<Open>();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setOpen(undefined);
  return (
    <AccessSection
      name="people"
      say={say}
      heading={heading}
      query={query}
      add={
        <Button icon={<UserPlus aria-hidden="true" />} onClick={() => setOpen({ kind: 'invite' })}>
          {say.invite}
        </Button>
      }
    >
      {data && <People accounts={data} open={setOpen} />}
      {open?.kind === 'invite' && (
        <InviteDialog
          close={close}
          invited={(account, link) =>
            setOpen(link ? { kind: 'link', account, link } : { kind: 'listed', account })
          }
        />
      )}
      {open?.kind === 'link' && <LinkDialog account={open.account} link={open.link} close={close} />}
      {open?.kind === 'listed' && <ListedDialog account={open.account} close={close} />}
      {open?.kind === 'rename' && <RenamePerson account={open.account} close={close} />}
      {open?.kind === 'remove' && (
        <RemovePerson
          account={open.account}
          close={close}
          removed={() => {
            close();
            // The line that had the keyboard is gone.
            heading.current?.focus();
          }}
        />
      )}
    </AccessSection>
  );
}

interface PeopleProps {
  readonly accounts: readonly Account[];
  readonly open: (open: Open) => void;
}

function People({ accounts, open }: PeopleProps) {
  return (
    <ColumnTable className="access-table" columns={say.columns}>
      {accounts.map((account) => (
        <PersonRow
          key={account.id}
          account={account}
          rename={() => open({ kind: 'rename', account })}
          remove={() => open({ kind: 'remove', account })}
          showLink={(link) => open({ kind: 'link', account, link })}
        />
      ))}
    </ColumnTable>
  );
}
