import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** A logged-in user of an application that does not listen: sends session cookie and write token with every call. */
export interface LoggedIn {
  readonly cookies: Readonly<Record<string, string>>;
  readonly token: string;
  readonly call: (options: InjectOptions) => Promise<LightMyRequestResponse>;
}

export async function logIn(app: FastifyInstance, customerNumber: string, password: string): Promise<LoggedIn> {
  const answer = await app.inject({ method: 'POST', url: '/api/session', payload: { customerNumber, password } });
  if (answer.statusCode !== 200) throw new Error(`login of ${customerNumber} failed: ${answer.body}`);
  const cookies = Object.fromEntries(answer.cookies.map((cookie) => [cookie.name, cookie.value]));
  const { token } = answer.json<{ token: string }>();
  return {
    cookies,
    token,
    call: (options) => app.inject({ ...options, cookies, headers: { ...options.headers, 'x-ringwerk-token': token } }),
  };
}
