import { enterCustomerView, leaveCustomerView, setCustomerPin } from '@ringwerk/contract';
import { CodedError } from '../../http/coded-error.ts';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { HashGate } from '../session/hash-gate.ts';
import { hashPassword, isPassword } from '../session/password.ts';
import { requireSessionHash } from '../session/session-cookies.ts';
import { PIN_OF_USER } from '../throttle/limits.ts';
import type { Attempt } from '../throttle/throttle.ts';
import { findPinHash, keepPinHash, setCustomerViewSince } from './customer-view-repository.ts';

/** A PIN is guessed like a password, so it is slowed down like one. */
const attemptsOf = (userId: string): readonly Attempt[] => [{ kind: 'pin', subject: userId, limit: PIN_OF_USER }];

export function registerCustomerView(api: Api, services: Services): void {
  const { database, clock, throttle } = services;
  const gate = new HashGate();
  registerOperation(api, setCustomerPin, async ({ caller, body }) => {
    const hash = await gate.run(() => hashPassword(body.pin));
    await database.transaction(async (transaction) => {
      await keepPinHash(transaction, caller.userId, hash);
      await recordAudit(transaction, caller, clock(), {
        action: 'customer-view.pin-chosen',
        entity: 'user',
        entityId: caller.userId,
      });
    });
  });
  registerOperation(api, enterCustomerView, async ({ caller, request }) => {
    if (!caller.hasCustomerPin) throw new CodedError('customer-view.no-pin');
    if (caller.isCustomerView) return;
    await setCustomerViewSince(database.orm, requireSessionHash(request), clock());
  });
  registerOperation(api, leaveCustomerView, async ({ caller, body, request }) => {
    if (!caller.isCustomerView) return;
    const attempts = attemptsOf(caller.userId);
    await throttle.reserve(attempts);
    const stored = await findPinHash(database.orm, caller.userId);
    if (!(await gate.run(() => isPassword(body.pin, stored)))) throw new CodedError('customer-view.wrong-pin');
    await throttle.succeed(attempts);
    await setCustomerViewSince(database.orm, requireSessionHash(request), null);
  });
}
