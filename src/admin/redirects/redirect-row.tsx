import { ArrowRight, Pencil, Trash2 } from 'lucide-react';
import type { ListedRedirect } from '../data/redirects.ts';
import { IconButton } from '../shared/icon-button.tsx';
import { readable } from './readable.ts';
import type { RedirectDraft } from './redirect-draft.ts';
import { redirectWords } from './redirect-words.ts';
import { useChange } from './use-change.ts';

const say = redirectWords;

interface RedirectRowProps {
  readonly rule: ListedRedirect;
  readonly edit: (draft: RedirectDraft) => void;
}

/** One redirect: from where, to where, why, and what keeps it from doing that. */
export function RedirectRow({ rule, edit }: RedirectRowProps) {
  const { fromPath, toPath, reason, automatic, pageId, issues } = rule;
  const { changeOrTell, isBusy } = useChange();
  const remove = () =>
    void changeOrTell([{ fromPath, toPath: null, was: toPath }], say.deleted(readable(fromPath)));
  return (
    <tr className="redirects__line">
      <td className="redirects__from">{readable(fromPath)}</td>
      <td className="redirects__to">
        <span className="redirects__target">
          <ArrowRight aria-hidden="true" />
          <span>{readable(toPath)}</span>
        </span>
        {issues.map(({ code, message }) => (
          <span key={code} className="redirects__issue">
            {message}
          </span>
        ))}
      </td>
      <td className="redirects__reason">
        {automatic ? (
          <span className="redirects__automatic" title={say.automaticHelp}>
            {say.automatic}
          </span>
        ) : (
          reason
        )}
      </td>
      <td className="redirects__actions">
        <IconButton
          icon={Pencil}
          label={say.edit(readable(fromPath))}
          onPress={() => edit({ fromPath, toPath, reason, was: { fromPath, toPath, pageId } })}
        />
        <IconButton
          icon={Trash2}
          label={say.delete(readable(fromPath))}
          isDisabled={isBusy}
          onPress={remove}
        />
      </td>
    </tr>
  );
}
