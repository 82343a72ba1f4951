import { Application } from '@splinetool/runtime';

/** Loads and renders an exported scene. Rejects if it cannot be loaded. */
export async function showScene(canvas: HTMLCanvasElement, address: string): Promise<void> {
  await new Application(canvas).load(address);
}
