import { isLogoWhite } from '@escale/domain/page-frame';
import { Modal, useMedia } from '@escale/ui/overlays';
import { Bone } from '@escale/ui/skeleton';
import { clsx } from 'clsx';
import { useEffect, useState, type ComponentType } from 'react';
import { loadChunk } from '../../shared/chunk.ts';
import { Logo } from '../../shared/logo.tsx';
import { useMessages } from '../../shared/messages.tsx';
import type { SearchFormData } from '../../shared/search-form/form-data.ts';
import { useShop } from '../../shared/shell.tsx';
import styles from './summary-bar.module.css';

/** The form's own code, as large as a page: fetched with the first touch of what opens it. */
export const loadForm = () => loadChunk(() => import('../../shared/search-form/search-form.tsx'));
type Form = ComponentType<{ readonly data: SearchFormData; readonly onSubmitted?: () => void }>;

export interface ModifyModalProps {
  readonly form: SearchFormData;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The search form over the listing; it closes when the form was sent (funnel 2.9). */
export const ModifyModal = ({ form, isOpen, onClose }: ModifyModalProps) => {
  const t = useMessages();
  const { locale, capabilities } = useShop();
  const [Form, setForm] = useState<Form>();
  useEffect(() => {
    if (!isOpen || Form !== undefined) return undefined;
    let isGone = false;
    void loadForm().then(({ SearchForm }) => {
      if (!isGone) setForm(() => SearchForm);
    });
    return () => {
      isGone = true;
    };
  }, [isOpen, Form]);
  const isLarge = useMedia('(width >= 1024px)');
  const isWhite = isLogoWhite(capabilities.whiteLogo, false);
  // Large screens keep the site's header, with a way back; smaller ones have a title and a cross (funnel 2.9).
  const head = isLarge
    ? {
        closeLabel: t('common.back'),
        siteMark: (
          <span className={clsx(isWhite && styles['darkMark'])}>
            <Logo isWhite={isWhite} />
          </span>
        ),
      }
    : { closeLabel: t('common.close') };
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('listing.summary.title')} locale={locale} width={960} {...head}>
      {Form === undefined ? (
        <div className={styles['bones']}>
          <Bone shape="button" />
          <Bone shape="button" />
          <Bone shape="button" />
        </div>
      ) : (
        <Form data={form} onSubmitted={onClose} />
      )}
    </Modal>
  );
};
