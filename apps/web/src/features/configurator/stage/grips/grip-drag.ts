import type { Reach } from '@ringwerk/advice';
import type { PicturePoint, RingGrip } from '../../../../viewer-host/viewer-types.ts';
import type { ConfiguratorSession } from '../../session/configurator-session.ts';
import { gripMeasures, type GripMeasure } from './grip-measures.ts';
import { amounts, give, pull, pullable, type Pulled } from './pull.ts';

/** How a pull stands at the moment. */
export interface Pulling {
  readonly measures: readonly GripMeasure[];
  readonly pulled: readonly Pulled[];
  /** How far the grip gives way beyond where the ring stops, CSS pixels. */
  readonly give: PicturePoint;
}

/** A finger that moves less than this has tapped, CSS pixels. */
const TAP = 5;

/**
 * One pull of one grip, from the press to the lift. Edits go to the session as they come; the kernel answers when it
 * can, so the pull never waits.
 */
export class GripDrag {
  readonly grip: RingGrip;
  readonly #session: ConfiguratorSession;
  readonly #from: PicturePoint;
  readonly #measures: readonly GripMeasure[];
  readonly #reaches: (Reach | null)[];
  readonly #gesture: string;
  #last: string;
  #pulling: Pulling;
  #travelled = 0;

  constructor(session: ConfiguratorSession, grip: RingGrip, at: PicturePoint) {
    const { links } = session.store.getState().history;
    this.grip = grip;
    this.#session = session;
    this.#from = at;
    this.#measures = pullable(gripMeasures(grip, session.design, links, session.state.getState().menu));
    this.#reaches = this.#measures.map(() => null);
    this.#gesture = `grip-${grip.grip}`;
    this.#last = JSON.stringify(this.#measures.map(({ from }) => from));
    this.#pulling = this.#pullBy([0, 0]);
    session.store.getState().select(grip.ring);
    this.#measures.forEach(({ paths, from, span }, index) => {
      session.questions.reach({ paths, from, span }).then(
        (reach) => (this.#reaches[index] = reach),
        // Without the rules' word the session refuses what cannot be made.
        () => null,
      );
    });
  }

  get isTap(): boolean {
    return this.#travelled < TAP;
  }

  /** A move of the pointer to this place. */
  move(at: PicturePoint): Pulling {
    const way: PicturePoint = [at[0] - this.#from[0], at[1] - this.#from[1]];
    this.#travelled = Math.max(this.#travelled, Math.hypot(way[0], way[1]));
    if (this.isTap) return this.#pulling;
    this.#pulling = this.#pullBy(way);
    this.#propose(this.#pulling.pulled.map(({ value }) => value));
    return this.#pulling;
  }

  /** Ends the pull. What a rule stopped is asked for once, so that its repair is offered. */
  end(): void {
    if (this.isTap) return;
    const { pulled } = this.#pulling;
    if (pulled.some(({ stop }) => stop !== null && stop.issue !== null)) {
      this.#propose(pulled.map(({ requested, value }, index) => inSpan(this.#measures[index], requested) ?? value));
    }
    this.#session.endGesture();
  }

  #pullBy(way: PicturePoint): Pulling {
    const measures = this.#measures;
    const pulled = amounts(measures, way).flatMap((amount, index) => {
      const measure = measures[index];
      return measure === undefined ? [] : [pull(measure, amount, this.#reaches[index] ?? null)];
    });
    return { measures, pulled, give: gives(measures, pulled) };
  }

  #propose(values: readonly number[]): void {
    const key = JSON.stringify(values);
    if (key === this.#last) return;
    this.#last = key;
    const changes = this.#measures.flatMap(({ paths }, index) =>
      paths.map((path) => ({ path, value: values[index] ?? 0 })),
    );
    void this.#session.proposeEdit(changes, this.#gesture);
  }
}

const inSpan = (measure: GripMeasure | undefined, requested: number): number | null =>
  measure === undefined ? null : Math.min(measure.span.max, Math.max(measure.span.min, requested));

/** Beyond the end the grip follows the pointer a little. */
function gives(measures: readonly GripMeasure[], pulled: readonly Pulled[]): PicturePoint {
  let [x, y] = [0, 0];
  measures.forEach(({ per }, index) => {
    const { requested, value } = pulled[index] ?? { requested: 0, value: 0 };
    const length = Math.hypot(per[0], per[1]);
    const share = (Math.sign(requested - value) * give(Math.abs(requested - value) * length)) / (length || 1);
    x += per[0] * share;
    y += per[1] * share;
  });
  return [x, y];
}
