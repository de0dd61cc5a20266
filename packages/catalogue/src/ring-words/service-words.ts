import { STONE_MATERIALS } from '../content/stone-materials.ts';
import { localised, type CatalogueLanguage } from '../localised.ts';
import { STONE_CUT_NAMES } from '../stones.ts';
import type { StoneCut } from '@ringwerk/kernel';

/** What the manufactory does at a ring that comes back to it. */
export const SERVICE_NAMES = {
  resize: localised('Weite ändern', 'Resize', 'Maat wijzigen', 'サイズ直し', '호수 조정', 'Mise à taille'),
  stone: localised(
    'Stein ersetzen',
    'Replace stone',
    'Steen vervangen',
    '石の交換',
    '스톤 교체',
    'Remplacer la pierre',
  ),
  refinish: localised(
    'Oberfläche aufarbeiten',
    'Refinish surface',
    'Oppervlak opwerken',
    '新品仕上げ',
    '표면 재가공',
    'Remise à neuf',
  ),
  rhodium: localised(
    'Neu rhodinieren',
    'Rhodium plate again',
    'Opnieuw rhodineren',
    'ロジウム再メッキ',
    '로듐 재도금',
    'Rhodier à nouveau',
  ),
  engrave: localised(
    'Neu gravieren',
    'Engrave anew',
    'Opnieuw graveren',
    '再刻印',
    '각인 다시 새기기',
    'Graver à nouveau',
  ),
  clean: localised(
    'Prüfen und reinigen',
    'Check and clean',
    'Controleren en reinigen',
    '点検とクリーニング',
    '점검 및 세척',
    'Contrôle et nettoyage',
  ),
} as const;

export const SERVICE_TEXTS = {
  service: localised(
    'Service am Ring',
    'Ring service',
    'Service aan de ring',
    'リングのアフターサービス',
    '반지 서비스',
    'Service sur alliance',
  ),
  from: localised('aus Auftrag', 'from order', 'uit opdracht', '元のご注文', '원 주문', 'de la commande'),
  size: localised(
    'Innenumfang',
    'Inner circumference',
    'Binnenomtrek',
    '内周',
    '내경 둘레',
    'Circonférence intérieure',
  ),
} as const;

type ServiceKind = keyof typeof SERVICE_NAMES;

/** Work at a ring, as far as words name it. */
export type ServiceWorkFacts =
  | { readonly kind: 'resize'; readonly from: number; readonly size: number }
  | {
      readonly kind: 'stone';
      readonly count: number;
      readonly material: string;
      readonly cut: string;
      readonly diameter: number;
    }
  | { readonly kind: 'engrave'; readonly text: string }
  | { readonly kind: Exclude<ServiceKind, 'resize' | 'stone' | 'engrave'> };

interface Lengths {
  readonly mm: (value: number) => string;
}

const cutName = (cut: string, language: CatalogueLanguage): string =>
  cut in STONE_CUT_NAMES ? STONE_CUT_NAMES[cut as StoneCut][language] : cut; // asked in the line before

/** A work and what is said of it; the value is empty where the name says all. */
export function serviceWords(
  work: ServiceWorkFacts,
  language: CatalogueLanguage,
  { mm }: Lengths,
): { readonly label: string; readonly value: string } {
  const label = SERVICE_NAMES[work.kind][language];
  switch (work.kind) {
    case 'resize':
      return { label, value: `${mm(work.from)} → ${mm(work.size)}` };
    case 'stone': {
      const material = STONE_MATERIALS.find(({ id }) => id === work.material)?.names[language] ?? work.material;
      return { label, value: `${work.count} × ${material}, ${cutName(work.cut, language)}, ${mm(work.diameter)}` };
    }
    case 'engrave':
      return { label, value: work.text };
    case 'refinish':
    case 'rhodium':
    case 'clean':
      return { label, value: '' };
  }
}
