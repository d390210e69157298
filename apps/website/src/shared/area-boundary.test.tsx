import { isValidElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AreaBoundary } from './area-boundary.tsx';
import * as analytics from './analytics.ts';

const boundary = (props: Partial<AreaBoundary['props']> = {}): AreaBoundary => new AreaBoundary({ area: 'flights', children: 'the flights', ...props });

describe('a part of a page that fails', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is there while nothing fails, and adds nothing to the markup', () => {
    expect(renderToString(<AreaBoundary area="flights">the flights</AreaBoundary>)).toBe('the flights');
  });

  it('says so in its own place, and leaves the rest of the page alone', () => {
    const part = boundary();
    part.state = AreaBoundary.getDerivedStateFromError();
    expect(isValidElement(part.render())).toBe(true);
    expect(part.render()).not.toBe('the flights');
  });

  it('goes without a word where the page can do without it', () => {
    const part = boundary({ fallback: null });
    part.state = AreaBoundary.getDerivedStateFromError();
    expect(part.render()).toBeNull();
  });

  it('is tried again when the visitor asks for it', () => {
    const part = boundary();
    part.state = AreaBoundary.getDerivedStateFromError();
    const changes = vi.spyOn(part, 'setState').mockImplementation((next) => {
      part.state = { ...part.state, ...(next as { hasFailed: boolean }) }; // `as`: the boundary sets an object
    });
    const shown = part.render();
    if (!isValidElement<{ onRetry: () => void }>(shown)) throw new Error('nothing to press');
    shown.props.onRetry();
    expect(changes).toHaveBeenCalledOnce();
    expect(part.render()).toBe('the flights');
  });

  it('is reported once, however many boundaries and handlers meet its error', () => {
    const track = vi.spyOn(analytics, 'track').mockImplementation(() => undefined);
    const error = new Error('no such flight');
    boundary().componentDidCatch(error, {});
    boundary({ area: 'page' }).componentDidCatch(error, {});
    expect(track.mock.calls).toEqual([[{ name: 'rendering_error', data: { reason: 'Error: no such flight', area: 'flights' } }]]);
  });
});
