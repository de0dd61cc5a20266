import type { Vector3 } from 'three';
import { PITCH_RANGE } from './views.ts';
import type { CameraState } from './views.ts';

/** Seconds in which a view move is done, and in which a thrown turn has lost two thirds of its speed. */
const MOVE_SECONDS = 0.9;
const INERTIA_SECONDS = 0.28;
/** Radians a second under which a thrown turn rests. */
const REST_SPEED = 0.02;
/** Seconds of a turn once round the rings, less its soft start and end. */
const TURN_SECONDS = 9;
/** Turn of a stroke over the whole canvas height. */
const TURN_PER_HEIGHT = 3.4;
const ZOOM_RANGE = [0.16, 1.7] as const;

const clamp = (value: number, [low, high]: readonly [number, number]): number => Math.min(high, Math.max(low, value));

/** The nearest way round to an angle. */
const nearest = (from: number, to: number): number => from + Math.atan2(Math.sin(to - from), Math.cos(to - from));

/** Orbit with inertia and smooth moves between views. Pure state: fed by gestures, advanced by frames. */
export class Orbit {
  readonly state: CameraState;
  isReducedMotion = false;
  #fit = 60;
  #home: CameraState;
  #move: { from: CameraState; to: CameraState; seconds: number } | null = null;
  /** Radians of a turn round the rings that are still to go. */
  #turnLeft = 0;
  #speedYaw = 0;
  #speedPitch = 0;

  constructor(state: CameraState) {
    this.state = { ...state, target: state.target.clone() };
    this.#home = { ...state, target: state.target.clone() };
  }

  /** The hero view of what now stands on the stage; keeps the user's own angle when the stage merely changed size. */
  setHome(home: CameraState): void {
    const scale = home.distance / this.#home.distance;
    const shift = home.target.clone().sub(this.#home.target);
    this.#home = home;
    this.#fit = home.distance;
    for (const state of [this.state, this.#move?.to]) {
      if (!state) continue;
      state.distance *= scale;
      state.target.add(shift);
    }
  }

  /** The hero view of another arrangement: goes there and is at home there. */
  moveHome(home: CameraState): void {
    this.#home = home;
    this.#fit = home.distance;
    this.moveTo(home);
  }

  moveTo(to: CameraState): void {
    this.#speedYaw = this.#speedPitch = this.#turnLeft = 0;
    if (this.isReducedMotion) {
      this.#copy(to);
      this.#move = null;
      return;
    }
    const from = { ...this.state, target: this.state.target.clone() };
    this.#move = { from, to: { ...to, yaw: nearest(from.yaw, to.yaw) }, seconds: 0 };
  }

  /** Jumps without a move. */
  place(to: CameraState): void {
    this.hold();
    this.#copy(to);
  }

  goHome(): void {
    this.moveTo({ ...this.#home, target: this.#home.target.clone() });
  }

  /** Once round in `TURN_SECONDS`; an eighth at once under reduced motion. */
  turnAround(): void {
    this.hold();
    if (this.isReducedMotion) this.state.yaw += Math.PI / 4;
    else this.#turnLeft = 2 * Math.PI;
  }

  /** Turns by a stroke given in canvas heights. */
  turn(dx: number, dy: number): void {
    this.#move = null;
    this.#turnLeft = 0;
    this.state.yaw -= dx * TURN_PER_HEIGHT;
    this.state.pitch = clamp(this.state.pitch + dy * TURN_PER_HEIGHT, PITCH_RANGE);
  }

  /** Lets go with the given speed in canvas heights a second. */
  release(dx: number, dy: number): void {
    if (this.isReducedMotion) return;
    this.#speedYaw = -dx * TURN_PER_HEIGHT;
    this.#speedPitch = dy * TURN_PER_HEIGHT;
  }

  hold(): void {
    this.#speedYaw = this.#speedPitch = this.#turnLeft = 0;
    this.#move = null;
  }

  /** Factor over 1 goes nearer. */
  zoom(factor: number): void {
    const [near, far] = ZOOM_RANGE;
    this.state.distance = clamp(this.state.distance / factor, [near * this.#fit, far * this.#fit]);
  }

  /** Advances by a frame; true while something still moves. */
  advance(seconds: number): boolean {
    if (this.#move) {
      this.#move.seconds += seconds;
      const t = Math.min(1, this.#move.seconds / MOVE_SECONDS);
      this.#blend(this.#move.from, this.#move.to, t * t * t * (t * (6 * t - 15) + 10));
      if (t >= 1) this.#move = null;
      return true;
    }
    if (this.#turnLeft > 0) {
      // Starts and ends softly: slower near both ends of the turn.
      const done = 1 - this.#turnLeft / (2 * Math.PI);
      const ease = Math.min(1, 0.12 + 6 * Math.min(done, 1 - done));
      const step = Math.min(this.#turnLeft, ((2 * Math.PI) / TURN_SECONDS) * ease * seconds);
      this.#turnLeft -= step;
      this.state.yaw -= step;
      return true;
    }
    if (Math.abs(this.#speedYaw) + Math.abs(this.#speedPitch) < REST_SPEED) return false;
    this.state.yaw += this.#speedYaw * seconds;
    this.state.pitch = clamp(this.state.pitch + this.#speedPitch * seconds, PITCH_RANGE);
    const kept = Math.exp(-seconds / INERTIA_SECONDS);
    this.#speedYaw *= kept;
    this.#speedPitch *= kept;
    return true;
  }

  /** Writes the camera's place to `out`. */
  eye(out: Vector3): Vector3 {
    const { yaw, pitch, distance, target } = this.state;
    return out
      .set(Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch))
      .multiplyScalar(distance)
      .add(target);
  }

  #blend(from: CameraState, to: CameraState, t: number): void {
    const { state } = this;
    state.yaw = from.yaw + (to.yaw - from.yaw) * t;
    state.pitch = from.pitch + (to.pitch - from.pitch) * t;
    // Distances are blended as ratios: a zoom then runs evenly to the eye.
    state.distance = from.distance * Math.pow(to.distance / from.distance, t);
    state.target.lerpVectors(from.target, to.target, t);
  }

  #copy(to: CameraState): void {
    this.state.yaw = to.yaw;
    this.state.pitch = to.pitch;
    this.state.distance = to.distance;
    this.state.target.copy(to.target);
  }
}
