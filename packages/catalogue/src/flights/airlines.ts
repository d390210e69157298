/** Invented airlines; none of the codes belongs to an airline that flies. `train` runs on rails. */
export type Airline = { code: string; name: string; colour: string; style: 'full' | 'low' | 'train'; hub: string };

export const airlines: readonly Airline[] = [
  { code: '0Z', name: 'Aérelle', colour: '#14406B', style: 'full', hub: 'CDG' },
  { code: '0G', name: 'Corvane Air', colour: '#6B2A6F', style: 'full', hub: 'DOH' },
  { code: '0H', name: 'Sirocco', colour: '#B5571F', style: 'low', hub: 'CMN' },
  { code: '0F', name: 'Halvik Air', colour: '#1B6E7A', style: 'low', hub: 'CPH' },
  { code: '0E', name: 'Tessaly Airways', colour: '#8A1F3D', style: 'full', hub: 'LHR' },
  { code: '0I', name: 'Orisande', colour: '#0F6B4A', style: 'full', hub: 'FRA' },
  { code: '0U', name: 'Qamarine', colour: '#7A5A1E', style: 'full', hub: 'DXB' },
  { code: '0L', name: 'Belvaro', colour: '#C0391B', style: 'low', hub: 'MAD' },
  { code: '0T', name: 'Railia', colour: '#3D4A5C', style: 'train', hub: 'CDG' },
];

export const airlineOf = (code: string): Airline => {
  const found = airlines.find((airline) => airline.code === code);
  if (!found) throw new Error(`No such airline: ${code}`);
  return found;
};
