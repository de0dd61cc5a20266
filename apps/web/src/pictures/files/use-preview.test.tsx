import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PictureViewer } from './draw-picture.ts';
import { usePreview } from './use-preview.ts';

const SQUARE = { width: 1024, height: 1024 };
const SCENE = { ground: 'stage', fill: 0.8 } as const;
beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });
});

it.each([
  ['size', { width: 820, height: 1024 }, SCENE],
  ['ground', SQUARE, { ...SCENE, ground: 'transparent' } as const],
])('shows no picture of another %s than was chosen while the next one is drawn', async (_, size, scene) => {
  const snapshot = vi.fn<PictureViewer['snapshot']>(() => Promise.resolve(new Blob()));
  const viewer = { snapshot };
  const { result, rerender } = renderHook(([ofSize, ofScene]) => usePreview(viewer, ofSize, ofScene), {
    initialProps: [SQUARE, SCENE] as [typeof SQUARE, Parameters<typeof usePreview>[2]],
  });
  await waitFor(() => expect(result.current).toBe('blob:preview'));
  snapshot.mockImplementation(() => new Promise(() => {}));
  rerender([size, scene]);
  expect(result.current).toBeNull();
});
