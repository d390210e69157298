import { Button, buttonClass, ButtonContent } from '@escale/ui/button';
import { EmptyState } from '@escale/ui/empty-state';
import { Form, useLocation, useNavigation, useRevalidator } from 'react-router';
import { useMessages } from '../../shared/messages.tsx';
import { NearHotels, type NearHotel } from '../../shared/near-hotels.tsx';
import { ShopPicture } from '../../shared/picture.tsx';
import { useShop } from '../../shared/shell.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import type { ProblemQuote, QuoteProblem } from './quote-answers.ts';
import styles from './quote.module.css';

/** The way on that removes the cause. */
export const RestoreButton = ({ choices, action }: { readonly choices: string; readonly action: string }) => {
  const t = useMessages();
  const isBusy = useNavigation().formData?.get('intent') === 'restore';
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="choices" value={choices} />
      <Button type="submit" name="intent" value="restore" kind="cta" isLoading={isBusy}>
        {t('quote.problem.restore')}
      </Button>
    </Form>
  );
};

const RETRYABLE: ReadonlySet<QuoteProblem> = new Set<QuoteProblem>(['LOADING', 'TECHNICAL_FAILURE']);

/** Instead of the offer: why there is none, and what the traveller can do about it (readings 6.2). */
export const ProblemScreen = ({ loaded }: { readonly loaded: ProblemQuote }) => {
  const t = useMessages();
  const { search } = useLocation();
  const { revalidate, state } = useRevalidator();
  const { problem, alternatives, listing } = loaded;
  const { brand } = useShop();
  return (
    <div className={styles['problem']}>
      <h1 className="visually-hidden">{t('quote.trip.title')}</h1>
      <EmptyState
        title={t(`quote.problem.${problem}.title`)}
        text={t(`quote.problem.${problem}.text`)}
        picture={<ShopPicture picture={RETRYABLE.has(problem) ? 'mountain-001' : 'fjord-001'} alt="" sizes="225px" isCover palette={brand.palettes[0]} />}
        actions={
          <>
            {problem === 'SESSION_EXPIRED' && listing !== undefined && <RestoreButton choices={search.replace(/^\?/u, '')} action={search} />}
            {RETRYABLE.has(problem) && (
              <Button kind="primary" isLoading={state === 'loading'} onClick={() => void revalidate()}>
                {t('common.retry')}
              </Button>
            )}
            {listing === undefined ? (
              <ShopLink to="sdpSearch" className={buttonClass({ kind: 'secondary' })}>
                <ButtonContent>{t('quote.search')}</ButtonContent>
              </ShopLink>
            ) : (
              <ShopLink to="listing" search={listing} className={buttonClass({ kind: 'secondary' })}>
                <ButtonContent>{t('quote.listing.other')}</ButtonContent>
              </ShopLink>
            )}
          </>
        }
      />
      <Alternatives alternatives={alternatives} />
    </div>
  );
};

/** Up to three hotels for the same dates, the nearest price first. */
export const Alternatives = ({ alternatives }: { readonly alternatives: readonly NearHotel[] }) => {
  const t = useMessages();
  if (alternatives.length === 0) return null;
  return (
    <section className={styles['section']}>
      <h2 className="t-4">{t('quote.alternatives.title')}</h2>
      <NearHotels hotels={alternatives} choose={t('quote.alternatives.choose')} note={() => t('common.total')} />
    </section>
  );
};
