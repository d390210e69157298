/** A member's uuid. */
export const UUID = '3f1c9a52-6d1e-4b7a-9c40-1f2a3b4c5d6e';

/** What the user service says of a member's token. */
export const IDENTITY = {
  tokenId: 't',
  uuid: UUID,
  email: 'ana@example.com',
  kind: 'member',
  brand: 'AF',
  partner: { code: 'AFFR' },
  emailVerified: true,
  expiresAt: 1,
};
