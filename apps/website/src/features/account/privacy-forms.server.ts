import { eraseMember, requestDataExport, sendErasureCode } from '@escale/contract/my-bookings';
import { formText } from '../../shared/form-text.ts';
import { linkTo } from '../../shared/links.ts';
import { signOutTo } from '../../shared/sign-out.server.ts';
import { callAs, type Visit } from './account-call.server.ts';
import { done, failed, field, type Forms, type Outcome } from './form-outcome.server.ts';

const erase = async (visit: Visit, form: FormData): Promise<Outcome> => {
  if (form.get('sure') === null) return field('sure', 'account.privacy.erase.sure.required');
  const [password, code] = [formText(form, 'password'), formText(form, 'code')];
  const answer = await callAs(visit, 'account', eraseMember, { ...(password === '' ? {} : { password }), ...(code === '' ? {} : { code }) });
  if (!answer.ok)
    return answer.status === 403 || answer.status === 401 ? field(password === '' ? 'code' : 'password', 'error.password.incorrect') : failed(answer);
  const { shop } = visit.context.shop;
  const until = answer.value.keptUntil[0]?.until;
  // Nobody is signed in any more: the page that says so is open to everybody and names nobody.
  const search = { notice: 'erased', ...(until === undefined ? {} : { until }) };
  return { ok: true, response: await signOutTo(visit.context, linkTo(shop, 'account', { params: { '*': 'privacy' }, search }), visit.signal) };
};

const askForErasureCode = async (visit: Visit): Promise<Outcome> => {
  const sent = await callAs(visit, 'account', sendErasureCode, {});
  return sent.ok ? done('codeSent') : failed(sent, { 429: 'account.code.tooMany' });
};

const exportData = async (visit: Visit): Promise<Outcome> => {
  const answer = await callAs(visit, 'account', requestDataExport, {});
  return answer.ok ? done('exported') : failed(answer, { 429: 'account.privacy.export.tooMany' });
};

/** Forms of the page of one's own data: a copy of them, and their erasure (GDPR 15, 17, 20). */
export const PRIVACY_FORMS: Forms = { erase, eraseCode: askForErasureCode, export: exportData };
