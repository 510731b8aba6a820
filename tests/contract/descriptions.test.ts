import { expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { descriptionLanguages } from '#src/contract/profile/descriptions.ts'
import { refuse, send, succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'

const { organisationDetails, publicProfile, updateOrganisation } = endpoints
const german = 'Tuch aus dem Hafen.'
const arabic = 'قماش من الميناء.'

contractSuite('descriptions in further languages', (bench) => {
  async function owned() {
    const owner = await bench.person()
    const slug = await bench.organisation(owner)
    const call = { params: { slug }, token: owner.token }
    const save = async (body: unknown, headers: Record<string, string> = {}) =>
      (await succeed(bench.app.url, updateOrganisation, { ...call, body, headers })).data
    await save({ description: 'Cloth from the harbour.' })
    return {
      slug,
      call,
      save,
      details: async () => (await succeed(bench.app.url, organisationDetails, call)).data,
      refused: (body: unknown) => refuse(bench.app.url, updateOrganisation, { ...call, body }),
      seen: (language?: string) =>
        send(bench.app.url, publicProfile, {
          params: { slug },
          ...(language && { headers: { 'accept-language': language } }),
        }),
    }
  }

  it('LNG-3 are none at first, and answered to members in all their languages', async () => {
    const { details, save } = await owned()
    expect((await details()).descriptions).toEqual({})
    const all = Object.fromEntries(
      descriptionLanguages.map((language) => [language, `${language}.`]),
    )
    expect((await save({ descriptions: all })).descriptions).toEqual(all)
    expect((await details()).descriptions).toEqual(all)
  })

  it('LNG-3 KEEP-1 a save changes only the languages that it names', async () => {
    const { details, save } = await owned()
    await save({ descriptions: { de: german, ar: arabic } })
    await save({ description: 'Cloth.' })
    await save({ descriptions: {} })
    expect((await details()).descriptions).toEqual({ de: german, ar: arabic })
    const after = await save({ descriptions: { de: 'Tuch.', ar: null, fr: null } })
    expect(after).toMatchObject({ description: 'Cloth.' })
    expect(after.descriptions).toEqual({ de: 'Tuch.' })
  })

  it('OFF-6 LNG-3 a save of one language is a version, and guarded by it', async () => {
    const { call, details, save } = await owned()
    const { version } = await details()
    await save({ descriptions: { de: german } }, { 'if-match': `"${version}"` })
    const late = await send(bench.app.url, updateOrganisation, {
      ...call,
      body: { descriptions: { ar: arabic } },
      headers: { 'if-match': `"${version}"` },
    })
    expect([late.status, late.headers.get('etag')]).toEqual([412, `"${version + 1}"`])
    expect((await details()).descriptions).toEqual({ de: german })
  })

  it('LNG-3 are stored as the main one is: lines in their form, nothing around them', async () => {
    const { save } = await owned()
    const { descriptions } = await save({ descriptions: { de: ' Tuch\u2028aus dem Hafen. \n' } })
    expect(descriptions).toEqual({ de: 'Tuch\naus dem Hafen.' })
  })

  it.each([
    ['descriptions.de', { de: 'x'.repeat(501) }, 'too-long'],
    ['descriptions.de', { de: ' \u200b' }, 'empty'],
    ['descriptions.fr', { fr: 'a\u0007' }, 'control-characters'],
    ['descriptions.xx', { xx: 'Text' }, 'description-language'],
    ['descriptions.de-AT', { 'de-AT': 'Text' }, 'description-language'],
    ['descriptions.de', { de: 5 }, 'unfit'],
    ['descriptions', 'Text', 'unfit'],
  ])(
    'API-5 LNG-3 a save with a wrong %s is refused by name and writes nothing: %j',
    async (field, wrong, reason) => {
      const { details, refused } = await owned()
      const before = await details()
      expect(await refused({ size: 'LARGE', descriptions: wrong })).toMatchObject({
        ...{ status: 422, code: 'invalid', field, reason },
        message: expect.stringContaining(field),
      })
      expect(await details()).toEqual(before)
    },
  )

  it.each([
    ['de', german],
    ['de-AT, en;q=0.5', german],
    ['ar;q=0.4, de;q=0.9', german],
    ['ar', arabic],
    ['fr', 'Drap du port.'],
    ['nl, fr;q=0.5', 'Drap du port.'],
  ])('LNG-3 the public reads the one in its language: %s', async (language, text) => {
    const { save, seen } = await owned()
    await save({ descriptions: { de: german, ar: arabic, fr: 'Drap du port.' } })
    const answer = await seen(language)
    expect(answer.headers.get('vary')).toContain('accept-language')
    expect(await answer.json()).toMatchObject({ data: { description: text } })
  })

  it.each([[undefined], ['en'], ['es'], ['nl'], ['*'], ['en-GB, de;q=0.9']])(
    'LNG-3 the public reads the main one where there is none in its language: %s',
    async (language) => {
      const { save, seen } = await owned()
      await save({ descriptions: { de: german } })
      const { data } = (await (await seen(language)).json()) as { data: Record<string, unknown> }
      expect(data['description']).toBe('Cloth from the harbour.')
      expect(data).not.toHaveProperty('descriptions')
    },
  )

  it('LNG-3 a caller who names no language reads the main one, also beside one in English', async () => {
    const { save, seen } = await owned()
    await save({ description: german, descriptions: { en: 'Cloth.' } })
    const read = async (language?: string): Promise<unknown> => (await seen(language)).json()
    expect(await read()).toMatchObject({ data: { description: german } })
    expect(await read('en')).toMatchObject({ data: { description: 'Cloth.' } })
    expect(await read('de')).toMatchObject({ data: { description: german } })
  })

  it('LNG-3 a changed one is read at once, in each language', async () => {
    const { save, seen } = await owned()
    for (const text of [german, 'Tuch.', null]) {
      await save({ descriptions: { de: text } })
      expect(await (await seen('de')).json()).toMatchObject({
        data: { description: text ?? 'Cloth from the harbour.' },
      })
    }
  })
})
