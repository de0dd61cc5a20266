import { runVerb } from '@ringwerk/ring';

/*
 * The workshop's command line with everything it can use. The renderer of stills stands in tools, which no application imports:
 * here it is handed over, and loaded only when a picture is asked for.
 */
const { json, status } = await runVerb(process.argv.slice(2), {
  renderStill: async (design, alloys) => (await import('./stills/render-design.ts')).renderDesign(design, alloys),
});
process.stdout.write(`${JSON.stringify(json, null, 2)}\n`);
process.exitCode = status;
