export { openSolidEngine, type SolidEngine } from './engine/solid-engine.ts';
export * from './alloy-solids.ts';
export * from './tool/tessellate-tool.ts';
export * from './tool/tool-quality.ts';
export { settledScene } from './settled-scene.ts';
