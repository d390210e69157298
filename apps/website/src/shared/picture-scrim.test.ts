import { describe, expect, it } from 'vitest';
import { scrimOfPicture } from './picture-scrim.server.ts';

describe('the scrim of a picture', () => {
  it('is known by the picture’s id and by the address of any of its files', () => {
    const scrim = scrimOfPicture('hotel-001');
    expect(scrim).toMatch(/^#[0-9a-f]{6}$/u);
    expect(scrimOfPicture('/pictures/hotel-001-wide-768.avif')).toBe(scrim);
    expect(scrimOfPicture('https://images.example/pictures/hotel-001-hero-2880.avif')).toBe(scrim);
  });

  it('is unknown of a picture that is not of our making', () => {
    expect(scrimOfPicture('https://images.example/beach.jpg')).toBeUndefined();
    expect(scrimOfPicture('')).toBeUndefined();
  });
});
