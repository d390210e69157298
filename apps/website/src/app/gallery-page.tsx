import { Gallery } from '@escale/ui/gallery';
import { PageHead } from '../shared/page-head.tsx';
import { useMessages } from '../shared/messages.tsx';
import { useShop } from '../shared/shell.tsx';

/** Every component in every state, under the brand's theme (house rule 32); outside live only. */
export const GalleryPage = () => {
  const t = useMessages();
  const { locale, direction, prefix } = useShop();
  return (
    <>
      <PageHead title={t('demo.gallery')} />
      <Gallery locale={locale} isRtl={direction === 'rtl'} pictureUrl={`${prefix}/pictures/hotel-001-wide-978.avif`} />
    </>
  );
};
