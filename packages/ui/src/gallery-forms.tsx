import { useState } from 'react';
import { BirthdateField, type BirthdateParts } from './birthdate-field.tsx';
import { Card } from './card.tsx';
import { CheckboxField, CheckLine, RadioField } from './checkbox-field.tsx';
import { Combobox, MatchedText } from './combobox.tsx';
import { FieldRow, SelectField, TextField } from './field.tsx';
import { GallerySection } from './gallery-section.tsx';
import { BIRTHDATE_LABELS, MONTH_OPTIONS, roomTexts, SUGGESTIONS, TEXTS } from './gallery-fixtures.ts';
import { PhoneField } from './phone-field.tsx';
import { SearchField, SearchRow } from './search-field.tsx';
import { TravellersPicker, type PickedRoom } from './travellers-picker.tsx';

/** Fields in all their states, the travellers and the suggestions. */
export function GalleryForms() {
  const [phone, setPhone] = useState('6 39 98 12 34');
  const [birth, setBirth] = useState<BirthdateParts>({ day: '9', month: '8', year: '' });
  const [rooms, setRooms] = useState<readonly PickedRoom[]>([{ id: 'r1', adults: 2, children: [{ day: '9', month: '8', year: '2019' }] }]);
  const [words, setWords] = useState('Mau');
  return (
    <>
      <GallerySection title={TEXTS.fields}>
        <FieldRow>
          <TextField label={TEXTS.email} type="email" placeholder={TEXTS.placeholder} />
          <TextField label={TEXTS.email} type="email" defaultValue="camille@" optionalText={TEXTS.optional} />
          <PhoneField
            label={TEXTS.phone}
            countryLabel={TEXTS.phoneCountry}
            countries={[{ code: 'FR', name: 'France', prefix: '+33', flagUrl: '/flags/FR.svg' }]}
            country="FR"
            onCountry={() => undefined}
            value={phone}
            onValue={setPhone}
          />
          <TextField id="gallery-reference" label={TEXTS.reference} defaultValue="48271604" error={TEXTS.referenceError} />
          <TextField label={TEXTS.city} placeholder={TEXTS.cityHelp} disabled />
          <SelectField label={TEXTS.country} options={[{ value: 'FR', label: 'France' }]} help={TEXTS.taxes} />
        </FieldRow>
        <CheckLine>
          <CheckboxField defaultChecked>{TEXTS.ticked}</CheckboxField>
          <CheckboxField>{TEXTS.unticked}</CheckboxField>
          <CheckboxField disabled end="0">
            {TEXTS.unticked}
          </CheckboxField>
          <RadioField name="gallery-radio" defaultChecked>
            {TEXTS.chosen}
          </RadioField>
        </CheckLine>
        <BirthdateField
          legend={TEXTS.birth}
          labels={BIRTHDATE_LABELS}
          months={MONTH_OPTIONS}
          value={birth}
          onChange={setBirth}
          name="gallery-birth"
          error={TEXTS.referenceError}
        />
      </GallerySection>
      <GallerySection title={TEXTS.travellers}>
        <Card padding="m">
          <TravellersPicker
            rooms={rooms}
            onChange={setRooms}
            textsOf={roomTexts}
            limitsOf={() => ({ leastAdults: 1, mostAdults: 6, mostChildren: 4 })}
            birthdateLabels={BIRTHDATE_LABELS}
            months={MONTH_OPTIONS}
            errorOf={() => null}
            addRoom={{ label: TEXTS.addRoom, make: () => ({ id: `r${rooms.length + 1}`, adults: 2, children: [] }) }}
            confirm={{ label: TEXTS.confirm, onPress: () => undefined }}
          />
        </Card>
      </GallerySection>
      <GallerySection title={TEXTS.suggestions}>
        <Card padding="s">
          <Combobox
            label={TEXTS.destination}
            text={words}
            onText={setWords}
            listLabel={TEXTS.suggestions}
            countText={TEXTS.results}
            look="sheet"
            groups={SUGGESTIONS.map((group) => ({
              ...group,
              items: group.items.map((item) => ({ ...item, label: <MatchedText text={item.text} typed={words} /> })),
            }))}
            onChoose={(item) => setWords(item.text)}
          />
        </Card>
        <SearchRow>
          <SearchField label={TEXTS.dates} value={TEXTS.datesValue} isOpen />
          <SearchField label={TEXTS.cabin} value={TEXTS.cabinEmpty} isEmpty disabled />
        </SearchRow>
      </GallerySection>
    </>
  );
}
