import { expect, it } from 'vitest';
import { type CabinetCase, cabinetCompartments, cabinetPicture, compartmentInPercent } from './cabinet.ts';
import { caseCards } from './case-cards.ts';

const names = Object.keys(cabinetCompartments) as CabinetCase[];

it('the cabinet has a compartment for every public case', () => {
  const links = Object.values(caseCards).map(({ link }) => link.replace('/cases/', ''));
  expect([...names].sort()).toEqual(links.sort());
});

it('the compartments lie inside the image and do not overlap', () => {
  const places = Object.values(cabinetCompartments);
  for (const [index, one] of places.entries()) {
    expect(one.x + one.width).toBeLessThan(cabinetPicture.width);
    expect(one.y + one.height).toBeLessThan(cabinetPicture.height);
    for (const other of places.slice(index + 1)) {
      const besides = one.x + one.width < other.x || other.x + other.width < one.x;
      const under = one.y + one.height < other.y || other.y + other.height < one.y;
      expect(besides || under).toBe(true);
    }
  }
});

it('the percentages of each compartment match its position on the page within one pixel', () => {
  for (const name of names) {
    const { x, y, width, height } = cabinetCompartments[name];
    const percent = compartmentInPercent(name);
    const difference = [
      (percent.x / 100) * cabinetPicture.width - x,
      (percent.y / 100) * cabinetPicture.height - y,
      (percent.width / 100) * cabinetPicture.width - width,
      (percent.height / 100) * cabinetPicture.height - height,
    ];
    // On the page the picture is at most half its drawn width.
    for (const each of difference) expect(Math.abs(each) / 2).toBeLessThan(1);
  }
});
