import { describe, expect, it } from 'vitest'
import { createDevice, slug } from './testing/device.ts'
import { createMemoryRows } from './testing/memory-rows.ts'
import { createModelServer } from './testing/model-server.ts'

async function setUp() {
  const server = createModelServer()
  return { server, device: await createDevice(server, createMemoryRows()) }
}

describe('two devices', () => {
  it('OFF-6 disjoint fields merge by themselves', async () => {
    const { server, device } = await setUp()
    await device.type({ description: 'Mine' })
    server.store({ website: 'theirs.example' })
    expect((await device.save()).kind).toBe('saved')
    expect(server.details()).toMatchObject({ description: 'Mine', website: 'theirs.example' })
  })

  it('KEEP-1 one tick each merges by itself, and only what was ticked is sent', async () => {
    const { server, device } = await setUp()
    const { save } = server.organisations
    const sent: unknown[] = []
    server.organisations.save = (name, patch, ...rest) => {
      sent.push(patch)
      return save(name, patch, ...rest)
    }
    await device.type({ attributes: ['family-owned', 'women-owned'] })
    const [held] = server.details().selfReportedAttributes
    const theirs = { id: 'local-business', name: 'Local business' }
    server.store({ selfReportedAttributes: [...(held ? [held] : []), theirs] })
    expect((await device.save()).kind).toBe('saved')
    expect(server.details().selfReportedAttributes.map(({ id }) => id)).toEqual([
      'family-owned',
      'local-business',
      'women-owned',
    ])
    expect(sent.at(-1)).toMatchObject({
      attributesToAdd: ['women-owned'],
      attributesToDelete: [],
    })
    expect(sent.at(-1)).not.toHaveProperty('description')
  })

  it('OFF-6 the same field asks, and what was typed stays until it is decided', async () => {
    const { server, device } = await setUp()
    await device.type({ description: 'Mine', name: 'Also mine' })
    server.store({ description: 'Theirs' })
    expect(await device.save()).toEqual({ kind: 'conflict' })
    expect(device.row()?.patch).toEqual({ description: 'Mine', name: 'Also mine' })
    expect(await device.drafts.resolve(slug, { description: 'theirs' })).toMatchObject({
      kind: 'saved',
    })
    expect(server.details()).toMatchObject({ description: 'Theirs', name: 'Also mine' })
  })

  it('OFF-6 theirs throughout leaves nothing to send', async () => {
    const { server, device } = await setUp()
    await device.type({ description: 'Mine' })
    server.store({ description: 'Theirs' })
    await device.save()
    expect(await device.drafts.resolve(slug, { description: 'theirs' })).toEqual({ kind: 'theirs' })
    expect(device.row()).toBeNull()
    expect(server.commits).toEqual([])
  })

  it('OFF-6 typing the same as they did decides it', async () => {
    const { server, device } = await setUp()
    await device.type({ description: 'Mine', name: 'Also mine' })
    server.store({ description: 'Theirs' })
    await device.save()
    await device.type({ description: 'Theirs' })
    expect((await device.save()).kind).toBe('saved')
    expect(server.details()).toMatchObject({ description: 'Theirs', name: 'Also mine' })
  })
})
