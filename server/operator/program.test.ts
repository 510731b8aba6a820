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
  ['Podman', { container: 'podman' }, host, 'podman exec 999c6ca56b36 operator'],
  ['Docker', {}, host, 'docker exec 999c6ca56b36 operator'],
  ['Docker on the network of its host', {}, 'machine', 'docker exec CONTAINER operator'],
])('ENG-2 leads from outside into a container of %s', (engine, env, name, line) => {
  const isThere = (path: string) => engine !== 'Podman' && path === '/.dockerenv'
  expect(operatorFromOutside({ env: { ...image, ...env }, isThere, host: name })).toBe(line)
})

it('ENG-2 names no engine where none is known', () => {
  expect(operatorFromOutside({ env: image, isThere: () => false, host })).toBe('operator')
})
