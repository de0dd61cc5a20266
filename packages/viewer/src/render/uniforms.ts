import { Matrix3, Matrix4, Vector3, Vector4 } from 'three';
import type { CubeTexture, DataTexture, Texture } from 'three';

/** A uniform cell; cells shared by several materials are the same object. */
export interface Uniform<T> {
  value: T;
}

export const uniform = <T>(value: T): Uniform<T> => ({ value });

/** Where materials read what every pixel of a traced sample sees. */
export interface SurfaceUniforms {
  readonly places: Uniform<Texture | null>;
  readonly shapes: Uniform<Texture | null>;
}

/** Shared by everything on the stage, written once a frame. */
export interface StageUniforms {
  readonly metalCube: Uniform<CubeTexture | null>;
  readonly gemCube: Uniform<CubeTexture | null>;
  readonly eyeOnStage: Uniform<Vector3>;
  readonly stageToStudio: Uniform<Matrix3>;
  /** Where in their spacing the taps of a brushed lobe lie: 0 while moving, spread evenly over gathered samples. */
  readonly lobeShift: Uniform<number>;
  /** Which facet of a rough surface a sample follows, 0..1, and into how many cells its lobe is parted. */
  readonly lobeSample: Uniform<Vector3>;
  /** What every pixel of a traced sample sees. */
  readonly surfaces: SurfaceUniforms;
}

/** Cells into which the first 24 samples part a lobe, and samples that overlap in a cell: the more there are, the narrower is each. */
const LEAST_CELLS = 6;
const SAMPLES_OF_CELL = 4;

export function stageUniforms(): StageUniforms {
  return {
    metalCube: uniform<CubeTexture | null>(null),
    gemCube: uniform<CubeTexture | null>(null),
    eyeOnStage: uniform(new Vector3()),
    stageToStudio: uniform(new Matrix3()),
    lobeShift: uniform(0),
    lobeSample: uniform(new Vector3(0.5, 0.5, LEAST_CELLS)),
    surfaces: { places: uniform<Texture | null>(null), shapes: uniform<Texture | null>(null) },
  };
}

/** Tells the materials which sample of a picture at rest comes next; the golden ratio spreads any number evenly. */
export function sampleUniforms({ lobeShift, lobeSample }: StageUniforms, index: number): void {
  lobeShift.value = ((index * 0.618034 + 0.5) % 1) - 0.5;
  // Roberts' sequence: as even in two dimensions as the golden ratio is in one
  lobeSample.value.set(
    (index * 0.7548776662 + 0.5) % 1,
    (index * 0.569840291 + 0.5) % 1,
    Math.max(LEAST_CELLS, index / SAMPLES_OF_CELL),
  );
}

/** Shared by all parts of one ring; names as in `trace-glsl.ts`. */
export function ringUniforms(): {
  readonly toStudio: Uniform<Matrix3>;
  readonly eye: Uniform<Vector3>;
  readonly shell: Uniform<Vector4>;
  readonly floorPlane: Uniform<Vector4>;
  readonly footPoint: Uniform<Vector3>;
  readonly toPartner: Uniform<Matrix4>;
  readonly partnerShell: Uniform<Vector3>;
  readonly partnerF0: Uniform<Vector3>;
  readonly circumference: Uniform<number>;
  readonly sceneNodes: Uniform<DataTexture | null>;
  readonly sceneTriangles: Uniform<DataTexture | null>;
  readonly sceneGrid: Uniform<Vector4>;
  readonly toScene: Uniform<Matrix4>;
} {
  return {
    toStudio: uniform(new Matrix3()),
    eye: uniform(new Vector3()),
    shell: uniform(new Vector4()),
    floorPlane: uniform(new Vector4()),
    footPoint: uniform(new Vector3()),
    toPartner: uniform(new Matrix4()),
    partnerShell: uniform(new Vector3()),
    partnerF0: uniform(new Vector3()),
    circumference: uniform(60),
    sceneNodes: uniform<DataTexture | null>(null),
    sceneTriangles: uniform<DataTexture | null>(null),
    sceneGrid: uniform(new Vector4(0, 0, 0, 1)),
    toScene: uniform(new Matrix4()),
  };
}
export type RingUniforms = ReturnType<typeof ringUniforms>;
