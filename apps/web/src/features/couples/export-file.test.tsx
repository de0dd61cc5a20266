import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { coupleFile, order } from '../../../test/fixtures.ts';
import { watchedStone } from '../../../test/watch-fixtures.ts';
import { exportFile, useExportWords } from './export-file.ts';

const AT = '2026-11-20T10:00:00.000Z';
const EVIL = '<script>alert(1)</script> "Co" & \u202Fso';

it('holds everything that is stored, in words, and nothing typed becomes markup', () => {
  const { result } = renderHook(() => useExportWords());
  const couple = coupleFile({
    title: EVIL,
    street: EVIL,
    nextStep: 'Fitting',
    nextStepOn: '2027-01-12',
    orders: [
      {
        ...order({ commission: EVIL, notes: { workshop: 'blue box', delivery: 'by courier', shop: 'a surprise' } }),
        from: null,
        codes: ['ABCDEFG7'],
      },
    ],
    notes: [{ id: '1', kind: 'talk', text: EVIL, at: AT, by: 'Eva Berger' }],
    consents: [{ id: '1', purpose: 'contact', isGiven: true, at: AT, by: 'Eva Berger' }],
    shares: [
      {
        id: 'x',
        code: 'ABCDEFG7',
        createdAt: AT,
        expiresAt: AT,
        status: 'expired',
        openedAt: null,
        unread: 0,
        greeting: 'Welcome back',
        list: {
          name: 'For Saturday',
          hearts: [
            { at: AT, name: 'Donau', names: null, articleNumber: 'RW-09-014', stone: null },
            { at: AT, name: '', names: null, articleNumber: null, stone: watchedStone().stone },
          ],
        },
        messages: [{ id: '1', from: 'couple', author: EVIL, text: 'A little wider?', at: AT }],
      },
    ],
  });
  const strokes = [
    [
      [1, 2],
      [30, 40],
    ],
  ] satisfies [number, number][][];
  const signatures = [{ id: 's', code: 'ABCDEFG7', name: EVIL, at: AT, strokes, place: 'link' }] as const;
  const said = {
    answer: 'declined',
    at: AT,
    by: 'Anna Huber',
    reason: 'Too wide',
    place: 'counter',
    isSeen: true,
  } as const;
  const answers = [{ number: 'Q-2026-01001', ...said }];
  const kept = {
    id: 'h',
    share: 'x',
    width: 8,
    height: 6,
    consentedBy: EVIL,
    consentedAt: AT,
    from: 'couple',
  } as const;
  const handPictures = [{ ...kept, data: 'QUFB' }];
  const exported = { exportedAt: AT, couple, signatures: [...signatures], answers, handPictures };
  const html = exportFile(exported, result.current);
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect([page.querySelectorAll('script, a, link').length, page.title]).toEqual([0, EVIL]);
  // Nothing is fetched: pictures lie within.
  expect([...page.images].map(({ src }) => src)).toEqual(['data:image/jpeg;base64,QUFB']);
  expect([...page.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toEqual(['M1 2L30 40']);
  const text = page.body.textContent;
  for (const stored of [
    'anna@huber.example',
    'L½',
    '51.88',
    'Rosenheim',
    '19 Jun 2027',
    'Fitting',
    'blue box',
    'by courier',
    'a surprise',
  ])
    expect([stored, text.includes(stored)]).toEqual([stored, true]);
  for (const stored of [
    EVIL,
    'Welcome back',
    'A little wider?',
    'May be called and written to',
    '2041',
    'Declined by Anna Huber',
    'Too wide',
    'For Saturday',
    'Liked: Donau RW-09-014',
    'Liked: Round 0.52',
  ])
    expect([stored, text.includes(stored)]).toEqual([stored, true]);
});
