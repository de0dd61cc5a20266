/** What a webhook tells: a step of an order, its change by the dealer, or a trial that somebody asked for. */
export const WEBHOOK_EVENTS = ['order.step', 'order.changed', 'ping'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** `dead`: no attempt is left, or none can help; it stays until somebody sends it again. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'dead'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** What deliveries can be sorted by. */
export const DELIVERY_SORTS = ['what', 'when', 'state', 'attempts', 'problem'] as const;
export type DeliverySort = (typeof DELIVERY_SORTS)[number];
