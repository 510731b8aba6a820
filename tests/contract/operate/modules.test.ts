import { beforeEach, expect, it } from 'vitest'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { freeModules } from '#src/contract/free-modules.ts'
import type { ModuleInput } from '#server/store/module-input.ts'
import { refuse, succeed } from '../../fixtures/call.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { verifierDesk } from '../../fixtures/verifier-desk.ts'
import { aModule, waterModule, waterQuestionnaire } from '../../fixtures/water-questionnaire.ts'

const { operatedModules, operatedModule, createModule, changeModule } = endpoints
const { removeModule, moveModule } = endpoints
const { operatedQuestionnaires, operatedQuestionnaire, createQuestionnaire } = endpoints
const { changeQuestionnaire, removeQuestionnaire } = endpoints

contractSuite('modules and questionnaires for editors', (bench) => {
  const by = verifierDesk(bench)
  let editor: Person
  let scoped: Person

  beforeEach(async () => {
    for (const table of ['modules', 'questionnaire_states', 'audit_log'] as const)
      await bench.open.db.deleteFrom(table).execute()
    for (const id of ['one-brand', 'two-brand'])
      await bench.app.store.brands.put({ ...defaultBrand, id, name: id }, [`${id}.example`])
    editor = await by.operator('editor', null, ['editor'])
    scoped = await by.operator('scoped', 'one-brand', ['editor'])
  })

  const as = ({ token }: Person = editor) => ({ token })
  const one = (id: string, person?: Person) => ({ ...as(person), params: { id } })
  const listed = async (person?: Person) =>
    (await succeed(bench.app.url, operatedModules, as(person))).results
  const ids = async (person?: Person) => (await listed(person)).map(({ content }) => content.id)
  const put = (content: ModuleInput, person?: Person) => ({ ...as(person), body: { content } })
  const create = async (content: ModuleInput, person?: Person) =>
    (await succeed(bench.app.url, createModule, put(content, person))).data
  const questionnaire = async (id: string, person?: Person) =>
    (await succeed(bench.app.url, operatedQuestionnaire, one(id, person))).data
  const log = async () =>
    (
      await bench.open.db
        .selectFrom('audit_log')
        .select(['actor', 'action', 'subject'])
        .where('actor', '=', editor.user.email)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
    ).map(({ action, subject }) => `${action} ${subject}`)

  it('OPR-5 modules are added, read, changed, moved and taken away; the log says by whom', async () => {
    await create(aModule('a'))
    const title = { en: '<em>Save</em> <strong>water</strong>', de: 'Wasser' }
    const { version, content } = await create({ ...aModule('b'), title })
    expect(content.title).toEqual({ en: 'Save <strong>water</strong>', de: 'Wasser' })
    const body = { version, content: { ...content, caption: 'Rain' } }
    const changed = await succeed(bench.app.url, changeModule, { ...one('b'), body })
    expect(changed.data.content.caption).toBe('Rain')
    const stale = await refuse(bench.app.url, changeModule, { ...one('b'), body })
    expect([stale.status, stale.code]).toEqual([409, 'record-changed'])
    await succeed(bench.app.url, moveModule, { ...one('b'), body: { after: null } })
    expect(await ids()).toEqual(['b', 'a'])
    const shown = await succeed(bench.app.url, endpoints.supplierModules)
    expect(shown.map(({ caption }) => caption)).toEqual(['Rain', 'Water'])
    const params = { id: 'b', version: changed.data.version }
    await succeed(bench.app.url, removeModule, { ...as(), params })
    expect(await ids()).toEqual(['a'])
    expect(await log()).toEqual([
      ...['module.put a', 'module.put b', 'module.put b', 'module.move b', 'module.remove b'],
    ])
  })

  it.each([
    ['content.title', { title: '' }],
    ['content.title.en', { title: { en: '<i></i>', de: 'Wasser' } }],
    ['content.attributeIds.0', { attributeIds: ['minority-owned'] }],
    ['content.icon_url', { icon_url: 'javascript:alert(1)' }],
    ['content.tags.0', { tags: [' '] }],
    ['questionnaire', { questionnaire: '/questionnaires/nothing' }],
    ['brandId', { brandId: 'no-such-brand' }],
  ])('OPR-5 API-5 names %s where it is wrong, and stores nothing', async (field, wrong) => {
    const refused = await refuse(bench.app.url, createModule, put({ ...aModule('a'), ...wrong }))
    expect([refused.status, refused.field]).toEqual([422, field])
    expect(await ids()).toEqual([])
    expect(await log()).toEqual([])
  })

  it('OPR-1 an editor of a brand changes its modules alone, and reads questionnaires', async () => {
    await create(aModule('shared'))
    await create({ ...aModule('other'), brandId: 'two-brand' })
    const own = await create({ ...aModule('own'), brandId: 'one-brand' }, scoped)
    const seen = await listed(scoped)
    expect(seen.map(({ content, mayChange }) => [content.id, mayChange])).toEqual([
      ['shared', false],
      ['own', true],
    ])
    const sharing = { version: own.version, content: { ...own.content, brandId: null } }
    expect(
      await refuse(bench.app.url, changeModule, { ...one('own', scoped), body: sharing }),
    ).toMatchObject({ status: 403, field: 'content.brandId' })
    expect((await refuse(bench.app.url, operatedModule, one('other', scoped))).status).toBe(404)

    const { version, content, mayChange } = await questionnaire('human-rights', scoped)
    expect(mayChange).toBe(false)
    const body = { version, content }
    for (const refused of [
      await refuse(bench.app.url, changeQuestionnaire, { ...one('human-rights', scoped), body }),
      await refuse(bench.app.url, createQuestionnaire, {
        ...{ ...as(scoped), body: { content: waterQuestionnaire() } },
      }),
    ])
      expect(refused).toMatchObject({ status: 403, code: 'not-an-operator' })
  })

  it('OPR-5 questionnaires of the release are listed without a row, changed, and put back', async () => {
    const { results } = await succeed(bench.app.url, operatedQuestionnaires, as())
    expect(results.map(({ content }) => content.id)).toEqual([...freeModules])
    const before = await questionnaire('human-rights')
    const untouched = { ...as(), params: { id: 'human-rights', version: before.version } }
    expect(await refuse(bench.app.url, removeQuestionnaire, untouched)).toMatchObject({
      ...{ status: 409, code: 'questionnaire-of-release' },
    })
    const body = { version: before.version, content: { ...before.content, minutes: 9 } }
    const call = { ...one('human-rights'), body }
    const { data } = await succeed(bench.app.url, changeQuestionnaire, call)
    expect(data.content.minutes).toBe(9)
    expect(await refuse(bench.app.url, changeQuestionnaire, call)).toMatchObject({
      ...{ status: 409, code: 'record-changed' },
    })
    const params = { id: 'human-rights', version: data.version }
    await succeed(bench.app.url, removeQuestionnaire, { ...as(), params })
    expect(await questionnaire('human-rights')).toEqual(before)
    expect(await log()).toEqual([
      ...['questionnaire.put human-rights', 'questionnaire.remove human-rights'],
    ])
  })

  it('OPR-5 a questionnaire is added and asked by a module, and stays while one asks it', async () => {
    const content = waterQuestionnaire()
    const call = { ...as(), body: { content } }
    const { data } = await succeed(bench.app.url, createQuestionnaire, call)
    expect(data.content).toEqual(content)
    expect(await refuse(bench.app.url, createQuestionnaire, call)).toMatchObject({
      ...{ status: 409, code: 'record-exists', field: 'content.id' },
    })
    const module = await create(waterModule(['module-human-rights']))
    const params = { id: 'water', version: data.version }
    expect(await refuse(bench.app.url, removeQuestionnaire, { ...as(), params })).toMatchObject({
      ...{ status: 409, code: 'questionnaire-asked', params: { modules: 'water' } },
    })
    const gone = { id: 'water', version: module.version }
    await succeed(bench.app.url, removeModule, { ...as(), params: gone })
    await succeed(bench.app.url, removeQuestionnaire, { ...as(), params })
    expect((await refuse(bench.app.url, operatedQuestionnaire, one('water'))).status).toBe(404)
  })

  it('OPR-5 API-5 a questionnaire that makes no sense is refused with its field', async () => {
    const { questions, ...rest } = waterQuestionnaire()
    const content = { ...rest, questions: [...questions, ...questions.slice(0, 1)] }
    const call = { ...as(), body: { content } }
    expect(await refuse(bench.app.url, createQuestionnaire, call)).toMatchObject({
      ...{ status: 422, field: 'content.questions.2.id' },
    })
    expect(await log()).toEqual([])
  })
})
