import { MODELS } from '@ringwerk/catalogue/models';
import { designKey, type Design } from '@ringwerk/kernel';
import { weighRing } from '@ringwerk/kernel/weight';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { fixedModels } from '../../../test/house-models.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { askToCheckWeights } from '../pricing/check-weights.ts';
import { keepWeights, readWeights, WEIGHING, type Weights } from './design-weights.ts';
import { SERVER_KERNEL } from './server-kernel.ts';

let house: TestApp;
let staff: TestUser;
let dealer: TestUser;
beforeAll(async () => {
  house = await startTestApp();
  [staff, dealer] = await Promise.all([house.logIn('90001'), house.logIn('10001')]);
});
afterAll(() => house.close());
beforeEach(() => house.database.pool.query('delete from design_weights'));

const [model] = MODELS.filter((each) => each.with !== null);
if (model === undefined || model.with === null) throw new Error('the first collection has no model with stones');
const [form, setId] = [model.with, model.setId];
const weigh = (design: Design): Weights => design.rings.map((ring) => weighRing(ring, SERVER_KERNEL));
const stored = async () =>
  (await house.database.pool.query('select design_key as key, weighing, weights from design_weights')).rows;
const evaluate = async (design: Design) => {
  const answer = await dealer.call({ method: 'POST', url: '/api/designs/evaluate', payload: { design } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().evaluation;
};
/** As if the release that weighed it had found a tenth of a gram more in the first ring. */
const heavier = (weights: Weights): Weights =>
  weights.map((weight, index) =>
    index > 0 ? weight : { ...weight, shown: (weight.shown + 0.1) as typeof weight.shown },
  );

test('weights come back as they were weighed, to the last digit', async () => {
  await keepWeights(house.database.orm, [{ design: form, weights: weigh(form), metals: {} }], new Date());
  const weightsOf = await readWeights(house.database, [form], {});
  expect(weightsOf(form)).toEqual(weigh(form));
});

test('the collection is weighed once for all: its weights are stored with the first search', async () => {
  const found = (await dealer.call({ url: `/api/models/${setId}` })).json();
  const rows = await stored();
  expect(rows.length).toBeGreaterThan(MODELS.length);
  expect(new Set(rows.map(({ weighing }) => weighing))).toEqual(new Set([WEIGHING]));
  const own = rows.find(({ key }) => key === designKey(form));
  expect(own.weights).toEqual(weigh(form));
  expect(found.with.grams).toBeCloseTo(
    own.weights.reduce((sum: number, { shown }: { shown: number }) => sum + shown, 0),
    9,
  );
});

test('a stored weight is what list, configurator and quote are priced by: a release that weighs otherwise changes no price', async () => {
  const before = (await evaluate(form)).total;
  await keepWeights(house.database.orm, [{ design: form, weights: heavier(weigh(form)), metals: {} }], new Date());
  const { total } = await evaluate(form);
  expect(total.grams).toBeCloseTo(before.grams + 0.1, 9);
  expect(total.cost).toBeGreaterThan(before.cost);
  const quote = await dealer.call({ method: 'POST', url: '/api/quotes', payload: { design: form } });
  expect(quote.json().cost).toBe(total.cost);
});

test('what is stored first stays', async () => {
  await keepWeights(house.database.orm, [{ design: form, weights: heavier(weigh(form)), metals: {} }], new Date());
  await keepWeights(house.database.orm, [{ design: form, weights: weigh(form), metals: {} }], new Date());
  expect((await readWeights(house.database, [form], {}))(form)).toEqual(heavier(weigh(form)));
});

test('weights of fewer rings than the design has do not count', async () => {
  await keepWeights(house.database.orm, [{ design: form, weights: weigh(form).slice(1), metals: {} }], new Date());
  expect((await readWeights(house.database, [form], {}))(form)).toBeNull();
});

test('a new model’s weights are written with it', async () => {
  const saved = await dealer.call({ method: 'POST', url: '/api/designs', payload: { design: WORKED_EXAMPLE } });
  const payload = { section: 23, code: saved.json().code, names: { de: 'Nordwind' } };
  const created = await staff.call({ method: 'POST', url: '/api/house-models', payload });
  expect(created.statusCode, created.body).toBe(200);
  expect((await stored()).length).toBeGreaterThanOrEqual(1);
});

describe('a release that weighs otherwise', () => {
  const byFormer = async (weights: Weights) => {
    await keepWeights(house.database.orm, [{ design: form, weights, metals: {} }], new Date());
    await house.database.pool.query("update design_weights set weighing = '0-former'");
  };
  const check = async () => {
    const services = {
      database: house.database,
      models: fixedModels(MODELS.filter((each) => each.setId === setId)),
      clock: () => new Date(),
    };
    await askToCheckWeights(services);
    await askToCheckWeights(services);
    return house.runJobs();
  };

  test('is compared once, by a job', async () => {
    await byFormer(weigh(form));
    expect(await check()).toBe(1);
    expect(await house.runJobs()).toBe(0);
    const { rows } = await house.database.pool.query('select weighing, other from design_weights');
    expect(rows).toEqual([{ weighing: WEIGHING, other: null }]);
    const board = (await staff.call({ url: '/api/jobs?kind=weights' })).json();
    expect(board.jobs).toMatchObject([{ state: 'done', createdBy: null }]);
    expect(await check()).toBe(0);
  });

  test('is reported where it differs by more than 0.01 g, and never billed', async () => {
    const { cost } = (await evaluate(form)).total;
    await byFormer(heavier(weigh(form)));
    await check();
    const { rows } = await house.database.pool.query('select weights, other from design_weights');
    expect(rows[0].weights).toEqual(heavier(weigh(form)));
    expect(rows[0].other).toEqual({ weighing: WEIGHING, weights: weigh(form) });
    expect((await evaluate(form)).total.cost).toBeGreaterThan(cost);
  });
});

test('another density of a metal has weights of its own, and the old ones stay', async () => {
  const [alloy] = form.rings[0]?.segments ?? [];
  const known = SERVER_KERNEL.tables.alloys.find(({ id }) => id === alloy?.alloy);
  if (known === undefined) throw new Error('the form has a metal of the release');
  const { id, family, colour, fineness, fineMetal, density } = known;
  const listed = { id, family, colour, fineness, fineMetal, loss: null, lab: null, isWithdrawn: false };
  const [light, heavy] = [0, 1].map((more) => ({ alloys: [{ ...listed, density: density + more }] }));
  if (light === undefined || heavy === undefined) throw new Error('two densities');
  await keepWeights(house.database.orm, [{ design: form, weights: weigh(form), metals: {} }], new Date());
  await keepWeights(house.database.orm, [{ design: form, weights: heavier(weigh(form)), metals: heavy }], new Date());
  const of = async (metals: object) => (await readWeights(house.database, [form], metals))(form);
  expect(await of({})).toEqual(weigh(form));
  expect(await of(heavy)).toEqual(heavier(weigh(form)));
  expect(await of(light)).toBeNull();
});
