import type { Device } from '#content/look/layout.ts';
import { frameWidths } from '../../site-frame/frame-widths.ts';

export interface FrameSize {
  /** Width of the page inside the frame, in its own CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Scale at which it is rendered, 0 to 1. */
  readonly scale: number;
}

interface FrameRequest {
  readonly device: Device;
  readonly frameWidth: number | undefined;
  readonly zoom: 'fit' | 'full';
}

export const narrowestFrame = 320;
export const widestFrame = 2560;

/**
 * Computes the page's size in the available room: fitted, it is at most as wide as the room, and desktop
 * fills it.
 */
export function computeFrameSize(
  room: { readonly width: number; readonly height: number },
  wanted: FrameRequest,
): FrameSize {
  const fill =
    wanted.device === 'desktop' ? Math.max(frameWidths.desktop, room.width) : frameWidths[wanted.device];
  const width = Math.round(wanted.frameWidth ?? fill);
  const scale = wanted.zoom === 'fit' && room.width > 0 ? Math.min(1, room.width / width) : 1;
  return { width, height: Math.round(room.height / scale), scale };
}

export function clampWidth(width: number): number {
  return Math.round(Math.min(widestFrame, Math.max(narrowestFrame, width)));
}
