/**
 * The demonstration's stand-in for a tag manager: it keeps what it was told of consent (`window.tagManager.consent`) and how often it was told,
 * and sends nothing to anyone. Like a real one it finds what was pushed to `dataLayer` before it came, and hears what is pushed afterwards.
 */
export const TAG_MANAGER_SCRIPT = `(() => {
  const state = (globalThis.tagManager = { defaults: undefined, consent: {}, told: 0 });
  const read = (entry) => {
    if (entry?.[0] !== 'consent') return;
    if (entry[1] === 'default') state.defaults = entry[2];
    Object.assign(state.consent, entry[2]);
    state.told += 1;
  };
  const layer = (globalThis.dataLayer ??= []);
  for (const entry of layer) read(entry);
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    entries.forEach(read);
    return push(...entries);
  };
})();
`;
