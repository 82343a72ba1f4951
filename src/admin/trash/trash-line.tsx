import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { PersonInStudio } from '#api/endpoints/people.ts';
import type { TrashedPage } from '#api/endpoints/trash.ts';
import { defaultLanguage, resolveText } from '#content/language/language.ts';
import { Button } from '#ui/button/button.tsx';
import { PageTitleText } from '../pages/page-title-text.tsx';
import { IconButton } from '../shared/icon-button.tsx';
import { DeleteForGood } from './delete-for-good.tsx';
import { TrashMoments } from './trash-moments.tsx';
import { trashWords } from './trash-words.ts';
import { useRestore } from './use-restore.ts';

interface TrashLineProps {
  readonly page: TrashedPage;
  /** The people of the studio, once they are known. */
  readonly people: readonly PersonInStudio[] | undefined;
}

const say = trashWords;

/** A page in the trash: what it was, when it goes, and what putting it back makes of it. */
export function TrashLine({ page, people }: TrashLineProps) {
  const title = resolveText(page.title, defaultLanguage) || page.identifier;
  const { restore, isPending } = useRestore(title);
  const [isDoomed, setDoomed] = useState(false);
  return (
    <tr className="trash__line">
      <td className="trash__page">
        <span className="trash__title">
          <PageTitleText page={page} />
        </span>
        <span className="trash__path">{page.path}</span>
        <span className="trash__becomes">{comesBackAs(page)}</span>
      </td>
      <TrashMoments trashed={page} people={people} />
      <td className="trash__actions">
        <Button
          className="button--small"
          aria-label={say.restoreOf(title)}
          disabled={isPending}
          onClick={() => restore(page)}
        >
          {say.restore}
        </Button>
        <IconButton icon={Trash2} label={say.delete(title)} onPress={() => setDoomed(true)} />
        {isDoomed && <DeleteForGood page={page} title={title} close={() => setDoomed(false)} />}
      </td>
    </tr>
  );
}

/** What putting it back does, said before. */
function comesBackAs({ comesBack: { path, warnings }, isSeen }: TrashedPage): string {
  const became = warnings.map(({ message }) => message);
  return [...became, isSeen ? say.seen(path) : say.unseen].join(' ');
}
