import { type StorageAct, type StorageTimes, storageActs } from './storage.ts';
import { formatNumber, formatTable } from './table.ts';

/** Formats a table for each database: ms for each number of pages, with ratios to the first. */
export function formatStorageTables(times: readonly StorageTimes[]): string {
  const databases = [...new Set(times.map(({ database }) => database))];
  return databases
    .map((database) => formatStorageTable(times.filter((one) => one.database === database)))
    .join('\n\n');
}

function formatStorageTable(times: readonly StorageTimes[]): string {
  const [smallest] = times;
  if (!smallest) return '';
  const acts = Object.keys(storageActs) as StorageAct[];
  const formatCells = (act: StorageAct) =>
    times.flatMap((one) => {
      const ms = formatNumber(one.times[act], 1);
      return one === smallest ? [ms] : [ms, formatNumber(one.times[act] / smallest.times[act], 2)];
    });
  const heads = times.flatMap((one) => {
    const name = `${formatNumber(one.pages)} pages`;
    return one === smallest ? [name] : [name, 'ratio'];
  });
  return formatTable(
    [`${smallest.database}, ms`, ...heads],
    acts.map((act) => [act, ...formatCells(act)]),
  );
}
