import { computeFingerprint } from '#content/text/fingerprint.ts';
import { siteWords } from '#i18n/site-words.ts';
import { EnlivenedIsland } from '#ui/island/enlivened-island.tsx';
import { codeFramePath } from '../shared/code-messages.ts';
import { EmptyMedia } from '../shared/empty-media.tsx';
import type { ViewProps } from '../shared/view-context.ts';
import type { codeBlock } from './code.block.ts';
import { enliven } from './code.island.ts';
import { inlineMarkup } from './inline-markup.ts';
import { scopedCss } from './scoped-css.ts';

/** A designer's own HTML and CSS: with its scripts in a frame, or as plain markup in the page. */
export function CodeView({ block, context, edit }: ViewProps<typeof codeBlock>) {
  const { htmlContent, cssContent } = block;
  if (htmlContent.trim() === '') {
    return context.preview ? (
      <EmptyMedia label="Write some HTML" style={{ height: '8rem' }} attributes={edit('htmlContent')} />
    ) : null;
  }
  if (block.renderMode === 'inline') {
    const { html, ids, css } = inlineMarkup(htmlContent, context.language);
    const scope = `c${computeFingerprint(block.id)}`;
    const styles = scopedCss(`${css}\n${cssContent}`, { name: scope, ids });
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
      <EnlivenedIsland
        name="code"
        enliven={enliven}
        options={{ html: htmlContent, css: cssContent }}
        assets={context.islands}
      >
        <iframe
          className="code__frame"
          src={codeFramePath}
          title={siteWords[context.language].blocks.codeTitle}
          // Specified. The document's own header takes its origin away again: see `site/frames/code-frame.ts`.
          sandbox="allow-scripts allow-same-origin"
          // Wherever it goes, no cookie of ours goes along.
          credentialless
          loading="lazy"
        />
      </EnlivenedIsland>
    </div>
  );
}
