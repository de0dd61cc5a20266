import { houseCatalogue } from '@ringwerk/catalogue';
import { ALLOY_FORMS_MAX, getModelInAlloy, listModelAlloys, type StoneOption } from '@ringwerk/contract';
import { encodeDesign, type Design } from '@ringwerk/kernel';
import { setImmediate } from 'node:timers/promises';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { requireMakeableFor } from '../designs/require-makeable-for.ts';
import { currentPriceBasis } from '../pricing/price-basis.ts';
import { inAlloy } from './alloys-for.ts';
import { FormAlloys } from './form-alloys.ts';
import { mayRead, type HouseModel } from './house-model.ts';

const FORM = /^(\d{1,9})-(with|without)$/;

interface NamedForm {
  readonly setId: number;
  readonly form: StoneOption;
}

function formsIn(words: string): readonly NamedForm[] {
  return words.split(',').flatMap((word): readonly NamedForm[] => {
    const [, setId, form] = FORM.exec(word.trim()) ?? [];
    return setId === undefined ? [] : [{ setId: Number(setId), form: form === 'without' ? 'without' : 'with' }];
  });
}

/** A model that the caller may read. @throws CodedError `model.unknown` */
function readable({ models, clock }: Services, caller: Caller, setId: number): HouseModel {
  const model = models.find(setId);
  if (model === null || !mayRead(model, caller.role, clock())) throw new CodedError('model.unknown');
  return model;
}

const designOf = (model: HouseModel, form: StoneOption | undefined): Design =>
  form === 'without' ? model.without : (model.with ?? model.without);

/** Colours in which lists show a ring: which there are, and the ring in one of them. */
export function registerModelAlloys(api: Api, services: Services): void {
  const known = new FormAlloys();
  registerOperation(api, listModelAlloys, async ({ query, caller }) => {
    const { models, alloys, database, clock } = services;
    await models.ensureRead();
    const by = {
      basis: await currentPriceBasis(database, caller.dealerId),
      alloys: await alloys.now(caller.dealerId),
    };
    const forms = [];
    for (const { setId, form } of formsIn(query.forms).slice(0, ALLOY_FORMS_MAX)) {
      const model = models.find(setId);
      if (model === null || !mayRead(model, caller.role, clock())) continue;
      forms.push({ setId, form, ...known.of(designOf(model, form), by) });
      // Rules are asked for some twenty alloys: others are served in between.
      await setImmediate();
    }
    const named = new Set(forms.flatMap(({ alloys: ids }) => ids));
    const language = query.lang ?? caller.language;
    return {
      alloys: houseCatalogue(by.alloys.alloys)
        .alloys.filter(({ id }) => named.has(id))
        .map(({ id, names, swatch }) => ({ id, name: names[language], swatch })),
      forms: forms.map(({ alloys: ids, ...form }) => ({ ...form, alloys: [...ids] })),
    };
  });
  registerOperation(api, getModelInAlloy, async ({ params, query, caller }) => {
    await services.models.ensureRead();
    const model = readable(services, caller, params.setId);
    const form = query.stones === 'without' || model.with === null ? 'without' : 'with';
    const design = inAlloy(designOf(model, form), params.alloyId);
    if (design === null) throw new CodedError('design.refused');
    const { made } = await requireMakeableFor(services, caller.dealerId, design);
    const { grams, retail, cost } = made.total;
    const stillOf = await services.modelStills([model]);
    return {
      variant: {
        still: stillOf(model, design, { form, alloy: params.alloyId }),
        design,
        grams,
        retail,
        stoneCount: made.evaluation.rings.reduce((sum, { weight }) => sum + (weight?.stoneCount ?? 0), 0),
        ...(caller.seesTrade ? { cost } : {}),
      },
      link: encodeDesign(design),
    };
  });
}
