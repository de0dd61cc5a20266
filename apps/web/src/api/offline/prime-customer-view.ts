import { getAlloys, getModel, getSession, type Model } from '@ringwerk/contract';
import { knownAnswers } from '../queries.ts';
import { currentSession } from '../session-store.ts';
import { keepForCouple } from './kept-for-couple.ts';

/** Fills the answers that the customer view has without a network with what this page knows already. */
export async function primeCustomerView(): Promise<void> {
  const session = currentSession();
  if (session === null) return;
  const user = session.customerNumber;
  await keepForCouple(user, `${getSession.id} {}`, { ...session, isCustomerView: true });
  for (const { input, data } of knownAnswers(getAlloys))
    await keepForCouple(user, `${getAlloys.id} ${JSON.stringify(input)}`, data);
  // Parsed by the operation's own schema.
  for (const { input, data } of knownAnswers(getModel))
    await keepForCouple(user, `${getModel.id} ${JSON.stringify(input)}`, forCouple(data as Model));
}

/** An article as the server tells it to a couple: without its cost. */
function forCouple(model: Model): Model {
  const shown = (variant: Model['with']): Model['with'] => {
    if (variant === null) return null;
    const { still, design, grams, retail, stoneCount } = variant;
    return { still, design, grams, retail, stoneCount };
  };
  return { ...model, with: shown(model.with), without: shown(model.without) };
}
