/** The first of `available` languages a browser's Accept-Language asks for, by its weights; undefined when it wants none of them. */
export const preferredLanguage = (header: string | null, available: readonly string[]): string | undefined =>
  (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((each) => /^\s*q=([\d.]+)$/u.exec(each)?.[1]).find((each) => each !== undefined);
      return { language: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter((each) => each.weight > 0)
    .toSorted((first, second) => second.weight - first.weight)
    .map((each) => each.language)
    .find((language) => available.includes(language));
