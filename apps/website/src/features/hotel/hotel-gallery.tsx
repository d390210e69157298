import { Carousel, type CarouselPicture } from '@escale/ui/carousel';
import { buttonClass, ButtonContent } from '@escale/ui/button';
import { Icon } from '@escale/ui/icon';
import { clsx } from 'clsx';
import Images from 'lucide-react/icons/images';
import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '../../shared/chunk.ts';
import { track } from '../../shared/analytics.ts';
import { useMessages } from '../../shared/messages.tsx';
import { pictureSources, ShopPicture } from '../../shared/picture.tsx';
import { useShop } from '../../shared/shell.tsx';
import styles from './gallery.module.css';

const loadLightbox = () => loadChunk(() => import('@escale/ui/lightbox'));
const Lightbox = lazy(() => loadLightbox().then((module) => ({ default: module.Lightbox })));

const prepare = (): void => void loadLightbox();
const report = (picture: string): void => track({ name: 'image_not_loaded', data: { picture } });

/** Pictures of the hotel: all of them in the large frame, the next two beside it on wide screens; a press shows each as large as the screen. */
export const HotelGallery = ({ name, photos }: { readonly name: string; readonly photos: readonly string[] }) => {
  const t = useMessages();
  const { prefix, direction, locale } = useShop();
  const [opened, setOpened] = useState<number>();
  const [start, setStart] = useState(0);
  const [second, third] = [photos[1], photos[2]];
  const pictures: readonly CarouselPicture[] = photos.map((photo, at) => ({
    sources: pictureSources(photo, 'wide', prefix),
    width: 1440,
    height: 960,
    alt: t('hotel.photo', { name, number: at + 1 }),
  }));
  const open = (at: number): void => {
    setStart(at);
    setOpened(at);
  };
  const positionText = (number: number, count: number): string => t('hotel.photo.position', { number, count });
  return (
    <div className={styles['gallery']}>
      <div className={styles['lead']}>
        <Carousel
          pictures={pictures}
          label={t('hotel.gallery', { name })}
          labels={{ previous: t('common.previous'), next: t('common.next') }}
          positionText={positionText}
          isRtl={direction === 'rtl'}
          sizes="(width >= 1024px) 820px, 100vw"
          isFirst
          onFail={report}
        />
        <Enlarge count={photos.length} className={styles['countSmall']} onOpen={() => open(0)} />
      </div>
      {second !== undefined && third !== undefined && (
        <>
          <button type="button" className={styles['side']} aria-haspopup="dialog" onPointerEnter={prepare} onFocus={prepare} onClick={() => open(1)}>
            <ShopPicture picture={second} alt={t('hotel.photo.open', { name, number: 2 })} sizes="410px" isCover />
          </button>
          <div className={styles['side']}>
            <button type="button" className={styles['sidePress']} aria-haspopup="dialog" onPointerEnter={prepare} onFocus={prepare} onClick={() => open(2)}>
              <ShopPicture picture={third} alt={t('hotel.photo.open', { name, number: 3 })} sizes="410px" isCover />
            </button>
            <Enlarge count={photos.length} className={undefined} onOpen={() => open(0)} />
          </div>
        </>
      )}
      {opened !== undefined && (
        <Suspense>
          <Lightbox
            isOpen
            onClose={() => setOpened(undefined)}
            pictures={pictures}
            start={start}
            title={t('hotel.gallery', { name })}
            labels={{ previous: t('common.previous'), next: t('common.next'), close: t('common.close') }}
            positionText={positionText}
            isRtl={direction === 'rtl'}
            locale={locale}
            onFail={report}
          />
        </Suspense>
      )}
    </div>
  );
};

/** How many pictures there are; pressing it shows them all. */
const Enlarge = ({ count, className, onOpen }: { readonly count: number; readonly className: string | undefined; readonly onOpen: () => void }) => {
  const t = useMessages();
  return (
    <button
      type="button"
      className={clsx(buttonClass({ kind: 'secondary', size: 'sm' }), styles['count'], className)}
      aria-haspopup="dialog"
      aria-label={t('hotel.photos.open', { count })}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={onOpen}
    >
      <ButtonContent icon={<Icon shape={Images} size={18} />}>{t('hotel.photos', { count })}</ButtonContent>
    </button>
  );
};
