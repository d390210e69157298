/** A text field of a form, trimmed; '' when it is missing or a file. */
export const formText = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};
