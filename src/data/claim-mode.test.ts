import { expect, it } from 'vitest'
import { createLocalArea } from '../lib/local-area.ts'
import { createClaimMode } from './claim-mode.ts'

const blocked = () =>
  createLocalArea(() => {
    throw new Error('blocked')
  })

it('RTE-5 is switched on by an address, and stays on where the next one says nothing', () => {
  const mode = createClaimMode(blocked())
  mode.readAddress({})
  expect(mode.isOn()).toBe(false)
  mode.readAddress({ claim_mode: true })
  mode.readAddress({ section: 'modules' })
  expect(mode.isOn()).toBe(true)
})

it.each([true, 'true'])('RTE-5 takes %j for on', (wish) => {
  const mode = createClaimMode(blocked())
  mode.readAddress({ claim_mode: wish })
  expect(mode.isOn()).toBe(true)
})

it.each([1, '', 'yes', null, {}])('RTE-5 takes %j for nothing', (wish) => {
  const mode = createClaimMode(blocked())
  mode.readAddress({ claim_mode: wish })
  expect(mode.isOn()).toBe(false)
})

it('RTE-5 ends by an address and with the choice', () => {
  const mode = createClaimMode(blocked())
  mode.readAddress({ claim_mode: true })
  mode.readAddress({ claim_mode: false })
  expect(mode.isOn()).toBe(false)
  mode.readAddress({ claim_mode: true })
  mode.end()
  expect(mode.isOn()).toBe(false)
})

it('RTE-5 is on nowhere where there is no visit', () => {
  const mode = createClaimMode()
  mode.readAddress({ claim_mode: true })
  expect(mode.isOn()).toBe(false)
})
