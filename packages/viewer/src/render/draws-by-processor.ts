/** Drawers that stand in for a graphics card, by the names that they give: of Chromium and Firefox, Mesa and Windows. */
const STAND_INS = /swiftshader|llvmpipe|softpipe|software|basic render/iu;

type NamedContext = Pick<WebGL2RenderingContext, 'RENDERER' | 'getExtension' | 'getParameter'>;

/** Whether there is no graphics card: every sample of every pixel is worked out by the processor. */
export function drawsByProcessor(context: NamedContext): boolean {
  const info = context.getExtension('WEBGL_debug_renderer_info');
  const names = [context.RENDERER, ...(info === null ? [] : [info.UNMASKED_RENDERER_WEBGL])];
  return names.some((name) => STAND_INS.test(String(context.getParameter(name))));
}
