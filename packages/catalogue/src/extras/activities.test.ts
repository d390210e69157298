import { pictures } from '@escale/artwork/manifest';
import { describe, expect, it } from 'vitest';
import { destinations } from '../geography/destinations.ts';
import { activitiesOf } from './activities.ts';

describe('pictures of outings', () => {
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));

  it('show the place by day, without snow where it is warm', () => {
    const warm = destinations.filter(({ landscape }) => landscape !== 'mountain' && landscape !== 'north');
    const shown = warm.flatMap((destination) => activitiesOf('demo', destination).map(({ code, picture }) => ({ code, picture: byId.get(picture) })));
    expect(shown.filter(({ picture }) => picture?.evening !== false).map(({ code }) => code)).toEqual([]);
    expect(shown.filter(({ picture }) => picture?.climate === 'mountain' && picture.palette !== 'olive').map(({ code }) => code)).toEqual([]);
  });

  it('differ among the outings of one place that are seen first', () => {
    for (const destination of destinations) {
      const first = activitiesOf('demo', destination).slice(0, 3);
      expect(new Set(first.map(({ picture }) => picture)).size, destination.code).toBe(first.length);
    }
  });
});
