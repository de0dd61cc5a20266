export * from './units/quantities.ts';
export * from './units/result.ts';
export * from './design/ring-design.ts';
export * from './design/tables.ts';
export * from './mesh/mesh-data.ts';
export * from './price/price-list.ts';
export * from './price/price-lines.ts';
export * from './evaluation.ts';
