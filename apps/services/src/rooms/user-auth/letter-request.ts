import { validateEmail } from '@escale/domain/email-rule';
import { type Answer, done, fail } from '../../platform/answer.ts';
import type { AuthPartner } from './auth-partners.ts';
import type { AuthContext } from './context.ts';

/** The partner of a page that letters may lead to; a named partner must be of the same brand. */
export const partnerOfPage = (context: AuthContext, redirect: string, named: string | undefined): AuthPartner | undefined => {
  const page = context.partners.ofPage(redirect);
  if (page === undefined || named === undefined) return page;
  return context.partners.get(named)?.brand === page.brand ? page : undefined;
};

/** A letter somebody asks for: to whom, and the page its link leads to. */
export interface LetterRequest {
  readonly email: string;
  readonly redirect: string;
  readonly partner?: string | undefined;
}

/** The partner whose letter is asked for; 400 for an address that is none, and for a page of nobody's. */
export const partnerOfLetter = (context: AuthContext, { email, redirect, partner }: LetterRequest): Answer<AuthPartner> => {
  const messageId = validateEmail(email);
  if (messageId !== null) return fail('BAD_REQUEST', { fieldErrors: [{ path: 'email', messageId }] });
  const found = partnerOfPage(context, redirect, partner);
  return found === undefined ? fail('BAD_REQUEST', { fieldErrors: [{ path: 'redirect', messageId: 'error.generic' }] }) : done(found);
};
