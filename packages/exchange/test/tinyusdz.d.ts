/** The part of TinyUSDZ's answers that the reader uses; the package has no types. */
declare module 'tinyusdz' {
  export interface UsdMesh {
    readonly absPath: string;
    readonly points: Float32Array;
    readonly normals: Float32Array;
    readonly faceVertexIndices: Uint32Array;
    readonly faceVertexCounts: Uint32Array;
    readonly materialId: number;
  }
  export interface UsdNode {
    readonly primName: string;
    readonly localMatrix: ArrayLike<number>;
    readonly children: readonly UsdNode[];
  }
  export interface UsdLoader {
    setAsset(path: string, bytes: Uint8Array): void;
    loadAsLayerFromBinary(bytes: Uint8Array, path: string): boolean;
    hasReferences(): boolean;
    composeReferences(): boolean;
    layerToRenderScene(): boolean;
    error(): string;
    numMeshes(): number;
    getMesh(index: number): UsdMesh;
    getMaterial(index: number): Readonly<Record<string, unknown>>;
    getDefaultRootNode(): UsdNode;
  }
  export default function load(options: {
    readonly wasmBinary: Uint8Array;
  }): Promise<{ readonly TinyUSDZLoaderNative: new () => UsdLoader }>;
}
