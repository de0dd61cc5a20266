import type {
  EdgeForm,
  EngravingFace,
  EngravingFont,
  Orientation,
  Plating,
  RingRole,
  RowExtent,
  SplitForm,
  StoneFace,
} from '@ringwerk/kernel';
import { localised, type CatalogueLanguage, type Localised } from '../localised.ts';
import { FINISHED_TEXT } from './finished-text.ts';

/** Words of closed lists of the record; lists of the catalogue (alloys, cuts, settings …) bring their own names. */
export const ROLE_NAMES: Readonly<Record<RingRole, Localised>> = {
  single: localised('Ring', 'Ring', 'Ring', 'リング', '반지', 'Alliance'),
  first: localised('Damenring', 'Her ring', 'Damesring', 'レディースリング', '여성 반지', 'Alliance femme'),
  second: localised('Herrenring', 'His ring', 'Herenring', 'メンズリング', '남성 반지', 'Alliance homme'),
};
export const EDGE_NAMES: Readonly<Record<EdgeForm, Localised>> = {
  chamfer: localised('Fase', 'chamfer', 'afschuining', '面取り', '면취', 'chanfrein'),
  step: localised('Stufe', 'step', 'trede', '段', '단', 'gradin'),
};
export const LINE_NAMES: Readonly<Record<SplitForm, Localised>> = {
  straight: localised('gerade', 'straight', 'recht', 'ストレート', '직선', 'droit'),
  wave: localised('Welle', 'wave', 'golf', 'ウェーブ', '웨이브', 'vague'),
  diagonal: localised('diagonal', 'diagonal', 'diagonaal', '斜め', '사선', 'diagonale'),
  shell: localised(
    'innen und außen',
    'inside and outside',
    'binnen en buiten',
    '内側と外側',
    '안과 밖',
    'intérieur et extérieur',
  ),
};
export const PLATING_NAMES: Readonly<Record<Exclude<Plating, 'none'>, Localised>> = {
  rhodium: localised('rhodiniert', 'rhodium plated', 'gerodineerd', 'ロジウムメッキ', '로듐 도금', 'rhodié'),
};
export const EXTENT_NAMES: Readonly<Record<Exclude<RowExtent, 'count'>, Localised>> = {
  third: localised('⅓ des Umfangs', '⅓ of the ring', '⅓ van de ring', '⅓周', '⅓ 둘레', '⅓ du tour'),
  half: localised('½ des Umfangs', '½ of the ring', '½ van de ring', '½周', '½ 둘레', '½ tour'),
  full: localised('rundum', 'all around', 'rondom', '全周', '전체 둘레', 'tour complet'),
};
/** Which way the longer side of a stone lies. */
export const ORIENTATION_NAMES: Readonly<Record<Orientation, Localised>> = {
  along: localised(
    'längs zum Ring',
    'lengthwise along the ring',
    'in de lengte van de ring',
    '石の向き：円周方向',
    '링 둘레 방향',
    'dans le sens de l’anneau',
  ),
  across: localised(
    'quer zum Ring',
    'crosswise to the ring',
    'dwars op de ring',
    '石の向き：幅方向',
    '링 폭 방향',
    'en travers de l’anneau',
  ),
};
export const FLANK_NAMES: Readonly<Record<Exclude<StoneFace, 'outer'>, Localised>> = {
  left: localised('Flanke links', 'left flank', 'linkerflank', '左側面', '왼쪽 측면', 'flanc gauche'),
  right: localised('Flanke rechts', 'right flank', 'rechterflank', '右側面', '오른쪽 측면', 'flanc droit'),
};
export const ENGRAVING_FACE_NAMES: Readonly<Record<EngravingFace, Localised>> = {
  inside: localised(
    'Innengravur',
    'Inside engraving',
    'Gravure binnenzijde',
    '内側刻印',
    '안쪽 각인',
    'Gravure intérieure',
  ),
  outside: localised(
    'Außengravur',
    'Outside engraving',
    'Gravure buitenzijde',
    '外側刻印',
    '바깥쪽 각인',
    'Gravure extérieure',
  ),
};
export const ENGRAVING_FONT_NAMES: Readonly<Record<EngravingFont, Localised>> = {
  sans: localised('Grotesk', 'sans serif', 'schreefloos', 'ゴシック体', '고딕체', 'sans empattement'),
  serif: localised('Antiqua', 'serif', 'schreef', '明朝体', '명조체', 'avec empattement'),
  script: localised('Schreibschrift', 'script', 'schuinschrift', '筆記体', '필기체', 'cursive'),
  hand: localised('Handschrift', 'handwriting', 'handschrift', '手書き風', '손글씨', 'écriture manuscrite'),
  calligraphic: localised('Kalligraphie', 'calligraphy', 'kalligrafie', 'カリグラフィー', '캘리그래피', 'calligraphie'),
  line: localised('Einlinienschrift', 'single line', 'enkele lijn', '単線', '단선체', 'monoligne'),
};

