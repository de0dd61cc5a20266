import * as contract from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { FileAnswer } from '../../http/file-answer.ts';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { houseZone } from '../calendar/house-zone.ts';
import { orderLife } from '../orders/order-life.ts';
import { findOrder } from '../orders/order-repository.ts';
import { toPage } from '../paging.ts';
import { answerRemake } from './answer-remake.ts';
import { changePaperSettings, houseAccountForm } from './change-paper-settings.ts';
import { creditInvoice } from './credit-invoice.ts';
import { enterPayment } from './enter-payment.ts';
import { exportBookings } from './export-bookings.ts';
import { issueConfirmation, issueDeliveryNote, issueInvoice, possibleKinds } from './issue-paper.ts';
import { detailAnswer, orderPaperAnswer, ownPaperAnswer, paperAnswer } from './paper-answer.ts';
import { paperBasis } from './paper-basis.ts';
import { previewAnswer } from './preview-answer.ts';
import { findListed, listPapers } from './paper-list.ts';
import { findPaper, papersOfOrder, type PaperRow, type PaperScope } from './paper-repository.ts';
import { readPaperSettings } from './paper-settings-store.ts';
import { waiveCancellation } from './waive-cancellation.ts';

export function registerPapers(api: Api, services: Services): void {
  registerHousePapers(api, services);
  registerIssues(api, services);
  registerOrderPapers(api, services);
  registerBooks(api, services);
  registerOwnPapers(api, services);
}

/** The day at the manufactory. */
const today = async ({ clock, database }: Services): Promise<string> =>
  contract.houseDate(clock(), await houseZone(database.orm));

async function requirePaper({ database }: Services, scope: PaperScope, id: string): Promise<PaperRow> {
  const paper = await findPaper(database.orm, scope, id);
  if (paper === null) throw new CodedError('paper.unknown');
  return paper;
}

async function fileOf(services: Services, paper: PaperRow): Promise<FileAnswer> {
  return { name: `${paper.number}.pdf`, bytes: await services.papers.fileOf(paper) };
}

function xmlOf({ number, xrechnung }: PaperRow): FileAnswer {
  if (xrechnung === null) throw new CodedError('not-found');
  return { name: `${number}.xml`, bytes: Buffer.from(xrechnung) };
}

/** An issued paper, its file printed; one that cannot be printed now is printed when it is opened. */
async function issued(services: Services, paper: PaperRow): Promise<contract.Paper> {
  await services.papers.fileOf(paper).catch((error: unknown) => {
    services.log.warn({ err: error, paper: paper.number }, 'an issued paper was not printed yet');
  });
  const listed = await findListed(services.database.orm, 'all', paper.id, await today(services));
  if (listed === null) throw new Error('an issued paper was not found');
  return paperAnswer(listed);
}

async function detail(services: Services, id: string): Promise<contract.PaperDetail> {
  const { orm } = services.database;
  const [row, listed] = [
    await requirePaper(services, 'all', id),
    await findListed(orm, 'all', id, await today(services)),
  ];
  if (listed === null) throw new CodedError('paper.unknown');
  return detailAnswer(orm, listed, row);
}

function registerHousePapers(api: Api, services: Services): void {
  const { orm } = services.database;
  registerOperation(api, contract.listPapers, async ({ query }) => {
    const page = toPage(query);
    const found = await listPapers(orm, 'all', query, { page, today: await today(services) });
    const { total, open, overdue } = found;
    return { page: page.page, pageSize: page.pageSize, total, open, overdue, papers: found.papers.map(paperAnswer) };
  });
  registerOperation(api, contract.getPaper, ({ params }) => detail(services, params.id));
  registerOperation(api, contract.getPaperPdf, async (call) =>
    fileOf(services, await requirePaper(services, 'all', call.params.id)),
  );
  registerOperation(api, contract.getPaperXml, async ({ params }) =>
    xmlOf(await requirePaper(services, 'all', params.id)),
  );
}

async function lifeOf({ database: { orm } }: Services, { permissions }: Caller, orderId: string) {
  const order = await findOrder(orm, 'all', orderId);
  if (order === null) throw new CodedError('order.unknown');
  return orderLife(orm, order, { seesCost: permissions.includes('billing') });
}

