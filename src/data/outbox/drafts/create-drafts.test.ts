import { describe, expect, it } from 'vitest'
import { ProblemError } from '#src/contract/problem.ts'
import { fieldsOf } from '#src/contract/profile/fields-of.ts'
import { createDevice, slug } from './testing/device.ts'
import { createMemoryRows } from './testing/memory-rows.ts'
import { createModelServer, type Fault } from './testing/model-server.ts'

async function setUp(...faults: Fault[]) {
  const server = createModelServer()
  server.faults.push(...faults)
  const rows = createMemoryRows()
  return { server, rows, device: await createDevice(server, rows) }
}

describe('keeping', () => {
  it('OFF-4 keeps what is typed, and brings it back after a crash', async () => {
    const { server, rows, device } = await setUp()
    await device.type({ description: 'Typed' })
    const next = await createDevice(server, rows)
    expect(next.row()?.patch).toEqual({ description: 'Typed' })
  })

  it('OFF-4 keeps nothing of what was typed back to what the server has', async () => {
    const { device } = await setUp()
    await device.type({ description: 'Typed' })
    await device.type({ description: 'Blankets from Ballarat.' })
    expect(device.row()).toBeNull()
  })

  it('OFF-11 keeps it as long as the page where the storage is full, and says so', async () => {
    const { rows, device } = await setUp()
    rows.isFull = true
    await device.type({ description: 'Typed' })
    expect(device.shelf.canStore()).toBe(false)
    expect(device.row()?.patch).toEqual({ description: 'Typed' })
    expect((await device.save()).kind).toBe('saved')
    rows.isFull = false
    await device.type({ name: 'Typed later' })
    expect(device.shelf.canStore()).toBe(true)
  })

  it('OFF-4 two tabs that type in different fields keep both', async () => {
    const { server, rows, device } = await setUp()
    const other = await createDevice(server, rows)
    await device.type({ description: 'Mine' })
    await other.type({ name: 'Other tab' })
    await device.shelf.load()
    expect(device.row()?.patch).toEqual({ description: 'Mine', name: 'Other tab' })
  })

  it('KEEP-1 two tabs that tick one thing each in the same instant keep both', async () => {
    const { server, rows, device } = await setUp()
    const other = await createDevice(server, rows)
    await Promise.all([
      device.type({ attributes: ['family-owned', 'women-owned'] }),
      other.type({ attributes: ['family-owned', 'local-business'] }),
    ])
    await device.shelf.load()
    expect(device.row()?.patch.attributes).toEqual([
      'family-owned',
      'women-owned',
      'local-business',
    ])
  })

  it('KEEP-1 what the device lost under an open form is asked about like any other change', async () => {
    const { server, rows, device } = await setUp()
    const base = fieldsOf(server.details())
    await device.type({ description: 'Typed' })
    await rows.clear('mira')
    // The form still has it all, and knows that the device had the description.
    const synced = { ...base, description: 'Typed' }
    const fields = { ...synced, website: 'mine.example' }
    const form = { name: 'Wattle', base, baseVersion: 1, synced, fields }
    await device.drafts.keep(slug, { ...form, touched: ['website'] })
    expect(device.row()?.patch).toEqual({ description: 'Typed', website: 'mine.example' })

    server.store({ size: 'LARGE' })
    expect((await device.save()).kind).toBe('saved')
    expect(server.details()).toMatchObject({
      ...{ description: 'Typed', website: 'mine.example', size: 'LARGE' },
    })
  })

  it('OFF-10 somebody else on this device sees nothing of it', async () => {
    const { server, device } = await setUp()
    await device.type({ description: 'Typed' })
    const rows = {
      ...createMemoryRows(),
      all: async (user: string) => ({
        rows: user === 'mira' ? device.shelf.all() : [],
        unread: [],
      }),
    }
    const next = await createDevice(server, rows, 'noor')
    expect(next.row()).toBeNull()
  })
})

