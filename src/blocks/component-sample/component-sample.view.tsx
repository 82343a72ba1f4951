import { toolLanguage } from '#content/language/language.ts';
import { imageQuality } from '#content/media/image-url.ts';
import { siteWords } from '#i18n/site-words.ts';
import { type Entry, findCatalogueEntry, parseSelection } from '#ui/catalogue/catalogue.ts';
import { Sample } from '#ui/catalogue/sample.tsx';
import type { SampleContent } from '#ui/catalogue/sample-props.ts';
import { classNames } from '#ui/class-names.ts';
import { Island } from '#ui/island/island.tsx';
import { ResizeFrame } from '#ui/resize-frame/resize-frame.tsx';
import { getSizeProps } from '../shared/picture.tsx';
import { ThemedPicture } from '../shared/themed-picture.tsx';
import type { ViewProps } from '../shared/view-context.ts';
import { type componentSampleBlock, splineName } from './component-sample.block.ts';
import { SplineScene } from './component-sample.island.tsx';
import { findSceneAddress } from './scene-address.ts';

type View = ViewProps<typeof componentSampleBlock>;

/** A component of the design system in the chosen variants, or a Spline scene. */
export function ComponentSampleView({ block, context, edit }: View) {
  const { name, variants, rest } = parseSelection(block.selectedComponent);
  const mark = edit('selectedComponent');
  if (name === splineName) {
    return (
      <div className="component-sample" {...edit('code')}>
        <SplinePart scene={findSceneAddress(block.code || rest)} context={context} />
      </div>
    );
  }
  const entry = findCatalogueEntry(name);
  if (!entry) {
    return context.preview ? (
      <div className="component-sample" {...mark}>
        <Notice name={name} />
      </div>
    ) : null;
  }
  const { known, unknown } = sortVariants(entry, variants);
  if (known.length === 0 && !context.preview) return null;
  const enlarged = block.size !== 'standard';
  const sample = (
    <Sample
      entry={entry}
      variants={known}
      language={siteWords[context.language].blocks.sampleLanguage}
      id={`sample-${block.id}`}
      shown={getShownMedia(block, context, edit)}
    />
  );
  return (
    <div className={classNames('component-sample', enlarged && `component-sample--${block.size}`)} {...mark}>
      {context.preview ? <ResizeFrame>{sample}</ResizeFrame> : sample}
      {context.preview && unknown.length > 0 && (
        <p className="component-sample__notice">
          {`${entry.name} has no variant called ${unknown.join(', ')}. It has ${entry.variants.map((variant) => variant.name).join(', ')}.`}
        </p>
      )}
    </div>
  );
}

/** Gets the media that replace the samples' own; undefined if none are chosen. */
function getShownMedia(
  { shown }: View['block'],
  context: View['context'],
  edit: View['edit'],
): SampleContent[] | undefined {
  if (shown.length === 0) return undefined;
  const mark = (words: string, field: string) =>
    context.preview && (words !== '' || context.writing === field) ? (
      <span {...edit(field)}>{words}</span>
    ) : (
      words
    );
  return shown.map(({ src, darkSrc, title, text }, index) => ({
    title: mark(title, `shown[${index}].title`),
    text: mark(text, `shown[${index}].text`),
    // Decorative: the text beside it describes it, or it only fills a sample layout.
    picture:
      src === '' ? undefined : (
        <ThemedPicture
          src={src}
          darkSrc={darkSrc}
          point={[undefined, undefined]}
          media={context.media}
          alt=""
          {...getSizeProps(context.width)}
          quality={imageQuality.normal}
          priority={false}
          className="picture--box"
        />
      ),
  }));
}

/** Sorts the chosen variants as the catalogue does. Without a choice all are shown. */
function sortVariants(entry: Entry, asked: readonly string[]) {
  const names: readonly string[] = entry.variants.map((variant) => variant.name);
  if (asked.length === 0) return { known: names, unknown: [] };
  return {
    known: asked.filter((variant) => names.includes(variant)),
    unknown: asked.filter((variant) => !names.includes(variant)),
  };
}

/** Shown in the editor's frame if the component does not exist. Visitors see nothing. */
function Notice({ name }: { readonly name: string }) {
  const text = name === '' ? 'Choose a component' : `The catalogue has no component called ${name}`;
  return (
    <p className="component-sample__notice component-sample__notice--alone">
      <strong>{text}</strong>
      Visitors see nothing here.
    </p>
  );
}

function SplinePart({ scene, context }: Pick<View, 'context'> & { readonly scene: string | undefined }) {
  if (scene === undefined) {
    return (
      <p className="spline spline--failed" role="note" lang={toolLanguage}>
        No Spline scene URL found in the code
      </p>
    );
  }
  const say = siteWords[context.language].blocks;
  const fill = (text: string) => text.replace('{platform}', splineName);
  return (
    <Island
      name="component-sample"
      component={SplineScene}
      props={{
        scene,
        title: say.scene,
        load: fill(say.embedLoad),
        note: fill(say.embedNote),
        start: say.sceneStart,
      }}
      assets={context.islands}
    />
  );
}
