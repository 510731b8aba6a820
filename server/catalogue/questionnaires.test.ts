import { expect, it } from 'vitest'
import { catalogueId } from '#src/contract/fields.ts'
import * as v from 'valibot'
import { questionnaireInput } from '#src/contract/operate/questionnaire-input.ts'
import { mostPoints } from '#src/contract/questionnaire-score.ts'
import { earnedAttributes } from './attributes/earned.ts'
import { earnedBy, questionnaires, releasedQuestionnaire } from './questionnaires.ts'

const named = questionnaires.map((one) => [one.id, one] as const)
const idsOf = (list: readonly { id: string }[]) => list.map((one) => one.id)

it('MOD-2 MOD-3 has a questionnaire for each of the five modules, each with a tag of its own', () => {
  expect(idsOf(questionnaires)).toEqual([
    'carbon-footprint',
    'circular-economy',
    'recycled-content',
    'human-rights',
    'supplier-spend',
  ])
  expect(questionnaires.map(({ id }) => earnedBy(id))).toEqual(earnedAttributes)
  expect(releasedQuestionnaire('water-stewardship')).toBeUndefined()
})

it.each(named)(
  'MOD-3 %s has 8 to 12 questions, each with an id of its own',
  (_id, { questions }) => {
    expect(questions.length).toBeGreaterThanOrEqual(8)
    expect(questions.length).toBeLessThanOrEqual(12)
    expect(new Set(idsOf(questions)).size).toBe(questions.length)
    for (const { id } of questions) expect(v.is(catalogueId, id)).toBe(true)
  },
)

it.each(named)(
  'MOD-3 %s has options to choose from, from nothing upwards',
  (_id, { questions }) => {
    for (const question of questions) {
      const { options, kind } = question
      const ids = idsOf(options)
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids) expect(v.is(catalogueId, id)).toBe(true)
      expect(options.length).toBeGreaterThanOrEqual(3)
      expect(options.length).toBeLessThanOrEqual(10)
      expect(Math.min(...options.map((one) => one.points))).toBe(0)
      expect(mostPoints(question)).toBeGreaterThan(0)
      const alone = options.filter((one) => one.exclusive)
      expect(alone).toHaveLength(kind === 'several' ? 1 : 0)
      const sum = options.reduce((total, one) => total + one.points, 0)
      expect(mostPoints(question), 'can be reached').toBeLessThanOrEqual(sum)
    }
  },
)

it.each(named)('OPR-5 %s is what an operator could put', (id) => {
  const content = releasedQuestionnaire(id)
  expect(v.parse(questionnaireInput, content)).toEqual(content)
})

it.each(named)('MOD-3 %s fits on a phone and takes five minutes', (_id, definition) => {
  const { title, intro, minutes, questions } = definition
  expect(title.length).toBeLessThanOrEqual(40)
  expect(intro.length).toBeLessThanOrEqual(180)
  expect(minutes).toBeLessThanOrEqual(5)
  for (const { text, hint, explanation, options } of questions) {
    expect(text).toMatch(/\?$/)
    expect(text.length).toBeLessThanOrEqual(100)
    expect(hint).toMatch(/\.$/)
    expect(hint.length).toBeLessThanOrEqual(120)
    expect(explanation).toMatch(/\.$/)
    expect(explanation.length).toBeGreaterThanOrEqual(80)
    expect(explanation.length).toBeLessThanOrEqual(240)
    for (const { label } of options) expect(label.length).toBeLessThanOrEqual(90)
  }
})
