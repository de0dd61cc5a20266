import type { Change } from '@ringwerk/advice';
import { useEffect, useId } from 'react';
import { useBaseCurrency } from '../../../api/session-store.ts';
import { useFormat } from '../../../i18n/format.ts';
import type { OptionCard } from '../../../ui/controls/option-cards.tsx';
import { useConfigurator, useSessionState } from './use-configurator.ts';
import { useTradeView } from './use-trade-view.ts';
import { useIssueText } from './use-issue-text.ts';

/** One option of the page: how it looks, and what it would write. */
export interface Choice<V extends string> extends Omit<OptionCard<V>, 'difference' | 'refused'> {
  readonly changes: readonly Change[];
}

/** A list of choices under a name that is unique on the page. */
export interface ChoiceList {
  readonly name: string;
  readonly choices: readonly Choice<string>[];
}

/** Asks the kernel about all options that a part of the page shows. */
export function useAssessed(lists: readonly ChoiceList[]): void {
  const { session } = useConfigurator();
  const asker = useId();
  const options = lists.flatMap((list) =>
    list.choices
      .filter((choice) => choice.changes.length > 0)
      .map((choice) => ({ id: `${list.name}:${choice.value}`, changes: choice.changes })),
  );
  const key = JSON.stringify(options);
  useEffect(() => {
    session.assess(asker, options);
    return () => session.assess(asker, []);
    // oxlint-disable-next-line react/exhaustive-deps -- `key` is the content of `options`
  }, [session, asker, key]);
}

/** The same choices with price difference and reason, as far as they are known. */
export function useCards<V extends string>(name: string, choices: readonly Choice<V>[]): readonly OptionCard<V>[] {
  const assessments = useSessionState((state) => state.assessments);
  const isTrade = useTradeView();
  const base = useBaseCurrency();
  const format = useFormat();
  const issueText = useIssueText();
  return choices.map(({ changes, ...choice }) => {
    const assessment = changes.length > 0 ? assessments.get(`${name}:${choice.value}`) : undefined;
    if (assessment === undefined) return choice;
    const [issue] = assessment.issues;
    const { figures, from: now } = assessment;
    const amount =
      figures === null || now === null ? null : isTrade ? figures.cost - now.cost : figures.gross - now.gross;
    return {
      ...choice,
      ...(amount === null || now === null
        ? {}
        : { difference: format.moneyDifference(amount, isTrade ? base : now.currency) }),
      ...(issue === undefined ? {} : { refused: issueText(issue) }),
    };
  });
}

/** The first of several ways to the same that the rules take, as far as they have answered; the first one where none is. */
export function useFirstTaken(name: string, ways: readonly (readonly Change[])[]): readonly Change[] {
  const choices = ways.map((changes, way) => ({ value: String(way), label: '', changes }));
  // With one way there is nothing to choose.
  useAssessed([{ name, choices: ways.length > 1 ? choices : [] }]);
  const assessments = useSessionState((state) => state.assessments);
  return ways.find((_, way) => assessments.get(`${name}:${way}`)?.issues.length === 0) ?? ways[0] ?? [];
}
