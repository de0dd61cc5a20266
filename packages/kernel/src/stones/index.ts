export { cutStone } from './cuts/cut-stone.ts';
export { layoutRow } from './layout-row.ts';
export { ringTools } from './ring-tools.ts';
export { roundBrilliant } from './round-brilliant.ts';
export { needsSetter } from './setting-pieces.ts';
export type { Frame, TurnedTool, SweptTool, FacetedTool, ToolShape, Tool } from './tool.ts';
