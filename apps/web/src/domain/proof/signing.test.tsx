import type { Proof } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { Signing, type SigningBody } from './signing.tsx';

const proof = {
  designKey: 'key-of-these-rings',
  persons: { first: 'Anna Huber', second: '' },
  signatures: [],
  signedOther: null,
} satisfies Partial<Proof>;

it('sends a signature for the rings that were looked at, and the same one again under the same key', async () => {
  const onSign = vi.fn<(body: SigningBody) => void>();
  const { user } = draw(<Signing proof={proof as unknown as Proof} isBusy={false} error={null} onSign={onSign} />);
  await user.click(screen.getByRole('tab', { name: 'By the name' }));
  await user.click(screen.getByRole('checkbox'));
  const submit = screen.getByRole('button', { name: 'Sign with effect' });
  await user.click(submit);
  await user.click(submit);
  const [first, again] = onSign.mock.calls.map(([body]) => body);
  expect(first).toMatchObject({
    name: 'Anna Huber',
    designKey: 'key-of-these-rings',
    isConfirmed: true,
    language: 'en',
  });
  expect(again).toEqual(first);
  expect(screen.getByText(/key-of-these-rings/u)).toBeDefined();
});
