import { expect, it } from 'vitest'
import { createConnectivity } from './connectivity.ts'
import type { Surroundings } from './surroundings.ts'

/** A page whose network, clock and timers the test holds. */
function openPage(scene: { onLine?: boolean } = {}) {
  const world = { answers: true, onLine: scene.onLine ?? true, isHidden: false, now: 1_000 }
  let events: Parameters<Surroundings['page']['listen']>[0] | null = null
  let asked = 0
  const timers: { work: () => void; pause: number }[] = []
  const gates: PromiseWithResolvers<boolean>[] = []
  let isHeld = false
  const connectivity = createConnectivity({
    async ask() {
      asked += 1
      if (!isHeld) return world.answers
      const gate = Promise.withResolvers<boolean>()
      gates.push(gate)
      return gate.promise
    },
    now: () => world.now,
    random: () => 1,
    later(work, pause) {
      const timer = { work, pause }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer), 1)
    },
    page: {
      onLine: () => world.onLine,
      isHidden: () => world.isHidden,
      listen: (all) => (events = all),
    },
  })
  const back: number[] = []
  connectivity.whenReachable(() => back.push(asked))
  return {
    connectivity,
    world,
    timers,
    back,
    asked: () => asked,
    fire: (name: 'online' | 'offline' | 'hidden' | 'visible') => events?.[name](),
    hold: () => (isHeld = true),
    answer: (reached: boolean) => gates.shift()?.resolve(reached),
    /** Lets the next timer run out and the probe end. */
    async runOut() {
      const timer = timers.shift()
      timer?.work()
      await connectivity.probe()
      await Promise.resolve()
      return timer?.pause
    },
  }
}
const settled = () => new Promise<void>((done) => setImmediate(done))

it('AUT-12 a call without an answer is checked by a probe before the server counts as away', async () => {
  const { connectivity, world, asked, timers } = openPage()
  connectivity.tell(false)
  await settled()
  expect(connectivity.state.get().isReachable).toBe(true)
  expect(asked()).toBe(1)
  world.answers = false
  world.now = 5_000
  connectivity.tell(false)
  await settled()
  expect(connectivity.state.get()).toEqual({ isReachable: false, since: 5_000 })
  expect(timers.map(({ pause }) => pause)).toEqual([2_000])
})

it('AUT-12 asks again after longer and longer pauses, and tells once that the server is back', async () => {
  const { connectivity, world, timers, back, runOut } = openPage()
  world.answers = false
  connectivity.tell(false)
  await settled()
  expect([await runOut(), await runOut(), await runOut()]).toEqual([2_000, 4_000, 8_000])
  expect(back).toEqual([])
  world.answers = true
  await runOut()
  expect(connectivity.state.get().isReachable).toBe(true)
  expect(back).toHaveLength(1)
  expect(timers).toEqual([])
})

it('AUT-12 any answer to a call says that the server is back, and ends the timer', async () => {
  const { connectivity, world, timers, back } = openPage()
  world.answers = false
  connectivity.tell(false)
  await settled()
  connectivity.tell(true)
  expect(connectivity.state.get().isReachable).toBe(true)
  expect(back).toHaveLength(1)
  expect(timers).toEqual([])
})

it('OFF-8 an answer that was on its way when the network went does not bring it back', async () => {
  const { connectivity, world, fire } = openPage()
  world.onLine = false
  world.answers = false
  fire('offline')
  connectivity.tell(true)
  await settled()
  expect(connectivity.state.get().isReachable).toBe(false)
  world.answers = true
  connectivity.tell(true)
  await settled()
  expect(connectivity.state.get().isReachable).toBe(true)
})

it("AUT-12 believes the browser's word that the network is gone, and asks before it believes the opposite", async () => {
  const { connectivity, world, back, fire } = openPage()
  fire('offline')
  expect(connectivity.state.get().isReachable).toBe(false)
  world.answers = false
  fire('online')
  await settled()
  expect(connectivity.state.get().isReachable).toBe(false)
  world.answers = true
  fire('online')
  await settled()
  expect(connectivity.state.get().isReachable).toBe(true)
  expect(back).toHaveLength(1)
})

it('AUT-12 what failed before anybody noticed is tried again too when the network comes back', async () => {
  const { connectivity, back, fire } = openPage()
  fire('online')
  await settled()
  expect(connectivity.state.get().isReachable).toBe(true)
  expect(back).toHaveLength(1)
})

it('AUT-12 an answer that was under way when the network went tells nothing', async () => {
  const { connectivity, fire, hold, answer } = openPage()
  hold()
  const probe = connectivity.probe()
  fire('offline')
  answer(true)
  expect(await probe).toBe(false)
  expect(connectivity.state.get().isReachable).toBe(false)
})

it('AUT-12 nothing runs while the page is hidden; it asks at once when it is looked at again', async () => {
  const { connectivity, world, timers, asked, fire } = openPage()
  world.answers = false
  connectivity.tell(false)
  await settled()
  world.isHidden = true
  fire('hidden')
  expect(timers).toEqual([])
  await connectivity.probe()
  await settled()
  expect(timers).toEqual([])
  const before = asked()
  world.isHidden = false
  world.answers = true
  fire('visible')
  await settled()
  expect(asked()).toBe(before + 1)
  expect(connectivity.state.get().isReachable).toBe(true)
})

it('AUT-12 a page that opens without a network knows it, and asks once a minute only', () => {
  const { connectivity, timers, asked } = openPage({ onLine: false })
  expect(connectivity.state.get().isReachable).toBe(false)
  expect(asked()).toBe(0)
  expect(timers.map(({ pause }) => pause)).toEqual([60_000])
})

it('AUT-12 doubt asks once, and nothing is waited for until the answer', async () => {
  const { connectivity, hold, answer, asked } = openPage()
  hold()
  connectivity.doubt()
  connectivity.doubt()
  expect(connectivity.isDoubtful()).toBe(true)
  expect(connectivity.state.get().isReachable).toBe(true)
  answer(true)
  await settled()
  expect(asked()).toBe(1)
  expect(connectivity.isDoubtful()).toBe(false)
})
