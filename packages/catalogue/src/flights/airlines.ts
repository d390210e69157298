/** Invented airlines, under codes no airline is known to fly by (numbers first, from 0). `train` runs on rails. */
export type Airline = { code: string; name: string; colour: string; style: 'full' | 'low' | 'train' };

export const airlines: readonly Airline[] = [
  { code: '0Z', name: 'Aérelle', colour: '#14406B', style: 'full' },
  { code: '0G', name: 'Corvane Air', colour: '#6B2A6F', style: 'full' },
  { code: '0H', name: 'Sirocco', colour: '#B5571F', style: 'low' },
  { code: '0F', name: 'Halvik Air', colour: '#1B6E7A', style: 'low' },
  { code: '0E', name: 'Tessaly Airways', colour: '#8A1F3D', style: 'full' },
  { code: '0I', name: 'Orisande', colour: '#0F6B4A', style: 'full' },
  { code: '0U', name: 'Qamarine', colour: '#7A5A1E', style: 'full' },
  { code: '0L', name: 'Belvaro', colour: '#C0391B', style: 'low' },
  { code: '0B', name: 'Íbera Azul', colour: '#A3281C', style: 'full' },
  { code: '0V', name: 'Ventalto', colour: '#1F5A8A', style: 'full' },
  { code: '0J', name: 'Nordvik Luft', colour: '#24406E', style: 'full' },
  { code: '0Y', name: 'Anadora', colour: '#9C1F2E', style: 'full' },
  { code: '0K', name: 'Savara Air', colour: '#2F6B2A', style: 'full' },
  { code: '0T', name: 'Railia', colour: '#3D4A5C', style: 'train' },
];

export const airlineOf = (code: string): Airline => {
  const found = airlines.find((airline) => airline.code === code);
  if (!found) throw new Error(`No such airline: ${code}`);
  return found;
};
