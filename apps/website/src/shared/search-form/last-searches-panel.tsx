import { stripAirportCode } from '@escale/domain/city-label';
import { countSavedTravellers, type LastSearch } from '@escale/domain/last-searches';
import { Button, IconButton } from '@escale/ui/button';
import { Icon } from '@escale/ui/icon';
import Trash from 'lucide-react/icons/trash-2';
import { useMessages } from '../messages.tsx';
import { DayRange } from '../money.tsx';
import styles from './search-form.module.css';

interface LastSearchesPanelProps {
  readonly searches: readonly LastSearch[];
  readonly onChoose: (search: LastSearch) => void;
  readonly onRemove: (id: string) => void;
  readonly onClear: () => void;
}

/** The searches of the device, newest first: take one up, remove one, or forget all (funnel 2.8). */
export const LastSearchesPanel = ({ searches, onChoose, onRemove, onClear }: LastSearchesPanelProps) => {
  const t = useMessages();
  return (
    <div>
      <ul className={styles['lastList']}>
        {searches.map((search) => (
          <li key={search.id} className={styles['lastRow']}>
            <button type="button" className={styles['lastChoice']} onClick={() => onChoose(search)}>
              <span className="t-strong">
                {[stripAirportCode(search.data.departureCity?.label ?? ''), search.data.destinationResort.label].filter((text) => text !== '').join(' – ')}
              </span>
              <span className={styles['lastFacts']}>
                <DayRange from={search.data.departureDate} to={search.data.endDate} /> ·{' '}
                {t('search.travellers.summary', { travellers: countSavedTravellers(search.data), rooms: search.data.occupancies.length })}
                {search.data.cabin === undefined ? null : ` · ${search.data.cabin.label}`}
              </span>
            </button>
            <IconButton label={t('search.last.remove')} icon={<Icon shape={Trash} size={18} />} onClick={() => onRemove(search.id)} />
          </li>
        ))}
      </ul>
      <Button kind="text" size="sm" onClick={onClear}>
        {t('search.last.clear')}
      </Button>
    </div>
  );
};
