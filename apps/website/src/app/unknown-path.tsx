import { data } from 'react-router';

/** A path no route has: the not-found page with its status (platform 2.1). */
export const loader = (): never => {
  throw data(null, { status: 404 });
};

/** Never shown: the loader always ends in the error boundary. */
export const NoPage = (): null => null;
