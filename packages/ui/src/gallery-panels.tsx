import { useRef, useState } from 'react';
import { Disclosure } from './accordion.tsx';
import { Button } from './button.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { FactList } from './fact-list.tsx';
import { GalleryRow, GallerySection, type GalleryContext } from './gallery-section.tsx';
import { TEXTS } from './gallery-fixtures.ts';
import styles from './gallery.module.css';
import BedDouble from 'lucide-react/icons/bed-double';
import { InfoPopover } from './info-popover.tsx';
import { BottomSheet, Drawer, Modal, Popover } from './overlays.tsx';
import { StickyBar } from './sticky-bar.tsx';
import { Tabs } from './tabs.tsx';
import { ToastRegion, type ToastMessage } from './toast.tsx';

type Panel = 'modal' | 'drawer' | 'sheet' | 'popover';

/** Tabs, disclosures, and what opens over the page. */
export function GalleryPanels({ locale, isRtl }: GalleryContext) {
  const [tab, setTab] = useState('hotel');
  const [open, setOpen] = useState<Panel | null>(null);
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = (): void => setOpen(null);
  const shared = {
    onClose: close,
    closeLabel: TEXTS.close,
    locale,
    footer: (
      <Button kind="primary" onClick={close}>
        {TEXTS.confirm}
      </Button>
    ),
  };
  return (
    <>
      <GallerySection title={TEXTS.disclosure}>
        <Tabs
          label={TEXTS.disclosure}
          isRtl={isRtl}
          selected={tab}
          onSelect={setTab}
          tabs={[
            { id: 'hotel', label: TEXTS.tabHotel, panel: <p>{TEXTS.body}</p> },
            { id: 'stopover', label: TEXTS.tabStopover, panel: <p>{TEXTS.info}</p> },
          ]}
        />
        <div>
          <Disclosure title={TEXTS.more2} name="gallery">
            {TEXTS.body}
          </Disclosure>
          <Disclosure title={TEXTS.facet} count="(1)" name="gallery" look="facets" isOpen>
            <CheckboxField end="27">{TEXTS.facet}</CheckboxField>
          </Disclosure>
        </div>
        <FactList facts={[{ id: 'room', shape: BedDouble, text: TEXTS.room }]} />
      </GallerySection>
      <GallerySection title={TEXTS.overlays}>
        <GalleryRow>
          <Button kind="secondary" onClick={() => setOpen('modal')}>
            {TEXTS.modal}
          </Button>
          <Button kind="secondary" onClick={() => setOpen('drawer')}>
            {TEXTS.drawer}
          </Button>
          <Button kind="secondary" onClick={() => setOpen('sheet')}>
            {TEXTS.sheet}
          </Button>
          <Button ref={trigger} kind="secondary" aria-haspopup="dialog" aria-expanded={open === 'popover'} onClick={() => setOpen('popover')}>
            {TEXTS.popover}
          </Button>
          <Button kind="secondary" onClick={() => setToast({ id: 'saved', text: TEXTS.saved, action: { label: TEXTS.undo, onPress: () => setToast(null) } })}>
            {TEXTS.saved}
          </Button>
        </GalleryRow>
        <Modal {...shared} isOpen={open === 'modal'} title={TEXTS.modal}>
          {TEXTS.body}
        </Modal>
        <Drawer {...shared} isOpen={open === 'drawer'} title={TEXTS.drawer}>
          <Disclosure title={TEXTS.facet} look="facets">
            {TEXTS.body}
          </Disclosure>
        </Drawer>
        <BottomSheet {...shared} isOpen={open === 'sheet'} title={TEXTS.sheet}>
          {TEXTS.body}
        </BottomSheet>
        <Popover isOpen={open === 'popover'} onClose={close} triggerRef={trigger} label={TEXTS.popover} locale={locale}>
          {TEXTS.body}
        </Popover>
        <p>
          {TEXTS.insurance}{' '}
          <InfoPopover label={TEXTS.more2} locale={locale}>
            {TEXTS.body}
          </InfoPopover>
        </p>
        <div className={styles['barPlace']}>
          <StickyBar
            amount="2 868 €"
            note={TEXTS.perPerson}
            onOpen={() => setOpen('sheet')}
            openLabel={TEXTS.ledger}
            action={<Button kind="cta">{TEXTS.continue}</Button>}
          />
        </div>
        <ToastRegion message={toast} onDone={() => setToast(null)} />
      </GallerySection>
    </>
  );
}
