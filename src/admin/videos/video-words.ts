/** Texts about the poster and phone rendition of videos. */
export const videoWords = {
  steps: {
    waiting: 'waits for other videos',
    reading: 'reading the file',
    poster: 'creating the poster',
    phone: 'creating the phone rendition',
    sending: 'uploading the phone rendition',
  },
  stepsAlone: {
    waiting: 'Waiting for other videos',
    reading: 'Reading the file',
    poster: 'Creating the poster',
    phone: 'Creating the phone rendition',
    sending: 'Uploading the phone rendition',
  },
  working: (name: string) => `Creating poster and phone rendition: ${name}`,
  made: (name: string) => `${name}: poster and phone rendition created`,
  cancel: (name: string) => `Cancel poster and phone rendition: ${name}`,
  dismiss: (name: string) => `Dismiss the note on ${name}`,
  again: (name: string) => `Retry ${name}`,
  issues: {
    unreadable:
      'The video works, but this browser can’t create its poster and phone rendition. Try Chrome or Safari, or export it as MP4 with H.264.',
    posterOnly:
      'This browser created the poster but can’t create the phone rendition, so phones get the original. Open the file in Chrome or Safari and click “Create renditions”.',
    transparent:
      'The video is transparent, which phone renditions don’t support. It has its poster, and phones get the original.',
    noLighter: 'The phone rendition isn’t smaller than the video, so phones get the original.',
    failed: (why: string) =>
      `The video is uploaded, but couldn’t create its poster and phone rendition: ${why}`,
  },
  title: 'Renditions',
  poster: 'Poster',
  phone: 'Phone rendition',
  posterThere: (width: number, height: number) => `${width} × ${height} px`,
  noPoster: 'No poster yet',
  phoneThere: (width: number, height: number, size: string) => `${width} × ${height} px, ${size}`,
  noPhone: 'No phone rendition yet',
  noPhoneNeeded: 'Not needed: the video is small',
  make: 'Create renditions',
  makeHelp: 'Your browser creates them in about the video’s playing time.',
} as const;
