/** The worked example of the price rules: 4.19 g, cost 335.35 EUR, 877.95 EUR gross in Germany at factor 2.2. */
export const WORKED_EXAMPLE = {
  version: 1,
  rings: [
    {
      role: 'single',
      profile: 'F05',
      width: 4,
      height: 1.6,
      size: 54,
      segments: [{ alloy: 'au585-yellow', share: 1, finish: 'matte-long' }],
      grooves: [],
      stones: [
        {
          setting: 'flush',
          cut: 'round',
          material: 'diamond-natural',
          quality: 'tw-si',
          diameter: 1.7,
          extent: 'count',
          count: 1,
          spacing: 0.3,
          position: 0,
        },
      ],
      engraving: { text: 'Anna & Paul 21.06.2027', method: 'laser', font: 'script' },
    },
  ],
};
