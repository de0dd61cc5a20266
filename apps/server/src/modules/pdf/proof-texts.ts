import type { CouplePlace, Language } from '@ringwerk/contract';

/** Words of the printed proof. `{…}` is filled by the sheet. */
export interface ProofTexts {
  readonly title: string;
  readonly saved: string;
  readonly persons: string;
  readonly fingerprint: string;
  readonly declaration: string;
  readonly typed: string;
  readonly place: Readonly<Record<CouplePlace, string>>;
  readonly unsigned: string;
}

const de: ProofTexts = {
  title: 'Maßblatt zur Freigabe',
  saved: 'Stand vom',
  persons: 'Für',
  fingerprint: 'Prüfsumme des Entwurfs',
  declaration: 'Maße, Weiten, Metalle, Steine und Gravur sind geprüft. So sollen die Ringe gefertigt werden.',
  typed: 'Name getippt und bestätigt',
  place: { counter: 'im Geschäft', link: 'über den privaten Link' },
  unsigned: 'Noch nicht unterschrieben.',
};

const en: ProofTexts = {
  title: 'Dimensioned proof for approval',
  saved: 'As of',
  persons: 'For',
  fingerprint: 'Checksum of the design',
  declaration: 'Dimensions, sizes, metals, stones and engraving have been checked. The rings shall be made like this.',
  typed: 'name typed and confirmed',
  place: { counter: 'at the shop', link: 'by the private link' },
  unsigned: 'Not signed yet.',
};

const nl: ProofTexts = {
  title: 'Maatblad ter goedkeuring',
  saved: 'Stand van',
  persons: 'Voor',
  fingerprint: 'Controlegetal van het ontwerp',
  declaration: 'Afmetingen, maten, metalen, stenen en gravure zijn gecontroleerd. Zo moeten de ringen worden gemaakt.',
  typed: 'naam getypt en bevestigd',
  place: { counter: 'in de winkel', link: 'via de privélink' },
  unsigned: 'Nog niet ondertekend.',
};

const fr: ProofTexts = {
  title: 'Fiche cotée pour accord',
  saved: 'État du',
  persons: 'Pour',
  fingerprint: 'Empreinte du modèle',
  declaration:
    'Dimensions, tours de doigt, métaux, pierres et gravure ont été vérifiés. Les alliances doivent être fabriquées ainsi.',
  typed: 'nom saisi et confirmé',
  place: { counter: 'en boutique', link: 'par le lien privé' },
  unsigned: 'Pas encore signée.',
};

const jp: ProofTexts = {
  title: '仕様確認書',
  saved: '保存日',
  persons: 'お客様',
  fingerprint: 'デザインの照合番号',
  declaration: '寸法、サイズ、地金、石、刻印を確認しました。この内容で製作をお願いします。',
  typed: 'お名前の入力と確認による署名',
  place: { counter: '店頭', link: '専用リンク' },
  unsigned: 'まだご署名をいただいていません。',
};

const kr: ProofTexts = {
  title: '제작 사양 확인서',
  saved: '저장일',
  persons: '고객님',
  fingerprint: '디자인 확인 번호',
  declaration: '치수, 호수, 금속, 스톤, 각인을 확인했습니다. 이대로 제작해 주세요.',
  typed: '이름 입력 및 확인 서명',
  place: { counter: '매장', link: '전용 링크' },
  unsigned: '아직 서명하지 않았습니다.',
};

export const PROOF_TEXTS: Readonly<Record<Language, ProofTexts>> = { de, en, nl, fr, jp, kr };
