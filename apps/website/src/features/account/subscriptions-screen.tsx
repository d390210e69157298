import { Button } from '@escale/ui/button';
import { CheckboxField } from '@escale/ui/checkbox-field';
import { OptionGroup, OptionRow } from '@escale/ui/option-row';
import { Form } from 'react-router';
import { useMessages } from '../../shared/messages.tsx';
import { FormProblem, Panel, useFieldProblem, useIsSending } from './account-parts.tsx';
import type { AccountAnswer, AccountView } from './account-view.ts';
import styles from './account.module.css';

/** Every letter first: how the choice is read. */
const FREQUENCIES = ['all', 'weekly', 'none'] as const;

interface SubscriptionsProps {
  readonly view: Extract<AccountView, { screen: 'subscriptions' }>;
  readonly answer: AccountAnswer | undefined;
}

/** How often we may write, and whether by text message too (platform 2.5 "Subscriptions", 9). */
export const SubscriptionsScreen = ({ view, answer }: SubscriptionsProps) => {
  const t = useMessages();
  const problem = useFieldProblem(answer, 'subscriptions');
  return (
    <Panel title={t('account.subscriptions.newsletter')} intro={t('account.subscriptions.text')}>
      <FormProblem answer={answer} intent="subscriptions" />
      <Form method="post" className={styles['form']} preventScrollReset>
        <input type="hidden" name="intent" value="subscriptions" />
        <OptionGroup legend={t('account.subscriptions.frequency')}>
          {FREQUENCIES.map((each) => (
            <OptionRow
              key={each}
              name="frequency"
              value={each}
              defaultChecked={each === (answer?.values?.['frequency'] ?? view.frequency)}
              title={t(`account.subscriptions.${each}`)}
              text={t(`account.subscriptions.${each}.text`)}
            />
          ))}
        </OptionGroup>
        <CheckboxField
          id="sms"
          name="sms"
          defaultChecked={view.sms}
          error={problem('sms')}
          help={view.hasPhone ? t('account.subscriptions.sms.quiet') : t('account.subscriptions.sms.noPhone')}
        >
          {t('account.subscriptions.sms')}
        </CheckboxField>
        <div>
          <Button type="submit" isLoading={useIsSending('subscriptions')}>
            {t('account.save')}
          </Button>
        </div>
      </Form>
    </Panel>
  );
};
