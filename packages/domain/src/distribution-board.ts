/** A room of a hotel-only distribution (funnel 3.7). */
export interface DistributionRoom {
  readonly unavailable: boolean;
  readonly boards: readonly { readonly id: string }[];
}

/**
 * Board of a distribution (funnel 4.4): an earlier choice still in an available room is kept; a lost one gives the first available room's
 * first board; without an earlier choice, the first board of the first room. Null when there is none.
 */
export function chooseDistributionBoard(rooms: readonly DistributionRoom[], chosen: string | null): string | null {
  if (chosen === null) return rooms[0]?.boards[0]?.id ?? null;
  const available = rooms.filter((room) => !room.unavailable);
  if (available.some((room) => room.boards.some((board) => board.id === chosen))) return chosen;
  return available[0]?.boards[0]?.id ?? null;
}

/** Sums of a board's taxes by their included flag, minor units (funnel 3.7). */
export function sumTaxes(taxes: readonly { readonly amount: number; readonly included: boolean }[]): { included: number; excluded: number } {
  const sum = (included: boolean): number => taxes.filter((tax) => tax.included === included).reduce((total, tax) => total + tax.amount, 0);
  return { included: sum(true), excluded: sum(false) };
}

/** The free-cancellation deadline: the limitDate of the first policy, only when the board is refundable FULL (funnel 3.7). */
export function freeCancellationDeadline(board: {
  readonly refundable: string;
  readonly cancellationPolicies: readonly { readonly limitDate: string }[];
}): string | null {
  return board.refundable === 'FULL' ? (board.cancellationPolicies[0]?.limitDate ?? null) : null;
}
