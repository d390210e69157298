import { describe, expect, it } from 'vitest';
import { argumentsOf, checkArea } from './catalogue-check.ts';
import { mergeOverrides } from './load.ts';

describe('the catalogue check', () => {
  it('reports missing, extra and empty keys', () => {
    const problems = checkArea('fr', 'common', { a: 'A', b: 'B', c: 'C' }, { a: 'A', c: ' ', d: 'D' });
    expect(problems.map((each) => `${each.id} ${each.problem}`)).toEqual(['b missing', 'c empty', 'd extra']);
  });

  it('reports arguments and tags that differ, and ICU that does not parse', () => {
    const problems = checkArea(
      'de',
      'common',
      { a: '{n, plural, one {# Tag} other {# Tage}}', b: '<link>x</link>', c: 'x' },
      { a: '{count, plural, other {#}}', b: 'x', c: '{oops' },
    );
    expect(problems.map((each) => `${each.id} ${each.problem}`)).toEqual(['a arguments', 'b arguments', 'c syntax']);
  });

  it('names arguments inside plural branches and tags', () => {
    expect(argumentsOf('{n, plural, one {<b>{name}</b>} other {{date}}}')).toEqual(['<b>', 'date', 'n', 'name']);
  });

  it('refuses amounts and days that the message would have to format itself', () => {
    expect(checkArea('de', 'common', { a: '{price}' }, { a: '{price, number}' }).map((each) => each.problem)).toEqual(['syntax']);
  });
});

describe('brand overrides', () => {
  it('replace a text the base has and are ignored where the base has none', () => {
    expect(mergeOverrides({ a: 'A', b: 'B' }, { b: 'brand', c: 'stray' })).toEqual({ a: 'A', b: 'brand' });
  });
});
