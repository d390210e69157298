import { describe, expect, it } from 'vitest';
import { watchOf } from './shop-request.server.ts';

describe('page loads that are watched', () => {
  it.each([
    ['0000-AAAA', { isMonitored: true, isReplayed: true }],
    ['0CCC-AAAA', { isMonitored: true, isReplayed: true }],
    ['0CCD-AAAA', { isMonitored: true }],
    ['1999-AAAA', { isMonitored: true }],
    ['199A-AAAA', {}],
    ['FFFF-AAAA', {}],
  ])('the reference %s draws %j: ten in a hundred, half of them with their steps', (incidentId, drawn) => {
    expect(watchOf(incidentId, { monitoringSampleRate: 10, monitoringReplayRate: 50 })).toEqual(drawn);
  });

  it('are none where the rate is nothing', () => {
    expect(watchOf('0000-AAAA', { monitoringSampleRate: 0, monitoringReplayRate: 50 })).toEqual({});
    expect(watchOf('0000-AAAA', { monitoringSampleRate: 100, monitoringReplayRate: 0 })).toEqual({ isMonitored: true });
  });
});
