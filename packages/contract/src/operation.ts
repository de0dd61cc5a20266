import type * as z from 'zod/mini';

/** Who may call: nobody in particular, a logged-in dealer user, manufactory staff. Which permission it takes stands in `areas.ts`. */
export type Access = 'public' | 'dealer' | 'staff';

/**
 * One HTTP operation, described once. The server registers its route from it, the page calls it by it,
 * and OpenAPI is generated from it. Path parameters are written `:name`.
 */
export interface Operation<
  Params extends z.ZodMiniType | undefined,
  Query extends z.ZodMiniType | undefined,
  Body extends z.ZodMiniType | undefined,
  Answer extends z.ZodMiniType | undefined,
> {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Schema of the 200 answer; undefined means 204 without content, or a file (see `answerType`). */
  readonly answer: Answer;
  /** Media type when the answer is a file or a stream of events. */
  readonly answerType?: string;
  /** May be called while the session shows the customer view; its answer then names no trade figure. */
  readonly inCustomerView?: true;
  /** May be called by a dealer's people who see no trade price; its answer to them names none. So does any `inCustomerView`. */
  readonly withoutTrade?: true;
  /** May be called while the session looks on as a dealer although it is no GET: it writes nothing of the dealer's. */
  readonly inDealerView?: true;
  /** Computes what was posted and stores nothing, although it is no GET. */
  readonly storesNothing?: true;
}

type Definition<P, Q, B, A> = {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  access: Access;
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  answer?: A;
  answerType?: string;
  inCustomerView?: true;
  withoutTrade?: true;
  inDealerView?: true;
  storesNothing?: true;
};

/*@__NO_SIDE_EFFECTS__*/
export function operation<
  P extends z.ZodMiniType | undefined = undefined,
  Q extends z.ZodMiniType | undefined = undefined,
  B extends z.ZodMiniType | undefined = undefined,
  A extends z.ZodMiniType | undefined = undefined,
>(definition: Definition<P, Q, B, A>): Operation<P, Q, B, A> {
  return {
    ...definition,
    // An omitted part is undefined in both type and value.
    params: definition.params as P,
    query: definition.query as Q,
    body: definition.body as B,
    answer: definition.answer as A,
  };
}
