/** Least width at which the one-tap prompt comes by itself: large screens (platform 2.4, 9). */
const LARGE = '(width >= 1024px)';
/** How often the provider's library is looked for, milliseconds (platform 9). */
const POLL = 300;
const MOST_POLLS = 100;

interface GoogleWay {
  readonly clientId: string;
  readonly nonce: string;
}

interface GoogleIds {
  readonly initialize: (options: {
    readonly client_id: string;
    readonly nonce: string;
    readonly callback: (answer: { readonly credential: string }) => void;
    readonly use_fedcm_for_prompt: boolean;
  }) => void;
  readonly prompt: () => void;
  readonly cancel: () => void;
}
interface FacebookSdk {
  readonly init: (options: { readonly appId: string; readonly version: string }) => void;
  readonly login: (done: (answer: { readonly authResponse: unknown }) => void, options: Readonly<Record<string, string | boolean>>) => void;
}

const librariesOf = (): { readonly google?: { readonly accounts?: { readonly id?: GoogleIds } }; readonly FB?: FacebookSdk } =>
  window as unknown as ReturnType<typeof librariesOf>; // `as`: what the providers' scripts put there

/** A stand-in's window: its answer, or undefined when it was closed without one. */
const askWindow = (address: string, type: string, part: string): Promise<unknown> =>
  new Promise((resolve) => {
    const { origin } = new URL(address);
    const opened = window.open(address, 'identity', 'popup,width=480,height=640');
    if (opened === null) {
      resolve(undefined);
      return;
    }
    const end = (answer: unknown): void => {
      window.removeEventListener('message', listen);
      clearInterval(timer);
      resolve(answer);
    };
    const listen = (event: MessageEvent<unknown>): void => {
      const { data } = event;
      if (event.origin !== origin || typeof data !== 'object' || data === null || !('type' in data) || data.type !== type) return;
      end(part in data ? Object.entries(data).find(([key]) => key === part)?.[1] : undefined);
    };
    const timer = setInterval(() => {
      // The answer of a window that closes itself is on its way: one more turn.
      if (opened.closed) setTimeout(end, POLL, undefined);
    }, POLL);
    window.addEventListener('message', listen);
  });

/** Waits for a library to come, looking every 300 ms; gives the way to stop looking. */
const whenThere = <Library>(find: () => Library | undefined, use: (library: Library) => void): (() => void) => {
  let left = MOST_POLLS;
  const timer = setInterval(() => {
    const library = find();
    left -= 1;
    if (library === undefined && left > 0) return;
    clearInterval(timer);
    if (library !== undefined) use(library);
  }, POLL);
  return () => {
    clearInterval(timer);
  };
};

const loadScript = (address: string): void => {
  if (document.querySelector(`script[src="${address}"]`) !== null) return;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
};

const promptGoogle = ({ clientId, nonce }: GoogleWay, send: (answer: unknown) => void): (() => void) => {
  loadScript('https://accounts.google.com/gsi/client');
  return whenThere(
    () => librariesOf().google?.accounts?.id,
    (ids) => {
      ids.initialize({ client_id: clientId, nonce, use_fedcm_for_prompt: true, callback: send });
      ids.prompt();
    },
  );
};

/** The one-tap prompt that comes by itself, on large screens only; a stand-in has none. Gives the way to stop it. */
export const oneTap = (way: GoogleWay, standIn: string | undefined, send: (answer: unknown) => void): (() => void) | undefined => {
  if (standIn !== undefined || !window.matchMedia(LARGE).matches) return undefined;
  const stop = promptGoogle(way, send);
  return () => {
    stop();
    librariesOf().google?.accounts?.id?.cancel();
  };
};

/** Asks the web account's provider who this is; `{credential}`, or undefined. */
export const askGoogle = (way: GoogleWay, standIn: string | undefined): Promise<unknown> => {
  if (standIn === undefined)
    return new Promise((resolve) => {
      promptGoogle(way, resolve);
    });
  const query = new URLSearchParams({ client_id: way.clientId, nonce: way.nonce, origin: window.location.origin });
  return askWindow(`${standIn}/google/prompt?${query.toString()}`, 'google-credential', 'credential').then((credential) =>
    credential === undefined ? undefined : { credential },
  );
};

/** Asks the social network who this is: its auth response, or undefined. `again` asks for what was not granted (platform 8). */
export const askFacebook = ({ appId }: { readonly appId: string }, standIn: string | undefined, again: boolean): Promise<unknown> => {
  if (standIn !== undefined) {
    const query = new URLSearchParams({ app_id: appId, origin: window.location.origin });
    return askWindow(`${standIn}/facebook/dialog?${query.toString()}`, 'facebook-auth', 'authResponse');
  }
  loadScript('https://connect.facebook.net/en_US/sdk.js');
  return new Promise((resolve) => {
    whenThere(
      () => librariesOf().FB,
      (sdk) => {
        sdk.init({ appId, version: 'v24.0' });
        sdk.login(({ authResponse }) => resolve(authResponse ?? undefined), {
          scope: 'email',
          return_scopes: true,
          ...(again ? { auth_type: 'rerequest' } : {}),
        });
      },
    );
  });
};
