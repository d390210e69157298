import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';

/** Claims of an ID token that a test or a demo page asks for. */
export interface IdTokenWish {
  readonly audience: string;
  readonly nonce: string;
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly givenName?: string;
  readonly familyName?: string;
  readonly issuer?: string;
  /** Epoch seconds. */
  readonly issuedAt: number;
  readonly lifeSeconds?: number;
}

/** Stand-in of the web-account provider: signs ID tokens as the original does (RS256) and publishes the keys. */
export interface GoogleStandIn {
  readonly keys: { readonly keys: readonly JWK[] };
  sign(wish: IdTokenWish): Promise<string>;
  /** Signed by a key nobody publishes. */
  signWrongly(wish: IdTokenWish): Promise<string>;
}

const KEY_ID = 'stand-in-1';

export const createGoogleStandIn = async (): Promise<GoogleStandIn> => {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const stranger = await generateKeyPair('RS256');
  const signWith =
    (key: Parameters<SignJWT['sign']>[0]) =>
    (wish: IdTokenWish): Promise<string> =>
      new SignJWT({
        email: wish.email,
        email_verified: wish.emailVerified,
        nonce: wish.nonce,
        azp: wish.audience,
        ...(wish.givenName === undefined ? {} : { given_name: wish.givenName }),
        ...(wish.familyName === undefined ? {} : { family_name: wish.familyName }),
      })
        .setProtectedHeader({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })
        .setIssuer(wish.issuer ?? 'https://accounts.google.com')
        .setAudience(wish.audience)
        .setSubject(wish.subject)
        .setIssuedAt(wish.issuedAt)
        .setExpirationTime(wish.issuedAt + (wish.lifeSeconds ?? 3_600))
        .sign(key);
  return {
    keys: { keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }] },
    sign: signWith(privateKey),
    signWrongly: signWith(stranger.privateKey),
  };
};
