import ArrowLeft from 'lucide-react/icons/arrow-left';
import { withLanguage } from '#content/address/site-paths.ts';
import { siteWords } from '#i18n/site-words.ts';
import { Button } from '#ui/button/button.tsx';
import { Anchor } from '../shared/anchor.tsx';
import { buildLinkAttributes } from '../shared/link-attributes.ts';
import type { ViewProps } from '../shared/view-context.ts';
import type { backLinkBlock } from './back-link.block.ts';

type View = ViewProps<typeof backLinkBlock>;

/**
 * The back link, and tags that describe the page. It is an ordinary link; for visitors from a search engine,
 * the page's script goes back in history instead.
 */
export function BackLinkView({ block, context, edit }: View) {
  // A click before the page's script has run waits for it, since the script knows where the visitor came
  // from.
  const own = { 'data-back-link': '', 'data-press': '' };
  const attributes = { ...resolveDestination(block, context), ...own, ...edit('text') };
  const text = block.text || siteWords[context.language].blocks.back;
  const arrow = <ArrowLeft aria-hidden strokeWidth={1.75} />;
  const tags = block.tags
    .map((tag, index) => ({ ...tag, mark: edit(`tags[${index}].value`) }))
    .filter((tag) => tag.value !== '');
  return (
    <div className="back-link">
      {block.style === 'button' ? (
        <Button variant="secondary" icon={arrow} {...attributes}>
          {text}
        </Button>
      ) : (
        <a className={`back-link__link back-link__link--${block.style}`} {...attributes}>
          {block.style === 'arrow' && arrow}
          <span className="back-link__text">{text}</span>
        </a>
      )}
      {tags.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: without bullets a list is none to VoiceOver
        <ul className="back-link__tags" role="list" {...edit('tags')}>
          {tags.map((tag, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: ids are stored content and may be missing
            <li key={index} className="back-link__tag" {...tag.mark}>
              {tag.link === '' ? (
                tag.value
              ) : (
                <Anchor href={tag.link} language={context.language}>
                  {tag.value}
                </Anchor>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** For visitors the dashboard is the home page: they have no other one. */
function resolveDestination({ destination, customUrl, href }: View['block'], { language }: View['context']) {
  const address = (destination === 'custom' && customUrl) || href;
  return address === '' ? { href: withLanguage('/', language) } : buildLinkAttributes(address, language);
}