/** Labels and short phrases of a ring's description. `{…}` is filled by the line that uses it. */
export const RING_TEXTS = {
  article: localised('Artikel', 'Article', 'Artikel', '品番', '품번', 'Référence'),
  withStones: localised('mit Steinen', 'with stones', 'met stenen', '石あり', '스톤 있음', 'avec pierres'),
  withoutStones: localised('ohne Steine', 'without stones', 'zonder stenen', '石なし', '스톤 없음', 'sans pierres'),
  profile: localised('Profil', 'Profile', 'Profiel', '断面形状', '단면 형태', 'Profil'),
  ownCurvature: localised(
    'eigene Wölbung',
    'own curvature',
    'eigen welving',
    '独自の曲面',
    '맞춤 곡률',
    'galbe personnalisé',
  ),
  curvature: localised(
    'Wölbung a/i, Radius a/i (× Höhe)',
    'Curvature out/in, radius out/in (× height)',
    'Welving b/b, radius b/b (× hoogte)',
    '曲面 外/内・R 外/内（×厚み）',
    '곡률 외/내, 반경 외/내 (× 두께)',
    'Galbe ext./int., rayon ext./int. (× épaisseur)',
  ),
  width: localised('Breite', 'Width', 'Breedte', '幅', '폭', 'Largeur'),
  height: localised('Höhe', 'Height', 'Hoogte', '厚み', '두께', 'Épaisseur'),
  finished: FINISHED_TEXT,
  size: localised('Ringweite', 'Ring size', 'Ringmaat', 'リングサイズ', '반지 호수', 'Tour de doigt'),
  diameter: localised('Innendurchmesser', 'Inner diameter', 'Binnendiameter', '内径', '안지름', 'Diamètre intérieur'),
  edges: localised('Kanten', 'Edges', 'Randen', 'エッジ', '모서리', 'Arêtes'),
  left: localised('links', 'left', 'links', '左', '왼쪽', 'gauche'),
  right: localised('rechts', 'right', 'rechts', '右', '오른쪽', 'droite'),
  alloy: localised('Legierung', 'Alloy', 'Legering', '地金', '금속', 'Alliage'),
  pattern: localised(
    'Musterstück {number}',
    'pattern piece {number}',
    'patroonstuk {number}',
    '柄の個体 {number}',
    '무늬 조각 {number}',
    'pièce du motif {number}',
  ),
  split: localised('Farbteilung', 'Colour split', 'Kleurdeling', '色の分割', '색상 분할', 'Partage des couleurs'),
  inlay: localised('Einlage', 'Inlay', 'Inleg', 'インレイ', '인레이', 'Incrustation'),
  deep: localised(
    '{depth} tief',
    '{depth} deep',
    '{depth} diep',
    '深さ {depth}',
    '깊이 {depth}',
    '{depth} de profondeur',
  ),
  plating: localised('Veredelung', 'Plating', 'Afwerklaag', 'メッキ', '도금', 'Placage'),
  groove: localised('Fuge', 'Groove', 'Groef', '溝', '홈', 'Rainure'),
  stones: localised('Steine', 'Stones', 'Stenen', '石', '스톤', 'Pierres'),
  stoneDepth: localised(
    '{depth} hoch',
    '{depth} in depth',
    '{depth} hoog',
    '石の高さ {depth}',
    '스톤 높이 {depth}',
    '{depth} de haut',
  ),
  stock: localised('Nr. {number}', 'no. {number}', 'nr. {number}', '番号 {number}', '번호 {number}', 'n° {number}'),
  setting: localised('Fassung', 'Setting', 'Zetting', '留め方', '세팅', 'Serti'),
  spacing: localised(
    'Abstand {spacing}',
    '{spacing} apart',
    'afstand {spacing}',
    '間隔 {spacing}',
    '간격 {spacing}',
    'espacement {spacing}',
  ),
  places: localised(
    'Streuung {number}',
    'scatter {number}',
    'strooiing {number}',
    '散りばめ方 {number}',
    '흩뿌림 {number}',
    'semis {number}',
  ),
  fromMiddle: localised(
    '{distance} von der Mitte',
    '{distance} from the middle',
    '{distance} van het midden',
    '中央から {distance}',
    '중앙에서 {distance}',
    '{distance} du milieu',
  ),
  fromTop: localised(
    '{angle} von oben',
    '{angle} from the top',
    '{angle} vanaf boven',
    '上から {angle}',
    '위에서 {angle}',
    '{angle} depuis le haut',
  ),
  above: localised(
    '{height} über dem Ring',
    '{height} above the ring',
    '{height} boven de ring',
    'リングから {height}',
    '링 위 {height}',
    '{height} au-dessus de l’anneau',
  ),
  openBack: localised('à jour', 'open back', 'à jour', '裏抜き', '뒷면 뚫림', 'à jour'),
  drawing: localised('Zeichnung', 'drawing', 'tekening', '図案', '도안', 'dessin'),
  letters: localised(
    'Buchstaben {height}',
    'letters {height}',
    'letters {height}',
    '文字の高さ {height}',
    '글자 높이 {height}',
    'lettres {height}',
  ),
  lettersByWidth: localised(
    'Buchstabenhöhe nach Ringbreite',
    'letter height by ring width',
    'letterhoogte naar ringbreedte',
    '文字の高さはリング幅による',
    '글자 높이는 링 폭에 맞춤',
    'hauteur des lettres selon la largeur',
  ),
  weight: localised('Gewicht', 'Weight', 'Gewicht', '重量', '중량', 'Poids'),
} as const satisfies Readonly<Record<string, Localised>>;

/** Article number and whether with or without stones, as papers name a ring: `RW-09-014 · mit Steinen`. */
export const articleWords = (articleNumber: string | null, isWith: boolean, language: CatalogueLanguage): string =>
  [articleNumber, (isWith ? RING_TEXTS.withStones : RING_TEXTS.withoutStones)[language]]
    .filter((part) => part !== null)
    .join(' · ');
