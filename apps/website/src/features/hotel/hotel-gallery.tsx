import { Carousel } from '@escale/ui/carousel';
import { track } from '../../shared/analytics.ts';
import { useMessages } from '../../shared/messages.tsx';
import { pictureSources, ShopPicture } from '../../shared/picture.tsx';
import { useShop } from '../../shared/shell.tsx';
import styles from './hotel.module.css';

/** Pictures of the hotel: all of them in the large frame, the next two beside it on wide screens. */
export const HotelGallery = ({ name, photos }: { readonly name: string; readonly photos: readonly string[] }) => {
  const t = useMessages();
  const { prefix, direction } = useShop();
  const [second, third] = [photos[1], photos[2]];
  return (
    <div className={styles['gallery']}>
      <div className={styles['lead']}>
        <Carousel
          pictures={photos.map((photo, at) => ({
            sources: pictureSources(photo, 'wide', prefix),
            width: 1440,
            height: 960,
            alt: t('hotel.photo', { name, number: at + 1 }),
          }))}
          label={t('hotel.gallery', { name })}
          labels={{ previous: t('common.previous'), next: t('common.next') }}
          positionText={(number, count) => t('hotel.photo.position', { number, count })}
          isRtl={direction === 'rtl'}
          sizes="(width >= 1024px) 820px, 100vw"
          isFirst
          onFail={(picture) => {
            track({ name: 'image_not_loaded', data: { picture } });
          }}
        />
      </div>
      {second !== undefined && third !== undefined && (
        <>
          <div className={styles['side']}>
            <ShopPicture picture={second} alt={t('hotel.photo', { name, number: 2 })} sizes="410px" isCover />
          </div>
          <div className={styles['side']}>
            <ShopPicture picture={third} alt={t('hotel.photo', { name, number: 3 })} sizes="410px" isCover />
            <span className={styles['count']}>{t('hotel.photos', { count: photos.length })}</span>
          </div>
        </>
      )}
    </div>
  );
};
