import { PRICE_LIST } from '@ringwerk/catalogue';
import type { Model } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import type { ReactNode } from 'react';
import { startDesign } from '../src/design-store/design-store.ts';
import { ConfiguratorSession } from '../src/features/configurator/session/configurator-session.ts';
import type { KeptDraft } from '../src/features/configurator/session/open-design.ts';
import type { SessionParts } from '../src/features/configurator/session/session-parts.ts';
import type { Partner } from '../src/features/configurator/session/partner.ts';
import { ConfiguratorContext } from '../src/features/configurator/session/use-configurator.ts';
import type { KernelOpening } from '../src/kernel-worker/kernel-messages.ts';
import { openKernelInProcess } from '../src/kernel-worker/open-kernel-in-process.ts';
import { draw, type Drawn } from './draw.tsx';
import { design as plainPair, RETAIL_RULE } from './fixtures.ts';

/** What the dialogs over a design ask of its article. */
const MODEL = { setId: 9014, name: 'Donau', articleNumber: 'RW-09-014' } as Model;

/** Draws a dialog over a design, the plain pair without one, in the configurator's own session on the real kernel with first prices. */
export async function openConfigurator(
  element: ReactNode,
  {
    priceBasis = { priceList: PRICE_LIST, retailRule: RETAIL_RULE },
    confirm = () => Promise.reject(new Error('no server in this test')),
    design = plainPair,
    address = '/',
    partner = null,
    kept = null,
  }: Partial<
    Pick<KernelOpening, 'priceBasis'> &
      Pick<SessionParts, 'confirm'> & {
        readonly design: Design;
        readonly address: string;
        readonly partner: Partner | null;
        readonly kept: KeptDraft | null;
      }
  > = {},
): Promise<Drawn & { readonly session: ConfiguratorSession }> {
  const kernel = openKernelInProcess();
  const menu = await kernel.open({ language: 'en', country: 'DE', priceBasis, alloys: [] });
  const session = new ConfiguratorSession({
    kernel,
    store: startDesign(design),
    menu,
    evaluated: await kernel.evaluate(design, []),
    confirm,
    keepDraft: () => null,
  });
  const drawn = draw(
    <ConfiguratorContext value={{ session, model: MODEL, base: design, kept, still: null, partner }}>
      {element}
    </ConfiguratorContext>,
    address,
  );
  return { ...drawn, session };
}
