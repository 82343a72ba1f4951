import { computePercentile } from '../../bench/statistics.ts';
import { openStudio } from '../../bench/studio.ts';
import { ask } from './ask.ts';
import type { Findings } from './findings.ts';
import type { Machines } from './machines.ts';

const publications = 200;
const patienceMs = 10_000;

/** Publishes through one server and polls the other without a pause, from the moment the API answers. */
export async function testPublications({ one, other }: Machines, findings: Findings): Promise<void> {
  const identifier = 'machines-seen';
  const studios = [await openStudio(one.origin), await openStudio(other.origin)] as const;
  await studios[0].createPage({
    identifier,
    title: 'Seen',
    overview: makeOverview(0),
    status: 'PUBLISHED',
    showInMenu: false,
  });
  const times: number[] = [];
  const late: string[] = [];
  const unseen: string[] = [];
  for (let number = 1; number <= publications; number += 1) {
    // Alternate the direction.
    const [studio, here, there] =
      number % 2 ? [studios[0], one.origin, other.origin] : [studios[1], other.origin, one.origin];
    await studio.publishPage(identifier, { title: 'Seen', overview: makeOverview(number) });
    const begun = performance.now();
    const has = async (origin: string) =>
      (await ask(`${origin}/${identifier}`)).text.includes(`Publication ${number}.`);
    let seen = false;
    do seen = await has(there);
    while (!seen && performance.now() - begun < patienceMs);
    if (seen) times.push(performance.now() - begun);
    else late.push(`publication ${number} was not seen elsewhere within ${patienceMs / 1000} s`);
    if (!(await has(here))) unseen.push(`publication ${number} was not in the next answer of its own server`);
  }
  findings.note('publications', publications);
  findings.note('seen elsewhere, p50, ms', computePercentile(times, 0.5));
  findings.note('p99, ms', computePercentile(times, 0.99));
  findings.note('slowest, ms', Math.max(...times));
  findings.none('never seen elsewhere', late);
  findings.none('not seen at once where written', unseen);
}

const makeOverview = (number: number) => [{ id: 'text', type: 'text', content: `Publication ${number}.` }];
