import type { EngravingMethod, GrooveShape, SettingId } from '@ringwerk/kernel';
import { localised, type Localised } from './localised.ts';

export interface CatalogueSetting {
  readonly id: SettingId;
  readonly names: Localised;
  readonly searchWords: readonly string[];
}

export const SETTINGS: readonly CatalogueSetting[] = [
  {
    id: 'flush',
    names: localised('Eingerieben', 'Flush', 'Ingewreven', '埋め込み留め', '매립 세팅', 'Serti masse'),
    searchWords: ['gypsy', 'serti poli', '彫り留め'],
  },
  {
    id: 'channel',
    names: localised('Kanalfassung', 'Channel', 'Kanaalzetting', 'レール留め', '채널 세팅', 'Serti rail'),
    searchWords: ['kanal', 'rail', 'kanaal'],
  },
  {
    id: 'grain',
    names: localised(
      'Verschnitt',
      'Grain (cut-down section)',
      'Gekorneerd',
      '彫り留め（マス留め）',
      '난집 (그레인)',
      'Serti grain',
    ),
    searchWords: ['verschnitt', 'マス留め'],
  },
  {
    id: 'pave',
    names: localised('Pavé', 'Pavé', 'Pavé', 'パヴェ', '파베', 'Pavé'),
    searchWords: ['fadenfassung', 'thread and grain', 'pave'],
  },
  {
    id: 'channel-cross',
    names: localised(
      'Kanal quer',
      'Cross channel',
      'Dwarskanaal',
      'レール留め（横）',
      '크로스 채널',
      'Rail transversal',
    ),
    searchWords: ['querkanal'],
  },
  {
    id: 'bar',
    names: localised('Stegfassung', 'Bar', 'Balkzetting', 'バー留め', '바 세팅', 'Serti barrettes'),
    searchWords: ['steg', 'bar'],
  },
  {
    id: 'bezel',
    names: localised('Zargenfassung', 'Bezel', 'Kastzetting', '覆輪留め', '베젤', 'Serti clos'),
    searchWords: ['zarge', 'kastzetting'],
  },
  {
    id: 'tension',
    names: localised('Spannfassung', 'Tension', 'Spanzetting', 'テンション', '텐션', 'Serti tension'),
    searchWords: ['spannring', 'spanring'],
  },
  {
    id: 'prong4',
    names: localised('Krappe, 4', 'Four prongs', 'Chaton, 4', '4本爪', '4발', 'Quatre griffes'),
    searchWords: ['krappenfassung', 'claw', 'klauw'],
  },
  {
    id: 'prong6',
    names: localised('Krappe, 6', 'Six prongs', 'Chaton, 6', '6本爪', '6발', 'Six griffes'),
    searchWords: ['krappenfassung', 'claw', 'klauw'],
  },
  {
    id: 'side',
    names: localised('Seitlich', 'Side (flank)', 'Zijkant', '側面', '측면', 'Sur la tranche'),
    searchWords: ['flanke', 'flank'],
  },
  {
    id: 'scatter',
    names: localised('Sternenhimmel', 'Scattered', 'Sterrenhemel', 'スターダスト配置', '별자리 배치', 'Ciel étoilé'),
    searchWords: ['freie steine', 'starry sky'],
  },
];

export const GROOVE_NAMES: Readonly<Record<GrooveShape, Localised>> = {
  v60: localised('V-Fuge 60°', 'V groove 60°', 'V-groef 60°', 'V溝60°', 'V 홈 60°', 'Rainure en V 60°'),
  flat: localised('Flachfuge', 'Flat groove', 'Vlakke groef', '平溝', '평홈', 'Rainure plate'),
  raised: localised('Erhabene Linie', 'Raised line', 'Verhoogde lijn', '凸ライン', '볼록 라인', 'Filet en relief'),
  bead: localised('Kugelfuge', 'Bead groove', 'Kogelgroef', '玉溝', '구슬 홈', 'Rainure perlée'),
  v: localised('V-Fuge', 'V groove', 'V-groef', 'V溝', 'V 홈', 'Rainure en V'),
  u: localised('U-Fuge', 'U groove', 'U-groef', 'U溝', 'U 홈', 'Rainure en U'),
  milgrain: localised(
    'Millegriff (Perlrand)',
    'Milgrain',
    'Milgrain (parelrand)',
    'ミル打ち',
    '밀그레인',
    'Mille-grains',
  ),
};

export const ENGRAVING_METHOD_NAMES: Readonly<Record<EngravingMethod, Localised>> = {
  laser: localised('Lasergravur', 'Laser engraving', 'Lasergravure', 'レーザー刻印', '레이저 각인', 'Gravure laser'),
  'diamond-tip': localised(
    'Diamantgravur',
    'Diamond-tip engraving',
    'Diamantgravure',
    'ダイヤモンド刻印',
    '다이아몬드 각인',
    'Gravure à la pointe de diamant',
  ),
};
