/** Whether the payment provider may send the traveller back to an address: a page of our own sites, never elsewhere (readings 7). */
export const isReturnAddress = (address: string, hosts: readonly string[]): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '' && hosts.includes(hostname);
};
