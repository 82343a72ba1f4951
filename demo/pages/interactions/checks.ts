import { interaction, times } from './interaction.ts';

/** The 41 checks before a show, in the order of the walk through the building. */
const round = {
  nl: 'Achterdeur open|Werklicht aan|Brandscherm getest|Nooduitgang vrij|Blusser op plek|Trekken vrij|Vloer geveegd|Tape vernieuwd|Decor op merk|Rekwisieten geteld|Glas water, links|Deur klemt niet|Lampen gericht|Zijlicht schoon|Rook warm|Geluid gemeten|Zenders vol|Reservebatterij|Intercom getest|Inspiciënt binnen|Kleedkamers warm|Kostuums glad|Naald en draad|Spiegellampen|Thee gezet|Zaal geveegd|Stoel 82 vast|Rij F recht|Rolstoelplek vrij|Ringleiding aan|Zaal op 19°|Foyerlicht aan|Kassa open|Garderobe bemand|Boekjes op tafel|Bel getest|Telefoons uit|Publiek zit|Deuren dicht|Zaallicht uit|Doek op',
  en: 'Stage door open|Work lights on|Fire curtain tested|Fire exit clear|Extinguisher hung|Fly lines clear|Floor swept|Tape renewed|Set on its marks|Props counted|Water glass, left|Door unstuck|Lamps focused|Side light clean|Haze warm|Sound checked|Mic packs full|Spare battery|Intercom tested|Stage manager in|Rooms warm|Costumes ironed|Needle and thread|Mirror lights|Tea made|House swept|Seat 82 fixed|Row F straight|Wheelchair bay free|Hearing loop on|House at 19°|Foyer lights on|Box office open|Cloakroom staffed|Programmes out|Bell tested|Phones off|Audience seated|Doors closed|House lights off|Curtain up',
};

const list = (lines: string) => {
  const words = lines.split('|');
  return `<ol>${times(words.length, (index) => `<li>${words[index]}</li>`)}</ol>`;
};

/**
 * Doek Op: 41 lines, each ticked while it scrolls by. The last three stay open, because they are done at a
 * quarter past eight.
 */
export const checks = interaction(
  'check-list',
  { nl: list(round.nl), en: list(round.en) },
  {
    still:
      'ol{display:flex;flex-wrap:wrap;gap:.1em .85em;margin:0;padding:0;list-style:none;font-size:clamp(1.125rem,.6rem + 1.7vw,2.25rem);font-weight:500;line-height:1.4;letter-spacing:-.02em;color:var(--color-ink-soft)}li{position:relative;padding-left:1.1em;white-space:nowrap}li::before{content:"";position:absolute;left:0;top:.36em;width:.72em;height:.72em;border:.06em solid;border-radius:.16em}li::after{content:"";position:absolute;left:.27em;top:.28em;width:.3em;height:.62em;border:solid var(--color-accent);border-width:0 .12em .12em 0;rotate:42deg}li:nth-last-child(-n+3){color:var(--color-ink)}li:nth-last-child(-n+3)::after{content:none}li:last-child{flex-basis:100%;margin-top:.15em;font-size:2.6em;font-weight:600;line-height:1.1;letter-spacing:-.03em}li:last-child::before{top:.22em;border-color:var(--color-accent)}@media print{ol{font-size:1rem}}',
    moving:
      'li{animation:doek-op-klaar linear both;animation-timeline:view();animation-range:entry 150% cover 34%}li:nth-child(3n){animation-range:entry 220% cover 38%}li::after{animation:doek-op linear both;animation-timeline:view();animation-range:entry 150% cover 34%}li:nth-child(3n)::after{animation-range:entry 220% cover 38%}li:nth-child(4n)::after{animation-range:entry 90% cover 27%}@keyframes doek-op{from{scale:0;opacity:0}70%{scale:1.3}}@keyframes doek-op-klaar{from{color:var(--color-ink)}}',
  },
);
