/** Steps of the funnel behind one bookingFlowId (funnel 1, 4.2-4.5). */
export const FLOW_STEPS = ['SEARCH', 'QUOTE', 'PAYMENT', 'EXTERNAL', 'CONFIRMATION', 'EXPIRED'] as const;
export type FlowStep = (typeof FLOW_STEPS)[number];

/** Where each step may lead. Going back is allowed until money moves; a confirmed booking stays. */
export const FLOW_TRANSITIONS: Readonly<Record<FlowStep, readonly FlowStep[]>> = {
  SEARCH: ['SEARCH', 'QUOTE', 'EXPIRED'],
  QUOTE: ['SEARCH', 'QUOTE', 'PAYMENT', 'EXPIRED'],
  PAYMENT: ['SEARCH', 'QUOTE', 'PAYMENT', 'EXTERNAL', 'CONFIRMATION', 'EXPIRED'],
  EXTERNAL: ['PAYMENT', 'CONFIRMATION'],
  CONFIRMATION: ['CONFIRMATION'],
  EXPIRED: ['SEARCH'],
};

/** Whether the funnel may go from one step to another. @example canGo('CONFIRMATION', 'PAYMENT') // false */
export const canGo = (from: FlowStep, to: FlowStep): boolean => FLOW_TRANSITIONS[from].includes(to);

/** What a flow has so far; `booking` is the state of its live booking. */
export interface FlowFacts {
  readonly expired: boolean;
  readonly quoted: boolean;
  readonly preBooked: boolean;
  readonly booking?: 'OPEN' | 'EXTERNAL' | 'WORKING' | 'BOOKED' | 'LOST';
}

/** The step a flow stands at; used to restore a funnel from its code (funnel 2.15, 4.8). */
export const flowStep = ({ expired, quoted, preBooked, booking }: FlowFacts): FlowStep => {
  if (booking === 'BOOKED') return 'CONFIRMATION';
  if (booking === 'EXTERNAL' || booking === 'WORKING') return 'EXTERNAL';
  if (expired) return 'EXPIRED';
  if (preBooked && booking !== 'LOST') return 'PAYMENT';
  return quoted ? 'QUOTE' : 'SEARCH';
};
