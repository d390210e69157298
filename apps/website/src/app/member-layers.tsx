import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { forgetSession } from '../shared/kept-session.ts';
import { loadChunk } from '../shared/chunk.ts';
import { usePageGate } from '../shared/content-gate.ts';
import { useShop } from '../shared/shell.tsx';
import { loadAreas } from './page-messages.ts';

// What opens over a page is fetched when it is needed: no page pays for it at its start.
const AuthLayer = lazy(() =>
  loadChunk(async () => {
    const [module] = await Promise.all([import('../features/auth/auth-layer.tsx'), loadAreas(['auth'])]);
    return { default: module.AuthLayer };
  }),
);
const FrequencyModal = lazy(() =>
  loadChunk(async () => {
    const [module] = await Promise.all([import('../features/auth/frequency-modal.tsx'), loadAreas(['auth'])]);
    return { default: module.FrequencyModal };
  }),
);

/** What counts as looking at the page, as opposed to having opened it. */
const INTERACTIONS = ['pointerdown', 'keydown', 'scroll', 'wheel', 'touchstart'] as const;

/** The path whose sign-in layer is open: at once, or so long after the first interaction as the gate says (readings 6.3 row 32). */
const useOpenGate = (path: string, delay: number | undefined): readonly [boolean, () => void] => {
  const [openAt, setOpenAt] = useState<string | undefined>(undefined);
  const [closedAt, setClosedAt] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (delay === undefined) return undefined;
    const open = (): void => {
      setOpenAt(path);
    };
    if (delay === 0) {
      open();
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const touched = (): void => {
      timer ??= setTimeout(open, delay);
    };
    for (const name of INTERACTIONS) window.addEventListener(name, touched, { once: true, passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      for (const name of INTERACTIONS) window.removeEventListener(name, touched, { capture: true });
    };
  }, [path, delay]);
  return [
    delay !== undefined && openAt === path && closedAt !== path,
    () => {
      setClosedAt(path);
    },
  ];
};

/** The sign-in layer of a protected page (platform 2.4); once closed, the page stays readable until the next protected one (readings 4.11). */
const SignInLayer = () => {
  const { pathname } = useLocation();
  const gate = usePageGate();
  const [isOpen, close] = useOpenGate(pathname, gate?.delay);
  if (gate === undefined || !isOpen) return null;
  return (
    <Suspense>
      <AuthLayer signIn={gate.signIn} onClose={close} />
    </Suspense>
  );
};

/** The question of how often to write comes when the page has come to rest, and never over the sign-in layer (platform 2.4). */
const NewsletterQuestion = () => {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setAtRest, 1_500, true);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isAtRest ? (
    <Suspense>
      <FrequencyModal />
    </Suspense>
  ) : null;
};

/** What members' matters put over any page. */
export const MemberLayers = () => {
  const { brand, shop, capabilities, visitor } = useShop();
  const isNobody = visitor.state === 'anonymous';
  useEffect(() => {
    // Signed out, here or elsewhere: what the device kept of the session goes too (platform 4 "Logout").
    if (isNobody) forgetSession(brand.code, shop);
  }, [isNobody, brand.code, shop]);
  return (
    <>
      {visitor.state !== 'authenticated' && <SignInLayer />}
      {visitor.state === 'authenticated' && capabilities.newsletterFrequencyModal === true && <NewsletterQuestion />}
    </>
  );
};
