import { computeFingerprint } from '#content/text/fingerprint.ts';
import { siteWords } from '#i18n/site-words.ts';
import { ControllerIsland } from '#ui/island/controller-island.tsx';
import { codeFramePath } from '../shared/code-messages.ts';
import { EmptyMedia } from '../shared/empty-media.tsx';
import type { ViewProps } from '../shared/view-context.ts';
import type { codeBlock } from './code.block.ts';
import { hydrate } from './code.island.ts';
import { sanitizeInlineMarkup } from './inline-markup.ts';
import { scopeCss } from './scoped-css.ts';

/** A designer's own HTML and CSS: with scripts in a frame, otherwise as sanitized markup in the page. */
export function CodeView({ block, context, edit }: ViewProps<typeof codeBlock>) {
  const { htmlContent, cssContent } = block;
  if (htmlContent.trim() === '') {
    return context.preview ? (
      <EmptyMedia label="Write some HTML" style={{ height: '8rem' }} attributes={edit('htmlContent')} />
    ) : null;
  }
  if (block.renderMode === 'inline') {
    const { html, ids, css } = sanitizeInlineMarkup(htmlContent, context.language);
    const scope = `c${computeFingerprint(block.id)}`;
    const styles = scopeCss(`${css}\n${cssContent}`, { name: scope, ids });
    return (
      <div className="code code--inline" {...edit('htmlContent')}>
        <div className="code__scope" data-scope={styles === '' ? undefined : scope}>
          {styles !== '' && <style>{styles}</style>}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written anew from an allow list of tags and attributes */}
          <div className="code__markup" dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      </div>
    );
  }
  return (
    <div className="code" {...edit('htmlContent')}>
      <ControllerIsland
        name="code"
        hydrate={hydrate}
        options={{ html: htmlContent, css: cssContent }}
        assets={context.islands}
      >
        <iframe
          className="code__frame"
          src={codeFramePath}
          title={siteWords[context.language].blocks.codeTitle}
          // Specified. The document's CSP header makes its origin opaque (`site/frames/code-frame.ts`).
          sandbox="allow-scripts allow-same-origin"
          // The frame gets no cookies, wherever it navigates.
          credentialless
          loading="lazy"
        />
      </ControllerIsland>
    </div>
  );
}
