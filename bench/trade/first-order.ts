import { MODELS } from '@ringwerk/catalogue/models';
import type { FastifyInstance, InjectOptions } from 'fastify';

/** Of every account of a trial house that is measured. */
export const PASSWORD = 'bench-password-1';

export type Call = (options: InjectOptions) => Promise<{ readonly statusCode: number; readonly body: string }>;

/** A caller of an application, without the network; whoever logs in has the password of the trial accounts. */
export async function logIn(app: FastifyInstance, customerNumber = '10001'): Promise<Call> {
  const payload = { customerNumber, password: PASSWORD };
  const answer = await app.inject({ method: 'POST', url: '/api/session', payload });
  const { token }: { readonly token: string } = answer.json();
  const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
  return (options) => app.inject({ ...options, cookies, headers: { 'x-ringwerk-token': token } });
}

/** An order like any other, of which the others are copies. */
export async function placeOrder(call: Call): Promise<string> {
  const model = MODELS.find(({ setId }) => setId === 9014) ?? MODELS[0];
  const design = model?.with ?? model?.without;
  const evaluated = await call({ method: 'POST', url: '/api/designs/evaluate', payload: { design } });
  const { gross } = JSON.parse(evaluated.body).evaluation.total.retail;
  const order = { design, setId: 9014, commission: 'Bench', idempotencyKey: 'bench-template', expected: { gross } };
  const answer = await call({ method: 'POST', url: '/api/orders', payload: order });
  if (answer.statusCode !== 200) throw new Error(`the first order was refused: ${answer.body}`);
  return JSON.parse(answer.body).id;
}
