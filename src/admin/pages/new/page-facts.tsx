import type { PageSummary } from '#api/schemas/page.ts';
import { getPagePath } from '#content/address/site-paths.ts';
import { defaultLanguage, languages } from '#content/language/language.ts';
import type { PageKind } from '#content/page/page.ts';
import { SelectInput } from '../../forms/select-input.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { Segments } from '../../shared/segments.tsx';
import { words } from '../../words.ts';
import { getPageTitle } from '../page-title.ts';
import { behindAll, type useNewPage } from './new-page-state.ts';
import { newPageWords as say } from './new-page-words.ts';

const kinds = (['page', 'case'] as const).map((value) => ({ value, label: say.kinds[value] }));

interface PageFactsProps {
  readonly form: ReturnType<typeof useNewPage>;
  /** Server error: the URL was taken in the meantime. */
  readonly conflict: string | undefined;
  /** Called when the URL changes, which clears the error. */
  readonly edited: () => void;
}

/** Kind, title and position of a new page. */
export function PageFacts({ form, conflict, edited }: PageFactsProps) {
  const { draft, change, identifier, isFree, pages, issues } = form;
  const { kind, titles } = draft;
  return (
    <>
      <Segments
        label={say.kind}
        options={kinds}
        value={kind}
        onValue={(chosen) => change({ kind: chosen, before: '' })}
      />
      <div className="new-page__pair">
        {languages.map((language) => {
          const isFirst = language === defaultLanguage;
          return (
            <TextInput
              key={language}
              label={say.titleIn(words.languages[language])}
              lang={language}
              value={titles[language] ?? ''}
              onValue={(title) => {
                edited();
                change({ titles: { ...titles, [language]: title } });
              }}
              issue={isFirst ? issues.title : undefined}
              placeholder={isFirst ? undefined : say.later}
              autoFocus={isFirst}
            />
          );
        })}
      </div>
      <TextInput
        label={say.address}
        prefix={getPathPrefix(kind, pages.parent)}
        value={identifier}
        spellCheck={false}
        autoComplete="off"
        onValue={(typedIdentifier) => {
          edited();
          change({ typedIdentifier });
        }}
        issue={conflict ?? issues.address}
        help={isFree ? say.free : undefined}
      />
      <Placing form={form} />
    </>
  );
}

/** The position among the other pages. Folded, since the usual one is chosen. */
function Placing({ form }: Pick<PageFactsProps, 'form'>) {
  const { draft, change, pages, cards } = form;
  const { kind, parentId, before, card } = draft;
  const next = pages.beside.find(({ id }) => id === before);
  const position = next ? say.before(getPageTitle(next)) : say.last;
  const parent = pages.parent ? getPageTitle(pages.parent) : say.noParent;
  return (
    <details className="new-page__placing">
      <summary>
        {say.placing[kind]}
        <span className="new-page__placed">{kind === 'page' ? `${parent}, ${position}` : position}</span>
      </summary>
      <div className="new-page__pair">
        {kind === 'page' && (
          <SelectInput
            label={say.parent}
            value={parentId}
            onValue={(chosen) => change({ parentId: chosen, before: '' })}
            help={say.parentHelp}
          >
            <option value="">{say.noParent}</option>
            {pages.parents.map((page) => (
              <option key={page.id} value={page.id}>
                {getPageTitle(page)}
              </option>
            ))}
          </SelectInput>
        )}
        <SelectInput label={say.place} value={before} onValue={(chosen) => change({ before: chosen })}>
          {pages.beside.map((page) => (
            <option key={page.id} value={page.id}>
              {say.before(getPageTitle(page))}
            </option>
          ))}
          <option value="">{say.last}</option>
        </SelectInput>
        {kind === 'case' && cards && (
          <SelectInput
            label={say.card(cards.page.title)}
            value={card}
            onValue={(chosen) => change({ card: chosen })}
            {...(card !== '' && { help: say.cardHelp(cards.page.title) })}
          >
            <option value="">{say.noCard}</option>
            {cards.cases.map(({ identifier: next, title }) => (
              <option key={next} value={next}>
                {say.before(title)}
              </option>
            ))}
            <option value={behindAll}>{say.last}</option>
          </SelectInput>
        )}
      </div>
    </details>
  );
}

function getPathPrefix(kind: PageKind, parent: PageSummary | undefined): string {
  if (kind === 'case') return '/cases/';
  return parent ? `${getPagePath(parent)}/` : '/';
}
