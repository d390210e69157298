import { Button, buttonClass, ButtonContent } from '@escale/ui/button';
import Printer from 'lucide-react/icons/printer';
import { Icon } from '@escale/ui/icon';
import { useMessages } from '../../shared/messages.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import styles from './quote.module.css';

/** Above the page made for paper: send it to the printer, or back to choosing. Not printed itself. */
export const PrintBar = ({ address }: { readonly address: string }) => {
  const t = useMessages();
  return (
    <div className={`no-print ${styles['printBar'] ?? ''}`}>
      <Button
        kind="primary"
        icon={<Icon shape={Printer} size={20} />}
        onClick={() => {
          window.print();
        }}
      >
        {t('quote.print')}
      </Button>
      <ShopLink to="quote" search={address} className={buttonClass({ kind: 'secondary' })}>
        <ButtonContent>{t('quote.print.back')}</ButtonContent>
      </ShopLink>
    </div>
  );
};
