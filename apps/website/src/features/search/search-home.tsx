import { Icon } from '@escale/ui/icon';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { CSSProperties } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { useMessages } from '../../shared/messages.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { pathAfterShop } from '../../shared/page-path.ts';
import { pictureSources } from '../../shared/picture.tsx';
import { SearchForm } from '../../shared/search-form/search-form.tsx';
import { useShop } from '../../shared/shell.tsx';
import { HomeBlocks } from './home-blocks.tsx';
import styles from './search-home.module.css';
import type { loader } from './search-home.server.ts';

const setOf = (picture: string, format: 'hero' | 'wide', prefix: string): string =>
  pictureSources(picture, format, prefix)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');

/** The scene's own colours for the scrim behind the words; a picture without any is read on the brand's dark colour. */
const scrimStyle = ({ scrim, scrimSmall }: { readonly scrim?: string | undefined; readonly scrimSmall?: string | undefined }): CSSProperties =>
  ({
    ...(scrim === undefined ? {} : { '--scene': scrim }),
    ...(scrimSmall === undefined ? {} : { '--scene-small': scrimSmall }),
  }) as CSSProperties; // `as`: custom properties are not among its keys

/** The package search's home: picture, search, and what the partner shows below (platform 2.7). */
export const SearchHome = () => {
  const t = useMessages();
  const { brand, prefix, flags } = useShop();
  const { pathname } = useLocation();
  // A shop's own address is headed by the brand; the search at its address by what it does (platform 2.2).
  const kind = pathAfterShop(pathname) === '' ? 'default' : 'sdp';
  const { hero, form, blocks, reassurance } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={t(`page.title.${kind}`, { brand: brand.displayName })}
        description={t(`page.description.${kind}`, { brand: brand.displayName })}
        picture={hero.picture}
        canonical={flags.showSmartDPOnRootUrl ? '' : 'sdp'}
      />
      <section className={styles['hero']} style={scrimStyle(hero)} data-inverse="">
        <picture>
          <source media="(width < 768px)" srcSet={setOf(hero.pictureSmall, 'wide', prefix)} sizes="100vw" />
          <img
            className={styles['heroPicture']}
            src={pictureSources(hero.picture, 'hero', prefix)[0]?.url}
            srcSet={setOf(hero.picture, 'hero', prefix)}
            sizes="100vw"
            width={2880}
            height={1152}
            alt=""
            fetchPriority="high"
            decoding="async"
            draggable={false}
          />
        </picture>
        <div className="container">
          <div className={styles['words']}>
            <h1 className={`t-hero ${styles['title'] ?? ''}`}>
              <span className={styles['large']}>{hero.title}</span>
              <span className={styles['small']}>{hero.titleSmall}</span>
            </h1>
            <p className={styles['subtitle']}>
              <span className={styles['large']}>{hero.subtitle}</span>
              <span className={styles['small']}>{hero.subtitleSmall}</span>
            </p>
          </div>
        </div>
      </section>
      <div className={`container ${styles['search'] ?? ''}`}>
        <SearchForm
          data={form}
          aside={
            reassurance.length === 0 ? undefined : (
              <p className={styles['reassurance']}>
                <Icon shape={ShieldCheck} size={18} />
                <span>{reassurance.join(' · ')}</span>
              </p>
            )
          }
        />
      </div>
      <HomeBlocks blocks={blocks} />
    </>
  );
};
