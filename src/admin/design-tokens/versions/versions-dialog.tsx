import { useQuery } from '@tanstack/react-query';
import type { TokenChanges } from '#tokens/token-changes.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { peopleQuery } from '../../data/people.ts';
import { queryClient } from '../../data/queries.ts';
import { Loading } from '../../shared/loading.tsx';
import { resolvePersonName } from '../../shared/person-name.ts';
import { formatRelativeTime } from '../../shared/relative-time.ts';
import { words } from '../../words.ts';
import { tokenWords } from '../work/design-tokens-words.ts';
import { tokenVersionQuery, tokenVersionsQuery } from '../work/token-queries.ts';
import './versions.css';

const say = tokenWords.versions;

/** A published version of the tokens, with its values. */
export interface ChosenVersion {
  readonly label: string;
  readonly changes: TokenChanges;
}

interface VersionsDialogProps {
  /** Number of the live version. */
  readonly current: number;
  readonly onRestore: (version: ChosenVersion) => void;
  readonly onCompare: (version: ChosenVersion) => void;
  readonly onClose: () => void;
}

/** Lists the published versions of the tokens, to restore one into the draft or to compare it. */
export function TokenVersionsDialog({ current, onRestore, onCompare, onClose }: VersionsDialogProps) {
  const { data: versions, error } = useQuery(tokenVersionsQuery);
  const { data: people } = useQuery(peopleQuery);
  const known = versions?.map(({ version, note, publishedAt, publishedBy, count }) => ({
    number: version,
    label: note === '' ? say.version(version) : note,
    about: [
      publishedBy === null ? words.product : resolvePersonName(people, publishedBy),
      formatRelativeTime(publishedAt),
      say.count(count),
    ].join(' · '),
  }));
  const all = known && [...known, { number: 0, label: say.standard, about: '' }];
  return (
    <Modal title={say.title} size="medium" closeLabel={say.close} onClose={onClose}>
      <p className="token-versions__help">{say.help}</p>
      {!all && !error && <Loading text={tokenWords.loading} />}
      {error && <p role="alert">{say.failed}</p>}
      {all?.length === 1 && <p>{say.empty}</p>}
      <ul className="token-versions">
        {all?.map(({ number, label, about }) => (
          <li key={number} className="token-version">
            <span className="token-version__words">
              <strong>{label}</strong>
              <span>{about}</span>
            </span>
            {number === current ? (
              <span className="token-version__now">{say.now}</span>
            ) : (
              <span className="token-version__actions">
                <Button variant="slim" onClick={() => void choose(number, label, onCompare)}>
                  {say.compare}
                </Button>
                <Button variant="secondary" onClick={() => void choose(number, label, onRestore)}>
                  {say.restore}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Modal>
  );
}

async function choose(number: number, label: string, use: (version: ChosenVersion) => void): Promise<void> {
  use({ label, changes: await queryClient.fetchQuery(tokenVersionQuery(number)) });
}
