import { Link } from 'react-router';
import { words } from '../words.ts';
import { testPages } from './test-pages.ts';
import { testWords } from './test-words.ts';
import './test-screen.css';

/** `/admin/test`: the list of the live preview's test pages. */
export function TestIndexScreen() {
  return (
    <div className="screen">
      <title>{`${testWords.title} · ${words.product}`}</title>
      <header className="screen__head">
        <h1 className="screen__title">{testWords.title}</h1>
      </header>
      <p className="screen__lead">{testWords.lead}</p>
      <ul className="test-index">
        {Object.entries(testPages).map(([name, { about }]) => (
          <li key={name}>
            <Link className="test-index__link" to={`/admin/test/${name}`}>
              {name}
            </Link>
            <span className="test-index__about">{about}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
