import fc from 'fast-check'

const colour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
/** Any four colours that a brand may choose. */
export const anySeeds = fc.record({
  primaryColor: colour,
  secondaryColor: colour,
  accentColor: colour,
  backgroundColor: colour,
})
