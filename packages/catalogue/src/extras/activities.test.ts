import { pictures } from '@escale/artwork/manifest';
import { describe, expect, it } from 'vitest';
import { destinations } from '../geography/destinations.ts';
import { activitiesOf } from './activities.ts';

describe('pictures of outings', () => {
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));

  it('show the place by day, without snow where it is warm', () => {
    for (const destination of destinations) {
      if (destination.landscape === 'mountain' || destination.landscape === 'north') continue;
      for (const { code, picture } of activitiesOf('demo', destination)) {
        const shown = byId.get(picture);
        expect(shown?.evening, code).not.toBe(true);
        if (shown?.climate === 'mountain') expect(shown.palette, code).toBe('olive');
      }
    }
  });

  it('differ among the outings of one place that are seen first', () => {
    for (const destination of destinations) {
      const first = activitiesOf('demo', destination).slice(0, 3);
      expect(new Set(first.map(({ picture }) => picture)).size, destination.code).toBe(first.length);
    }
  });
});
