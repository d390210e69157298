// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { aBrand, contentFetch } from '../testing/brand-fixture.ts';
import { openContentStore } from './content-store.server.ts';

const clock = { now: () => 0 };
const open = (load: typeof fetch, freshFor: number, report: (name: string) => void = () => undefined) =>
  openContentStore({ base: 'http://content.invalid', visibility: 'current', clock, fetch: load, freshFor, report });

describe('published content as the website reads it', () => {
  it('knows of a brand that came or went as soon as the host table is no longer fresh', async () => {
    let brands = [aBrand()];
    const store = open(async (...asked) => contentFetch({ brands })(...asked), 0);
    const codes = async (): Promise<string[]> => ((await store.brands()) ?? []).map((brand) => brand.code);
    expect(await codes()).toEqual(['AF']);
    brands = [aBrand(), aBrand('ZZ', ['zz.localhost'])];
    await expect.poll(codes).toEqual(['AF', 'ZZ']);
    brands = [aBrand()];
    await expect.poll(codes).toEqual(['AF']);
  });

  it('asks for nothing again while it is fresh', async () => {
    let asked = 0;
    const store = open(async (...given) => {
      asked += 1;
      return contentFetch()(...given);
    }, 60_000);
    await store.brands();
    await store.brands();
    expect(asked).toBe(1);
  });

  it('tells of words of a brand that cannot be read by the name the log knows, and does without them', async () => {
    const told: string[] = [];
    const store = open(
      async () => new Response('not json'),
      0,
      (name) => told.push(name),
    );
    expect(await store.overrides('AF', 'fr')).toEqual({ value: {}, version: '' });
    await store.brand('AF');
    expect(told).toEqual(['fetchMessages error', 'content_unreadable']);
  });

  it('goes on with what it knows when the content cannot be read', async () => {
    let isDown = false;
    const store = open(async (...given) => (isDown ? new Response('', { status: 500 }) : contentFetch()(...given)), 0);
    await store.brands();
    isDown = true;
    expect((await store.brands())?.map((brand) => brand.code)).toEqual(['AF']);
  });
});
