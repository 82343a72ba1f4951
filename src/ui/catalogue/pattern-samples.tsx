import { Button } from '../button/button.tsx';
import { Hills } from './control-samples.tsx';
import { type SampleProps, say } from './sample-props.ts';

/** How a page divides its room, rendered in areas. */
export function LayoutSample({ variant, language }: SampleProps) {
  const area = (nl: string, en: string, name: string) => (
    <div key={name} className={`layout-sample__area layout-sample__area--${name}`}>
      {say(language, nl, en)}
    </div>
  );
  const areas: Readonly<Record<string, React.ReactNode>> = {
    columns: [
      area('Kop', 'Header', 'head'),
      area('Kolom', 'Column', 'a'),
      area('Kolom', 'Column', 'b'),
      area('Kolom', 'Column', 'c'),
    ],
    sidebar: [area('Menu', 'Menu', 'side'), area('Kop', 'Header', 'head'), area('Inhoud', 'Content', 'main')],
    gallery: ['a', 'b', 'c', 'd', 'e'].map((name) => (
      <div key={name} className={`layout-sample__area layout-sample__area--${name}`}>
        <Hills />
      </div>
    )),
  };
  return <div className={`layout-sample layout-sample--${variant}`}>{areas[variant]}</div>;
}

export function NavigationSample(props: SampleProps) {
  const { language, variant } = props;
  const label = say(language, `Voorbeeld: ${variant}`, `Sample: ${variant}`);
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
          {say(language, 'Werk', 'Work')}
        </Button>
        <Button variant="nav">{say(language, 'Werkwijze', 'Method')}</Button>
        <Button variant="nav">{say(language, 'Contact', 'Contact')}</Button>
      </span>
    </>
  );
}

function Tabs({ language }: SampleProps) {
  const names = [
    say(language, 'Inhoud', 'Content'),
    say(language, 'Stijl', 'Style'),
    say(language, 'Gedrag', 'Behaviour'),
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
        <Button variant="nav">{say(language, 'Werk', 'Work')}</Button>
      </li>
      <li aria-current="page">{say(language, 'Laagwater', 'Low water')}</li>
    </ol>
  );
}

function Pagination({ language }: SampleProps) {
  return (
    <>
      <Button variant="slim">{say(language, 'Vorige', 'Previous')}</Button>
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
      <Button variant="slim">{say(language, 'Volgende', 'Next')}</Button>
    </>
  );
}
