import { localised, type Localised } from '../localised.ts';

/*
 * What the trade must say of every real stone: whether it was grown, and what was done to it. Names by the nomenclature
 * of the trade (CIBJO, ISO 18323). Free of kernel and tables: pages load it on its own.
 */

/** Natural or laboratory-grown, as sellers state it, by key. */
export const STONE_ORIGIN_NAMES: Readonly<Record<string, Localised>> = {
  natural: localised('natürlich', 'natural', 'natuurlijk', '天然', '천연', 'naturel'),
  'lab-grown': localised(
    'im Labor gezüchtet',
    'laboratory-grown',
    'in het laboratorium gekweekt',
    'ラボグロウン（合成）',
    '랩그로운 (합성)',
    'de synthèse (laboratoire)',
  ),
  unstated: localised(
    'Herkunft nicht angegeben',
    'origin not stated',
    'herkomst niet vermeld',
    '天然・合成の記載なし',
    '천연·합성 미표기',
    'origine non précisée',
  ),
};

/** What was done to a stone, as sellers state it, by key. */
export const STONE_TREATMENT_NAMES: Readonly<Record<string, Localised>> = {
  none: localised('unbehandelt', 'untreated', 'onbehandeld', '無処理', '무처리', 'non traité'),
  'laser-drilled': localised(
    'laserbehandelt (Laserbohrung)',
    'laser-drilled',
    'lasergeboord',
    'レーザードリル処理',
    '레이저 드릴 처리',
    'percé au laser',
  ),
  'clarity-enhanced': localised(
    'reinheitsverbessert (Bruchfüllung)',
    'clarity-enhanced (filled)',
    'zuiverheid verbeterd (gevuld)',
    'クラリティ処理（含浸）',
    '투명도 향상 처리 (충전)',
    'pureté améliorée (fissures remplies)',
  ),
  'colour-enhanced': localised(
    'farbbehandelt',
    'colour-treated',
    'kleurbehandeld',
    'カラー処理',
    '색상 처리',
    'couleur traitée',
  ),
  irradiated: localised('bestrahlt', 'irradiated', 'bestraald', '照射処理', '방사선 조사 처리', 'irradié'),
  hpht: localised('HPHT-behandelt', 'HPHT-treated', 'HPHT-behandeld', 'HPHT処理', 'HPHT 처리', 'traité HPHT'),
  coated: localised('beschichtet', 'coated', 'gecoat', 'コーティング処理', '코팅 처리', 'revêtu'),
  other: localised(
    'behandelt (siehe Verkäufer)',
    'treated (ask the seller)',
    'behandeld (zie verkoper)',
    '処理あり（販売者に確認）',
    '처리됨 (판매자 확인)',
    'traité (voir vendeur)',
  ),
  unstated: localised(
    'Behandlung nicht angegeben',
    'treatment not stated',
    'behandeling niet vermeld',
    '処理の記載なし',
    '처리 여부 미표기',
    'traitement non précisé',
  ),
};
