import { formatInstant } from '@escale/i18n/format';
import { Button } from '@escale/ui/button';
import { Card } from '@escale/ui/card';
import { Icon } from '@escale/ui/icon';
import { linkClass } from '@escale/ui/link';
import { Tag } from '@escale/ui/tag';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { Form } from 'react-router';
import { useMessages } from '../../shared/messages.tsx';
import { linkTo } from '../../shared/links.ts';
import { ShopLink } from '../../shared/shop-link.tsx';
import { useShop } from '../../shared/shell.tsx';
import { FormProblem, Panel } from './account-parts.tsx';
import type { AccountAnswer, AccountView } from './account-view.ts';
import { deviceOf } from '@escale/domain/device-name';
import { PasskeysPanel } from './passkeys-panel.tsx';
import styles from './account.module.css';

/** Devices that are signed in, this one first; one or all can be signed out (platform 2.5 "Security"). */
export const SecurityScreen = ({
  view,
  answer,
}: {
  readonly view: Extract<AccountView, { screen: 'security' }>;
  readonly answer: AccountAnswer | undefined;
}) => {
  const t = useMessages();
  const { shop, flags } = useShop();
  const back = linkTo(shop, 'account', { params: { '*': 'security' }, search: { notice: 'passwordChanged' } });
  return (
    <>
      <FormProblem answer={answer} intent="revoke" />
      <Panel title={t('account.security.devices')} intro={t('account.security.text')}>
        <ul className={styles['list']}>
          {view.devices.map(({ tokenId, ip, userAgent, lastSeenAt, current }) => {
            const { browser, system, isHandheld } = deviceOf(userAgent);
            const name =
              browser === undefined ? t('account.security.unknown') : system === undefined ? browser : t('account.security.device', { browser, system });
            return (
              <Card as="li" key={tokenId} padding="m" className={styles['device']}>
                <Icon shape={isHandheld ? Smartphone : Monitor} size={24} />
                <div>
                  <p className="t-strong">
                    {name} {current && <Tag kind="ok">{t('account.security.this')}</Tag>}
                  </p>
                  <p className="t-s t-muted">
                    {t('account.security.seen')} <span suppressHydrationWarning>{formatInstant(lastSeenAt, shop, view.zone)}</span>, <bdi dir="ltr">{ip}</bdi>
                  </p>
                </div>
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="intent" value="revoke" />
                  <input type="hidden" name="tokenId" value={tokenId} />
                  {current && <input type="hidden" name="current" value="1" />}
                  <Button type="submit" kind="secondary" size="sm" aria-label={t('account.security.revoke.named', { name })}>
                    {t('account.security.revoke')}
                  </Button>
                </Form>
              </Card>
            );
          })}
        </ul>
        <Form method="post">
          <input type="hidden" name="intent" value="revoke" />
          <input type="hidden" name="everywhere" value="1" />
          {view.devices.map(({ tokenId }) => (
            <input key={tokenId} type="hidden" name="tokenId" value={tokenId} />
          ))}
          <Button type="submit" kind="secondary">
            {t('account.security.revokeAll')}
          </Button>
        </Form>
      </Panel>
      <PasskeysPanel passkeys={view.passkeys} answer={answer} />
      {flags.whiteLabel && (
        <Panel title={t('account.security.password')} intro={t('account.security.password.text')}>
          <p>
            <ShopLink to="homeAuth" params={{ '*': 'changepassword' }} search={{ onauthsuccess: back }} className={linkClass()}>
              {t('account.security.password.change')}
            </ShopLink>
          </p>
        </Panel>
      )}
    </>
  );
};
