import { useEffect, useState } from 'react';

/** Focuses a control by its id once what led there is drawn: a wrong field is then described by its own message, and a folded part stands open. */
export const useFocusAfterDraw = (): ((fieldId: string) => void) => {
  const [wish, setWish] = useState<{ readonly fieldId: string }>();
  useEffect(() => {
    if (wish === undefined) return;
    const target = document.getElementById(wish.fieldId);
    target?.focus();
    target?.scrollIntoView({ block: 'center' });
  }, [wish]);
  return (fieldId) => {
    setWish({ fieldId });
  };
};
