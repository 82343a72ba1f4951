/** Colours of the deck's drawings. Niches are lit in both themes, so their colours are their own. */
export const tones = {
  // Walls.
  indigo: '#4a4a93', // optical: an evening
  sea: '#3f8595', // optical: the tide
  cream: '#e9ddc3', // optical: a table
  green: '#1e5a41', // optical: a curtain
  stone: '#b9c0c8', // optical: pebbles
  plum: '#6b4750', // optical: old photographs
  // Objects in the niches.
  light: '#ffffff', // optical: shine
  paper: '#fbf8f1', // optical: warm white
  ink: '#2a2622', // optical: soft black
  pencil: '#6d665d', // optical: graphite
  faint: '#b8b0a2', // optical: filler text
  pale: '#e3dccf', // optical: a field on a screen
  red: '#d6402a', // optical: the studio's red
  blush: '#f7d9d1', // optical: a light red
  brass: '#c9a15a', // optical: a frame
  glass: '#dfe6ff', // optical: a lens
  wood: '#e6c79a', // optical: of a pencil
  yellow: '#e3a62f', // optical: of a pencil
  metal: '#b9bec6', // optical: of a pencil
  body: '#3b302b', // optical: of a phone
  crust: '#f3dfb8', // optical: behind bread
  beam: '#fff3cf', // optical: of a lamp
  brick: '#b0654d', // optical: roof
  tile: '#c98a5e', // optical: roof
  slate: '#9c5a4a', // optical: roof
} as const;

/** Shine, light, shade and dark side of a ball. */
export const ballTones = {
  red: ['#f6a58f', '#db3d25', '#a5230f', '#6f1408'], // optical: lacquer
  white: ['#ffffff', '#f4f1ea', '#c9c4bb', '#8f8a83'], // optical: chalk
  sun: ['#fff0bd', '#f3c95c', '#cf9a34', '#8a6320'], // optical: bread and sun
} as const;
