import { beforeAll, beforeEach, expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import type { QuestionnaireAnswers } from '#src/contract/questionnaire.ts'
import { questionnairePath, questionnaires } from '#server/catalogue/questionnaires.ts'
import { credence } from '#server/demo/brands/credence.ts'
import { verdant } from '#server/demo/brands/verdant.ts'
import { passMark } from '#src/contract/questionnaire-score.ts'
import { refuse, send, succeed } from '../fixtures/call.ts'
import { contractSuite, type Person } from '../fixtures/contract-suite.ts'
import { memberActions } from '../fixtures/members.ts'
import { bestAnswers, worstAnswers } from '../fixtures/questionnaire-answers.ts'
import {
  carbon,
  deliver,
  formResponse,
  moduleActions,
  webhookSecret,
} from '../fixtures/questionnaires.ts'
import { rawCall } from '../fixtures/raw-call.ts'

const { answerQuestionnaire, completedModules, publicProfile, questionnaire } = endpoints
const id = 'human-rights'
const tag = 'Human rights module'
const earned = [`module-${id}`]

contractSuite(
  'embedded questionnaires',
  (bench) => {
    let owner: Person
    let slug: string

    beforeAll(async () => {
      await bench.app.store.brands.put(credence, ['127.0.0.1'])
      await bench.app.store.brands.put(verdant, ['verdant.example'])
    })
    beforeEach(async () => {
      owner = await bench.person()
      slug = await bench.organisation(owner)
      await bench.open.db.deleteFrom('modules').execute()
    })

    const input = (answers: unknown, { token }: Person = owner, of = id) => ({
      token,
      params: { slug, id: of },
      body: { answers },
    })
    const answer = async (answers: QuestionnaireAnswers, of = id) =>
      (await succeed(bench.app.url, answerQuestionnaire, input(answers, owner, of))).data
    const refused = (answers: unknown, person?: Person, of?: string) =>
      refuse(bench.app.url, answerQuestionnaire, input(answers, person, of))
    const standing = () => moduleActions(bench).standing(owner, slug)
    const completed = async () => {
      const call = { token: owner.token, params: { slug } }
      return (await succeed(bench.app.url, completedModules, call)).results
    }
    const shared = async () =>
      (await succeed(bench.app.url, publicProfile, { params: { slug } })).data

    it('MOD-3 shows each questionnaire to anybody, without what its answers are worth', async () => {
      for (const { id: each } of questionnaires) {
        const sent = await send(bench.app.url, questionnaire, { params: { id: each } })
        const text = await sent.text()
        expect(text).toContain(`"passMark":${passMark}`)
        expect(text).not.toMatch(/"(?:points|explanation|most)":/)
        const headers = { 'if-none-match': sent.headers.get('etag') ?? '' }
        const again = await send(bench.app.url, questionnaire, { params: { id: each }, headers })
        expect(again.status).toBe(304)
      }
      const { data } = await succeed(bench.app.url, questionnaire, { params: { id } })
      expect(data).toMatchObject({ id, tag, questions: { length: 11 } })
      for (const unknown of ['water-stewardship', '__proto__', 'constructor', 'x'.repeat(90)]) {
        const call = { params: { id: unknown } }
        expect(await refuse(bench.app.url, questionnaire, call)).toMatchObject({ status: 404 })
      }
    })

    it('MOD-3 passing earns the tag, for members and for everybody who reads the profile', async () => {
      const before = await standing()
      expect((await shared()).tags).toEqual([])
      const result = await answer(bestAnswers(id))
      expect(result).toMatchObject({ score: 100, passMark, passed: true, tag, earned: true })
      expect(await standing()).toEqual({
        version: before.version + 1,
        earned,
        completions: before.completions + 1,
      })
      expect(await shared()).toMatchObject({ tags: [tag], version: before.version + 1 })
    })

    it('MOD-3 failing earns nothing, and explains every answer', async () => {
      const before = await standing()
      const result = await answer(worstAnswers(id))
      expect(result).toMatchObject({ score: 0, passed: false, tag, earned: false })
      const { data } = await succeed(bench.app.url, questionnaire, { params: { id } })
      expect(result.answers.map((one) => one.questionId)).toEqual(
        data.questions.map((question) => question.id),
      )
      for (const { points, of, explanation } of result.answers) {
        expect([points, of > 0, explanation !== '']).toEqual([0, true, true])
      }
      expect(await standing()).toEqual(before)
      expect(await completed()).toEqual([])
    })

    it('MOD-3 passing again changes nothing, failing takes nothing away, the best score stays', async () => {
      const { grievance: _, ...most } = bestAnswers(id)
      expect(await answer({ ...most, grievance: ['none'] })).toMatchObject({ score: 90 })
      const before = await standing()
      const [first] = await completed()
      expect(first).toMatchObject({ moduleId: id, score: 90 })
      expect(await answer(bestAnswers(id))).toMatchObject({ score: 100, earned: true })
      expect(await answer({ ...most, grievance: ['none'] })).toMatchObject({ passed: true })
      expect(await answer(worstAnswers(id))).toMatchObject({ passed: false, earned: true })
      expect(await standing()).toEqual(before)
      expect(await completed()).toEqual([{ ...first, score: 100 }])
    })

    it('MOD-3 earns once when members answer at once', async () => {
      const { version, completions } = await standing()
      await Promise.all([1, 2, 3, 4].map(() => answer(bestAnswers(id))))
      expect(await standing()).toEqual({
        version: version + 1,
        earned,
        completions: completions + 1,
      })
    })

    it('MOD-3 keeps no answer', async () => {
      await answer(bestAnswers(id))
      const rows = await bench.open.db.selectFrom('module_completions').selectAll().execute()
      expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual([
        'created_at',
        'module_id',
        'organisation_id',
        'response_id',
        'score',
        'user_id',
      ])
      expect(JSON.stringify(rows.map((row) => row.response_id))).not.toContain(
        (await bench.app.store.organisations.find(slug))?.id,
      )
    })

    it.each([
      ['nothing', undefined, 'answers'],
      ['a text', 'yes', 'answers'],
      ['no answers', {}, 'answers.policy'],
      ['a list', [], 'answers.policy'],
      ['a question that is none', { ...bestAnswers(id), weather: ['no'] }, 'answers.weather'],
      ['an option that is none', { ...bestAnswers(id), policy: ['maybe'] }, 'answers.policy'],
      ['an option that is no list', { ...bestAnswers(id), policy: 'public' }, 'answers.policy'],
      ['an option that is no text', { ...bestAnswers(id), policy: [1] }, 'answers.policy.0'],
      ['two of one', { ...bestAnswers(id), policy: ['public', 'no'] }, 'answers.policy'],
      ['one twice', { ...bestAnswers(id), safety: ['voice', 'voice'] }, 'answers.safety'],
      [
        'something and nothing',
        { ...bestAnswers(id), safety: ['voice', 'none'] },
        'answers.safety',
      ],
    ])('MOD-3 API-5 refuses %s and names the field', async (_what, answers, field) => {
      const before = await standing()
      expect(await refused(answers)).toMatchObject({ status: 422, code: 'invalid', field })
      expect(await standing()).toEqual(before)
    })

    it('MOD-3 API-4 nobody earns for an organisation that is not theirs, nor while suspended', async () => {
      const before = await standing()
      const rival = await bench.person()
      await bench.organisation(rival, 'Rival Ltd')
      expect(await refused(bestAnswers(id), rival)).toMatchObject({ code: 'not-a-member' })
      await memberActions(bench).claim(rival, slug)
      expect(await refused(bestAnswers(id), rival)).toMatchObject({ status: 403, code: 'pending' })
      const rank = (status: 'ACTIVE' | 'SUSPENDED') =>
        bench.open.db
          .updateTable('organisations')
          .set({ status })
          .where('slug', '=', slug)
          .execute()
      await rank('SUSPENDED')
      expect(await refused(bestAnswers(id))).toMatchObject({ status: 403, code: 'suspended' })
      await rank('ACTIVE')
      expect(await standing()).toEqual(before)
    })

    it('MOD-2 MOD-3 where no modules are stored, all five can be earned', async () => {
      for (const one of questionnaires) {
        expect(await answer(bestAnswers(one), one.id)).toMatchObject({ passed: true, earned: true })
      }
      expect((await standing()).earned.toSorted()).toEqual(
        questionnaires.map((one) => `module-${one.id}`).toSorted(),
      )
      expect((await completed()).map((one) => one.moduleId).toSorted()).toEqual(
        questionnaires.map((one) => one.id).toSorted(),
      )
    })

    it('MOD-3 a brand with modules earns only what one of them asks', async () => {
      const module = { ...carbon, id: 'verdant-rights', formId: '', brandId: 'verdant' }
      const path = questionnairePath(id)
      await bench.app.store.modules.put({ ...module, questionnaire: path })
      await bench.app.store.modules.put({ ...carbon, brandId: 'credence' })
      expect(await refused(bestAnswers(id))).toMatchObject({
        status: 404,
        code: 'unknown-questionnaire',
        field: 'id',
      })
      const headers = {
        host: 'verdant.example',
        authorization: `Bearer ${owner.token}`,
        'content-type': 'application/json',
      }
      const { status } = await rawCall(
        bench.app.url,
        `/api/organisation/${slug}/questionnaires/${id}/answers`,
        { method: 'POST', headers, body: JSON.stringify({ answers: bestAnswers(id) }) },
      )
      expect(status).toBe(200)
      expect((await standing()).earned).toEqual(earned)
      expect((await completed()).map((one) => one.moduleId)).toEqual([id])
      const { text } = await rawCall(bench.app.url, `/api/organisation/${slug}/modules`, {
        headers,
      })
      const { results } = JSON.parse(text) as { results: { moduleId: string }[] }
      expect(results.map((one) => one.moduleId)).toEqual([id, 'verdant-rights'])
    })

    it('MOD-3 lists what the form service reported, without a score', async () => {
      await bench.app.store.modules.put(carbon)
      const ticket = await moduleActions(bench).ticket(owner, slug)
      for (const _ of [1, 2]) {
        expect(await deliver(bench.app.url, formResponse({ ticket }))).toEqual({ status: 204 })
      }
      expect(await completed()).toMatchObject([{ moduleId: 'carbon-footprint', score: null }])
      expect((await shared()).tags).toEqual(['Carbon footprint module'])
    })
  },
  { QUESTIONNAIRE_WEBHOOK_SECRET: webhookSecret },
)
