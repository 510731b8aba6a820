import { beforeAll, beforeEach, expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import type { QuestionnaireAnswers } from '#src/contract/questionnaire.ts'
import { questionnaires, releasedQuestionnaire } from '#server/catalogue/questionnaires.ts'
import { credence } from '#server/demo/brands/credence.ts'
import { verdant } from '#server/demo/brands/verdant.ts'
import { refuse, succeed } from '../fixtures/call.ts'
import { contractSuite, type Person } from '../fixtures/contract-suite.ts'
import { operate, operateJson } from '../fixtures/operator.ts'
import { bestAnswers, worstAnswers } from '../fixtures/questionnaire-answers.ts'
import { moduleActions } from '../fixtures/questionnaires.ts'
import { waterQuestionnaire } from '#src/contract/operate/water-questionnaire.fixture.ts'
import { waterModule } from '../fixtures/water-modules.ts'

const { answerQuestionnaire, completedModules, questionnaire } = endpoints
const water = { measured: ['yes'], saved: ['taps', 'rain'] }
const human = 'human-rights'

contractSuite('questionnaires of operators', (bench) => {
  let owner: Person
  let slug: string

  beforeAll(async () => {
    await bench.app.store.brands.put(credence, ['127.0.0.1'])
    await bench.app.store.brands.put(verdant, ['verdant.example'])
  })
  beforeEach(async () => {
    owner = await bench.person()
    slug = await bench.organisation(owner)
    for (const table of ['modules', 'questionnaire_states', 'audit_log'] as const)
      await bench.open.db.deleteFrom(table).execute()
  })

  const find = async (id: string) =>
    (await succeed(bench.app.url, questionnaire, { params: { id } })).data
  const input = (id: string, answers: QuestionnaireAnswers, revision?: string) => ({
    token: owner.token,
    params: { slug, id },
    body: { answers, ...(revision !== undefined && { revision }) },
  })
  const answer = async (...given: Parameters<typeof input>) =>
    (await succeed(bench.app.url, answerQuestionnaire, input(...given))).data
  const refused = (...given: Parameters<typeof input>) =>
    refuse(bench.app.url, answerQuestionnaire, input(...given))
  const standing = () => moduleActions(bench).standing(owner, slug)
  const put = (content: unknown) =>
    operate(bench.place, ['questionnaires', 'put', '-'], JSON.stringify(content))
  const remove = (id: string) => operate(bench.place, ['questionnaires', 'remove', id])
  const released = (id = human) => {
    const content = releasedQuestionnaire(id)
    if (!content) throw new Error(`no questionnaire ${id}`)
    return structuredClone(content)
  }
  const audited = async () =>
    (
      await bench.open.db
        .selectFrom('audit_log')
        .select(['action', 'subject'])
        .where('action', 'like', 'questionnaire.%')
        .orderBy('created_at')
        .orderBy('id')
        .execute()
    ).map(({ action, subject }) => `${action} ${subject}`)

  it('OPR-5 API-8 are listed and shown with those of the release, which have no row', async () => {
    await put(waterQuestionnaire())
    const listed = (await operateJson(bench.place, ['questionnaires', 'list'])) as object[]
    expect(listed).toMatchObject([
      ...questionnaires.map(({ id }) => ({ id, origin: 'of the release', number: 0 })),
      { id: 'water', title: 'Water', questions: 2, origin: 'your own', number: 1 },
    ])
    expect(await operateJson(bench.place, ['questionnaires', 'show', human])).toEqual(released())
    const shown = await operateJson(bench.place, ['questionnaires', 'show', 'water'])
    expect(shown).toMatchObject(waterQuestionnaire())
    // What is put again as it is makes no state, and no entry.
    expect(await put(shown)).toMatchObject({ code: 0, stderr: '' })
    expect(await audited()).toEqual(['questionnaire.put water'])
  })

  it('OPR-5 every state of one is kept, and can be put again; removing leads back to the release', async () => {
    const shorter = released()
    shorter.questions.pop()
    await put(shorter)
    expect((await find(human)).questions).toHaveLength(10)
    await put({ ...shorter, minutes: 9 })
    const show = (state: string) =>
      operateJson(bench.place, ['questionnaires', 'show', human, state])
    expect(await show('0')).toEqual(released())
    expect(await show('1')).toEqual(shorter)
    expect((await operate(bench.place, ['questionnaires', 'show', human, '7'])).stderr).toContain(
      "no state '7'",
    )
    expect((await remove(human)).stdout).toContain('again what the release says')
    expect((await find(human)).questions).toHaveLength(11)
    expect((await remove(human)).code).toBe(1)
    expect(await audited()).toEqual([
      `questionnaire.put ${human}`,
      `questionnaire.put ${human}`,
      `questionnaire.remove ${human}`,
    ])
    // Put as the release has it, it follows the release.
    await put(shorter)
    await put(released())
    expect(await bench.app.store.questionnaires.find(human)).toMatchObject({ origin: 'release' })
  })

  it('OPR-5 API-5 a file with faults changes nothing, and each is named', async () => {
    const { questions } = waterQuestionnaire()
    const { code, stderr } = await put({
      ...waterQuestionnaire(),
      questions: [...questions, { ...questions[0], options: [] }],
    })
    expect(code).toBe(1)
    expect(stderr).toContain('questions.2.options must have at least 2 entries')
    expect(await bench.app.store.questionnaires.find('water')).toBeUndefined()
    const twice = await put({ ...waterQuestionnaire(), questions: [questions[0], questions[0]] })
    expect(twice.stderr).toContain('questions.1.id is the id of another question')
  })

  it('OPR-5 MOD-3 one of the operator’s own is there where a module asks it, and earns what that says', async () => {
    await put(waterQuestionnaire())
    const call = { params: { id: 'water' } }
    expect(await refuse(bench.app.url, questionnaire, call)).toMatchObject({ status: 404 })
    expect(await refused('water', water)).toMatchObject({ code: 'unknown-questionnaire' })
    await bench.app.store.modules.put(waterModule([]))
    expect(await find('water')).toMatchObject({ tag: '', title: 'Water' })
    expect(await answer('water', water)).toMatchObject({ passed: true, earned: false, tag: '' })
    expect((await standing()).earned).toEqual([])

    // What the module earns by now is earned by who passes again.
    await bench.app.store.modules.put(waterModule(['module-human-rights']))
    const { version } = await standing()
    expect((await find('water')).tag).toBe('Human rights module')
    expect(await answer('water', worstAnswers(waterQuestionnaire()))).toMatchObject({
      ...{ passed: false, earned: false },
    })
    expect(await answer('water', water)).toMatchObject({ passed: true, earned: true })
    expect(await standing()).toMatchObject({
      ...{ version: version + 1, earned: ['module-human-rights'] },
    })
    const list = { token: owner.token, params: { slug } }
    const { results } = await succeed(bench.app.url, completedModules, list)
    expect(results).toMatchObject([{ moduleId: 'water', score: 100 }])
  })

  it('OPR-5 API-8 a module leads to no questionnaire that is not there, and none is removed that one leads to', async () => {
    const module = waterModule([])
    const before = await operate(bench.place, ['modules', 'put', '-'], JSON.stringify(module))
    expect([before.code, before.stderr]).toEqual([
      1,
      'There is no such questionnaire, or not any more.\n',
    ])
    await put(waterQuestionnaire())
    await bench.app.store.modules.put(module)
    expect((await remove('water')).stderr).toContain('These modules ask this questionnaire: water')
    expect(await bench.app.store.questionnaires.find('water')).toBeDefined()
    await operate(bench.place, ['modules', 'remove', 'water'])
    expect((await remove('water')).stdout).toBe("The questionnaire 'water' is gone.\n")
  })

  it('OPR-5 what an attribute of certificates proves, no module earns', async () => {
    await put(waterQuestionnaire())
    const module = waterModule(['minority-owned'])
    const { code, stderr } = await operate(
      bench.place,
      ['modules', 'put', '-'],
      JSON.stringify(module),
    )
    expect([code, stderr.includes('is not an attribute that a module can earn')]).toEqual([1, true])
  })

  it('OPR-5 answers to another revision are not scored; the present one is named', async () => {
    const { revision } = await find(human)
    const all = bestAnswers(human)
    const shorter = released()
    const gone = shorter.questions.pop()?.id ?? ''
    await put(shorter)
    const before = await standing()
    const present = (await find(human)).revision
    expect(present).not.toBe(revision)
    for (const answers of [all, bestAnswers(shorter)])
      expect(await refused(human, answers, revision)).toMatchObject({
        ...{ status: 409, code: 'questionnaire-changed', params: { revision: present } },
      })
    expect(await standing()).toEqual(before)
    expect(await answer(human, bestAnswers(shorter), present)).toMatchObject({ passed: true })

    // The question comes back, and with it the revision that was answered.
    await put(released())
    expect((await find(human)).revision).toBe(revision)
    expect(await answer(human, all, revision)).toMatchObject({ score: 100, earned: true })
    expect(all[gone]).toBeDefined()
  })

  it('OPR-5 a caller that knows of no revision is answered by whether its answers fit', async () => {
    const shorter = released()
    const gone = shorter.questions.pop()?.id ?? ''
    await put(shorter)
    expect(await refused(human, bestAnswers(human))).toMatchObject({
      ...{ status: 422, field: `answers.${gone}` },
    })
    expect(await answer(human, bestAnswers(shorter))).toMatchObject({ passed: true })
    await put({
      ...released(),
      questions: [...released().questions, waterQuestionnaire().questions[0]],
    })
    expect(await refused(human, bestAnswers(human))).toMatchObject({
      ...{ status: 422, field: 'answers.measured' },
    })
  })

  it('OPR-5 what was earned stays, whatever becomes of the questionnaire', async () => {
    await put(waterQuestionnaire())
    await bench.app.store.modules.put(waterModule(['module-human-rights']))
    await answer('water', water)
    await operate(bench.place, ['modules', 'remove', 'water'])
    await remove('water')
    expect((await standing()).earned).toEqual(['module-human-rights'])
  })

  it('OPR-5 LNG-1 is asked in the language of the call, and says where a text is in another', async () => {
    await put(waterQuestionnaire())
    await bench.app.store.modules.put(waterModule([]))
    const headers = { 'accept-language': 'ar' }
    const { data } = await succeed(bench.app.url, questionnaire, {
      params: { id: 'water' },
      headers,
    })
    expect(data).toMatchObject({ title: 'Water', languages: { title: 'en' } })
    expect(data.questions[0]).toMatchObject({ languages: { text: 'en', options: 'en' } })
    expect(data.questions[1]?.languages).toBeUndefined()
  })
})
