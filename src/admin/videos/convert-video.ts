import {
  BlobSource,
  BufferTarget,
  CanvasSink,
  Conversion,
  canEncodeAudio,
  canEncodeVideo,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  Quality,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { fitSize, phoneSide, posterSide } from '#content/media/video.ts';
import { type AnyCanvas, encodePoster, isBlankCanvas } from './draw-poster.ts';
import {
  choosePhoneBitrate,
  listPosterTimes,
  type PhonePlan,
  phoneCodecs,
  planPhoneSize,
} from './video-rules.ts';

/** Called with the progress, 0 to 1. */
type ProgressCallback = (part: number) => void;

/** A video decoded in the browser. */
export interface DecodedVideo {
  /** Encodes the first frame that isn't blank, or else the first frame. */
  poster(signal: AbortSignal): Promise<Blob>;
  /** Encodes the phone rendition; undefined if this browser can't encode it with its sound. */
  phoneSize(signal: AbortSignal, told: ProgressCallback): Promise<Blob | undefined>;
  close(): void;
}

/**
 * Opens a video with WebCodecs. Returns `transparent` for a video with an alpha channel, since copies made
 * here would get a black background, and `unreadable` if the browser lacks WebCodecs or can't decode the
 * video with it.
 */
export async function readVideo(file: Blob): Promise<DecodedVideo | 'transparent' | 'unreadable'> {
  if (!('VideoDecoder' in globalThis)) return 'unreadable';
  const input = new Input({ source: new BlobSource(file), formats: [MP4, WEBM, MATROSKA] });
  const track = await input.getPrimaryVideoTrack().catch(() => null);
  const hindrance = await findHindrance(track);
  if (!track || hindrance) {
    input.dispose();
    return hindrance ?? 'unreadable';
  }
  return {
    poster: (signal) => drawPoster(input, track, signal),
    phoneSize: (signal, told) => convert(input, track, file.size, signal, told),
    close: () => input.dispose(),
  };
}

async function findHindrance(
  track: InputVideoTrack | null,
): Promise<'transparent' | 'unreadable' | undefined> {
  if (!track || !(await track.canDecode())) return 'unreadable';
  return (await track.canBeTransparent()) ? 'transparent' : undefined;
}

async function readTrackSize(track: InputVideoTrack) {
  return { width: await track.getDisplayWidth(), height: await track.getDisplayHeight() };
}

async function drawPoster(input: Input, track: InputVideoTrack, signal: AbortSignal): Promise<Blob> {
  const sink = new CanvasSink(track, { ...fitSize(await readTrackSize(track), posterSide), fit: 'fill' });
  const begin = await track.getFirstTimestamp();
  const moments = listPosterTimes((await input.computeDuration()) - begin).map((moment) => begin + moment);
  let first: AnyCanvas | undefined;
  for await (const frame of sink.canvasesAtTimestamps(moments)) {
    signal.throwIfAborted();
    if (!frame) continue;
    first ??= frame.canvas;
    if (!isBlankCanvas(frame.canvas)) return encodePoster(frame.canvas);
  }
  if (!first) throw new Error('The video has no frame');
  return encodePoster(first);
}

async function convert(
  input: Input,
  track: InputVideoTrack,
  bytes: number,
  signal: AbortSignal,
  told: ProgressCallback,
): Promise<Blob | undefined> {
  const size = fitSize(await readTrackSize(track), phoneSide, 2);
  const sound = await input.getPrimaryAudioTrack();
  const plan = await planFor(size, sound);
  if (!plan) return undefined;
  const source = { size: bytes, duration: (await input.computeDuration()) * 1000 };
  const quality = new Quality({ bitrate: choosePhoneBitrate(plan.video, size, source) });
  const target = new BufferTarget();
  const format =
    plan.type === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat();
  const conversion = await Conversion.init({
    input,
    output: new Output({ format, target }),
    tracks: 'primary',
    video: {
      ...size,
      fit: 'fill',
      codec: plan.video,
      quality,
      forceTranscode: true,
      // Rotates the frames themselves, since not every player reads the rotation metadata.
      allowTransformationMetadata: false,
    },
    audio: plan.audio ? { codec: plan.audio } : {},
    // Leaves out metadata such as the place and author of the recording, for privacy.
    tags: {},
    showWarnings: false,
  });
  // A copy must not lose the sound.
  if (!conversion.isValid || conversion.utilizedTracks.length < (sound ? 2 : 1)) return undefined;
  conversion.onProgress = told;
  const stop = () => void conversion.cancel();
  signal.throwIfAborted();
  signal.addEventListener('abort', stop, { once: true });
  try {
    await conversion.execute();
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
  return target.buffer ? new Blob([target.buffer], { type: `video/${plan.type}` }) : undefined;
}

async function planFor(
  size: { readonly width: number; readonly height: number },
  sound: InputAudioTrack | null,
): Promise<PhonePlan | undefined> {
  const video = await filterSupported(phoneCodecs, (codec) => canEncodeVideo(codec, size));
  const audio = await filterSupported(['aac', 'opus'] as const, (codec) => canEncodeAudio(codec));
  return planPhoneSize({ video, audio, ...(sound && { sound: (await sound.getCodec()) ?? 'unknown' }) });
}

async function filterSupported<Codec>(
  codecs: readonly Codec[],
  can: (codec: Codec) => Promise<boolean>,
): Promise<Codec[]> {
  const answers = await Promise.all(codecs.map(can));
  return codecs.filter((_codec, index) => answers[index]);
}
