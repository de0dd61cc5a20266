import type { Tessellation } from '@ringwerk/kernel/mesh';

/** Of the references and of whoever is held against them: what differs is light, not chords. */
export const FINE_TESSELLATION: Tessellation = { around: 512, perArc: 24 };
