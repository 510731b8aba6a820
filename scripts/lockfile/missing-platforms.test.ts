import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { lockfile, missingPlatforms } from './missing-platforms.ts'
import { platformOf } from './platform-of.ts'

describe('platformOf', () => {
  it.each([
    ['@swc/core-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
    ['@swc/core-win32-ia32-msvc', { os: ['win32'], cpu: ['ia32'] }],
    ['@oxlint/binding-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['@rollup/rollup-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['@oxlint-tsgolint/linux-x64', { os: ['linux'], cpu: ['x64'] }],
  ])('reads the platform from %s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform)
  })

  it('knows that a package without a platform in its name has none', () => {
    expect(platformOf('fsevents')).toBeNull()
  })
})

describe('missingPlatforms', () => {
  const parent = { version: '2.0.0', optionalDependencies: { 'tool-linux-x64': '2.0.0' } }

  it('adds what the lockfile forgot, marked like its parent', () => {
    expect(
      missingPlatforms({ packages: { 'node_modules/tool': { ...parent, dev: true } } }),
    ).toEqual({
      'node_modules/tool-linux-x64': {
        version: '2.0.0',
        dev: true,
        optional: true,
        os: ['linux'],
        cpu: ['x64'],
      },
    })
  })

  it('leaves alone what is there', () => {
    const packages = {
      'node_modules/tool': parent,
      'node_modules/tool-linux-x64': { version: '2.0.0' },
    }
    expect(missingPlatforms({ packages })).toEqual({})
  })

  it('finds nothing to add to the lockfile of this project, so that npm ci accepts it', async () => {
    const lock: unknown = JSON.parse(await readFile('package-lock.json', 'utf8'))
    v.assert(lockfile, lock)
    expect(missingPlatforms(lock)).toEqual({})
  })
})
