import { useLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useMessages } from '../../shared/messages.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { useShop } from '../../shared/shell.tsx';
import { Configurator } from './configurator.tsx';
import { ProblemScreen } from './problem-screen.tsx';
import type { loader } from './quote-page.server.ts';
import styles from './quote.module.css';

/** The luggage of other flights changes nothing else of the offer. */
export const shouldRevalidate = ({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  formData?.get('intent') === 'luggage' ? false : defaultShouldRevalidate;

/** `/sdp/booking/quote` (funnel 2.12): flights, room, board and extras of one hotel, and what they come to. */
export const QuotePage = () => {
  const loaded = useLoaderData<typeof loader>();
  const t = useMessages();
  const brand = useShop().brand.displayName;
  return (
    <div className={styles['page']}>
      <PageHead title={t('quote.page.title', { brand })} />
      <div className="container">
        {loaded.kind === 'ready' ? <Configurator key={`${loaded.code} ${loaded.accommodationId}`} loaded={loaded} /> : <ProblemScreen loaded={loaded} />}
      </div>
    </div>
  );
};
