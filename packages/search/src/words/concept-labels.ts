import { localised, type Localised } from '@ringwerk/catalogue';

/** Names of concepts that no table of the catalogue holds. */
export const CONCEPT_LABELS: Readonly<Record<string, Localised>> = {
  'wedding-ring': localised('Trauringe', 'Wedding rings', 'Trouwringen', '結婚指輪', '결혼반지', 'Alliances'),
  'with-stones': localised('Mit Steinen', 'With stones', 'Met stenen', '石付き', '스톤 있음', 'Avec pierres'),
  gold: localised('Gold', 'Gold', 'Goud', 'ゴールド', '골드', 'Or'),
  diamond: localised('Diamant', 'Diamond', 'Diamant', 'ダイヤモンド', '다이아몬드', 'Diamant'),
  sapphire: localised('Saphir', 'Sapphire', 'Saffier', 'サファイア', '사파이어', 'Saphir'),
  'lab-grown': localised(
    'Labordiamant',
    'Lab-grown diamond',
    'Labdiamant',
    'ラボグロウンダイヤモンド',
    '랩그로운 다이아몬드',
    'Diamant de laboratoire',
  ),
  prong: localised('Krappenfassung', 'Prong setting', 'Chatonzetting', '爪留め', '프롱 세팅', 'Serti griffes'),
  hammered: localised('Gehämmert', 'Hammered', 'Gehamerd', '槌目', '해머', 'Martelé'),
  wave: localised('Welle', 'Wave', 'Golf', 'ウェーブ', '웨이브', 'Vague'),
  diagonal: localised('Diagonal', 'Diagonal', 'Diagonaal', '斜めライン', '사선', 'Diagonale'),
  inlay: localised('Einlage', 'Inlay', 'Inleg', '象嵌', '상감', 'Incrustation'),
};
