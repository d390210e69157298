import { describe, expect, it } from 'vitest';
import { heightOfLevel, restOf } from './use-sheet.ts';

const PAGE = 800;

describe('the sheet of hotels over the map', () => {
  it('rests at the nearest of its three heights', () => {
    expect([130, 250, 290, 600, 620, 790].map((height) => restOf(height, 0, PAGE))).toEqual(['peek', 'peek', 'half', 'half', 'full', 'full']);
  });

  it('goes one level on where it is flicked to, and no further than its ends', () => {
    expect(restOf(200, 1, PAGE)).toBe('half');
    expect(restOf(500, 1, PAGE)).toBe('full');
    expect(restOf(700, -1, PAGE)).toBe('half');
    expect(restOf(300, -1, PAGE)).toBe('peek');
    expect(restOf(800, 2, PAGE)).toBe('full');
    expect(restOf(120, -2, PAGE)).toBe('peek');
  });

  it('leaves the map in sight at the first two levels', () => {
    expect(heightOfLevel('peek', PAGE)).toBe(120);
    expect(heightOfLevel('half', PAGE)).toBeLessThan(PAGE * 0.55);
    expect(heightOfLevel('full', PAGE)).toBe(PAGE);
  });
});
