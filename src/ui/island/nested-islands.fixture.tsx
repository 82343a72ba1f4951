import { type ReactNode, useEffect, useState } from 'react';

interface CounterProps {
  readonly name: string;
  readonly start: number;
  readonly children?: ReactNode;
}

/** A small island that shows if it is hydrated and counts; its children do not belong to it. */
export function Counter({ name, start, children }: CounterProps) {
  const [count, setCount] = useState(start);
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <section data-name={name} data-count={count} data-alive={alive ? 'yes' : 'no'}>
      <button type="button" onClick={() => setCount(count + 1)}>{`${name} ${count}`}</button>
      {children}
    </section>
  );
}
