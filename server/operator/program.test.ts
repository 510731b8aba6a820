import { expect, it } from 'vitest'
import { operatorFromOutside, operatorProgram } from './program.ts'

const image = { OPERATOR_PROGRAM: 'operator' }
const host = '999c6ca56b36'

it('ENG-2 names the command line by npm where the portal runs from its folder', () => {
  expect(operatorProgram({})).toBe('npm run operator --')
  // Somebody runs the folder in a container of their own: the image's program is not there.
  expect(operatorFromOutside({ env: {}, isThere: () => true, host })).toBe('npm run operator --')
})

it.each([
  ['/run/.containerenv', host, 'podman exec 999c6ca56b36 operator'],
  ['/.dockerenv', host, 'docker exec 999c6ca56b36 operator'],
  ['/.dockerenv', 'machine', 'docker exec CONTAINER operator'],
  ['', host, 'operator'],
])('ENG-2 leads from outside into a container that is marked by "%s"', (marker, name, line) => {
  const isThere = (path: string) => path === marker
  expect(operatorFromOutside({ env: image, isThere, host: name })).toBe(line)
})
