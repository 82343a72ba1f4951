import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Account, PasswordLink } from '#api/endpoints/accounts.ts';
import { Button } from '#ui/button/button.tsx';
import { accountsQuery } from '../data/accounts.ts';
import { messageOf } from '../shared/error-message.ts';
import { Loading } from '../shared/loading.tsx';
import { Notice } from '../shared/notice.tsx';
import { words } from '../words.ts';
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
  const { data, error, refetch } = useQuery(accountsQuery);
  const [open, setOpen] = useState<Open>();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setOpen(undefined);
  return (
    <section className="people" aria-labelledby="people">
      <header className="access-head">
        <h2 className="access-head__title" id="people" ref={heading} tabIndex={-1}>
          {say.title}
        </h2>
        <Button icon={<UserPlus aria-hidden="true" />} onClick={() => setOpen({ kind: 'invite' })}>
          {say.invite}
        </Button>
      </header>
      <p className="access-lead">{say.lead}</p>
      {!data && !error && <Loading text={say.loading} />}
      {!data && error && (
        <Notice title={say.failed} text={messageOf(error)} alert>
          <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
        </Notice>
      )}
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
    </section>
  );
}

interface PeopleProps {
  readonly accounts: readonly Account[];
  readonly open: (open: Open) => void;
}

function People({ accounts, open }: PeopleProps) {
  return (
    <table className="access-table">
      <thead>
        <tr>
          <th scope="col">{say.columns.who}</th>
          <th scope="col">{say.columns.role}</th>
          <th scope="col">{say.columns.state}</th>
          <th scope="col">
            <span className="visually-hidden">{say.columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => (
          <PersonRow
            key={account.id}
            account={account}
            rename={() => open({ kind: 'rename', account })}
            remove={() => open({ kind: 'remove', account })}
            showLink={(link) => open({ kind: 'link', account, link })}
          />
        ))}
      </tbody>
    </table>
  );
}
