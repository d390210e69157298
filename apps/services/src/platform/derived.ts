/**
 * What is made from a list that changes in place while the process runs (the brands do): made again when the list holds other things than
 * last time, else kept.
 */
export const derivedFrom = <Item, Made>(list: readonly Item[], make: (list: readonly Item[]) => Made): (() => Made) => {
  let seen: readonly Item[] = [...list];
  let made = make(seen);
  return () => {
    if (seen.length !== list.length || list.some((item, at) => item !== seen[at])) {
      seen = [...list];
      made = make(seen);
    }
    return made;
  };
};
