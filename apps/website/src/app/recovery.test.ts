import { openMessageStore } from '@escale/i18n/load';
import { describe, expect, it, vi } from 'vitest';
import { builtHandler, visit } from '../testing/built-website.ts';

/** The words of the interface, but for one that cannot be said: whatever shows it fails while it is drawn. */
const withBrokenWord = (id: string): ReturnType<typeof openMessageStore> => {
  const store = openMessageStore();
  const broken = {
    type: 0 as const,
    get value(): string {
      throw new Error('this word is broken');
    },
  };
  return {
    area(...which) {
      const file = store.area(...which);
      return id in file.messages ? { ...file, messages: { ...file.messages, [id]: [broken] } } : file;
    },
  };
};

describe('a page that fails while it is drawn on the server', () => {
  it('is the technical-error page with header and footer, and is reported once under the reference it shows', async () => {
    const report = vi.fn();
    const pages = await builtHandler({ messages: withBrokenWord('search.destination.label'), report });
    const answer = await visit(pages, '/fr-FR/sdp');
    expect(answer.status).toBe(500);
    const html = await answer.text();
    for (const part of ['<header', '<footer', '<h1']) expect(html).toContain(part);
    expect(report).toHaveBeenCalledOnce();
    const [name, details] = report.mock.calls[0] ?? [];
    expect(name).toBe('page_failed');
    expect(details).toMatchObject({ reason: expect.stringContaining('this word is broken') });
    expect(html).toContain((details as { incidentId: string }).incidentId); // `as`: checked with the line above
    expect(html).not.toContain('this word is broken');
  });

  it('leaves the other pages as they are', async () => {
    const pages = await builtHandler({ messages: withBrokenWord('search.destination.label') });
    expect((await visit(pages, '/fr-FR/page/cgv')).status).toBe(200);
  });
});
