import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { getValuesOnDevice } from '#content/block/responsive-values.ts';
import { hasWords } from '#content/markdown/markdown.ts';
import { siteWords } from '#i18n/site-words.ts';
import { Button } from '#ui/button/button.tsx';
import { buildMailHref, buildTelephoneHref } from '../shared/contact-links.ts';
import { isEmptyMarkdown, Markdown } from '../shared/markdown.tsx';
import { buildTextHandles, buildTextStyle } from '../shared/text-style.ts';
import type { ViewProps } from '../shared/view-context.ts';
import type { contactBlock } from './contact.block.ts';

/**
 * The studio's contact details. The block replaces the site's own contact section, with its anchor and
 * analytics event.
 */
export function ContactView({ block, context, edit, handles, buildStyles }: ViewProps<typeof contactBlock>) {
  const say = siteWords[context.language].blocks;
  const call = buildTelephoneHref(block.phoneNumber) ?? buildTelephoneHref(context.contact.phoneNumber);
  const mail = buildMailHref(block.emailAddress) ?? buildMailHref(context.contact.emailAddress);
  return (
    <section
      id={context.firstContact ? 'contact' : undefined}
      className="contact-block"
      {...buildStyles((device) => buildTextStyle(getValuesOnDevice(block, device), context.colors))}
      {...buildTextHandles(handles)}
      data-section="contact"
      aria-label={block.title || say.contact}
    >
      {(hasWords(block.title) || context.writing === 'title') && (
        <h2 className="contact-block__title" {...edit('title')}>
          {block.title}
        </h2>
      )}
      {(!isEmptyMarkdown(block.description) || context.writing === 'description') && (
        <div className="prose contact-block__text" {...edit('description')}>
          <Markdown text={block.description} language={context.language} />
        </div>
      )}
      {(call || mail) && (
        <div className="contact-block__buttons">
          {call && (
            <Button
              variant="primary"
              icon={<Phone aria-hidden strokeWidth={1.75} />}
              href={call}
              {...edit('primaryButtonText')}
            >
              {block.primaryButtonText || say.call}
            </Button>
          )}
          {mail && (
            <Button
              variant="secondary"
              icon={<Mail aria-hidden strokeWidth={1.75} />}
              href={mail}
              {...edit('secondaryButtonText')}
            >
              {block.secondaryButtonText || say.mail}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
