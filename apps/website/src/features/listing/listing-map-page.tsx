import { useMessages } from '../../shared/messages.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { useShop } from '../../shared/shell.tsx';

/** The page's place; its feature fills it. */
export const ListingMapPage = () => {
  const t = useMessages();
  const brand = useShop().brand.displayName;
  return (
    <div className="container">
      <PageHead title={t('page.title.default', { brand })} description={t('page.description.default', { brand })} />
      <h1 className="t-1">{brand}</h1>
    </div>
  );
};
