import { getPriceList } from '@ringwerk/contract';
import { useParams } from 'wouter';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useTradeNames } from '../../../domain/rings/use-trade-names.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PATHS } from '../../../paths.ts';
import { Page } from '../../../ui/page.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { ListEditor } from './list-editor.tsx';

/** One price list: read, or edited while it is a draft. */
export default function PriceListPage() {
  const house = useTexts('house');
  const { id = '' } = useParams();
  const answer = useOperationQuery(getPriceList, { params: { id } });
  const names = useTradeNames();
  const crumbs = [
    { label: house('office.title'), url: PATHS.backOffice },
    { label: house('office.prices'), url: PATHS.officePrices },
  ];
  return (
    <Page title={answer.data?.name ?? house('office.prices')} crumbs={crumbs} width="full">
      <QueryView result={answer}>
        {(list) =>
          names === null ? <Spinner /> : <ListEditor key={`${list.id} ${list.state}`} opened={list} names={names} />
        }
      </QueryView>
    </Page>
  );
}
