import type { AccommodationQuoteResponse, Selection } from '@escale/contract/sdp';
import { Button } from '@escale/ui/button';
import { Icon, type IconShape } from '@escale/ui/icon';
import { OptionGrid, OptionGroup, OptionRow, PictureOption } from '@escale/ui/option-row';
import { Tag } from '@escale/ui/tag';
import BedDouble from 'lucide-react/icons/bed-double';
import Coffee from 'lucide-react/icons/coffee';
import Martini from 'lucide-react/icons/martini';
import Soup from 'lucide-react/icons/soup';
import Utensils from 'lucide-react/icons/utensils';
import { useState } from 'react';
import { useMessages } from '../../shared/messages.tsx';
import { ShopPicture } from '../../shared/picture.tsx';
import { useShop } from '../../shared/shell.tsx';
import type { ChoiceKey } from './quote-selection.ts';
import { useDifference, type Pricing } from './use-difference.ts';
import styles from './quote.module.css';

/** Rooms below this number are said to be few. */
const FEW_LEFT = 5;
const BOARD_SHAPES: Readonly<Record<string, IconShape>> = { RO: BedDouble, BB: Coffee, HB: Utensils, FB: Soup, AI: Martini };

interface StayProps {
  readonly quote: AccommodationQuoteResponse;
  readonly selection: Selection;
  readonly pricing: Pricing;
  readonly onChoose: (key: ChoiceKey, value: string) => void;
}

/** Room choices with their picture, size and what each person pays more; small screens begin with the chosen one. */
export const RoomsSection = ({ quote, selection, pricing, onChoose, isOpen }: StayProps & { readonly isOpen: boolean }) => {
  const t = useMessages();
  const [isShowingAll, setShowingAll] = useState(isOpen);
  const { brand } = useShop();
  const { perPerson } = useDifference(pricing);
  const rooms = quote.accommodationItems ?? [];
  return (
    <section className={styles['section']}>
      <h2 className="t-3">{t('quote.rooms.title')}</h2>
      <fieldset>
        <legend className="visually-hidden">{t('quote.rooms.title')}</legend>
        <OptionGrid>
          {rooms.map((room) => {
            const difference = perPerson(room.upgradePrice);
            const facts = [...(room.size > 0 ? [t('quote.rooms.size', { size: room.size })] : []), room.bed].filter((fact) => fact !== '');
            return (
              <PictureOption
                key={room.code}
                name="room"
                value={room.code}
                className={room.code === selection.accommodationItemCode || isShowingAll ? undefined : styles['wideOnly']}
                checked={room.code === selection.accommodationItemCode}
                onChange={() => {
                  onChoose('room', room.code);
                }}
                title={room.label}
                facts={facts.join(' · ')}
                text={room.description}
                price={difference.amount}
                priceNote={difference.note}
                picture={
                  room.photo === '' ? null : (
                    <ShopPicture picture={room.photo} alt="" isCover sizes="(min-width: 768px) 264px, 100vw" palette={brand.palettes[0]} />
                  )
                }
                tag={
                  room.unitsLeft !== undefined && room.unitsLeft < FEW_LEFT ? (
                    <Tag kind="onPicture">{t('quote.rooms.left', { count: room.unitsLeft })}</Tag>
                  ) : undefined
                }
              />
            );
          })}
        </OptionGrid>
      </fieldset>
      {rooms.length > 1 && !isShowingAll && (
        <p className={styles['smallOnly']}>
          <Button
            kind="text"
            onClick={() => {
              setShowingAll(true);
            }}
          >
            {t('quote.rooms.others', { count: rooms.length - 1 })}
          </Button>
        </p>
      )}
    </section>
  );
};

/** Boards the chosen room is sold with. */
export const BoardsSection = ({ quote, selection, pricing, onChoose }: StayProps) => {
  const t = useMessages();
  const { perPerson } = useDifference(pricing);
  const upgrades = quote.accommodationItems?.find((room) => room.code === selection.accommodationItemCode)?.boardUpgrades;
  const boards = (quote.boards ?? []).flatMap((board) => {
    const price = upgrades === undefined ? board.upgradePrice : Object.hasOwn(upgrades, board.boardCode) ? upgrades[board.boardCode] : undefined;
    return price === undefined ? [] : [{ ...board, price }];
  });
  return (
    <section className={styles['section']}>
      <h2 className="t-3">{t('quote.boards.title')}</h2>
      <OptionGroup legend={t('quote.boards.title')} isLegendHidden>
        {boards.map((board) => {
          const difference = perPerson(board.price);
          return (
            <OptionRow
              key={board.boardCode}
              name="board"
              value={board.boardCode}
              checked={board.boardCode === selection.boardCode}
              onChange={() => {
                onChoose('board', board.boardCode);
              }}
              title={board.label}
              text={board.paragraphs.join(' ')}
              icon={<Icon shape={BOARD_SHAPES[board.boardCode] ?? Utensils} size={22} />}
              price={difference.amount}
              priceNote={difference.note}
            />
          );
        })}
      </OptionGroup>
    </section>
  );
};
