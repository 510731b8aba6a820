import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { contrastPairs, movedColours } from './contrast-pairs.ts'
import { deriveColours } from './derive.ts'

const grey = {
  ...{ primaryColor: '#3f444a', secondaryColor: '#6b7178' },
  ...{ accentColor: '#8a9099', backgroundColor: '#f6f6f5' },
}

test('OPR-4 of each use of colour, the pair that is hardest to read is measured', () => {
  const pairs = contrastPairs({ ...grey, primaryColor: '#000000' })
  expect(pairs.find(({ name }) => name === 'buttons')).toEqual({
    ...{ name: 'buttons', ink: '#ffffff', ground: '#000000', ratio: 21, needed: 4.5 },
  })
  const { tokens } = deriveColours(grey)
  const quiet = contrastPairs(grey).find(({ name }) => name === 'quietText')
  expect(quiet?.ink).toBe(tokens['ink-3'])
  expect(quiet?.ratio).toBeLessThanOrEqual(contrast(tokens['ink-3'], tokens['surface-3']))
})

test('OPR-4 a colour that is moved to be readable is named, and one that is used as it is is not', () => {
  expect(movedColours(grey)).toEqual([])
  const moved = (other: Partial<typeof grey>) =>
    movedColours({ ...grey, ...other }).map(({ seed }) => seed)
  expect(moved({ primaryColor: '#ffe600' })).toEqual(['primaryColor'])
  expect(moved({ backgroundColor: '#808080', primaryColor: '#ffe600' })).toEqual([
    'backgroundColor',
  ])
})
