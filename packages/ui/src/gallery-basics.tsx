import Zap from 'lucide-react/icons/zap';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import { Alert, ErrorSummary } from './alert.tsx';
import { Button, type ButtonKind } from './button.tsx';
import { Card } from './card.tsx';
import { Chip, ChipRow, MenuChip, RemovableChip } from './chip.tsx';
import { EmptyState } from './empty-state.tsx';
import { GalleryRow, GallerySection } from './gallery-section.tsx';
import { PRICE_PLAIN, PRICE_REDUCED, TEXTS } from './gallery-fixtures.ts';
import styles from './gallery.module.css';
import { Icon } from './icon.tsx';
import { TextLink } from './link.tsx';
import { LoadingBar, ProgressLine } from './loading-bar.tsx';
import { PriceBlock, PricePending, PriceUnavailable } from './price-block.tsx';
import { RatingBadge, Suns } from './rating.tsx';
import { CardSkeleton, SkeletonRegion } from './skeleton.tsx';
import { Stars } from './stars.tsx';
import { MarkTag, Tag } from './tag.tsx';

const KINDS: readonly ButtonKind[] = ['cta', 'primary', 'secondary', 'text'];

/** Buttons, prices, notes, tags, chips, alerts, loading and empty states. */
export function GalleryBasics() {
  return (
    <>
      <GallerySection title={TEXTS.buttons}>
        {KINDS.map((kind) => (
          <GalleryRow key={kind}>
            <Button kind={kind}>{TEXTS.choose}</Button>
            <Button kind={kind} size="sm">
              {TEXTS.choose}
            </Button>
            <Button kind={kind} disabled>
              {TEXTS.choose}
            </Button>
            <Button kind={kind} isLoading>
              {TEXTS.choose}
            </Button>
          </GalleryRow>
        ))}
        <GalleryRow>
          <Button kind="cta" size="lg">
            {TEXTS.continue}
          </Button>
          <TextLink href="#link">{TEXTS.near}</TextLink>
        </GalleryRow>
      </GallerySection>
      <GallerySection title={TEXTS.rating}>
        <GalleryRow>
          <RatingBadge value="4,7" word={TEXTS.ratingWord} count={TEXTS.ratingCount} label={TEXTS.ratingLabel} onOpen={() => undefined} />
          <Stars count={5} label={TEXTS.stars} />
          <Stars count={3.5} label={TEXTS.stars} />
        </GalleryRow>
        <GalleryRow>
          <Suns average={5.6} value="5,6 / 6" label={TEXTS.suns} recommendation={TEXTS.recommend} />
        </GalleryRow>
        <GalleryRow>
          <Tag kind="deal">{TEXTS.tagNew}</Tag>
          <Tag kind="deal" icon={<Icon shape={Zap} size={14} />}>
            {TEXTS.tagFlash}
          </Tag>
          <Tag kind="softDeal">{TEXTS.tagLast}</Tag>
          <Tag kind="softPrimary">{TEXTS.tagHeart}</Tag>
          <Tag kind="ok">{TEXTS.tagCheap}</Tag>
          <Tag kind="warn" icon={<Icon shape={TriangleAlert} size={14} />}>
            {TEXTS.tagShort}
          </Tag>
          <Tag kind="sponsored">{TEXTS.tagSponsored}</Tag>
          <MarkTag>Visa</MarkTag>
        </GalleryRow>
        <ChipRow>
          <MenuChip>{TEXTS.chipBoard}</MenuChip>
          <MenuChip isOn isOpen>
            {TEXTS.chipStars}
          </MenuChip>
          <Chip isOn>{TEXTS.chipBudget}</Chip>
          <Chip disabled>{TEXTS.chipCruise}</Chip>
          <RemovableChip removeLabel={TEXTS.chipRemoveLabel}>{TEXTS.chipRemove}</RemovableChip>
        </ChipRow>
      </GallerySection>
      <GallerySection title={TEXTS.prices}>
        <div className={styles['tiles']}>
          <Card padding="s">
            <PriceBlock price={PRICE_PLAIN} />
          </Card>
          <Card padding="s" isSelected>
            <PriceBlock price={PRICE_REDUCED} />
          </Card>
          <Card padding="s">
            <PricePending text={TEXTS.checking} />
          </Card>
          <Card padding="s">
            <PriceUnavailable title={TEXTS.full} text={TEXTS.atDates}>
              <TextLink href="#near">{TEXTS.near}</TextLink>
            </PriceUnavailable>
          </Card>
        </div>
        <Card padding="s">
          <PriceBlock price={PRICE_REDUCED} isCompact />
        </Card>
      </GallerySection>
      <GallerySection title={TEXTS.alerts}>
        <Alert>{TEXTS.info}</Alert>
        <Alert kind="ok" shape={TrendingDown} lead={TEXTS.okLead}>
          {TEXTS.ok}
        </Alert>
        <Alert kind="warn" shape={TrendingUp} lead={TEXTS.warnLead}>
          <a href="#accept">{TEXTS.confirm}</a>
        </Alert>
        <Alert kind="error" lead={TEXTS.errorLead}>
          {TEXTS.error}
        </Alert>
        <ErrorSummary title={TEXTS.summary} items={[{ fieldId: 'gallery-reference', text: TEXTS.summaryField }]} />
      </GallerySection>
      <GallerySection title={TEXTS.loading}>
        <LoadingBar state="LOADING" label={TEXTS.loading} />
        <SkeletonRegion label={TEXTS.loading}>
          <CardSkeleton />
        </SkeletonRegion>
        <ProgressLine shown={20} total={52} text={TEXTS.shown} />
      </GallerySection>
      <GallerySection title={TEXTS.empty}>
        <EmptyState
          title={TEXTS.noHotel}
          text={TEXTS.noHotelText}
          actions={
            <>
              <Button kind="primary" size="sm">
                {TEXTS.removeFilter}
              </Button>
              <Button kind="text" size="sm">
                {TEXTS.clearAll}
              </Button>
            </>
          }
          headingLevel={3}
        />
      </GallerySection>
    </>
  );
}
