import { Link } from 'react-router';
import type { TokenUses } from '#api/schemas/design-tokens.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import { defaultLanguage, resolveText } from '#content/language/language.ts';
import { PageTitleText } from '../../pages/page-title-text.tsx';
import { usageWords as say } from './usage-words.ts';

type UsingPage = TokenUses[number]['pages'][number];
type UsingBlock = UsingPage['blocks'][number];

interface PageUseProps {
  readonly page: UsingPage;
  /** The token that is named there, where that is another one. */
  readonly through: string | undefined;
}

/** A page that names a token: it leads into its editor, and each of its blocks to where it is selected there. */
export function PageUse({ page, through }: PageUseProps) {
  const { identifier, isInBackground, isLive, isInDraft, blocks, blockCount } = page;
  const address = `/admin/pages/edit/${identifier}`;
  const title = resolveText(page.title, defaultLanguage) || identifier;
  const notes = [
    ...(through === undefined ? [] : [say.through(through)]),
    ...(isInBackground ? [say.background] : []),
    ...(isInDraft && !isLive ? [say.draftOnly] : []),
  ];
  return (
    <li>
      <Link to={address}>
        <PageTitleText page={page} />
      </Link>
      {notes.length > 0 && <span className="token-usage__note">{notes.join(', ')}</span>}
      {blocks.length > 0 && (
        <ul className="token-usage__line token-usage__blocks">
          {named(blocks).map(({ id, name, isInDraft: isOpened }) => (
            <li key={id}>
              {isOpened ? (
                <Link to={`${address}?block=${encodeURIComponent(id)}`} aria-label={say.onPage(name, title)}>
                  {name}
                </Link>
              ) : (
                <span className="token-usage__note">{say.liveOnly(name)}</span>
              )}
            </li>
          ))}
          {blockCount > blocks.length && (
            <li className="token-usage__note">{say.moreBlocks(blockCount - blocks.length)}</li>
          )}
        </ul>
      )}
    </li>
  );
}

/** Blocks by the label of their kind, with a number where there are several of one. */
function named(blocks: readonly UsingBlock[]): readonly (UsingBlock & { readonly name: string })[] {
  const counts = new Map<string, number>();
  return blocks.map((block) => {
    const { type } = block;
    const label = blockDefinitions.get(type)?.label ?? type;
    const number = (counts.get(type) ?? 0) + 1;
    counts.set(type, number);
    const isOnly = blocks.filter((each) => each.type === type).length === 1;
    return { ...block, name: isOnly ? label : say.numbered(label, number) };
  });
}
