export { checkExport, type ExportBody, type ExportVolume } from './check-export.ts';
export { engravingSvg } from './engraving-svg.ts';
export {
  lowestPoint,
  type MetalLook,
  type GemLook,
  type BareMesh,
  type ExchangeSolid,
  type ExchangeSurface,
  type ExchangeStone,
  type ExchangePicture,
  clippedColour,
} from './exchange-ring.ts';
export { metalLook, exchangeSurfaces, exchangeStones, type ExchangeLooks } from './exchange-scene.ts';
export { glbBytes } from './glb.ts';
export {
  EXPORT_FORMATS,
  type ExportFormat,
  type LeftOut,
  type ExportedRing,
  type ExportManifest,
  leftOut,
  exportManifest,
} from './manifest.ts';
export { sectionDrawing } from './section-drawing.ts';
export { sectionSvg } from './section-svg.ts';
export { stlBytes } from './stl.ts';
export { xmlText } from './svg-document.ts';
