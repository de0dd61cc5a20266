import { parentPort } from 'node:worker_threads';
import { KERNEL } from '@ringwerk/catalogue';
import type { RingDesign } from '@ringwerk/kernel';
import { buildRingScene, TESSELLATION_DISPLAY } from '@ringwerk/kernel/mesh';
import { weighRing } from '@ringwerk/kernel/weight';

/** Answers every ring with its scene, buffers transferred, and the time that scene and weight took in here. */
const port = parentPort;
if (port === null) throw new Error('This module is the entry of a worker thread.');
port.on('message', (ring: RingDesign) => {
  const begin = performance.now();
  const cpu = process.threadCpuUsage();
  const scene = buildRingScene(ring, KERNEL, TESSELLATION_DISPLAY);
  const weight = weighRing(ring, KERNEL);
  const ms = performance.now() - begin;
  const { user, system } = process.threadCpuUsage(cpu);
  const buffers = scene.parts.flatMap(({ mesh }) =>
    [mesh.positions, mesh.normals, mesh.uvs, mesh.indices].map((array) => array.buffer as ArrayBuffer),
  );
  port.postMessage({ ms, cpuMs: (user + system) / 1000, grams: weight.metal, scene }, buffers);
});
