/**
 * Robots rule of a response: outside live always 'noindex, nofollow'; on live the partner's rule for the page kind, else 'noindex, follow'
 * (platform 2.2, readings 1.5).
 */
export const robotsRule = (isLive: boolean, pageKind: string, partnerRules: unknown): string => {
  if (!isLive) return 'noindex, nofollow';
  if (typeof partnerRules === 'object' && partnerRules !== null && pageKind in partnerRules) {
    const rule: unknown = Reflect.get(partnerRules, pageKind);
    if (typeof rule === 'string' && /^[a-z ,:-]{1,80}$/iu.test(rule)) return rule;
  }
  return 'noindex, follow';
};
