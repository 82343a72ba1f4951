import { readCssColor } from '#blocks/shared/contrast.ts';
import type { Scheme } from '#blocks/shared/surface.ts';
import { formatPath } from '#content/block/issue.ts';
import { analysePage } from '#content/page/analyse-page.ts';
import { combineEdits } from '#document/edit.ts';
import type { PageTree } from '#document/page-tree.ts';
import { computeContrast, enoughContrast } from '#tokens/contrast/wcag.ts';
import { describeField } from '../../../../page-checks/field-name.ts';
import { type CheckFinding, defineCheck } from '../check.ts';
import type { Fix } from '../finding.ts';
import { preflightWords } from '../preflight-words.ts';
import {
  composeOver,
  computeBackground,
  computeInkLuminance,
  computeScreenLuminance,
  formatHex,
  listSurfaces,
  resolveColor,
  type Surface,
} from '../surfaces.ts';

const say = preflightWords.contrast;
const themes = ['light', 'dark'] as const satisfies readonly Scheme[];

/**
 * Finds colours on which a block's text lacks contrast in one of the themes (WCAG 2.2, 1.4.3, AA). On opaque
 * colours the site chooses a readable text colour, so that only transparent and unreadable values are
 * reported.
 */
export const contrastCheck = defineCheck({
  id: 'contrast',
  position: 8,
  name: preflightWords.names.contrast,
  *find(tree) {
    for (const { block } of analysePage(tree.definitions, tree.content.overview).visits) {
      yield undefined;
      for (const surface of listSurfaces(tree, block)) {
        const [part] = surface.parts;
        if (!part) continue;
        const name = describeField(tree, block, part.path);
        const place = { blockId: block.id, field: formatPath(part.path) };
        const found = createFinding(tree, block.id, surface, name);
        if (found) yield { ...found, place };
      }
    }
  },
});

function createFinding(
  tree: PageTree,
  blockId: string,
  surface: Surface,
  name: string,
): Omit<CheckFinding, 'place'> | undefined {
  const unknown = themes.map((theme) => resolveColor(surface, theme)).find((color) => !readCssColor(color));
  if (unknown !== undefined) return { severity: 'note', sentence: say.unknown(name, unknown) };
  const hard = themes
    .map((theme) => ({ theme, ratio: computeRatio(tree, blockId, surface, theme) }))
    .filter(({ ratio }) => ratio < enoughContrast)
    .toSorted((a, b) => a.ratio - b.ratio);
  const [worst] = hard;
  if (!worst) return undefined;
  return {
    severity: 'fault',
    sentence: say.hard(name, worst.theme, worst.ratio, enoughContrast),
    fix: createOpaqueFix(blockId, surface),
  };
}

/**
 * Contrast ratio of text on a surface over its background. Opaque surfaces have enough, since the site
 * chooses the text colour for them.
 */
function computeRatio(tree: PageTree, blockId: string, surface: Surface, theme: Scheme): number {
  const color = resolveColor(surface, theme);
  const below = computeBackground(tree, blockId, theme);
  const shown = composeOver(color, below, theme);
  if (!shown || (readCssColor(color)?.alpha ?? 1) >= 1) return enoughContrast;
  return computeContrast(computeScreenLuminance(shown), computeInkLuminance(below));
}

/**
 * Fix that replaces a transparent colour by the opaque one it results in, for which the site can choose a
 * text colour.
 */
function createOpaqueFix(blockId: string, { parts }: Surface): Fix {
  return {
    ...say.opaque,
    edit: (tree) =>
      combineEdits(
        parts.flatMap(({ path, theme = 'light', color }) => {
          const shown = composeOver(color, computeBackground(tree, blockId, theme), theme);
          return shown ? [{ type: 'block/set', blockId, path, value: formatHex(shown) } as const] : [];
        }),
      ),
  };
}
