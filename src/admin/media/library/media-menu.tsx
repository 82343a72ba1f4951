import type { Media } from '#api/endpoints/media.ts';
import { announce } from '../../shared/announcer.tsx';
import { ActionMenu } from '../../shared/menu/action-menu.tsx';
import type { MenuAnchor } from '../../shared/menu/menu-anchor.ts';
import { words } from '../../words.ts';
import type { MediaDetailPart } from '../detail/media-detail.tsx';
import { replaceWords } from '../detail/replace-words.ts';
import { libraryWords as say } from '../library-words.ts';
import { explainKeptMedia, getFileUrl } from '../media-facts.ts';

interface MediaMenuProps {
  readonly media: Media;
  readonly at: MenuAnchor | HTMLElement;
  /** Opens the details, optionally at one part. */
  readonly open: (part?: MediaDetailPart) => void;
  readonly replace: () => void;
  readonly remove: () => void;
  readonly close: () => void;
}

/** Menu of a file in the library. */
export function MediaMenu({ media, at, open, replace, remove, close }: MediaMenuProps) {
  const copyAddress = () =>
    void navigator.clipboard
      .writeText(new URL(getFileUrl(media), location.origin).href)
      .then(() => announce(say.addressCopied));
  return (
    <ActionMenu
      title={say.menu(media.name)}
      at={at}
      close={close}
      groups={[
        {
          actions: [
            { id: 'open', label: say.details, keys: 'Enter', run: () => open() },
            {
              id: 'file',
              label: say.openFile,
              run: () => void window.open(getFileUrl(media), '_blank', 'noopener'),
            },
            { id: 'address', label: say.copyAddress, run: copyAddress },
            { id: 'uses', label: say.uses.title, run: () => open('uses') },
          ],
        },
        {
          actions: [
            { id: 'rename', label: say.rename, run: () => open('name') },
            { id: 'replace', label: replaceWords.replace, run: replace },
          ],
        },
        {
          actions: [
            {
              id: 'delete',
              label: words.delete,
              isDangerous: true,
              isDisabled: explainKeptMedia(media) !== undefined,
              run: remove,
            },
          ],
        },
      ]}
    />
  );
}
