import { useEffect } from 'react';

/**
 * Focuses the first wrong field once an answer tells of one, so that it is heard with its message (look and feel 9 "Form field"). In a layer, of
 * the layer alone.
 */
export const useFirstError = (answer: unknown, hasErrors: boolean): void => {
  useEffect(() => {
    if (!hasErrors) return;
    const place = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document;
    const field = place.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus();
  }, [answer, hasErrors]);
};