describe('sending', () => {
  it('OFF-5 sends once what Save asked for, and keeps nothing of it', async () => {
    const { server, device } = await setUp()
    await device.type({ description: 'Typed' })
    expect((await device.save()).kind).toBe('saved')
    expect(server.details()).toMatchObject({ description: 'Typed', version: 2 })
    expect(device.row()).toBeNull()
  })

  it.each<Fault>(['request lost', 'answer lost', '500 before', '500 after'])(
    'OFF-5 %s: waits, tries again by itself, and is stored once',
    async (fault) => {
      const { server, device } = await setUp(fault)
      await device.type({ description: 'Typed' })
      expect(await device.save()).toMatchObject({ kind: 'waiting' })
      const [next] = device.later
      device.clock.now += next?.wait ?? 0
      next?.work()
      await expect.poll(() => device.row()).toBeNull()
      expect(server.commits).toHaveLength(1)
      expect(server.details()).toMatchObject({ description: 'Typed', version: 2 })
    },
  )

  it('OFF-5 a crash while sending: the next page sends it under the same key', async () => {
    const { server, rows, device } = await setUp('answer lost')
    await device.type({ description: 'Typed' })
    await device.save()
    const next = await createDevice(server, rows)
    next.clock.now += 2_000
    await next.drafts.send('due')
    expect(next.row()).toBeNull()
    expect(server.commits).toHaveLength(1)
  })

  it('OFF-5 saving again what may have arrived sends it first, then the rest', async () => {
    const { server, device } = await setUp('answer lost')
    await device.type({ description: 'First' })
    await device.save()
    await device.type({ description: 'Second' })
    expect((await device.save()).kind).toBe('saved')
    expect(server.details().description).toBe('Second')
    expect(server.commits).toHaveLength(2)
  })

  it('OFF-6 what is typed before the form knows that its save was stored is no conflict with it', async () => {
    const { server, device } = await setUp()
    const base = fieldsOf(server.details())
    await device.type({ description: 'First' })
    await device.save()
    await device.drafts.keep(slug, {
      name: 'Wattle',
      base,
      baseVersion: 1,
      synced: { ...base, description: 'First' },
      fields: { ...base, description: 'Second' },
      touched: ['description'],
    })
    expect(await device.save()).toMatchObject({ kind: 'saved' })
    expect(server.details()).toMatchObject({ description: 'Second', version: 3 })
  })

  it('OFF-5 waits for a sign-in and goes on after it', async () => {
    const { server, device } = await setUp('401')
    await device.type({ description: 'Typed' })
    expect(await device.save()).toEqual({ kind: 'sign-in' })
    expect(device.later).toEqual([])
    await device.drafts.send('due')
    expect(server.commits).toEqual([])
    await device.drafts.send('signed-in')
    expect(server.details().description).toBe('Typed')
  })

  it('OFF-7 what the server refuses stays as a draft with the reason', async () => {
    const { server, rows, device } = await setUp()
    const problem = { status: 422, code: 'invalid', message: 'No such place', field: 'contacts' }
    server.organisations.save = () => Promise.reject(new ProblemError(problem))
    await device.type({ description: 'Typed' })
    expect(await device.save()).toEqual({ kind: 'refused', problem })
    const next = await createDevice(server, rows)
    expect(next.row()).toMatchObject({
      patch: { description: 'Typed' },
      outgoing: { state: 'refused', problem },
    })
  })

  it('OFF-5 a clock that was set back keeps nothing waiting for ever', async () => {
    const { server, device } = await setUp('request lost')
    await device.type({ description: 'Typed' })
    await device.save()
    device.clock.now -= 86_400_000
    await device.drafts.send('due')
    expect(server.details().description).toBe('Typed')
  })

  it('OFF-4 what was typed while the save was on its way stays a draft', async () => {
    const { server, device } = await setUp()
    const { save } = server.organisations
    server.organisations.save = async (...sent) => {
      await device.type({ name: 'Typed meanwhile' })
      return save(...sent)
    }
    await device.type({ description: 'Typed' })
    await device.save()
    expect(server.details().name).toBe('Wattle & Wool Pty Ltd')
    expect(device.row()).toMatchObject({ patch: { name: 'Typed meanwhile' }, outgoing: null })
  })
})
