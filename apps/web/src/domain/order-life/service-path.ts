import { orderPath, type PortalPath } from '../../paths.ts';

const ACT = 'act';
const SERVICE = 'service';

/** The page of an order with the service of its rings open. */
export const servicePath = (orderId: string): PortalPath => `${orderPath(orderId)}?${ACT}=${SERVICE}`;

/** Whether an address opens the service. @param search - what stands behind its `?` */
export const opensService = (search: string): boolean => new URLSearchParams(search).get(ACT) === SERVICE;
