import { describe, expect, it } from 'vitest';
import type { CallFailure } from './call-service.ts';
import { pageFailure } from './page-failure.ts';

const failed = (changes: Partial<CallFailure>): CallFailure => ({ ok: false, code: 'INTERNAL_SERVER_ERROR', status: 500, fieldErrors: [], ...changes });
const reported: string[] = [];
const context = {
  incidentId: 'OWN',
  report: (name: string, details: Readonly<Record<string, string>>) => {
    reported.push(`${name} ${details['incidentId'] ?? ''} ${details['code'] ?? ''}`);
  },
};

describe('a page whose service failed', () => {
  it('is not found when the service did not find it, and says nothing to the log', () => {
    reported.length = 0;
    expect(pageFailure(context, failed({ code: 'NOT_FOUND', status: 404 }))).toMatchObject({ data: null, init: { status: 404 } });
    expect(reported).toEqual([]);
  });

  it('shows the service’s reference, else its own, and writes the same one beside the cause', () => {
    reported.length = 0;
    expect(pageFailure(context, failed({ incidentId: 'THEIRS' }))).toMatchObject({ data: { incidentId: 'THEIRS' }, init: { status: 500 } });
    expect(pageFailure(context, failed({ code: 'TIMEOUT', status: 0 }))).toMatchObject({ data: { incidentId: 'OWN' }, init: { status: 504 } });
    expect(reported).toEqual(['service_failed THEIRS INTERNAL_SERVER_ERROR', 'service_failed OWN TIMEOUT']);
  });

  it('reports no visitor who merely left', () => {
    reported.length = 0;
    pageFailure(context, failed({ code: 'ABORTED', status: 0 }));
    expect(reported).toEqual([]);
  });
});
