import type { Language } from '@ringwerk/contract';
import type { EdgeForm, Plating, SplitForm, StoneFace } from '@ringwerk/kernel';

/** Words of a ring's construction, as quote and workshop sheet print them. */
export interface RingWords {
  readonly edges: string;
  readonly left: string;
  readonly right: string;
  readonly edge: Readonly<Record<EdgeForm, string>>;
  readonly split: string;
  readonly line: Readonly<Record<SplitForm, string>>;
  readonly inlays: string;
  readonly plating: string;
  readonly platings: Readonly<Record<Exclude<Plating, 'none'>, string>>;
  readonly curvature: string;
  readonly flank: Readonly<Record<Exclude<StoneFace, 'outer'>, string>>;
  readonly openBack: string;
  /** Height of a stone's girdle above the ring. */
  readonly above: string;
}

export const RING_WORDS: Readonly<Record<Language, RingWords>> = {
  de: {
    edges: 'Kanten',
    left: 'links',
    right: 'rechts',
    edge: { chamfer: 'Fase', step: 'Stufe' },
    split: 'Farbteilung',
    line: { straight: 'gerade', wave: 'Welle', diagonal: 'diagonal', shell: 'innen und außen' },
    inlays: 'Einlagen',
    plating: 'Veredelung',
    platings: { rhodium: 'rhodiniert' },
    curvature: 'eigene Wölbung',
    flank: { left: 'Flanke links', right: 'Flanke rechts' },
    openBack: 'à jour',
    above: 'über dem Ring',
  },
  en: {
    edges: 'Edges',
    left: 'left',
    right: 'right',
    edge: { chamfer: 'chamfer', step: 'step' },
    split: 'Colour split',
    line: { straight: 'straight', wave: 'wave', diagonal: 'diagonal', shell: 'inside and outside' },
    inlays: 'Inlays',
    plating: 'Plating',
    platings: { rhodium: 'rhodium plated' },
    curvature: 'own curvature',
    flank: { left: 'left flank', right: 'right flank' },
    openBack: 'open back',
    above: 'above the ring',
  },
  nl: {
    edges: 'Randen',
    left: 'links',
    right: 'rechts',
    edge: { chamfer: 'afschuining', step: 'trede' },
    split: 'Kleurdeling',
    line: { straight: 'recht', wave: 'golf', diagonal: 'diagonaal', shell: 'binnen en buiten' },
    inlays: 'Inleg',
    plating: 'Afwerklaag',
    platings: { rhodium: 'gerodineerd' },
    curvature: 'eigen welving',
    flank: { left: 'linkerflank', right: 'rechterflank' },
    openBack: 'à jour',
    above: 'boven de ring',
  },
  jp: {
    edges: 'エッジ',
    left: '左',
    right: '右',
    edge: { chamfer: '面取り', step: '段' },
    split: '色の分割',
    line: { straight: 'ストレート', wave: 'ウェーブ', diagonal: '斜め', shell: '内側と外側' },
    inlays: 'インレイ',
    plating: 'メッキ',
    platings: { rhodium: 'ロジウムメッキ' },
    curvature: '独自の曲面',
    flank: { left: '左側面', right: '右側面' },
    openBack: '裏抜き',
    above: 'リングからの高さ',
  },
  kr: {
    edges: '모서리',
    left: '왼쪽',
    right: '오른쪽',
    edge: { chamfer: '면취', step: '단' },
    split: '색상 분할',
    line: { straight: '직선', wave: '웨이브', diagonal: '사선', shell: '안과 밖' },
    inlays: '인레이',
    plating: '도금',
    platings: { rhodium: '로듐 도금' },
    curvature: '맞춤 곡률',
    flank: { left: '왼쪽 측면', right: '오른쪽 측면' },
    openBack: '뒷면 뚫림',
    above: '링 위 높이',
  },
  fr: {
    edges: 'Arêtes',
    left: 'gauche',
    right: 'droite',
    edge: { chamfer: 'chanfrein', step: 'gradin' },
    split: 'Partage des couleurs',
    line: { straight: 'droit', wave: 'vague', diagonal: 'diagonale', shell: 'intérieur et extérieur' },
    inlays: 'Incrustations',
    plating: 'Placage',
    platings: { rhodium: 'rhodié' },
    curvature: 'galbe personnalisé',
    flank: { left: 'flanc gauche', right: 'flanc droit' },
    openBack: 'à jour',
    above: 'au-dessus de l’anneau',
  },
};
