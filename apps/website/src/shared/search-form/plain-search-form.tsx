import { departureWindow } from '@escale/domain/date-window';
import { buttonClass } from '@escale/ui/button';
import { SelectField, TextField } from '@escale/ui/field';
import { linkTo } from '../links.ts';
import { useMessages } from '../messages.tsx';
import { useShell, useShop } from '../shell.tsx';
import type { SearchFormData } from './form-data.ts';
import styles from './search-form.module.css';

/** Adults that the plain form offers in one room. */
const ADULTS = [1, 2, 3, 4] as const;

/** The search for browsers without scripts: the platform's own fields, sent as the listing's address. */
export const PlainSearchForm = ({ data }: { readonly data: SearchFormData }) => {
  const t = useMessages();
  const { prefix } = useShell();
  const { shop, today } = useShop();
  const range = departureWindow('sdp', today);
  const { initial } = data;
  const cities = initial.city === null || data.cities.some((each) => each.code === initial.city?.code) ? data.cities : [initial.city, ...data.cities];
  const destinations =
    initial.destination === null || data.destinations.some((each) => each.code === initial.destination?.code)
      ? data.destinations
      : [initial.destination, ...data.destinations];
  return (
    <form className={styles['plain']} action={`${prefix}${linkTo(shop, 'listing')}`} aria-label={t('search.plain.title')}>
      <SelectField
        id="plain-city"
        name="departureCityCode"
        label={t('search.departure.label')}
        defaultValue={initial.city?.code ?? ''}
        options={cities.map(({ code, label }) => ({ value: code, label }))}
      />
      <SelectField
        id="plain-destination"
        name="destinationResortCode"
        label={t('search.destination.label')}
        defaultValue={initial.destination?.code ?? ''}
        options={destinations.map(({ code, label }) => ({ value: code, label }))}
      />
      <TextField
        id="plain-departure"
        name="departureDate"
        type="date"
        required
        label={t('search.dates.departure')}
        min={range.first}
        max={range.last}
        defaultValue={initial.query.departureDate}
      />
      <TextField
        id="plain-return"
        name="endDate"
        type="date"
        required
        label={t('search.dates.return')}
        min={range.first}
        defaultValue={initial.query.endDate}
      />
      <SelectField
        id="plain-travellers"
        name="occupancies"
        label={t('search.adults')}
        defaultValue="2"
        options={ADULTS.map((count) => ({ value: String(count), label: String(count) }))}
      />
      {data.cabins.length > 0 && (
        <SelectField id="plain-cabin" name="cabin" label={t('search.cabin.label')} options={data.cabins.map(({ code, label }) => ({ value: code, label }))} />
      )}
      <button type="submit" className={buttonClass({ kind: 'cta', size: 'lg' })}>
        {t('search.submit')}
      </button>
    </form>
  );
};
