import { Application } from '@splinetool/runtime';

/** Loads an exported scene and renders it. Rejects when it cannot be loaded. */
export async function showScene(canvas: HTMLCanvasElement, address: string): Promise<void> {
  await new Application(canvas).load(address);
}
