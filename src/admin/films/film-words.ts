/** What is said of the poster and the phone size of films. */
export const filmWords = {
  steps: {
    waiting: 'waits for its poster and phone size',
    reading: 'is read',
    poster: 'gets its poster',
    phone: 'gets its phone size',
    sending: 'its phone size is sent',
  },
  stepsAlone: {
    waiting: 'Waits for other films',
    reading: 'Reading the film',
    poster: 'Making the poster',
    phone: 'Making the phone size',
    sending: 'Sending the phone size',
  },
  working: (name: string) => `Making the poster and the phone size of ${name}`,
  made: (name: string) => `${name}: poster and phone size made`,
  cancel: (name: string) => `Stop making the poster and the phone size of ${name}`,
  dismiss: (name: string) => `Dismiss the note on ${name}`,
  again: (name: string) => `Try again with ${name}`,
  issues: {
    unreadable:
      'This browser cannot read the film, so it has no poster and no phone size. The film itself is fine. Try Chrome or Safari, or export it as MP4 with H.264.',
    posterOnly:
      'The film has its poster. This browser cannot make the phone size, so phones get the film itself. Open it in Chrome or Safari and choose Make them now.',
    transparent:
      'One can see through this film, which no phone size keeps. The film has its poster, and phones get the film itself.',
    noLighter: 'The phone size came out no lighter than the film, so phones get the film itself.',
    failed: (why: string) => `The film is in the library, but its poster and phone size are not made: ${why}`,
  },
  title: 'For pages',
  poster: 'Poster',
  phone: 'Phone size',
  posterThere: (width: number, height: number) => `${width} × ${height} px`,
  noPoster: 'No poster yet',
  phoneThere: (width: number, height: number, size: string) => `${width} × ${height} px, ${size}`,
  noPhone: 'No phone size yet',
  noPhoneNeeded: 'Not needed, the film is light',
  make: 'Make them now',
  makeHelp: 'This browser makes them. A film of a minute takes about as long as it plays.',
} as const;
