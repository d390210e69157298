/** A form of the payment provider, read from its HTML. */
export interface ProviderForm {
  readonly method: 'get' | 'post';
  readonly action: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/**
 * Reads the one form of a provider's HTML: address, method and hidden fields. Nothing of the HTML enters our page, and a form that leads
 * anywhere but to the provider is not read at all. Browser only.
 */
export const readProviderForm = (html: string, paymentOrigin: string): ProviderForm | undefined => {
  const form = new DOMParser().parseFromString(html, 'text/html').querySelector('form');
  const action = form?.getAttribute('action') ?? '';
  if (form === null || paymentOrigin === '' || URL.parse(action)?.origin !== paymentOrigin) return undefined;
  const fields = [...form.querySelectorAll('input[type="hidden"][name]')].map(
    (input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? ''] as const,
  );
  return { method: form.method === 'post' ? 'post' : 'get', action, fields };
};