function registerIssues(api: Api, services: Services): void {
  registerOperation(api, contract.answerRemake, async ({ caller, params, body }) => {
    await answerRemake(services, caller, params.id, body);
    return lifeOf(services, caller, params.id);
  });
  registerOperation(api, contract.waiveCancellation, async ({ caller, params, body }) => {
    await waiveCancellation(services, caller, params.id, body);
    return lifeOf(services, caller, params.id);
  });
  registerOperation(api, contract.issueConfirmation, async ({ caller, params }) =>
    issued(services, await issueConfirmation(services, caller, params.id)),
  );
  registerOperation(api, contract.previewInvoice, async ({ params, body }) => {
    const basis = await paperBasis(services, params.id);
    return previewAnswer(basis, { services: body.services, leftOut: body.leftOut ?? [] });
  });
  registerOperation(api, contract.issueInvoice, async ({ caller, params, body }) =>
    issued(services, await issueInvoice(services, caller, params.id, { ...body, leftOut: body.leftOut ?? [] })),
  );
  registerOperation(api, contract.creditInvoice, async ({ caller, params, body, sent }) =>
    issued(services, await creditInvoice(services, caller, params.id, body, sent)),
  );
}

const hasPrices = ({ permissions }: Caller): boolean => permissions.includes('papers');

/** What stands at an order of the board: everything for whoever has `papers`, delivery notes for the workshop. */
function registerOrderPapers(api: Api, services: Services): void {
  const { orm } = services.database;
  registerOperation(api, contract.listOrderPapers, async ({ caller, params }) => {
    const basis = await paperBasis(services, params.id);
    const seesAll = hasPrices(caller);
    const papers = (await papersOfOrder(orm, params.id)).filter(({ kind }) => seesAll || kind === 'delivery');
    const possible = await possibleKinds(orm, basis, basis.full.order.status);
    return {
      papers: papers.map((paper) => orderPaperAnswer(paper, seesAll)),
      possible: possible.filter((kind) => seesAll || kind === 'delivery'),
    };
  });
  registerOperation(api, contract.issueDeliveryNote, async ({ caller, params }) => {
    const paper = await issueDeliveryNote(services, caller, params.id);
    await issued(services, paper);
    return orderPaperAnswer(paper, false);
  });
  registerOperation(api, contract.getDeliveryNotePdf, async (call) => {
    const paper = await requirePaper(services, 'all', call.params.id);
    if (paper.kind !== 'delivery') throw new CodedError('paper.unknown');
    return fileOf(services, paper);
  });
}

function registerBooks(api: Api, services: Services): void {
  registerOperation(api, contract.enterPayment, async ({ caller, params, body, sent }) => {
    await enterPayment(services, caller, params.id, body, sent);
    return detail(services, params.id);
  });
  registerOperation(api, contract.exportBookings, ({ caller, query }) => exportBookings(services, caller, query));
  registerOperation(api, contract.getPaperSettings, async () => {
    const { orm } = services.database;
    return { ...(await readPaperSettings(orm)), accountForm: await houseAccountForm(orm) };
  });
  registerOperation(api, contract.putPaperSettings, ({ caller, body }) => changePaperSettings(services, caller, body));
}

/** A company sees its own papers. */
function registerOwnPapers(api: Api, services: Services): void {
  const { orm } = services.database;
  registerOperation(api, contract.listOwnPapers, async ({ caller, query }) => {
    const page = toPage(query);
    const found = await listPapers(orm, caller, query, { page, today: await today(services) });
    return { page: page.page, pageSize: page.pageSize, total: found.total, papers: found.papers.map(ownPaperAnswer) };
  });
  registerOperation(api, contract.getOwnPaperPdf, async (call) =>
    fileOf(services, await requirePaper(services, call.caller, call.params.id)),
  );
  registerOperation(api, contract.getOwnPaperXml, async ({ caller, params }) =>
    xmlOf(await requirePaper(services, caller, params.id)),
  );
}
