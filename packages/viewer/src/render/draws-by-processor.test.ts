import { expect, it } from 'vitest';
import { drawsByProcessor } from './draws-by-processor.ts';

/** A context that names its drawer openly, or only where it is asked for the unmasked name. */
function contextOf(open: string, unmasked: string | null): Parameters<typeof drawsByProcessor>[0] {
  const info: WEBGL_debug_renderer_info = { UNMASKED_VENDOR_WEBGL: 0x9245, UNMASKED_RENDERER_WEBGL: 0x9246 };
  const context = {
    RENDERER: 0x1f01 as const, // WebGL's own number
    getExtension: () => (unmasked === null ? null : info),
    getParameter: (name: number) => (name === 0x1f01 ? open : unmasked),
  };
  return context as Parameters<typeof drawsByProcessor>[0]; // extensions have a type for each name; one is asked for
}

it.each([
  ['WebKit WebGL', 'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)'],
  ['WebKit WebGL', 'ANGLE (Mesa, llvmpipe (LLVM 19.1.7 256 bits), OpenGL 4.5)'],
  ['WebKit WebGL', 'ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0, D3D11)'],
  ['llvmpipe, or similar', null],
  ['Apple Software Renderer', null],
])('%s, %s: the processor draws', (open, unmasked) => {
  expect(drawsByProcessor(contextOf(open, unmasked))).toBe(true);
});

it.each([
  ['WebKit WebGL', 'ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)'],
  ['WebKit WebGL', 'ANGLE (Apple, ANGLE Metal Renderer: Apple M1, Unspecified Version)'],
  ['WebKit WebGL', 'Adreno (TM) 650'],
  ['WebKit WebGL', 'ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 Direct3D11 vs_5_0 ps_5_0, D3D11)'],
  ['NVIDIA GeForce GTX 980, or similar', null],
  ['WebKit WebGL', null],
])('%s, %s: a graphics card draws', (open, unmasked) => {
  expect(drawsByProcessor(contextOf(open, unmasked))).toBe(false);
});
