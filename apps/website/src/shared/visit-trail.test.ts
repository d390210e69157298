import { describe, expect, it } from 'vitest';
import { createTrail, kindOf } from './visit-trail.ts';

const element = (tagName: string, attributes: Readonly<Record<string, string>> = {}) => ({
  tagName,
  getAttribute: (name: string) => attributes[name] ?? null,
});

describe('the trail of a visit', () => {
  it.each([
    [element('BUTTON', { type: 'submit', value: 'ada' }), 'button[submit]'],
    [element('INPUT', { name: 'email', type: 'email', value: 'ada@example.org' }), 'input[email]'],
    [element('A', { href: '/fr-FR/account/mybookings/4827160' }), 'a'],
    [element('LI', { role: 'option', id: 'PMI' }), 'option'],
  ])('tells what was pressed by its kind alone', (pressed, told) => {
    expect(kindOf(pressed)).toBe(told);
  });

  it('keeps the last twenty steps, each with its page and second', () => {
    let second = 0;
    const trail = createTrail(
      () => '/sdp/listing',
      () => second * 1000,
    );
    for (second = 1; second <= 30; second += 1) trail.note('press button[submit]');
    expect(trail.steps()).toHaveLength(20);
    expect(trail.steps()[0]).toBe('11s /sdp/listing press button[submit]');
  });
});
