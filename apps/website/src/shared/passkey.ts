type Options = Readonly<Record<string, unknown>>;

/** True where this browser can read and write the JSON forms of the credentials API itself. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  'toJSON' in PublicKeyCredential.prototype;

/** True where this device has its own way to recognise its owner: only then is a passkey offered. */
export const canKeepPasskey = async (): Promise<boolean> => {
  try {
    return hasPasskeys() && (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable());
  } catch {
    return false;
  }
};

const answerOf = (credential: Credential | null): string | undefined =>
  credential instanceof PublicKeyCredential ? JSON.stringify(credential.toJSON()) : undefined;

/** Asks for one of the member's passkeys; undefined when the person or the device declines. */
export const askPasskeyAnswer = async (options: Options): Promise<string | undefined> => {
  try {
    // `as`: the service's options are the API's own JSON form.
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON);
    return answerOf(await navigator.credentials.get({ publicKey }));
  } catch {
    return undefined;
  }
};

/** Makes a passkey on this device; undefined when the person or the device declines. */
export const createPasskeyAnswer = async (options: Options): Promise<string | undefined> => {
  try {
    // `as`: the service's options are the API's own JSON form.
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON);
    return answerOf(await navigator.credentials.create({ publicKey }));
  } catch {
    return undefined;
  }
};
