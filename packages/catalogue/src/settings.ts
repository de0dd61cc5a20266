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
];

export const GROOVE_NAMES: Readonly<Record<GrooveShape, Localised>> = {
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
