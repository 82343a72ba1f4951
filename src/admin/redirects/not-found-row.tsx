import { X } from 'lucide-react';
import type { NotFoundAddress, RedirectProposal } from '#api/endpoints/not-found.ts';
import { withLanguage } from '#content/address/site-paths.ts';
import { defaultLanguage } from '#content/language/language.ts';
import { Button } from '#ui/button/button.tsx';
import { useLinkedPages } from '../links/address-combo.tsx';
import { IconButton } from '../shared/icon-button.tsx';
import { formatRelativeTime } from '../shared/relative-time.ts';
import { notFoundWords } from './not-found-words.ts';
import { decodePathForDisplay } from './readable.ts';
import type { Answer } from './redirect-draft.ts';
import { redirectWords } from './redirect-words.ts';
import { useChange } from './use-change.ts';

const say = notFoundWords;

interface NotFoundRowProps {
  readonly address: NotFoundAddress;
  readonly proposal: RedirectProposal | undefined;
  readonly answer: Answer;
  readonly dismiss: (address: NotFoundAddress) => void;
  readonly refocus: () => void;
}

/** A path of the 404 log: how often and from where it was requested, with actions. */
export function NotFoundRow({ address, proposal, answer, dismiss, refocus }: NotFoundRowProps) {
  const path = decodePathForDisplay(withLanguage(address.path, address.language));
  const facts = [
    say.times(address.times),
    ...(address.referrer
      ? [say.from(decodePathForDisplay(address.referrer.replace(/^https?:\/\//, '')))]
      : []),
  ];
  return (
    <tr className="not-found-list__line">
      <td className="not-found-list__address" title={path}>
        {path}
      </td>
      <td className="not-found-list__facts">
        {facts.join(' · ')} ·{' '}
        <time dateTime={address.lastSeen} title={say.since(formatRelativeTime(address.firstSeen))}>
          {formatRelativeTime(address.lastSeen)}
        </time>
      </td>
      <td className="not-found-list__proposal">
        {proposal && <Proposal address={address} proposal={proposal} refocus={refocus} />}
      </td>
      <td className="not-found-list__actions">
        <Button
          variant="slim"
          aria-label={say.answerOf(path)}
          onClick={() => answer(decodePathForDisplay(address.path), proposal?.toPath ?? '')}
        >
          {say.answer}
        </Button>
        <IconButton icon={X} label={say.dismiss(path)} onPress={() => dismiss(address)} />
      </td>
    </tr>
  );
}

type ProposalProps = Pick<NotFoundRowProps, 'address' | 'refocus'> & {
  readonly proposal: RedirectProposal;
};

/** Suggests the closest page, with a button that creates the redirect. */
function Proposal({ address, proposal: { toPath, because }, refocus }: ProposalProps) {
  const { changeOrTell, isBusy } = useChange();
  const pages = useLinkedPages(defaultLanguage);
  const name = pages.find(({ id }) => id === toPath)?.name ?? toPath;
  const from = decodePathForDisplay(address.path);
  const redirect = async () => {
    await changeOrTell(
      [{ fromPath: address.path, toPath, reason: say.reason, was: null }],
      redirectWords.saved(from, toPath),
    );
    refocus();
  };
  return (
    <Button
      className="button--small not-found-list__redirect"
      disabled={isBusy}
      aria-label={say.redirectTo(from, name)}
      title={`${toPath} · ${say.because[because]}`}
      onClick={() => void redirect()}
    >
      {say.redirect(name)}
    </Button>
  );
}
