import { interaction, times } from './interaction.ts';

/** What has to be right before the curtain goes up, in the order of the walk through the building. */
const round = {
  nl: 'Achterdeur open|Werklicht aan|Brandscherm getest|Nooduitgang vrij|Blusser op plek|Trekken vrij|Vloer geveegd|Tape vernieuwd|Decor op merk|Rekwisieten geteld|Glas water, links|Deur klemt niet|Lampen gericht|Zijlicht schoon|Rook warm|Geluid gemeten|Zenders vol|Reservebatterij|Intercom getest|Inspiciënt binnen|Kleedkamers warm|Kostuums glad|Naald en draad|Spiegellampen|Thee gezet|Zaal geveegd|Stoel 82 vast|Rij F recht|Rolstoelplek vrij|Ringleiding aan|Zaal op 19°|Foyerlicht aan|Kassa open|Garderobe bemand|Boekjes op tafel|Bel getest|Telefoons uit|Publiek zit|Deuren dicht|Zaallicht uit|Doek op',
  en: 'Stage door open|Work lights on|Fire curtain tested|Fire exit clear|Extinguisher hung|Fly lines clear|Floor swept|Tape renewed|Set on its marks|Props counted|Water glass, left|Door unstuck|Lamps focused|Side light clean|Haze warm|Sound checked|Mic packs full|Spare battery|Intercom tested|Stage manager in|Rooms warm|Costumes ironed|Needle and thread|Mirror lights|Tea made|House swept|Seat 82 fixed|Row F straight|Wheelchair bay free|Hearing loop on|House at 19°|Foyer lights on|Box office open|Cloakroom staffed|Programmes out|Bell tested|Phones off|Audience seated|Doors closed|House lights off|Curtain up',
};

const list = (lines: string) => {
  const words = lines.split('|');
  return `<ol>${times(words.length, (index) => `<li>${words[index]}</li>`)}</ol>`;
};

/** Doek Op: forty-one lines, each ticked as it passes. */
export const checks = interaction(
  'check-list',
  { nl: list(round.nl), en: list(round.en) },
  {
    still:
      'ol{display:grid;grid:repeat(21,auto)/auto-flow auto;gap:0 clamp(.75rem,2vw,2rem);grid-auto-columns:1fr;margin:0;padding:0;list-style:none;font-size:clamp(.875rem,1.35vw,1.1875rem);line-height:1.3}@media(min-width:768px){ol{grid-template-rows:repeat(11,auto)}}li{position:relative;padding:.4em 0 .4em 1.6em}li::before{content:"";position:absolute;left:0;top:.45em;width:1em;height:1em;border:1.5px solid var(--color-ink-soft);border-radius:.25em}li::after{content:"";position:absolute;left:.36em;top:.37em;width:.42em;height:.85em;border:solid var(--color-accent);border-width:0 .18em .18em 0;rotate:42deg}li:last-child{color:var(--color-ink);font-weight:600}',
    moving:
      'li::after{animation:doek-op linear both;animation-timeline:view();animation-range:entry 150% cover 34%}li:nth-child(3n)::after{animation-range:entry 220% cover 38%}li:nth-child(4n)::after{animation-range:entry 90% cover 27%}@keyframes doek-op{from{scale:0;opacity:0}70%{scale:1.3}}',
  },
);
