import { useState } from 'react';

/** Which way the total went with the last choice; undefined before the first. Any unit. */
export const useTotalChange = (total: number | undefined): 'up' | 'down' | undefined => {
  const [shown, setShown] = useState<{ readonly total: number | undefined; readonly change: 'up' | 'down' | undefined }>({ total, change: undefined });
  if (shown.total === total) return shown.change;
  const change = shown.total === undefined || total === undefined ? undefined : total > shown.total ? 'up' : 'down';
  // While rendering, so that the new figure never stands there without its background.
  setShown({ total, change });
  return change;
};
