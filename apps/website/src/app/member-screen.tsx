import { useMessages } from '../shared/messages.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { useShop } from '../shared/shell.tsx';

/** The place of a members' screen: its frame, its head and its name. */
export const MemberScreen = () => {
  const { brand } = useShop();
  const t = useMessages();
  return (
    <div className="container">
      <PageHead title={t('page.title.default', { brand: brand.displayName })} />
      <h1 className="t-2">{brand.displayName}</h1>
    </div>
  );
};
