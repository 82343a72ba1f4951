import { type Block, defineBlock } from '#content/block/block.ts';
import { getTextLanguage } from '#content/block/resolve-block.ts';
import { choice, translatedText } from '#content/fields/kinds.ts';
import { type Copy, isTranslated, type Language, resolveText } from '#content/language/language.ts';

export const codeBlock = defineBlock({
  type: 'code',
  label: 'Code',
  synonyms: ['html', 'css', 'embed', 'iframe', 'script', 'custom'],
  category: 'interactive',
  flow: 'media',
  place: 5,
  icon: 'code',
  fields: {
    htmlContent: translatedText('HTML', { format: 'html' }),
    cssContent: translatedText('CSS', { format: 'css' }),
    renderMode: choice(
      'Render as',
      { iframe: 'Iframe', inline: 'Inline' },
      {
        default: 'iframe',
        tab: 'content',
        help: 'Scripts need an iframe; inline CSS applies only to this block.',
      },
    ),
  },
  summary: getFirstWords,
  starter: () => ({
    isMultiLanguage: true,
    renderMode: 'iframe',
    htmlContent: {
      nl: buildStarterHtml('Klik', 'keer geklikt'),
      en: buildStarterHtml('Click', 'clicks'),
    } satisfies Copy,
    cssContent: starterCss,
  }),
});

function buildStarterHtml(button: string, counted: string): string {
  return `<div class="counter">
  <output>0</output>
  <p>${counted}</p>
  <button type="button">${button}</button>
</div>
<script>
  const output = document.querySelector('output');
  document.querySelector('button').addEventListener('click', () => {
    output.value = Number(output.value) + 1;
  });
</script>`;
}

const starterCss = `.counter {
  display: grid;
  place-content: center;
  justify-items: center;
  min-height: 100vh;
}
output {
  font-size: 5rem;
  font-weight: 600;
  line-height: 1;
}
p {
  margin: 0.5rem 0 1.5rem;
}
button {
  padding: 0.75rem 1.5rem;
  border: 0;
  border-radius: 999px;
  background: CanvasText;
  color: Canvas;
  font: inherit;
  cursor: pointer;
}`;

const longest = 60;

/** Gets the text of the markup; '' for a drawing or a script, whose first tag would name nothing. */
function getFirstWords(block: Block, language: Language): string {
  const { htmlContent } = block;
  const html = isTranslated(htmlContent) ? resolveText(htmlContent, getTextLanguage(block, language)) : '';
  return html
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<[^>]*>?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest);
}
