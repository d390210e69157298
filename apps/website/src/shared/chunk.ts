/** A part of the program that has not come after this long will not come, in milliseconds (platform 9). */
const CHUNK_TIMEOUT = 120_000;

/** Key of the last reload in the tab's storage: it tells nothing about anyone and keeps a broken deployment from reloading for ever. */
const RELOADED_AT = 'chunkReloadedAt';

/** Loads a part of the program by `import()`; one that hangs fails after 120 s instead of never. */
export const loadChunk = <T>(load: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('A part of the page did not load in time.'));
    }, CHUNK_TIMEOUT);
    load()
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
      });
  });

/**
 * After a deployment the parts of the old program are gone: the page is loaded again, once in two minutes, which brings the new program; what was
 * typed is kept by the forms. When that was just tried, the failure goes on to the boundary of its area.
 */
export const recoverFromDeployment = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    try {
      const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
      if (Date.now() - last < CHUNK_TIMEOUT) return;
      sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    } catch {
      // Without storage a reload could repeat for ever.
      return;
    }
    event.preventDefault();
    location.reload();
  });
};
