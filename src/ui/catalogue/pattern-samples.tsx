import { Button } from '../button/button.tsx';
import { Niche } from './niche.tsx';
import { findSampleContent, getSampleText, type SampleProps, type SampleWords } from './sample-props.ts';

/** A layout, rendered as labelled areas. */
export function LayoutSample({ variant, language, shown }: SampleProps) {
  const renderArea = (name: string, words: SampleWords) => (
    <div key={name} className={`layout-sample__area layout-sample__area--${name}`}>
      {getSampleText(language, words)}
    </div>
  );
  const areas: Readonly<Record<string, React.ReactNode>> = {
    columns: [
      renderArea('head', { nl: 'Kop', en: 'Header' }),
      renderArea('a', { nl: 'Kolom', en: 'Column' }),
      renderArea('b', { nl: 'Kolom', en: 'Column' }),
      renderArea('c', { nl: 'Kolom', en: 'Column' }),
    ],
    sidebar: [
      renderArea('side', { nl: 'Menu', en: 'Menu' }),
      renderArea('head', { nl: 'Kop', en: 'Header' }),
      renderArea('main', { nl: 'Inhoud', en: 'Content' }),
    ],
    gallery: (
      [
        ['a', 'ball'],
        ['b', 'pebbles'],
        ['c', 'lamp'],
        ['d', 'tower'],
        ['e', 'arch'],
      ] as const
    ).map(([name, things], place) => (
      <div key={name} className={`layout-sample__area layout-sample__area--${name}`}>
        <Niche things={things} picture={findSampleContent(shown, place)?.picture} />
      </div>
    )),
  };
  return <div className={`layout-sample layout-sample--${variant}`}>{areas[variant]}</div>;
}

export function NavigationSample(props: SampleProps) {
  const { language, variant, which } = props;
  const name = which === undefined ? variant : `${variant}, ${which}`;
  const label = getSampleText(language, { nl: `Voorbeeld: ${name}`, en: `Sample: ${name}` });
  return (
    <nav className={`navigation-sample navigation-sample--${variant}`} aria-label={label}>
      {variant === 'bar' && <Bar {...props} />}
      {variant === 'tabs' && <Tabs {...props} />}
      {variant === 'breadcrumbs' && <Breadcrumbs {...props} />}
      {variant === 'pagination' && <Pagination {...props} />}
    </nav>
  );
}

function Bar({ language }: SampleProps) {
  return (
    <>
      <strong className="navigation-sample__brand">Vitrine</strong>
      <span className="navigation-sample__group">
        <Button variant="navActive" aria-current="page">
          {getSampleText(language, { nl: 'Werk', en: 'Work' })}
        </Button>
        <Button variant="nav">{getSampleText(language, { nl: 'Werkwijze', en: 'Method' })}</Button>
        <Button variant="nav">{getSampleText(language, { nl: 'Contact', en: 'Contact' })}</Button>
      </span>
    </>
  );
}

function Tabs({ language }: SampleProps) {
  const names = [
    getSampleText(language, { nl: 'Inhoud', en: 'Content' }),
    getSampleText(language, { nl: 'Stijl', en: 'Style' }),
    getSampleText(language, { nl: 'Gedrag', en: 'Behaviour' }),
  ];
  return names.map((name, index) => (
    <Button
      key={name}
      variant={index === 0 ? 'navActive' : 'nav'}
      aria-current={index === 0 ? 'true' : undefined}
    >
      {name}
    </Button>
  ));
}

function Breadcrumbs({ language }: SampleProps) {
  return (
    <ol className="navigation-sample__path">
      <li>
        <Button variant="nav">Home</Button>
      </li>
      <li>
        <Button variant="nav">{getSampleText(language, { nl: 'Werk', en: 'Work' })}</Button>
      </li>
      <li aria-current="page">{getSampleText(language, { nl: 'Laagwater', en: 'Low water' })}</li>
    </ol>
  );
}

function Pagination({ language }: SampleProps) {
  return (
    <>
      <Button variant="slim">{getSampleText(language, { nl: 'Vorige', en: 'Previous' })}</Button>
      {[1, 2, 3, 4].map((page) => (
        <Button
          key={page}
          variant="slim"
          className={page === 2 ? 'navigation-sample__current' : undefined}
          aria-current={page === 2 ? 'page' : undefined}
        >
          {page}
        </Button>
      ))}
      <Button variant="slim">{getSampleText(language, { nl: 'Volgende', en: 'Next' })}</Button>
    </>
  );
}
