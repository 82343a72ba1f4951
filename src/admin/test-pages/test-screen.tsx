import { Check, CircleDashed, X } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { Link, useParams } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { ColumnTable } from '../shared/column-table.tsx';
import { Notice } from '../shared/notice.tsx';
import { words } from '../words.ts';
import type { Line } from './lines/line.ts';
import { testPages } from './test-pages.ts';
import { testWords } from './test-words.ts';
import { type TestRun, useTestRun } from './use-test-run.ts';
import './test-screen.css';

const say = testWords;

/** `/admin/test/{name}`: a test page, or a link to the list if there is none with this name. */
export function TestScreen() {
  const { name = '' } = useParams();
  const page = testPages[name];
  if (page) return <TestPage key={name} name={name} about={page.about} />;
  return (
    <Notice title={words.notFound.title} text={words.notFound.text}>
      <Button href="/admin/test">{say.title}</Button>
    </Notice>
  );
}

/** Runs all comparisons immediately in the frame beside them. */
function TestPage({ name, about }: { readonly name: string; readonly about: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [round, setRound] = useState(1);
  const run = useTestRun(frame, name, round);
  return (
    <div className="screen test-screen">
      <title>{`${name} · ${words.product}`}</title>
      <header className="screen__head">
        <h1 className="screen__title">{name}</h1>
        <Link className="button button--slim" to="/admin/test">
          {say.title}
        </Link>
        <Button variant="secondary" onClick={() => setRound(round + 1)}>
          {say.again}
        </Button>
      </header>
      <p className="screen__lead">{about}</p>
      <Summary run={run} />
      <div className="test-screen__body">
        <Lines lines={run.lines} />
        <div className="test-screen__frame">
          {/* A new element for each round, so that the page is loaded again. */}
          <iframe key={round} ref={frame} title={words.preview.title} src="/?preview" tabIndex={-1} />
        </div>
      </div>
    </div>
  );
}

function Summary({ run: { lines, state, reason } }: { readonly run: TestRun }) {
  const failed = lines.filter(({ passed }) => !passed).length;
  const sentence = {
    running: say.running(lines.length),
    done: failed === 0 ? say.allPass(lines.length) : say.someFail(failed, lines.length),
    failed: say.stopped(reason ?? ''),
  }[state];
  const result = state === 'running' ? 'running' : failed === 0 && state === 'done' ? 'pass' : 'fail';
  const Icon = { running: CircleDashed, pass: Check, fail: X }[result];
  return (
    <p className={`test-summary test-summary--${result}`} role="status">
      <Icon aria-hidden="true" />
      {sentence}
    </p>
  );
}

function Lines({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <ColumnTable className="test-lines" columns={say.columns}>
      {lines.map((line) => (
        <LineRow key={line.name} {...line} />
      ))}
    </ColumnTable>
  );
}

/** Memoized, since a line doesn't change while more are added. */
const LineRow = memo(function LineRow({ name, expected, measured, passed }: Line) {
  const Icon = passed ? Check : X;
  return (
    <tr>
      <td>
        <span className={passed ? 'test-result test-result--pass' : 'test-result test-result--fail'}>
          <Icon aria-hidden="true" />
          {passed ? say.pass : say.fail}
        </span>
      </td>
      <th scope="row">{name}</th>
      <td className="test-lines__value">{expected}</td>
      <td className="test-lines__value">{measured}</td>
    </tr>
  );
});
