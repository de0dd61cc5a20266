import { beadRows, beadVolume } from '../src/body/bead-row.ts';
import { bodyVolumes } from '../src/body/body-volumes.ts';
import { ringBody } from '../src/body/ring-body.ts';
import type { RingDesign } from '../src/design/ring-design.ts';
import type { KernelTables } from '../src/design/tables.ts';
import { channelMetal } from './channel-metal.ts';
import { seatConeHeight, seatRadius, seatShoulder, surfaceAbove } from '../src/stones/flush-seat.ts';
import { seatGround } from '../src/stones/seat-ground.ts';
import { planRow } from '../src/stones/row-plan.ts';

/**
 * Volume of the ring as it is modelled, by plain quadrature over every seat: the reference for the mesh. It
 * shares no formula with the weight of flush seats.
 */
export function modelledVolume(ring: RingDesign, tables: KernelTables): number {
  const body = ringBody(ring, tables);
  const turned = bodyVolumes(body, ring.inlays.length);
  let volume = [...turned.segments, ...turned.inlays].reduce((sum, part) => sum + part, 0);
  for (const { bead, places } of beadRows(body, ring.grooves)) {
    for (const { floorRadius } of places) volume += beadVolume(bead, floorRadius);
  }
  for (const row of ring.stones) {
    const plan = planRow(body, row);
    if (row.setting === 'channel') {
      volume -= channelMetal(body, row, plan, -ring.width, ring.width);
      continue;
    }
    const radius = seatRadius(row.diameter);
    const shoulder = plan.girdleRadius - seatShoulder(row.diameter);
    let seat = (Math.PI * radius * radius * seatConeHeight(row.diameter)) / 3;
    const steps = 200;
    for (let i = 0; i < steps; i++) {
      const rho = (radius * (i + 0.5)) / steps;
      for (let k = 0; k < steps; k++) {
        const angle = (2 * Math.PI * (k + 0.5)) / steps;
        const top = surfaceAbove(seatGround(body, row), row.position, rho * Math.cos(angle), rho * Math.sin(angle));
        seat += ((top - shoulder) * rho * radius * 2 * Math.PI) / (steps * steps);
      }
    }
    volume -= plan.count * seat;
  }
  return volume;
}
